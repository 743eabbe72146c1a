// Why the harness could not do what a test asked for.
// No Apple page: this is ours.
import Foundation

/// Why the harness could not do what a test asked for, in words that say what was seen.
public enum HarnessError: Error, Sendable, Equatable, CustomStringConvertible {
    /// A synchronous harness in a Swift Testing test: other tests may be in the middle of theirs.
    case needsAsync
    /// Another harness was made, or `close()` called.
    case closed
    /// No view matches; what is there instead.
    case notFound(String, screen: String)
    /// More than one visible view matches.
    case ambiguous(String, matches: [String])
    /// There, but a person could not use it; the reason.
    case notActionable(String, reason: String)
    /// Typed, and nobody took it; who is first responder.
    case notTyped(String, reason: String)
    /// Still running, or waited for from outside the process, after so many real seconds.
    case stillRunning(seconds: TimeInterval, pending: [String])
    /// A condition that does not hold within so many seconds of virtual time; what is pending.
    case neverCame(limit: TimeInterval, pending: [String])
    /// Turns that ask for the next one at the same time without end.
    case neverIdle(turns: Int, pending: [String])
    /// The stage showed no picture.
    case noPicture(String)
    /// An argument outside its domain.
    case badArgument(String)

    /// What was seen. Where no `.harness` trait reports the error at the line that called the verb, that line stands at the end.
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
