// From value to value, or along a path.
// Apple: "CAKeyframeAnimation".
import CoreGraphics
import Foundation

/// An animation of a property through a list of values, or of a point along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, of the types of ``AnimatableValue``; a path takes precedence.
    open var values: [Any]?
    /// The path of a point, in the space of the property, which replaces `values`.
    open var path: CGPath?
    /// The times of the values, 0…1 of the duration and ascending; nil for equal steps. `discrete` requires one more time than
    /// values. Invalid times are UIK0408 and replaced by equal steps.
    open var keyTimes: [NSNumber]?
    /// The timing functions of the segments, one fewer than values. Segments without a function are linear.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The calculation mode; linear by default.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// The tension of each value for the cubic modes; positive values are tighter.
    open var tensionValues: [NSNumber]?
    /// The continuity of each value for the cubic modes; values other than 0 make a corner.
    open var continuityValues: [NSNumber]?
    /// The bias of each value for the cubic modes; positive values bend after it, negative ones before it.
    open var biasValues: [NSNumber]?
    /// Whether the layer rotates with the path; nil for no rotation.
    open var rotationMode: CAAnimationRotationMode?

    public override init() { super.init() }
    /// Creates an animation from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeKeyframes(coder)
    }
    /// Encodes values, path, times and modes in addition to a property animation's state.
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
