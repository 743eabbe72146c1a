// Benchmarks of whole screens: UIKit, layers, text, pictures.
import Measuring

Runner.main(
    [
        firstFrame, memory, memoryShared, labelMeasured, labelMeasuredAbsolute, labelDrawn, labelCoverage, oneLabelOf500,
        nothingChanged, keystrokeInText, keystrokeInParagraph, commitScaling, wall, fling, pngOfScreen, snapshots,
        snapshotGrowth, layoutBuild1000, layoutBuild2000, layoutGrowth, layoutRootWidth, layoutOneConstant, stackForm,
        stackFormText, cellMeasured, animated10000, animated10000Frame, idle10000, scrubbed1000, idleAnimators,
        glassBar, glassBarCopies, glassBarFrame, glassFull, glassNested, glassStill, particles, particlesCopies, bodies,
        bodiesCopies, siblings, siblingsCopies, longLabel, longLabelCopies, longLabelMemory,
    ] + controllerBenchmarks)
