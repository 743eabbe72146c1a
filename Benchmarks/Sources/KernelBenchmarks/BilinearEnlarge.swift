// Row 10 of performance.md: a quarter-size picture enlarged four times to a full frame.
import Measuring
import PixelKernels

let bilinearEnlarge = Benchmark("bilinear-up4", peer: "memcpy (F)", target: 3.2) {
    let frames = Frames()
    let quarter = Kernels.reduced(frames.source, factor: 4)!
    Kernels.fill(quarter, quarter.bounds, pixel: 0xFF00_0000, blend: .destinationOver)
    let draw = { (buffer: PixelBuffer) in
        Kernels.draw(
            quarter, transform: PixelTransform(a: 4, b: 0, c: 0, d: 4, tx: 0, ty: 0), onto: buffer, clip: buffer.bounds,
            edges: .extended, isOpaque: true)
    }
    return Prepared(
        run: { frames.againstCopy { draw(frames.destination) } },
        gate: {
            if let fault = frames.differsFromReference(draw) { return fault }
            draw(frames.destination)
            var squares = 0.0, count = 0
            for y in stride(from: 8, to: 2500, by: 13) {
                for x in stride(from: 8, to: 1150, by: 3) {
                    let u = (Double(x) + 0.5) / 4 - 0.5, v = (Double(y) + 0.5) / 4 - 0.5
                    let i = Int(u), j = Int(v), f = u - Double(i), g = v - Double(j)
                    func green(_ x: Int, _ y: Int) -> Double { Double(quarter.pixel(x: x, y: y) >> 8 & 255) }
                    let truth =
                        (green(i, j) * (1 - f) + green(i + 1, j) * f) * (1 - g)
                        + (green(i, j + 1) * (1 - f) + green(i + 1, j + 1) * f) * g
                    let e = Double(frames.destination.pixel(x: x, y: y) >> 8 & 255) - truth
                    squares += e * e
                    count += 1
                }
            }
            let quality = decibels(squares, count)
            return quality >= 50 ? nil : "PSNR \(quality) dB against exact interpolation"
        })
}
