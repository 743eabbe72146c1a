// The choice between sources that disagree about the property animator.
// No Apple page: this is ours.

/// Whose word counts where what was seen on devices and what Apple's pages say differ.
///
/// | call | seen | documented |
/// |---|---|---|
/// | start or pause while stopped | no effect, UIK1708 | raises, UIK1709 |
/// | `finishAnimation(at:)` after the end | no effect | raises, UIK1710 |
/// | `fractionComplete = v` after the end | no effect | active again, at v; nothing moves |
///
/// Both agree on all else: `stopAnimation(true)` calls no completion blocks, blocks added after the end revive an
/// animator, and a delayed start resumes a paused one.
package enum AnimatorCompatibility: Sendable {
    /// As devices were seen to behave. The default.
    case seen
    /// As Apple's pages say.
    case documented

    /// What animators made from now on follow.
    @SessionValue @MainActor package static var current = AnimatorCompatibility.seen
}
