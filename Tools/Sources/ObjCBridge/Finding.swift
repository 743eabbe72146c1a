// What the rewriter could not keep, at a place.
// No Apple page: this is ours.

/// A construct that needs the programmer.
public struct Finding: Codable, Sendable, Equatable {
    /// The stable name, `U-KVO` for instance.
    public var name: String
    public var path: String
    public var line: Int
    /// What it is and what to do.
    public var message: String
    /// Whether the build goes on.
    public var isWarning: Bool

    /// The text that the compiler prints.
    var directive: String {
        let text = "\(name): \(message)".map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
        return "#\(isWarning ? "warning" : "error")(\"\(text)\")"
    }
}
