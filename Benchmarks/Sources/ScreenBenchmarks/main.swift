// Benchmarks of whole screens: UIKit, layers, text, pictures.
import Measuring

Runner.main([
    firstFrame, memory, labelMeasured, labelDrawn, oneLabelOf500, nothingChanged, commitScaling, pngOfScreen, snapshots,
])
