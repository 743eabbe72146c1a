// Collects diagnostics while something that is wrong is tried out.
import Foundation

/// The messages of one trial; the policy's closure may come from any thread.
final class Said: @unchecked Sendable {
    private let lock = NSLock()
    private var messages: [String] = []

    func append(_ message: String) { lock.withLock { messages.append(message) } }

    /// All of them, a line apart; nil where nothing was said.
    var text: String? { lock.withLock { messages.isEmpty ? nil : messages.joined(separator: "\n\n") } }
}
