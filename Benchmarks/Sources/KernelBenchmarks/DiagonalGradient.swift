// Row 10 of performance.md: a gradient from corner to corner of a full frame.
import Measuring
import PixelKernels

let diagonalGradient = Benchmark("gradient", peer: "memcpy (F)", target: 2.4) {
    let frames = Frames()
    let ramp = GradientRamp(stops: [
        .init(location: 0, red: 1, green: 0.2, blue: 0, alpha: 1), .init(location: 1, red: 0, green: 0.5, blue: 1, alpha: 1),
    ])
    let draw = { (buffer: PixelBuffer) in
        Kernels.fill(buffer, buffer.bounds, axial: ramp, from: (0, 0), to: (1170, 2532))
    }
    return Prepared(
        run: { frames.againstCopy { draw(frames.destination) } },
        gate: {
            if let fault = frames.differsFromReference(draw) { return fault }
            draw(frames.destination)
            let square = 1170.0 * 1170 + 2532 * 2532
            var squares = 0.0
            for y in stride(from: 0, to: 2532, by: 17) {
                for x in 0..<1170 {
                    let t = ((Double(x) + 0.5) * 1170 + (Double(y) + 0.5) * 2532) / square
                    let p = frames.destination.pixel(x: x, y: y)
                    let e = Double(p >> 16 & 255) - 255 * (1 - t), f = Double(p & 255) - 255 * t
                    squares += e * e + f * f
                }
            }
            let quality = decibels(squares, 149 * 1170 * 2)
            return quality >= 55 ? nil : "PSNR \(quality) dB against the formula"
        })
}
