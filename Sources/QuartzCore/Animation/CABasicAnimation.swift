// From one value to another.
// Apple: "CABasicAnimation".
import Foundation

/// Moves a property between two values. Values that are nil come from the property.
open class CABasicAnimation: CAPropertyAnimation {
    /// A number, point, size, rectangle, transform or colour.
    open var fromValue: Any?
    /// Nil stands for what the property is without the animation.
    open var toValue: Any?
    /// A difference from `fromValue` or to `toValue`.
    open var byValue: Any?

    public override init() { super.init() }
    /// From an archive; values of other kinds than the three are nil.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        fromValue = AnimatableValue(archivedIn: coder, "fromValue")?.object
        toValue = AnimatableValue(archivedIn: coder, "toValue")?.object
        byValue = AnimatableValue(archivedIn: coder, "byValue")?.object
    }
    /// Writes the three values beside those of a property animation; images are left out.
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
