// What goes wrong with an animator.
import SwiftModel

/// A place where an animator is used against its state.
public struct AnimatorIncident {
    public enum Kind: Sendable, Hashable {
        /// `stopAnimation(_:)` on a stopped animator.
        case doubleStop
        /// `finishAnimation(at:)` on an active one.
        case finishActive
        /// `finishAnimation(at:)` on one that was never started.
        case finishInactive
        /// `finishAnimation(at:)` after `stopAnimation(true)`.
        case finishAfterStopTrue
        /// `startAnimation()` on one that has ended or is stopped.
        case deadRestart
        /// Released while paused.
        case releasePaused
        /// Released while stopped.
        case releaseStopped
    }

    /// How an animator is released.
    public enum Release {
        /// Its last variable ends with the function.
        case functionEnd
        /// Its place gets something else.
        case reassigned(Range<Int>)
        /// With the object that has it as a property.
        case owner(AnimatorProperty)
    }

    public var kind: Kind
    /// The called or assigned name.
    public var range: Range<Int>
    /// The calls that brought it into its state, in the order of the source.
    public var origins: [Range<Int>]
    /// The animator as the source names it.
    public var name: String
    /// The call or assignment that ``range`` is the name of, where it is one on the animator itself.
    public var expression: Expression?
    public var release: Release?
}
