// Rows 9 and 10 of performance.md beside Cairo, which draws the same pictures between the same buffers. Those rows'
// targets are held against F elsewhere; here ours may not be slower.
import CPeers
import Measuring
import PixelKernels

@MainActor private func beside(
    _ what: peer_cairo_what, of source: PixelBuffer? = nil,
    ours draw: @escaping @MainActor (Frames, PixelBuffer) -> Void
) -> Prepared {
    let frames = Frames(), from = source ?? frames.source
    func cairo(_ target: PixelBuffer) -> Bool {
        peer_cairo_draw(
            what, target.bytes, from.bytes, 1170, 2532, Int32(target.bytesPerRow), Int32(from.bytesPerRow)) != 0
    }
    return Prepared(
        run: { Timing.interleaved(40, { draw(frames, frames.destination) }, { _ = cairo(frames.destination) }) },
        gate: {
            // Both draw the same picture: 35 dB leave room for Cairo's coarser interpolation.
            let ours = frames.destination.copy(), theirs = frames.destination.copy()
            draw(frames, ours)
            guard cairo(theirs) else { return "Cairo failed" }
            var squares = 0.0
            for y in stride(from: 0, to: 2532, by: 11) {
                for x in 0..<1170 {
                    let e = Double(ours.pixel(x: x, y: y) >> 8 & 255) - Double(theirs.pixel(x: x, y: y) >> 8 & 255)
                    squares += e * e
                }
            }
            let quality = decibels(squares, 231 * 1170)
            return quality >= 35 ? nil : "\(quality) dB beside Cairo's picture"
        })
}

let cairoRows: [Benchmark] = [
    Benchmark("src-over-cairo", peer: "Cairo (pixman)", target: 1) {
        beside(PEER_CAIRO_OVER) { Kernels.composite($0.source, at: 0, 0, onto: $1) }
    },
    Benchmark("flat-alpha-cairo", peer: "Cairo (pixman)", target: 1) {
        beside(PEER_CAIRO_FLAT) { Kernels.fill($1, $1.bounds, pixel: 0x8040_2010) }
    },
    Benchmark("gradient-cairo", peer: "Cairo (pixman)", target: 1) {
        let ramp = GradientRamp(stops: [
            .init(location: 0, red: 1, green: 0.2, blue: 0, alpha: 1),
            .init(location: 1, red: 0, green: 0.5, blue: 1, alpha: 1),
        ])
        return beside(PEER_CAIRO_GRADIENT) { Kernels.fill($1, $1.bounds, axial: ramp, from: (0, 0), to: (1170, 2532)) }
    },
    Benchmark("bilinear-up4-cairo", peer: "Cairo (pixman)", target: 1) {
        let quarter = Kernels.reduced(Frames().source, factor: 4)!
        Kernels.fill(quarter, quarter.bounds, pixel: 0xFF00_0000, blend: .destinationOver)
        return beside(PEER_CAIRO_ENLARGE, of: quarter) { _, target in
            Kernels.draw(
                quarter, transform: PixelTransform(a: 4, b: 0, c: 0, d: 4, tx: 0, ty: 0), onto: target,
                clip: target.bounds,
                edges: .extended, isOpaque: true)
        }
    },
]
