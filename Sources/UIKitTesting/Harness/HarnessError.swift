// Why the harness could not do what a test asked for.
// No Apple page: this is ours.
import Foundation

/// The reason why the harness could not do what a test requested, with a description of what it found.
public enum HarnessError: Error, Sendable, Equatable, CustomStringConvertible {
    /// A synchronous harness was requested in a Swift Testing test, where other tests may still be running.
    case needsAsync
    /// The harness was closed by `close()` or replaced by another harness.
    case closed
    /// No view matches; the screen's content.
    case notFound(String, screen: String)
    /// Several visible views match.
    case ambiguous(String, matches: [String])
    /// A person could not use the view; the reason.
    case notActionable(String, reason: String)
    /// No responder accepted the typed text; the reason, which names the first responder.
    case notTyped(String, reason: String)
    /// Work in the process, or an answer from outside, did not end within this number of real seconds.
    case stillRunning(seconds: TimeInterval, pending: [String])
    /// A condition did not hold within this number of seconds of virtual time; the pending work.
    case neverCame(limit: TimeInterval, pending: [String])
    /// Turns request each other at the same time endlessly.
    case neverIdle(turns: Int, pending: [String])
    /// The stage showed no picture.
    case noPicture(String)
    /// An argument is outside its domain.
    case badArgument(String)

    /// A description of the error. It ends with the line that called the verb, unless a `.harness` trait reports the error there.
    public var description: String { words + FailedVerb.place(of: self) }

    private var words: String {
        switch self {
        case .needsAsync:
            return "In a Swift Testing test make the harness with `try await Harness(…)` in an async test, or put the "
                + "trait .harness on it: other tests may hold the harness while they wait."
        case .closed:
            return "This harness no longer holds the screen: another one was made after it, or close() was called."
        case .notFound(let what, let screen):
            return "No view with \(what). On the screen:\n\(screen)"
        case .ambiguous(let what, let matches):
            return "\(matches.count) visible views with \(what); add an identifier, `inside` or `at`:\n"
                + matches.map { "  \($0)" }.joined(separator: "\n")
        case .notActionable(let what, let reason):
            return "A person could not use the view with \(what): \(reason)"
        case .notTyped(let text, let reason): return "\"\(text)\" was typed in vain: \(reason)"
        case .stillRunning(let seconds, let pending):
            return "Work has not ended after \(seconds) real seconds. Pending:\n"
                + pending.map { "  \($0)" }.joined(separator: "\n")
        case .neverCame(let limit, let pending):
            return "The condition does not hold, and within \(limit) s of virtual time nothing more happens. Pending:\n"
                + pending.map { "  \($0)" }.joined(separator: "\n")
        case .neverIdle(let turns, let pending):
            return "\(turns) turns at the same time, and each asks for another. Pending:\n"
                + pending.map { "  \($0)" }.joined(separator: "\n")
        case .noPicture(let why): return "There is no picture: \(why)"
        case .badArgument(let why): return why
        }
    }
}
