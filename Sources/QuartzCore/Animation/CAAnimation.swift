// The base of all animations.
// Apple: "CAAnimation".
import Foundation

/// Hears of an animation's begin and end.
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    /// `flag` is true where the animation reached its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation; a layer keeps a copy of the one that is added to it.
open class CAAnimation: NSObject, NSCopying, NSSecureCoding, CAMediaTiming, CAAction {
    private var timing = LayerTiming(duration: 0)
    private var values: [String: Any] = [:]

    public override init() { super.init() }
    public required init?(coder: NSCoder) {
        super.init()
        timing.duration = coder.decodeDouble(forKey: "duration")
        timing.speed = coder.containsValue(forKey: "speed") ? coder.decodeFloat(forKey: "speed") : 1
    }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(timing.duration, forKey: "duration")
        coder.encode(timing.speed, forKey: "speed")
    }

    /// The value a key has before it is set.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    open var beginTime: CFTimeInterval { get { timing.beginTime } set { timing.beginTime = newValue } }
    open var duration: CFTimeInterval { get { timing.duration } set { timing.duration = newValue } }
    open var speed: Float { get { timing.speed } set { timing.speed = newValue } }
    open var timeOffset: CFTimeInterval { get { timing.timeOffset } set { timing.timeOffset = newValue } }
    open var repeatCount: Float { get { timing.repeatCount } set { timing.repeatCount = newValue } }
    open var repeatDuration: CFTimeInterval { get { timing.repeatDuration } set { timing.repeatDuration = newValue } }
    open var autoreverses: Bool { get { timing.autoreverses } set { timing.autoreverses = newValue } }
    open var fillMode: CAMediaTimingFillMode { get { timing.fillMode } set { timing.fillMode = newValue } }

    /// Nil is linear for animations made by hand.
    open var timingFunction: CAMediaTimingFunction?
    /// Held strongly.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer drops the animation once it ended.
    open var isRemovedOnCompletion = true
    open var preferredFrameRateRange = CAFrameRateRange.default

    open func value(forKey key: String) -> Any? { values[key] ?? Swift.type(of: self).defaultValue(forKey: key) }
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// Adds itself to the layer under the key.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    public func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

    /// A copy of the same class of ours; subclasses add their values.
    func makeCopy() -> CAAnimation { copyValues(to: CAAnimation()) }

    func copyValues<T: CAAnimation>(to other: T) -> T {
        other.copyBase(from: self)
        return other
    }

    private func copyBase(from other: CAAnimation) {
        timing = other.timing
        values = other.values
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        preferredFrameRateRange = other.preferredFrameRateRange
    }

    /// The animation as the render tree reads it; nil for kinds that move nothing.
    func makeRecord(for layer: CALayer) -> AnimationRecord? { nil }

    var timingValues: LayerTiming { timing }
}
