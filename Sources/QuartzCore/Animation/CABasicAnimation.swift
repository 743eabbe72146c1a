// From one value to another.
// Apple: "CABasicAnimation".
import Foundation

/// An animation of a property between two values. Nil values come from the property.
open class CABasicAnimation: CAPropertyAnimation {
    /// The start value: a number, point, size, rectangle, transform or colour.
    open var fromValue: Any?
    /// The end value; nil for the property's value without the animation.
    open var toValue: Any?
    /// The difference from `fromValue` or to `toValue`.
    open var byValue: Any?

    public override init() { super.init() }
    /// Creates an animation from an archive; values of other types are nil.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        fromValue = AnimatableValue(archivedIn: coder, "fromValue")?.object
        toValue = AnimatableValue(archivedIn: coder, "toValue")?.object
        byValue = AnimatableValue(archivedIn: coder, "byValue")?.object
    }
    /// Encodes the three values in addition to a property animation's state; images are omitted.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        AnimatableValue(fromValue)?.archive(in: coder, "fromValue")
        AnimatableValue(toValue)?.archive(in: coder, "toValue")
        AnimatableValue(byValue)?.archive(in: coder, "byValue")
    }

    override func makeCopy() -> CAAnimation { CABasicAnimation() }
    override func copyValues(to other: CAAnimation) {
        super.copyValues(to: other)
        guard let other = other as? CABasicAnimation else { return }
        other.fromValue = fromValue
        other.toValue = toValue
        other.byValue = byValue
    }

    override func makeBody(_ setting: AnimationSetting) -> AnimationBody? { basicBody() }
    /// How time becomes progress.
    var pace: AnimationPacing { AnimationPacing(timingFunction) }
}
