// Collects diagnostics while something that is wrong is tried out.
// No Apple page: this is ours.
import Diagnostics
import Foundation

/// The messages of one trial; the policy's closure may come from any thread.
final class Said: @unchecked Sendable {
    private let lock = NSLock()
    private var messages: [String] = []

    private init() {}

    private func append(_ message: String) { lock.withLock { messages.append(message) } }

    private var text: String? { lock.withLock { messages.isEmpty ? nil : messages.joined(separator: "\n\n") } }

    /// Runs a body under a policy that collects what is said in place of ending the app: what the body answers, and the
    /// messages, a line apart; nil where nothing was said.
    @MainActor static func during<Answer>(_ body: () -> Answer) -> (answer: Answer, said: String?) {
        let said = Said()
        let before = Diagnostics.policy
        Diagnostics.policy = .record { said.append($0.message) }
        defer { Diagnostics.policy = before }
        let answer = body()
        return (answer, said.text)
    }
}
