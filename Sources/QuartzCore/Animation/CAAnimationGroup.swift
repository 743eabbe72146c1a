// Several animations with a clock of their own.
// Apple: "CAAnimationGroup".
import Foundation

/// A group of animations that run together: their times are relative to the group, and they end with its duration. Delegates and
/// `isRemovedOnCompletion` of the contained animations are ignored.
open class CAAnimationGroup: CAAnimation {
    /// The animations, copied with the group. Animations without a duration have that of the group.
    open var animations: [CAAnimation]?

    public override init() { super.init() }
    /// Creates a group from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeAnimations(coder)
    }
    /// Encodes the animations in addition to the group's timing.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeAnimations(coder)
    }

    override func makeCopy() -> CAAnimation { CAAnimationGroup() }
    override func copyValues(to other: CAAnimation) {
        super.copyValues(to: other)
        (other as? CAAnimationGroup)?.animations = animations?.compactMap { $0.copy() as? CAAnimation }
    }

    override func makeBody(_ setting: AnimationSetting) -> AnimationBody? { groupBody(setting) }
}
