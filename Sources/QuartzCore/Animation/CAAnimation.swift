// The base of all animations.
// Apple: "CAAnimation".
import Diagnostics
import Foundation

/// The methods of an animation's delegate for its beginning and end.
public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation has begun.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation has stopped; `flag` is true if it reached its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation. A layer keeps a copy of an added animation.
open class CAAnimation: NSObject, NSCopying, NSSecureCoding, CAMediaTiming, CAAction {
    private var timing = LayerTiming(duration: 0)
    private var values: [String: Any] = [:]

    public override init() { super.init() }
    /// Creates an animation from an archive: timing and pace, without the delegate and custom values.
    public required init?(coder: NSCoder) {
        super.init()
        decodeTiming(coder)
    }

    /// True: only numbers, strings, lists of them and our own classes are decoded.
    open class var supportsSecureCoding: Bool { true }
    /// Encodes timing and pace, but not the delegate and custom values.
    open func encode(with coder: NSCoder) { encodeTiming(coder) }

    /// Returns the default value of a key.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// The beginning in the layer's time; 0 stands for the first commit with the animation.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }
    /// The duration of one cycle, in seconds; 0 stands for the transaction's.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }
    /// The speed relative to the layer's time.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }
    /// The offset within the cycle at which the animation begins, in seconds.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }
    /// The number of cycles; 0 counts as 1.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }
    /// The total duration of the cycles, in seconds; 0 uses `repeatCount`.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    /// Whether the animation runs backward after each cycle.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    /// Whether the animation is visible before its beginning and after its end.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// The timing function; nil is linear for explicit animations.
    open var timingFunction: CAMediaTimingFunction?
    /// The delegate. Retained.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer removes the animation after its end.
    open var isRemovedOnCompletion = true
    /// The preferred frame rates; stored. Animations are drawn in every frame, and other ranges are UIK1201.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet {
            Catalogue.stored(
                "CAAnimation.preferredFrameRateRange",
                isDefault: preferredFrameRateRange == .default || preferredFrameRateRange == oldValue,
                "Animations are drawn at every frame.")
        }
    }

    /// Returns a custom value, which is copied with the animation.
    open func value(forKey key: String) -> Any? { values[key] ?? Swift.type(of: self).defaultValue(forKey: key) }
    /// Stores a custom value.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// Adds the animation to the layer with the key.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Returns a copy of the same class, created with `init()`. A subclass copies the properties that it
    /// adds.
    open func copy(with zone: NSZone? = nil) -> Any { copyOfOwnClass() }

    /// An empty one of the class of ours that is nearest.
    func makeCopy() -> CAAnimation { CAAnimation() }

    /// Subclasses add their values.
    func copyValues(to other: CAAnimation) {
        other.timing = timing
        other.values = values
        other.timingFunction = timingFunction
        other.delegate = delegate
        other.isRemovedOnCompletion = isRemovedOnCompletion
        other.preferredFrameRateRange = preferredFrameRateRange
    }

    /// Creates the animation's effect; nil for kinds that move nothing. Subclasses override it.
    func makeBody(_ setting: AnimationSetting) -> AnimationBody? { nil }
    /// The key under which a layer keeps it, whatever it is added for.
    var reservedKey: String? { nil }

    var timingValues: LayerTiming {
        get { timing }
        set { timing = newValue }
    }
}

extension CAAnimation {
    fileprivate func copyOfOwnClass() -> CAAnimation {
        let type = Swift.type(of: self)
        var copy = makeCopy()
        if Swift.type(of: copy) != type { copy = DynamicInit.make(type) }
        copyValues(to: copy)
        return copy
    }
}
