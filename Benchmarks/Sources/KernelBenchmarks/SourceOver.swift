// Row 9 of performance.md: SRC_OVER of a full frame with per-pixel alpha.
import Measuring
import PixelKernels

let sourceOver = Benchmark("src-over", peer: "memcpy (F)", target: 1.6) {
    let frames = Frames()
    return Prepared(
        run: { frames.againstCopy { Kernels.composite(frames.source, at: 0, 0, onto: frames.destination) } },
        gate: { frames.differsFromReference { Kernels.composite(frames.source, at: 0, 0, onto: $0) } })
}
