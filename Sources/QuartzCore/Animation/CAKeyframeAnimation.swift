// From value to value, or along a path.
// Apple: "CAKeyframeAnimation".
import CoreGraphics
import Foundation

/// Moves a property through a list of values, or a point along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// What goes into ``AnimatableValue``; a path takes precedence.
    open var values: [Any]?
    /// For points, in the space of the property; followed in place of `values`.
    open var path: CGPath?
    /// When each value is reached, 0…1 of the duration, rising; nil for even steps. `discrete` wants one more time than
    /// values. Times that do not fit are UIK0408 and even steps stand in.
    open var keyTimes: [NSNumber]?
    /// The pace of each part; one fewer than values. Parts without one are linear.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The calculation mode; linear by default.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// For the cubic modes, a number for each value: positive is tighter.
    open var tensionValues: [NSNumber]?
    /// For the cubic modes, a number for each value: other than 0 makes a corner.
    open var continuityValues: [NSNumber]?
    /// For the cubic modes, a number for each value: positive bends after it, negative before.
    open var biasValues: [NSNumber]?
    /// Whether the layer turns with the path; nil for not.
    open var rotationMode: CAAnimationRotationMode?

    public override init() { super.init() }
    /// From an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeKeyframes(coder)
    }
    /// Writes values, path, times and modes beside those of a property animation.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeKeyframes(coder)
    }

    override func makeCopy() -> CAAnimation { CAKeyframeAnimation() }
    override func copyValues(to other: CAAnimation) {
        super.copyValues(to: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        other.values = values
        other.path = path?.copy()
        other.keyTimes = keyTimes
        other.timingFunctions = timingFunctions
        other.calculationMode = calculationMode
        other.tensionValues = tensionValues
        other.continuityValues = continuityValues
        other.biasValues = biasValues
        other.rotationMode = rotationMode
    }

    override func makeBody(_ setting: AnimationSetting) -> AnimationBody? { keyframeBody() }
}
