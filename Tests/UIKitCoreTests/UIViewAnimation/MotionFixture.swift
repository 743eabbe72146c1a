// A small view in a window, and what is shown of it on its way.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import QuartzCore
import TestFixtures
import UIKit

/// A view of 10 × 10 points at (0, 5), on a stage of its own.
@MainActor final class MotionFixture {
    let app = StageFixture()
    let view = UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 10))

    init() {
        view.backgroundColor = .red
        app.show(view)
        app.turn()
    }

    /// Where the middle of the view is shown.
    var x: CGFloat { view.layer.presentation()?.position.x ?? -999 }
    var y: CGFloat { view.layer.presentation()?.position.y ?? -999 }
    var shown: CALayer { view.layer.presentation() ?? CALayer() }

    /// Shows the next frame after some seconds.
    func after(_ seconds: TimeInterval) { app.advance(by: seconds) }

    /// Where the middle is shown after each of some steps of time.
    func places(_ seconds: TimeInterval...) -> [CGFloat] {
        seconds.map { step in
            after(step)
            return x
        }
    }
}

/// Whether two lists are the same within a tolerance.
func near(_ a: [CGFloat], _ b: [CGFloat], _ tolerance: CGFloat = 0.001) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}

/// The way of a damped spring from 0 to 1, by small steps of the law itself (fourth order Runge and Kutta): shares nothing
/// with the closed form.
func steppedSpring(mass: Double, stiffness: Double, damping: Double, velocity: Double, time: Double) -> Double {
    var x = 0.0, v = velocity
    let steps = max(1, Int(time * 20_000)), h = time / Double(steps)
    func force(_ x: Double, _ v: Double) -> Double { (stiffness * (1 - x) - damping * v) / mass }
    for _ in 0..<steps {
        let (k1, l1) = (v, force(x, v))
        let (k2, l2) = (v + h / 2 * l1, force(x + h / 2 * k1, v + h / 2 * l1))
        let (k3, l3) = (v + h / 2 * l2, force(x + h / 2 * k2, v + h / 2 * l2))
        let (k4, l4) = (v + h * l3, force(x + h * k3, v + h * l3))
        x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
        v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
    }
    return x
}
