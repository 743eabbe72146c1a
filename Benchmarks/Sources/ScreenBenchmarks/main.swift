// Benchmarks of whole screens: UIKit, layers, text, pictures.
import Measuring

Runner.main([
    firstFrame, memory, memoryShared, labelMeasured, labelMeasuredAbsolute, labelDrawn, labelCoverage, oneLabelOf500,
    layoutBuilt, layoutGrowth, layoutWidth, layoutConstant, cellMeasured,
    nothingChanged, keystrokeInText, keystrokeInParagraph, commitScaling, pngOfScreen, snapshots, snapshotGrowth,
    nothingChanged, commitScaling, wall, fling, pngOfScreen, snapshots, snapshotGrowth,
])
