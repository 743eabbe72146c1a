// From one value to another.
// Apple: "CABasicAnimation".
import Foundation

/// Moves a property between two values. Values that are nil come from the property: see `AnimationRecord`.
open class CABasicAnimation: CAPropertyAnimation {
    /// A number, point, size, rectangle, transform or colour.
    open var fromValue: Any?
    /// Nil stands for what the property is without the animation.
    open var toValue: Any?
    /// A difference from `fromValue` or to `toValue`.
    open var byValue: Any?

    override func makeCopy() -> CAAnimation { copyValues(to: CABasicAnimation()) }
    override func copyValues<T: CAAnimation>(to other: T) -> T {
        if let other = other as? CABasicAnimation {
            other.fromValue = fromValue
            other.toValue = toValue
            other.byValue = byValue
        }
        return super.copyValues(to: other)
    }

    override func makeRecord(for layer: CALayer) -> AnimationRecord? {
        guard let keyPath, !keyPath.isEmpty else { return nil }
        return AnimationRecord(
            keyPath: keyPath, from: AnimatableValue(fromValue), to: AnimatableValue(toValue),
            by: AnimatableValue(byValue), timing: timingValues, curve: timingFunction?.curve, isAdditive: isAdditive,
            isCumulative: isCumulative, removesItself: isRemovedOnCompletion)
    }
}
