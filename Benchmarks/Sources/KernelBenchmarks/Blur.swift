// Row 1 of performance.md: a full frame blurred as the backdrop of an effect view, σ 20 and 60 pixels.
import Measuring
import PixelKernels

/// The frames between which the blur works, and what it has to look like.
@MainActor final class BlurredFrames {
    let frames = Frames()
    let sigma: Double
    var matrix: PixelMatrix?
    var tint: UInt32 = 0
    private var quality = 0.0

    init(_ sigma: Double) {
        self.sigma = sigma
        // Opaque, the left half noise as it was drawn, the right half blocks with hard edges.
        let source = frames.source
        Kernels.fill(source, source.bounds, pixel: 0xFF00_0000, blend: .destinationOver)
        var state: UInt32 = 9
        for y in stride(from: 0, to: 2532, by: 97) {
            for x in stride(from: 585, to: 1170, by: 53) {
                state ^= state << 13
                state ^= state >> 17
                state ^= state << 5
                Kernels.fill(
                    source, PixelRect(x: x, y: y, width: 53, height: 97), pixel: state | 0xFF00_0000, blend: .copy)
            }
        }
    }

    func draw(_ target: PixelBuffer, threads: Int = 1) {
        let bounds = target.bounds
        _ = Kernels.backdropBlur(
            frames.source, sourceX: 0, sourceY: 0, area: bounds, part: bounds, sigma: sigma, matrix: matrix, tint: tint,
            target: target, targetX: 0, targetY: 0, threads: threads)
    }

    func prepared(threads: Int = 1) -> Prepared {
        Prepared(
            run: { self.frames.againstCopy { self.draw(self.frames.destination, threads: threads) } },
            gate: { self.fault(threads) }, remark: { "\((self.quality * 10).rounded() / 10) dB" })
    }

    /// 1. The bytes of the scalar reference; 2. at least 43 dB against a Gaussian, looked at before the colours.
    func fault(_ threads: Int = 1) -> String? {
        if let fault = frames.differsFromReference({ self.draw($0, threads: threads) }) { return fault }
        let (kept, over) = (matrix, tint)
        matrix = nil
        tint = 0
        draw(frames.destination)
        matrix = kept
        tint = over
        quality = decibelsAgainstGaussian()
        return quality >= 43 ? nil : "PSNR \(quality) dB against a true Gaussian"
    }

    /// The green channel of every seventh row.
    private func decibelsAgainstGaussian() -> Double {
        let w = 1170, h = 2532, reach = Int(6 * sigma)
        var kernel = (-reach...reach).map { gaussian(Double($0) / sigma) }
        let sum = kernel.reduce(0, +)
        kernel = kernel.map { $0 / sum }
        var across = [Double](repeating: 0, count: w * h), row = [Double](repeating: 0, count: w + 2 * reach)
        for y in 0..<h {
            let pixels = frames.source.row(y).assumingMemoryBound(to: UInt32.self)
            for x in 0..<row.count { row[x] = Double(pixels[min(max(x - reach, 0), w - 1)] >> 8 & 255) }
            for (k, weight) in kernel.enumerated() { for x in 0..<w { across[y * w + x] += weight * row[x + k] } }
        }
        var squares = 0.0, count = 0
        for y in stride(from: 0, to: h, by: 7) {
            var exact = [Double](repeating: 0, count: w)
            for (k, weight) in kernel.enumerated() {
                let from = min(max(y + k - reach, 0), h - 1) * w
                for x in 0..<w { exact[x] += weight * across[from + x] }
            }
            for x in 0..<w {
                let e = Double(frames.destination.pixel(x: x, y: y) >> 8 & 255) - exact[x]
                squares += e * e
            }
            count += w
        }
        return decibels(squares, count)
    }

    /// Ours against the best way of a library in Python, which runs between two halves of our measurement.
    func against(_ library: String) throws -> Prepared {
        let python = try Peer.python(), script = Peer.folder.appendingPathComponent("blurs.py").path
        return Prepared(
            run: {
                let before = Timing.least(20) { self.draw(self.frames.destination) }
                guard let peer = try Peer.numbers(python, [script, library, "\(self.sigma)"])["best"] else {
                    throw Unavailable("blurs.py \(library)")
                }
                return Sample(ours: min(before, Timing.least(20) { self.draw(self.frames.destination) }), peer: peer)
            },
            gate: { self.fault() }, remark: { "\((self.quality * 10).rounded() / 10) dB" })
    }
}

let blurs: [Benchmark] = [
    Benchmark("blur-s20", peer: "memcpy (F)", target: 3) { BlurredFrames(20).prepared() },
    Benchmark("blur-s60", peer: "memcpy (F)", target: 3) { BlurredFrames(60).prepared() },
    Benchmark("blur-s60-two-threads", peer: "memcpy (F)", target: 3) { BlurredFrames(60).prepared(threads: 2) },
    Benchmark("blur-s60-material", peer: "memcpy (F)", target: 3) {
        let frames = BlurredFrames(60)
        frames.matrix = .saturation(1.8)
        frames.tint = 0x4C4C_4C4C
        return frames.prepared()
    },
    // 3 F against the 36 F of the best peer in performance.md.
    Benchmark("blur-s20-opencv", peer: "OpenCV, fastest of 3 ways", target: 1.0 / 12) {
        try BlurredFrames(20).against("opencv")
    },
    Benchmark("blur-s60-opencv", peer: "OpenCV, fastest of 3 ways", target: 1.0 / 12) {
        try BlurredFrames(60).against("opencv")
    },
    Benchmark("blur-s20-skia", peer: "Skia, faster of 2 ways", target: 1.0 / 12) {
        try BlurredFrames(20).against("skia")
    },
    Benchmark("blur-s60-skia", peer: "Skia, faster of 2 ways", target: 1.0 / 12) {
        try BlurredFrames(60).against("skia")
    },
    Benchmark("blur-s60-pillow", peer: "Pillow", target: 1.0 / 12) { try BlurredFrames(60).against("pillow") },
]
