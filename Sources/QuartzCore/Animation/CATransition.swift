// From a layer's old look to its new one.
// Apple: "CATransition".
import Foundation

/// Shows how a layer looked at the commit before and how it looks now, sublayers too, and goes from one to the other.
/// A layer has one at most, under the key `transition`.
open class CATransition: CAAnimation {
    /// The type of the transition; a fade by default.
    open var type = CATransitionType.fade
    /// The side from which the movement comes; the left for nil. Fades ignore it.
    open var subtype: CATransitionSubtype?
    /// The progress at which the transition begins, 0…1.
    open var startProgress: Float = 0
    /// The progress at which the transition ends, 0…1; at least `startProgress`.
    open var endProgress: Float = 1

    public override init() { super.init() }
    /// Reads a transition from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeTransition(coder)
    }
    /// Writes type, subtype and both ends beside the timing.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeTransition(coder)
    }

    override func makeCopy() -> CAAnimation { CATransition() }
    override func copyValues(to other: CAAnimation) {
        super.copyValues(to: other)
        guard let other = other as? CATransition else { return }
        other.type = type
        other.subtype = subtype
        other.startProgress = startProgress
        other.endProgress = endProgress
    }

    override func makeBody(_ setting: AnimationSetting) -> AnimationBody? { transitionBody() }
    override var reservedKey: String? { kCATransition }
}
