// A frame of a screen with 1,000 particles, beside Cairo, which paints as many squares of that size.
import CPeers
import Foundation
import Measuring
import PixelKernels
import Screens
import UIKit

/// What the peer paints: the same number of squares, thrown at random, each turned in another way.
@MainActor private final class CairoSquares {
    private let target = PixelBuffer(width: 1170, height: 2532)!
    private let picture = PixelBuffer(width: side, height: side)!
    private var quads: [peer_quad] = []
    private static let side = Int(ParticleScreen.side * 3)

    init(_ count: Int) {
        Kernels.fill(picture, picture.bounds, pixel: 0xFFFF_9933)
        var state: UInt64 = 11
        func random(_ limit: Double) -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 33) / Double(1 << 31) * limit
        }
        quads = (0..<count).map { _ in
            peer_quad(x: random(1170), y: random(2532), angle: random(2 * .pi), alpha: Double(ParticleScreen.alpha))
        }
    }

    func paint() -> Bool {
        peer_cairo_quads(
            target.bytes, 1170, 2532, Int32(target.bytesPerRow), picture.bytes, Int32(Self.side),
            Int32(picture.bytesPerRow), quads, Int32(quads.count)) != 0
    }
}

/// Each frame is that drawn in full, and as much of the screen is covered as 1,000 squares cover.
@MainActor private func fault(_ particles: ParticleScreen) -> String? {
    for _ in 0..<5 {
        particles.frame()
        let shown = particles.screen.buffer.copy()
        guard Kernels.equal(shown, particles.screen.redrawAll()) else { return "a frame is not the full one" }
    }
    let (seen, expected) = particles.covered
    guard abs(seen - expected) < 0.1 * expected else {
        return "\(seen) of the screen is covered where \(particles.count) squares cover \(expected)"
    }
    return nil
}

/// The processor's time of a frame, all threads together: the places, the damage, the drawing.
let particles = Benchmark("particles-1000", peer: "1,000 squares by Cairo (pixman)", target: 1) {
    let screen = ParticleScreen(1000), peer = CairoSquares(1000)
    return Prepared(
        run: {
            var sample = Sample(ours: .infinity, peer: .infinity)
            for _ in 0..<20 {
                sample.ours = min(sample.ours, processorTime { screen.frame() })
                sample.peer = min(sample.peer, processorTime { _ = peer.paint() })
            }
            return sample
        },
        gate: { peer.paint() ? fault(screen) : "Cairo failed" })
}

let particlesCopies = Benchmark("particles-1000-copies", peer: "memcpy (F)", target: 16) {
    let screen = ParticleScreen(1000)
    let a = PixelBuffer(width: 1170, height: 2532)!, b = a.copy()
    return Prepared(
        run: {
            var sample = Sample(ours: .infinity, peer: .infinity)
            for _ in 0..<20 {
                sample.ours = min(sample.ours, processorTime { screen.frame() })
                sample.peer = min(sample.peer, processorTime { memcpy(a.bytes, b.bytes, a.byteCount) })
            }
            return sample
        },
        gate: { fault(screen) })
}
