// A finding without a test.
import UIKitAudit

/// A finding of an effect view or animator rule for which no test is written, and why.
public struct Unreproduced: Sendable, Hashable {
    /// What was found.
    public var finding: Finding
    /// One sentence.
    public var reason: String

    /// A finding with the reason.
    public init(finding: Finding, reason: String) {
        self.finding = finding
        self.reason = reason
    }
}
