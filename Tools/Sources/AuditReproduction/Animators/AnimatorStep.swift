// What a function does with an animator, step by step.
import SwiftModel
import UIKitAudit

/// One thing that happens to an animator on the way to the trap.
struct AnimatorStep {
    enum Kind {
        /// It is made: the expression, without what it animates.
        case made(AnimatorCreation)
        /// A call or assignment with an action; the text is what stands behind the dot.
        case act(AnimatorAction, String)
        /// An assignment that changes how it runs: `isReversed = true`.
        case set(String)
        /// The way leads on only where the animator is in one of these states.
        case inState(Set<AnimatorState>)
    }

    var kind: Kind
    /// Where it stands in the source: the bytes of the name, in the finding's file. For what a helper does, its call.
    var origin: Int
    /// For the comment: `line 12`.
    var place: String

    /// The state after it; nil where the way does not lead on.
    ///
    /// - Parameter trap: Whether a trap springs here.
    func applied(to state: AnimatorState) -> (state: AnimatorState, isTrapped: Bool)? {
        switch kind {
        case .made(let creation): return (creation.isRunning ? .running : .fresh, false)
        case .act(let action, _):
            let (next, trap) = action.applied(to: state)
            return (next, trap != nil)
        case .set: return (state, false)
        case .inState(let states): return states.contains(state) ? (state, false) : nil
        }
    }

    var isCreation: Bool { if case .made = kind { true } else { false } }
    /// Whether it is `pausesOnCompletion = true`.
    var pausesOnCompletion: Bool { if case .set("pausesOnCompletion = true") = kind { true } else { false } }
}
