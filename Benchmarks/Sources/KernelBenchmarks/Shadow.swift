// Row 11 of performance.md: the shadow of a 900 × 900 square with σ = 30, nothing cached: coverage, blur, colour.
import Foundation
import Measuring
import PixelKernels

let shadow = Benchmark("shadow-900-s30", peer: "Skia (skia-python, raster)", target: 0.1) {
    let frame = PixelBuffer(width: 1200, height: 1200)!
    let draw = { () -> Kernels.Blurred in
        let mask = PixelBuffer(width: 900, height: 900, format: .a8)!
        Kernels.fill(a8: mask, mask.bounds, value: 255)
        let blurred = Kernels.gaussianBlur(a8: mask, sigma: 30)!
        Kernels.fill(mask: blurred.buffer, at: 150 - blurred.margin, 150 - blurred.margin, pixel: 0xFF00_0000, onto: frame)
        return blurred
    }
    let python = try Peer.python(), script = Peer.folder.appendingPathComponent("skia_shadow.py").path
    return Prepared(
        run: {
            let ours = Timing.least(40) { _ = draw() }
            guard let peer = try Peer.numbers(python, [script])["ms"] else { throw Unavailable("skia_shadow.py") }
            return Sample(ours: min(ours, Timing.least(40) { _ = draw() }), peer: peer)
        },
        gate: {
            // The blur of a square is the product of two error functions; its middle row is one.
            let blurred = draw(), m = blurred.margin, y = m + 450
            var squares = 0.0
            let width = blurred.buffer.width
            for x in 0..<width {
                let p = Double(x - m) + 0.5
                let truth = 255 * 0.5 * (erf(p / (30 * 2.0.squareRoot())) - erf((p - 900) / (30 * 2.0.squareRoot())))
                let e = Double(blurred.buffer.row(y).load(fromByteOffset: x, as: UInt8.self)) - truth
                squares += e * e
            }
            let quality = decibels(squares, width)
            return quality >= 43 ? nil : "PSNR \(quality) dB against a Gaussian"
        })
}
