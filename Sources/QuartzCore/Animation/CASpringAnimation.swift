// From one value to another as a mass on a spring goes.
// Apple: "CASpringAnimation".
import Diagnostics
import Foundation

/// An animation of a property as by a spring: values can pass the end and return. `duration` is the part of the motion that is
/// shown; the spring is not stretched to it.
open class CASpringAnimation: CABasicAnimation {
    private var spring = SpringCurve()
    private var feel: (duration: CFTimeInterval, bounce: CGFloat)?

    public override init() { super.init() }
    /// Creates an animation from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeSpring(coder)
    }

    /// Creates a spring from the duration of an oscillation, in seconds, and a bounce: 0 comes to rest without passing
    /// the end, 1 oscillates endlessly, negative values are slower. `duration` becomes the settling duration.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        take(perceptualDuration, bounce)
    }

    /// The mass, greater than 0; 1 by default.
    open var mass: CGFloat {
        get { spring.mass }
        set { set("mass", newValue, newValue > 0) { $0.mass = newValue } }
    }
    /// The stiffness, greater than 0; 100 by default.
    open var stiffness: CGFloat {
        get { spring.stiffness }
        set { set("stiffness", newValue, newValue > 0) { $0.stiffness = newValue } }
    }
    /// The damping, at least 0; 10 by default.
    open var damping: CGFloat {
        get { spring.damping }
        set { set("damping", newValue, newValue >= 0) { $0.damping = newValue } }
    }
    /// The initial velocity in whole distances per second, positive toward the end; 0 by default.
    open var initialVelocity: CGFloat {
        get { spring.velocity }
        set { set("initialVelocity", newValue, true) { $0.velocity = newValue } }
    }
    /// Whether a damping above the critical one slows down the spring; otherwise such springs are critically damped.
    open var allowsOverdamping: Bool {
        get { spring.allowsOverdamping }
        set { spring.allowsOverdamping = newValue }
    }
    /// The time in seconds until the spring stays within a thousandth of the distance; infinite without damping.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }
    /// The duration of an oscillation without damping, in seconds.
    open var perceptualDuration: CFTimeInterval { feel?.duration ?? spring.perceptualDuration }
    /// The bounce: 1 minus the damping ratio; negative for overdamped springs.
    open var bounce: CGFloat { feel?.bounce ?? spring.bounce }

    /// Encodes the spring's values in addition to a basic animation's state.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeSpring(coder)
    }

    override func makeCopy() -> CAAnimation { CASpringAnimation() }
    override func copyValues(to other: CAAnimation) {
        super.copyValues(to: other)
        guard let other = other as? CASpringAnimation else { return }
        other.spring = spring
        other.feel = feel
    }

    override var pace: AnimationPacing { .spring(spring.solution) }

    private func set(_ member: String, _ value: CGFloat, _ isGood: Bool, _ change: (inout SpringCurve) -> Void) {
        guard value.isFinite, isGood else {
            return AnimationFault.value("CASpringAnimation.\(member)", "\(value)")
        }
        change(&spring)
        feel = nil
    }

    private func take(_ duration: CFTimeInterval, _ bounce: CGFloat) {
        guard let curve = SpringCurve(perceptualDuration: duration, bounce: bounce) else {
            return AnimationFault.value(
                "CASpringAnimation.init(perceptualDuration:bounce:)", "(\(duration), \(bounce))")
        }
        spring = curve
        feel = (duration, bounce)
        self.duration = curve.settlingDuration
    }

    private func encodeSpring(_ coder: NSCoder) {
        coder.encode(Double(mass), forKey: "mass")
        coder.encode(Double(stiffness), forKey: "stiffness")
        coder.encode(Double(damping), forKey: "damping")
        coder.encode(Double(initialVelocity), forKey: "initialVelocity")
        coder.encode(allowsOverdamping, forKey: "allowsOverdamping")
    }

    private func decodeSpring(_ coder: NSCoder) {
        func number(_ key: String) -> CGFloat? {
            coder.containsValue(forKey: key) ? CGFloat(coder.decodeDouble(forKey: key)) : nil
        }
        if let value = number("mass"), value > 0, value.isFinite { spring.mass = value }
        if let value = number("stiffness"), value > 0, value.isFinite { spring.stiffness = value }
        if let value = number("damping"), value >= 0, value.isFinite { spring.damping = value }
        if let value = number("initialVelocity"), value.isFinite { spring.velocity = value }
        spring.allowsOverdamping =
            coder.containsValue(forKey: "allowsOverdamping")
            && coder.decodeBool(forKey: "allowsOverdamping")
    }
}
