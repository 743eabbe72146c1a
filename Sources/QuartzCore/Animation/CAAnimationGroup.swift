// Several animations with a clock of their own.
// Apple: "CAAnimationGroup".
import Foundation

/// Runs animations together: their times are the group's, and nothing of them shows beyond its duration. Delegates and
/// `isRemovedOnCompletion` of the animations inside do not count.
open class CAAnimationGroup: CAAnimation {
    /// Copied with the group. Those without a duration have the group's.
    open var animations: [CAAnimation]?

    public override init() { super.init() }
    /// From an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeAnimations(coder)
    }
    /// Writes the animations beside the group's timing.
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
