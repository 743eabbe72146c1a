// Timing by a spring.
// Apple: "UISpringTimingParameters".
import CoreGraphics
import Foundation
import QuartzCore

/// The pace of an animation as a spring that pulls toward the end.
///
/// A velocity of 1 is the whole distance in a second. For positions each axis has its own velocity; other properties use
/// the length of the vector.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
    private let timing: SpringTiming

    /// Creates the system's spring, which does not bounce: mass 3, stiffness 1,000, damping 500 (a damping ratio of 4.56).
    public override init() {
        timing = SpringTiming(
            kind: .physical, a: AnimationMeasures.springMass, b: AnimationMeasures.springStiffness,
            c: AnimationMeasures.springDamping, velocity: .zero)
        super.init()
    }

    /// Creates a spring that settles within the animator's duration. A ratio of 1 does not bounce, smaller values do.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        timing = SpringTiming(kind: .fitted, a: Double(ratio), b: 0, c: 0, velocity: velocity).checked
        super.init()
    }

    /// Creates a spring that settles within the animator's duration, with no initial velocity.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    /// Creates a spring with its own duration; the animator's duration is ignored. Mass and stiffness must be > 0.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        timing =
            SpringTiming(
                kind: .physical, a: Double(mass), b: Double(stiffness), c: Double(damping), velocity: velocity
            ).checked
        super.init()
    }

    /// Creates a spring with a perceived duration, in seconds, and a bounce: 0 for none, 1 for endless bouncing, negative values
    /// for a slower approach. The animator's duration is ignored.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        timing = SpringTiming(duration: duration, bounce: Double(bounce), velocity: velocity)
        super.init()
    }

    /// Creates a spring with a duration and a bounce, with no initial velocity.
    public convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }

    /// Creates a spring from an archive; nil if it contains none.
    public required init?(coder: NSCoder) {
        guard let timing = SpringTiming(coder) else { return nil }
        self.timing = timing
        super.init()
    }

    /// The initial velocity, in whole distances per second.
    open var initialVelocity: CGVector { timing.velocity }

    /// `spring`.
    open var timingCurveType: UITimingCurveType { .spring }
    /// Always nil, since the object is a spring.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The object itself.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// Encodes the spring's numbers.
    open func encode(with coder: NSCoder) { timing.encode(coder) }
    /// Returns this object, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UISpringTimingParameters)?.timing == timing }
    open override var hash: Int { timing.hashValue }

    var pace: AnimationPace { timing.pace }
}

/// The spring as a value.
private struct SpringTiming: Hashable, Sendable {
    enum Kind: Int, Sendable { case physical, fitted }
    var kind: Kind
    /// Mass, or the damping ratio.
    var a: Double
    /// Stiffness.
    var b: Double
    /// Damping.
    var c: Double
    var velocity: CGVector

    init(kind: Kind, a: Double, b: Double, c: Double, velocity: CGVector) {
        self.kind = kind
        self.a = a
        self.b = b
        self.c = c
        self.velocity = velocity
    }

    init(duration: TimeInterval, bounce: Double, velocity: CGVector) {
        let spring = AnimationPace.Spring(duration: duration, bounce: bounce, velocity: velocity)
        self.init(
            kind: .physical, a: spring.mass, b: spring.stiffness, c: spring.damping, velocity: spring.velocity)
    }

    init?(_ coder: NSCoder) {
        guard coder.containsValue(forKey: "kind"), let kind = Kind(rawValue: coder.decodeInteger(forKey: "kind")) else {
            return nil
        }
        let dx = coder.decodeDouble(forKey: "dx"), dy = coder.decodeDouble(forKey: "dy")
        self =
            SpringTiming(
                kind: kind, a: coder.decodeDouble(forKey: "a"), b: coder.decodeDouble(forKey: "b"),
                c: coder.decodeDouble(forKey: "c"), velocity: CGVector(dx: dx, dy: dy)
            ).checked
    }

    func encode(_ coder: NSCoder) {
        coder.encode(kind.rawValue, forKey: "kind")
        coder.encode(a, forKey: "a")
        coder.encode(b, forKey: "b")
        coder.encode(c, forKey: "c")
        coder.encode(Double(velocity.dx), forKey: "dx")
        coder.encode(Double(velocity.dy), forKey: "dy")
    }

    /// The timing with valid numbers: invalid ones become mass 1, stiffness 1, no damping, ratio 1.
    var checked: SpringTiming {
        var result = self
        func positive(_ value: Double, _ other: Double) -> Double { value.isFinite && value > 0 ? value : other }
        switch kind {
        case .physical:
            result.a = positive(a, 1)
            result.b = positive(b, 1)
            result.c = positive(c, 0)
        case .fitted: result.a = a.isFinite && a >= 0 ? a : 1
        }
        if !velocity.dx.isFinite || !velocity.dy.isFinite { result.velocity = .zero }
        return result
    }

    var pace: AnimationPace {
        switch kind {
        case .physical: .spring(.init(mass: a, stiffness: b, damping: c, velocity: velocity))
        case .fitted: .fittedSpring(dampingRatio: a, velocity: velocity)
        }
    }
}
