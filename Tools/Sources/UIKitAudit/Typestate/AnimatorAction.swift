// What is done to a property animator.

/// A call or assignment that moves an animator from state to state.
public enum AnimatorAction: Sendable, Hashable {
    case start
    case pause
    /// `fractionComplete = v`
    case scrub
    /// `stopAnimation(_:)`; nil where the argument is not a literal.
    case stop(withoutFinishing: Bool?)
    case finish
    /// `continueAnimation(withTimingParameters:durationFactor:)`
    case resume
    case addAnimations

    /// The traps of the state machine.
    public enum Trap: Sendable, Hashable {
        /// `stopAnimation(_:)` on a stopped animator.
        case alreadyStopped
        /// `finishAnimation(at:)` on an animator that is not stopped.
        case notStopped
    }

    /// The action of a method of `UIViewPropertyAnimator`; nil for one that leaves the state alone.
    ///
    /// - Parameter flag: the literal first argument, for `stopAnimation(_:)`.
    public init?(method name: String, flag: Bool?) {
        switch name {
        case "startAnimation": self = .start
        case "pauseAnimation": self = .pause
        case "stopAnimation": self = .stop(withoutFinishing: flag)
        case "finishAnimation": self = .finish
        case "continueAnimation": self = .resume
        case "addAnimations": self = .addAnimations
        default: return nil
        }
    }

    /// The names of the methods that have an action.
    public static let methods: Set<String> = [
        "startAnimation", "pauseAnimation", "stopAnimation", "finishAnimation", "continueAnimation", "addAnimations",
    ]

    /// What the action makes of a state, and whether it traps. Of an unknown state it makes what the author must have meant: who
    /// stops an animator holds it to be active.
    public func applied(to state: AnimatorState) -> (next: AnimatorState, trap: Trap?) {
        switch self {
        case .start: (started(state), nil)
        case .pause: (paused(state), nil)
        case .scrub: (scrubbed(state), nil)
        case .stop(let flag): stopped(state, flag)
        case .finish: finished(state)
        case .resume: (state == .paused || state == .unknown ? .running : state, nil)
        case .addAnimations: (extended(state), nil)
        }
    }

    private func started(_ state: AnimatorState) -> AnimatorState {
        switch state {
        case .unknown, .fresh, .freshAfterStop, .freshAfterStopTrue, .running, .paused: .running
        case .stopped: .stopped
        case .finished, .finishedByStop, .restarted: .restarted
        }
    }

    private func paused(_ state: AnimatorState) -> AnimatorState {
        switch state {
        case .unknown, .fresh, .freshAfterStop, .freshAfterStopTrue, .running, .paused: .paused
        case .stopped: .stopped
        case .finished, .finishedByStop, .restarted: .restarted
        }
    }

    private func scrubbed(_ state: AnimatorState) -> AnimatorState {
        switch state {
        case .unknown, .fresh, .freshAfterStop, .freshAfterStopTrue: .paused
        case .running, .paused, .stopped, .finished, .finishedByStop, .restarted: state
        }
    }

    private func stopped(_ state: AnimatorState, _ flag: Bool?) -> (AnimatorState, Trap?) {
        switch state {
        case .stopped: return (.stopped, .alreadyStopped)
        case .fresh, .freshAfterStop, .freshAfterStopTrue:
            return (flag == false ? .freshAfterStop : flag == true ? .freshAfterStopTrue : state, nil)
        case .finished, .finishedByStop: return (flag == true ? .finishedByStop : state, nil)
        case .unknown, .running, .paused, .restarted:
            return (flag == false ? .stopped : flag == true ? .finishedByStop : .unknown, nil)
        }
    }

    private func finished(_ state: AnimatorState) -> (AnimatorState, Trap?) {
        switch state {
        case .unknown, .stopped: (.finished, nil)
        case .finished, .finishedByStop: (state, nil)
        case .fresh, .freshAfterStop, .freshAfterStopTrue, .running, .paused, .restarted: (state, .notStopped)
        }
    }

    /// Adding animations revives an animator that has ended.
    private func extended(_ state: AnimatorState) -> AnimatorState {
        switch state {
        case .finished, .finishedByStop: .fresh
        case .restarted: .running
        default: state
        }
    }
}
