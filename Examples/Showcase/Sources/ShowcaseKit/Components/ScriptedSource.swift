// Where the screens of loading get their things from: no network, a script says how each request ends.
// No Apple page: this is ours.
import SafeUIKit
import UIKit

/// How a request ends.
enum ScriptedAnswer: Int, CaseIterable, Sendable {
    case arrives, isLost, hangs, isRefused

    var title: String {
        switch self {
        case .arrives: "Answer"
        case .isLost: "Lose"
        case .hangs: "Hang"
        case .isRefused: "Refuse"
        }
    }
}

/// What a source says no with: an error of its own, for which trying again is no use.
struct SourceRefuses: LocalizedError {
    var failureReason: String? { "The station is closed." }
    var recoverySuggestion: String? { "It opens again tomorrow." }
}

/// Answers every request after a while, as its script says; counts the requests.
@MainActor
final class ScriptedSource {
    /// How requests end that begin from now on, after those of ``script``.
    var answer = ScriptedAnswer.arrives
    /// How the next requests end, in order.
    var script: [ScriptedAnswer] = []
    /// Called with the number of requests when one has begun.
    var onRequest: (Int) -> Void = { _ in }
    private var count = 0

    /// Seconds from a request to its end.
    nonisolated static let delay: TimeInterval = 0.8

    private func begin() -> (number: Int, answer: ScriptedAnswer) {
        count += 1
        onRequest(count)
        return (count, script.isEmpty ? answer : script.removeFirst())
    }

    /// The number of the request, once it is answered.
    nonisolated func request() async throws -> Int {
        let request = await begin()
        try await MainClock().sleep(for: request.answer == .hangs ? 3600 : Self.delay)
        switch request.answer {
        case .arrives, .hangs: return request.number
        case .isLost: throw URLError(.networkConnectionLost)
        case .isRefused: throw SourceRefuses()
        }
    }
}
