// The steps that a test takes.
import UIKitAudit

/// A sequence of steps that springs the trap of an incident, with the state that it begins in.
struct AnimatorStory {
    typealias Kind = AnimatorIncident.Kind

    var kind: Kind
    /// Where it is not made on the way: what it is when the way begins.
    var initial: AnimatorState
    var steps: [AnimatorStep]
    /// The variable whose assignment releases it, by its bytes; nil for other ends.
    var replaced: Range<Int>?
    /// Whether the steps are the source's; else they are the shortest that spring such a trap.
    var isDrawn: Bool
    /// The state before the last step for calls, after it for releases.
    private(set) var stateAtTrap: AnimatorState

    /// nil where these steps do not spring such a trap, or spring another one before.
    init?(_ kind: Kind, from initial: AnimatorState, _ steps: [AnimatorStep], isDrawn: Bool = true) {
        var state = initial
        var acts = steps.filter { if case .inState = $0.kind { false } else { true } }
        // What was done to an animator that is replaced on the way is no part of it.
        if let made = acts.lastIndex(where: \.isCreation) { acts.removeFirst(made) }
        guard let last = acts.last else { return nil }
        var before = state
        var isTrapped = false
        for step in steps {
            guard !isTrapped, let (next, traps) = step.applied(to: state) else { return nil }
            (before, state, isTrapped) = (state, next, traps)
        }
        let pauses = acts.contains { $0.pausesOnCompletion }
        switch kind {
        case .doubleStop: guard isTrapped, before == .stopped else { return nil }
        case .finishActive: guard isTrapped, AnimatorState.active.contains(before) else { return nil }
        case .finishInactive: guard isTrapped, [.fresh, .freshAfterStop].contains(before) else { return nil }
        case .finishAfterStopTrue: guard [.freshAfterStopTrue, .finishedByStop].contains(before) else { return nil }
        case .deadRestart: guard [.stopped, .finished, .finishedByStop].contains(before) else { return nil }
        case .releasePaused: guard !isTrapped, state == .paused || (pauses && state == .running) else { return nil }
        case .releaseStopped: guard !isTrapped, state == .stopped else { return nil }
        }
        if case .act(let action, _) = last.kind {
            switch (kind, action) {
            case (.doubleStop, .stop), (.finishActive, .finish), (.finishInactive, .finish),
                (.finishAfterStopTrue, .finish),
                (.deadRestart, .start), (.deadRestart, .resume), (.releasePaused, _), (.releaseStopped, _):
                break
            default: return nil
            }
        }
        (self.kind, self.initial, self.steps, self.isDrawn) = (kind, initial, acts, isDrawn)
        stateAtTrap = kind == .releasePaused || kind == .releaseStopped ? state : before
    }

    /// The shortest way to such a trap.
    static func shortest(_ kind: Kind) -> AnimatorStory? {
        func act(_ action: AnimatorAction, _ text: String) -> AnimatorStep {
            AnimatorStep(kind: .act(action, text), origin: 0, place: "")
        }
        let start = act(.start, "startAnimation()")
        let halt = act(.stop(withoutFinishing: false), "stopAnimation(false)")
        let end = act(.stop(withoutFinishing: true), "stopAnimation(true)")
        let finish = act(.finish, "finishAnimation(at: .current)")
        let steps: [AnimatorStep] =
            switch kind {
            case .doubleStop: [start, halt, end]
            case .finishActive: [start, finish]
            case .finishInactive: [halt, finish]
            case .finishAfterStopTrue: [start, end, finish]
            case .deadRestart: [start, end, start]
            case .releasePaused: [act(.pause, "pauseAnimation()")]
            case .releaseStopped: [start, halt]
            }
        return AnimatorStory(kind, from: .fresh, steps, isDrawn: false)
    }

    /// How it is made on the way; nil where it is there before.
    var creation: AnimatorCreation? { if case .made(let creation)? = steps.first?.kind { creation } else { nil } }

    /// What brings a fresh animator into the state that the steps begin in.
    var preamble: [String] {
        if creation != nil { return [] }
        switch initial {
        case .running: return ["startAnimation()"]
        case .paused: return ["pauseAnimation()"]
        case .stopped: return ["startAnimation()", "stopAnimation(false)"]
        case .finished, .finishedByStop: return ["startAnimation()", "stopAnimation(true)"]
        default: return []
        }
    }

    /// The states that a way may begin in, the likeliest first: who starts an animator holds it to be at rest.
    private static func beginnings(_ way: [AnimatorStep]) -> [AnimatorState] {
        for step in way {
            switch step.kind {
            case .act(.start, _), .act(.scrub, _), .act(.pause, _):
                return [.fresh, .running, .paused, .stopped, .finished]
            case .act, .made, .inState: return [.running, .fresh, .paused, .stopped, .finished]
            case .set: break
            }
        }
        return [.running, .fresh, .paused, .stopped, .finished]
    }

    /// The first way and beginning that spring the trap.
    ///
    /// - Parameter origins: The calls that brought the animator into its state, by the auditor: ways over them come first.
    static func first(_ kind: Kind, among ways: [[AnimatorStep]], origins: Set<Int>) -> AnimatorStory? {
        let over = ways.filter { way in way.contains { origins.contains($0.origin) } }
        for list in [over, ways] {
            for way in list {
                for initial in beginnings(way) {
                    if let story = AnimatorStory(kind, from: initial, way) { return story }
                }
            }
        }
        return nil
    }
}
