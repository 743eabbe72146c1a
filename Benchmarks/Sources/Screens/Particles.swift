// A screen full of particles: so many squares that turn and drift, always the same number of them.
import QuartzCore
public import UIKit

/// An emitter that fills the screen. Particles live five seconds, so that after these as many are seen as were asked for.
@MainActor public final class ParticleScreen {
    public let screen = BenchScreen()
    public let count: Int
    /// The side of a particle in points.
    public static let side: CGFloat = 12
    /// The particles' opacity.
    public static let alpha: CGFloat = 0.8
    private static let life = 5.0

    public init(_ count: Int) {
        self.count = count
        let view = UIView(frame: screen.window.bounds)
        view.backgroundColor = .black
        let emitter = CAEmitterLayer()
        emitter.frame = view.bounds
        emitter.emitterPosition = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        emitter.emitterSize = view.bounds.size
        emitter.emitterShape = .rectangle
        emitter.seed = 11
        let cell = CAEmitterCell()
        cell.contents = Self.makeSquare().cgImage
        cell.contentsScale = 3
        cell.color = UIColor(red: 1, green: 0.6, blue: 0.2, alpha: Self.alpha).cgColor
        cell.birthRate = Float(Double(count) / Self.life)
        cell.lifetime = Float(Self.life)
        cell.velocity = 8
        cell.emissionRange = 2 * .pi
        cell.spin = 1
        cell.spinRange = 2
        emitter.emitterCells = [cell]
        view.layer.addSublayer(emitter)
        screen.show(view)
        screen.pass(Self.life + 1)
        screen.turn()
    }

    /// A white square at three pixels a point.
    public static func makeSquare() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    /// The next frame at 60 Hz.
    public func frame() {
        screen.pass(1.0 / 60)
        screen.turn()
    }

    /// The part of the screen that is not black. Squares that were thrown at random cover 1 − exp(−count × area ÷ screen).
    public var covered: (seen: Double, expected: Double) {
        let shown = screen.buffer
        var seen = 0
        for y in 0..<shown.height {
            for x in 0..<shown.width where shown.pixel(x: x, y: y) & 0xFF_FFFF != 0 { seen += 1 }
        }
        let bounds = screen.window.bounds
        let share = Double(count) * Double(Self.side * Self.side) / Double(bounds.width * bounds.height)
        return (Double(seen) / Double(shown.width * shown.height), 1 - exp(-share))
    }
}
