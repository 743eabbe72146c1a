// Row 10 of performance.md: a translucent colour over a full frame.
import Measuring
import PixelKernels

let flatAlpha = Benchmark("flat-alpha", peer: "memcpy (F)", target: 0.6) {
    let frames = Frames()
    return Prepared(
        run: {
            frames.againstCopy { Kernels.fill(frames.destination, frames.destination.bounds, pixel: 0x8040_2010) }
        },
        gate: { frames.differsFromReference { Kernels.fill($0, $0.bounds, pixel: 0x8040_2010) } })
}
