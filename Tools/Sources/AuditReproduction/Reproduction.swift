// A test that springs a trap.
import UIKitAudit

/// The test of one finding: it passes as long as the trap is there, and fails once it is cured.
public struct Reproduction: Sendable, Hashable {
    /// What the test springs.
    public var finding: Finding
    /// Of the rule, the path, the line and the finding's fingerprint; the same in every run over the same source.
    public var fileName: String
    /// One Swift file that needs the modules UIKit and UIKitTesting of Vitrine, and Swift Testing.
    public var text: String

    /// A test as it is to be written.
    public init(finding: Finding, fileName: String, text: String) {
        self.finding = finding
        self.fileName = fileName
        self.text = text
    }
}
