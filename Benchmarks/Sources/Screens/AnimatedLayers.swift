// Layers that move and fade all at once, and the same curves evaluated by a bare loop.
import Foundation
import QuartzCore
import Stage
public import UIKit
import UIKitContainers
import UIKitControls
import UIKitCore
import UIKitText
import UIKitValues

/// So many layers in groups of 100, each with an animation of its position and one of its opacity.
@MainActor public final class AnimatedLayers {
    public let screen = BenchScreen()
    public let count: Int
    private var layers: [CALayer] = []
    private var curves: [Curve] = []
    /// What the loop finds: x, y and opacity of each layer.
    public private(set) var found: [SIMD3<Double>]
    private let duration = 10.0

    /// A layer's two animations, as numbers.
    private struct Curve {
        var from: CGPoint, to: CGPoint
        var opacityFrom: Double, opacityTo: Double
        var begin: Double, duration: Double
    }

    public init(_ count: Int) {
        self.count = count
        found = Array(repeating: .zero, count: count)
        let view = UIView(frame: screen.window.bounds)
        for group in 0..<max(1, count / 100) {
            let parent = CALayer()
            parent.frame = view.bounds
            view.layer.addSublayer(parent)
            for index in 0..<min(100, count) {
                let layer = CALayer()
                layer.frame = CGRect(x: (index % 10) * 36, y: (index / 10) * 80 + group % 60, width: 6, height: 6)
                layer.backgroundColor = UIColor.red.cgColor
                parent.addSublayer(layer)
                layers.append(layer)
            }
        }
        screen.show(view)
    }

    /// Starts every animation: 10 s, each begun up to 3 s ago.
    public func start() {
        let now = screen.now
        curves = []
        for (index, layer) in layers.enumerated() {
            let begin = now - Double(index % 97) / 32 - 0.01
            let to = CGPoint(x: layer.position.x + 20, y: layer.position.y + 15)
            let opacity = 0.2 + Double(index % 7) / 10
            curves.append(
                Curve(
                    from: layer.position, to: to, opacityFrom: 1, opacityTo: opacity, begin: begin, duration: duration))
            add(layer, "position", layer.position, to, begin)
            add(layer, "opacity", 1.0, opacity, begin)
        }
        screen.turn()
    }

    private func add(_ layer: CALayer, _ key: String, _ from: Any, _ to: Any, _ begin: Double) {
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = from
        animation.toValue = to
        animation.beginTime = begin
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        layer.add(animation, forKey: key)
    }

    /// Resolves all animations at a time from now.
    public func resolve(after seconds: Double) {
        _ = UIScreen.main.layerHost.resolveAnimations(at: screen.now + seconds)
    }

    /// The same curves, one after the other, into one array.
    public func loop(after seconds: Double) {
        let time = screen.now + seconds
        curves.withUnsafeBufferPointer { curves in
            found.withUnsafeMutableBufferPointer { found in
                for index in curves.indices {
                    let curve = curves[index]
                    let fraction = (time - curve.begin) / curve.duration
                    let p = AnimationMix.cubic(0.42, 0, 0.58, 1, at: fraction)
                    let x = curve.from.x + (curve.to.x - curve.from.x) * p
                    let y = curve.from.y + (curve.to.y - curve.from.y) * p
                    // Each animation evaluates its own curve, as they need not be the same.
                    let q = AnimationMix.cubic(0.42, 0, 0.58, 1, at: fraction)
                    found[index] = SIMD3(x, y, curve.opacityFrom + (curve.opacityTo - curve.opacityFrom) * q)
                }
            }
        }
    }

    /// What is wrong between the loop's values and the presented ones now; nil where they agree.
    public func fault() -> String? {
        loop(after: 0)
        for (index, layer) in layers.enumerated() {
            guard let place = layer.presented("position") as? CGPoint, let opacity = layer.presented("opacity") as? CGFloat
            else { return "layer \(index) shows nothing" }
            let expected = found[index]
            if abs(place.x - expected.x) > 1e-9 || abs(place.y - expected.y) > 1e-9 || abs(opacity - expected.z) > 1e-6 {
                return "layer \(index) is at \(place), \(opacity) in place of \(expected)"
            }
        }
        return nil
    }

    /// Whether the screen asks for frames by itself.
    public var isTicking: Bool { UIScreen.main.layerHost.hasRunningAnimations }
}

extension BenchScreen {
    /// The stage's time, seconds.
    public var now: Double { stage.clock.now }
}
