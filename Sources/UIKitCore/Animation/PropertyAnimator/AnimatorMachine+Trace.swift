// States and effects of a property animator in words, for a trace.
// No Apple page: this is ours.
import Diagnostics
import Foundation

extension AnimatorMachine.Phase {
    var words: String {
        switch self {
        case .fresh: "new"
        case .running: "running"
        case .paused: "paused"
        case .stopped: "stopped"
        case .ended: "ended"
        case .hollow: "active with nothing to run"
        }
    }
}

extension AnimatorEffect {
    var words: String {
        switch self {
        case .record: "its blocks run"
        case .recordAdded(let from): "an added block runs, from \(Trace.number(from)) of the time on"
        case .hold(let fraction, let linear): "holds at \(Trace.number(fraction)) of the \(linear ? "way" : "time")"
        case .run(let from, let reversed, let remaining, let delay, let pace):
            "runs \(reversed ? "back " : "")from \(Trace.number(from)), \(Trace.number(remaining)) s remain"
                + (delay > 0 ? " after \(Trace.number(delay)) s" : "") + (pace == nil ? "" : ", with another pace")
        case .finish(let position): "finishes at the \(Self.words(position))"
        case .complete(let position): "calls its completions with the \(Self.words(position))"
        case .forget: "its blocks are dropped"
        case .report(let trap): "reports \(trap.entry.code)"
        }
    }

    private static func words(_ position: UIViewAnimatingPosition) -> String {
        switch position {
        case .end: "end"
        case .start: "start"
        case .current: "current position"
        }
    }
}
