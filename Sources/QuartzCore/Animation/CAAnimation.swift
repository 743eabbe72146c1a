// The base of all animations.
// Apple: "CAAnimation".
import Diagnostics
import Foundation

/// Hears of an animation's begin and end.
public protocol CAAnimationDelegate: AnyObject {
    /// The animation has begun.
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
    /// From an archive: timing and pace, without delegate and values by name.
    public required init?(coder: NSCoder) {
        super.init()
        decodeTiming(coder)
    }

    /// True: only numbers, strings, lists of them and our own classes are read.
    open class var supportsSecureCoding: Bool { true }
    /// Writes timing and pace; delegate and values by name are not archived.
    open func encode(with coder: NSCoder) { encodeTiming(coder) }

    /// The value a key has before it is set.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Begin in the layer's time; 0 stands for the commit that first sees it.
    open var beginTime: CFTimeInterval { get { timing.beginTime } set { timing.beginTime = newValue } }
    /// Length of one run in seconds; 0 stands for the transaction's.
    open var duration: CFTimeInterval { get { timing.duration } set { timing.duration = newValue } }
    /// Rate against the layer's time.
    open var speed: Float { get { timing.speed } set { timing.speed = newValue } }
    /// Where in the run it begins, seconds.
    open var timeOffset: CFTimeInterval { get { timing.timeOffset } set { timing.timeOffset = newValue } }
    /// Runs; 0 counts as 1.
    open var repeatCount: Float { get { timing.repeatCount } set { timing.repeatCount = newValue } }
    /// Seconds over which runs repeat; 0 leaves it to `repeatCount`.
    open var repeatDuration: CFTimeInterval { get { timing.repeatDuration } set { timing.repeatDuration = newValue } }
    /// Whether each run goes back again.
    open var autoreverses: Bool { get { timing.autoreverses } set { timing.autoreverses = newValue } }
    /// What shows before and after.
    open var fillMode: CAMediaTimingFillMode { get { timing.fillMode } set { timing.fillMode = newValue } }

    /// Nil is linear for animations made by hand.
    open var timingFunction: CAMediaTimingFunction?
    /// Held strongly.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer drops the animation once it ended.
    open var isRemovedOnCompletion = true
    /// Stored; animations are drawn at every frame, other ranges are UIK1201.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet {
            Catalogue.stored(
                "CAAnimation.preferredFrameRateRange",
                isDefault: preferredFrameRateRange == .default || preferredFrameRateRange == oldValue,
                "Animations are drawn at every frame.")
        }
    }

    /// A value set by name, carried along with copies.
    open func value(forKey key: String) -> Any? { values[key] ?? Swift.type(of: self).defaultValue(forKey: key) }
    /// Keeps a value by name.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// Adds itself to the layer under the key.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// The same animation again, in its own class, which is made by `init()`; properties that a subclass adds are the
    /// subclass's to copy.
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

    /// What it does beside its clock; nil for kinds that move nothing.
    func makeBody(_ setting: AnimationSetting) -> AnimationBody? { nil }
    /// The key under which a layer keeps it, whatever it is added for.
    var reservedKey: String? { nil }

    var timingValues: LayerTiming { get { timing } set { timing = newValue } }
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
