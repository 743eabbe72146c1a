// How one property of a layer gets from what is shown to what was set.
// Apple: "UIView", animating (since iOS 8 animations of one property are added up: WWDC 2014, session 236).
import CoreGraphics
import Foundation
import QuartzCore

/// One change of a layer's key within a block, as values.
///
/// Position, bounds, opacity and most transforms move by a difference that shrinks to nothing and is added to the model:
/// what interrupts adds its own, so both go on and nothing jumps. Everything else moves from what is shown to what was
/// set.
@MainActor struct LayerMotion {
    let layer: CALayer
    let key: String
    /// The model's value before and after.
    let old: Any
    let new: Any
    let isAdditive: Bool
    /// The values at the beginning and at the end of the animation.
    let from: Any
    let to: Any

    /// Keys that animation blocks move.
    static let keys: Set<String> = [
        "position", "bounds", "opacity", "transform", "backgroundColor", "anchorPoint", "cornerRadius", "borderWidth",
        "borderColor", "shadowOpacity", "shadowRadius", "shadowOffset", "shadowColor", "zPosition", "sublayerTransform",
        "contentsRect", BackdropLayer.lookKey, VibrancyLayer.lookKey,
    ]
    /// The name under which a block's animation carries whether it is added.
    static let mark = "UIView.motion"

    /// - Parameters:
    ///   - old: The model's value before the change, or the value to begin from.
    ///   - shown: The value that was shown before; nil for the same.
    ///   - absolute: Not added even if it could be.
    init?(_ layer: CALayer, _ key: String, old: Any?, shown: Any?, absolute: Bool = false) {
        let new = layer.value(forKey: key)
        guard let (first, last) = Self.pair(old, new) else { return nil }
        self.layer = layer
        self.key = key
        self.old = first
        self.new = last
        if !absolute, Self.isAdded(key, first, last), !Self.hasAbsolute(layer, key),
            let difference = AnimationMix.difference(from: last, to: first), let zero = AnimationMix.zero(like: difference)
        {
            isAdditive = true
            from = difference
            to = zero
        } else {
            isAdditive = false
            from = shown.flatMap { Self.pair($0, new)?.0 } ?? first
            to = last
        }
    }

    /// Two values to move between; a colour that is missing is the other one made clear.
    private static func pair(_ a: Any?, _ b: Any?) -> (Any, Any)? {
        switch (a, b) {
        case (let a?, let b?): return (a, b)
        case (nil, let b?): return clear(b).map { ($0, b) }
        case (let a?, nil): return clear(a).map { (a, $0) }
        case (nil, nil): return nil
        }
    }

    private static func clear(_ value: Any) -> Any? { (value as? CGColor)?.copy(alpha: 0) }

    private static func isAdded(_ key: String, _ old: Any, _ new: Any) -> Bool {
        switch key {
        case "position", "bounds", "opacity": return true
        case "transform":
            guard let old = old as? CATransform3D, let new = new as? CATransform3D else { return false }
            return old.joins(new)
        default: return false
        }
    }

    /// Whether an animation that is not added moves the key already: nothing can be added above it.
    private static func hasAbsolute(_ layer: CALayer, _ key: String) -> Bool {
        guard key == "transform" else { return false }
        return (layer.animationKeys() ?? []).contains { name in
            guard let animation = layer.animation(forKey: name) as? CAPropertyAnimation else { return false }
            return animation.keyPath == key && !animation.isAdditive
        }
    }

    // MARK: Names

    /// The first free of "position", "position-2", "position-3" …
    static func freeName(_ key: String, in layer: CALayer) -> String {
        guard let taken = layer.animationKeys(), taken.contains(key) else { return key }
        var number = 2
        while taken.contains("\(key)-\(number)") { number += 1 }
        return "\(key)-\(number)"
    }

    /// Names of animations that blocks of ``AnimationBlock`` gave the layer for a key.
    static func blockNames(_ key: String, in layer: CALayer) -> [String] {
        (layer.animationKeys() ?? []).filter { name in
            guard let animation = layer.animation(forKey: name) as? CAPropertyAnimation,
                animation.value(forKey: mark) as? Bool == true, let path = animation.keyPath
            else { return false }
            return path == key || path.hasPrefix(key + ".")
        }
    }

    // MARK: Animations

    /// The animations of the motion with a pace, for a run of some seconds: one, or one an axis where a spring has a
    /// velocity for each.
    func animations(_ pace: AnimationPace, duration: TimeInterval) -> [CABasicAnimation] {
        Self.animations(key, from, to, isAdditive, pace, duration)
    }

    static func animations(
        _ key: String, _ from: Any, _ to: Any, _ isAdditive: Bool, _ pace: AnimationPace, _ duration: TimeInterval
    ) -> [CABasicAnimation] {
        guard let spring = pace.spring(in: duration) else {
            let animation = CABasicAnimation(keyPath: key)
            animation.timingFunction = pace.timingFunction
            set(animation, from, to, isAdditive)
            return [animation]
        }
        if key == "position", !spring.isScalar, spring.velocity.dx != spring.velocity.dy, let from = from as? CGPoint,
            let to = to as? CGPoint
        {
            let x = springAnimation("position.x", spring, Double(spring.velocity.dx))
            set(x, from.x, to.x, isAdditive)
            let y = springAnimation("position.y", spring, Double(spring.velocity.dy))
            set(y, from.y, to.y, isAdditive)
            return [x, y]
        }
        let speed = key == "position" ? Double(spring.velocity.dx) : spring.speed
        let animation = springAnimation(key, spring, speed)
        set(animation, from, to, isAdditive)
        return [animation]
    }

    private static func set(_ animation: CABasicAnimation, _ from: Any, _ to: Any, _ isAdditive: Bool) {
        animation.fromValue = from
        animation.toValue = to
        animation.isAdditive = isAdditive
    }

    private static func springAnimation(
        _ key: String, _ spring: AnimationPace.Spring, _ speed: Double
    ) -> CASpringAnimation {
        let animation = CASpringAnimation(keyPath: key)
        animation.mass = CGFloat(spring.mass)
        animation.stiffness = CGFloat(spring.stiffness)
        animation.damping = CGFloat(spring.damping)
        animation.initialVelocity = CGFloat(speed)
        animation.allowsOverdamping = true
        return animation
    }
}

extension AnimationPace {
    /// The curve for Core Animation; nil for an even pace and for springs.
    var timingFunction: CAMediaTimingFunction? {
        guard case .cubic(let x1, let y1, let x2, let y2) = self, self != .linear else { return nil }
        return CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
    }
}

extension CATransform3D {
    /// Whether the way from this one to another is the same when it is gone by their difference, and there is one: where
    /// neither turns or leans, or neither moves and both turn and scale evenly in the plane.
    fileprivate func joins(_ other: CATransform3D) -> Bool {
        guard CATransform3DIsAffine(self), CATransform3DIsAffine(other) else { return false }
        let a = CATransform3DGetAffineTransform(self), b = CATransform3DGetAffineTransform(other)
        guard a.a * a.d - a.b * a.c > 0, b.a * b.d - b.b * b.c > 1e-12 else { return false }
        if a.b == 0, a.c == 0, b.b == 0, b.c == 0, a.a > 0, b.a > 0 { return true }
        func isEven(_ t: CGAffineTransform) -> Bool {
            abs(t.a - t.d) < 1e-9 && abs(t.b + t.c) < 1e-9 && t.tx == 0 && t.ty == 0
        }
        return isEven(a) && isEven(b)
    }
}
