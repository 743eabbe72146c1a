// The checks of an audit of the screen, and its findings.
// Apple: "Performing accessibility audits for your app" (XCUIAccessibilityAuditType): the kinds, not the code.
import CoreGraphics
import UIKit

/// The kinds of issues that an accessibility audit looks for.
public struct AccessibilityAudit: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Text with too little contrast to its background (WCAG 2.2, 1.4.3).
    public static let contrast = AccessibilityAudit(rawValue: 1 << 0)
    /// Interactive content that no accessibility element represents.
    public static let elementDetection = AccessibilityAudit(rawValue: 1 << 1)
    /// Touch targets smaller than 44 × 44 points.
    public static let hitRegion = AccessibilityAudit(rawValue: 1 << 2)
    /// Elements without a label, or with a label that describes nothing.
    public static let sufficientElementDescription = AccessibilityAudit(rawValue: 1 << 3)
    /// Text that does not adapt to the user's text size.
    public static let dynamicType = AccessibilityAudit(rawValue: 1 << 4)
    /// Text that is clipped at the current text size.
    public static let textClipped = AccessibilityAudit(rawValue: 1 << 5)
    /// Elements whose traits do not match what they do.
    public static let trait = AccessibilityAudit(rawValue: 1 << 6)
    /// All kinds of issues.
    public static let all: AccessibilityAudit = [
        .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType, .textClipped, .trait,
    ]
}

/// An issue found by an accessibility audit.
@MainActor public struct AccessibilityIssue: CustomStringConvertible {
    /// The kind of issue.
    public let kind: AccessibilityAudit
    /// The view or element with the issue.
    public let object: UIResponder
    /// A description of the view or element, such as `UIButton "Buy" at (20, 100) 30 × 30`.
    public let name: String
    /// A description of the issue, with the measured values.
    public let detail: String
    /// A suggested fix.
    public let fix: String

    init(_ kind: AccessibilityAudit, _ object: UIResponder, _ detail: String, fix: String) {
        self.kind = kind
        self.object = object
        self.detail = detail
        self.fix = fix
        let frame = ViewTree.text(of: object.accessibilityFrame)
        if let view = object as? UIView {
            name = "\(ViewTree.name(of: view)) at \(frame)"
        } else {
            let label = object.accessibilityLabel.map { " \"\($0)\"" } ?? ""
            name = "\(type(of: object))\(label) at \(frame)"
        }
    }

    /// The name, the detail and the fix, as `UIButton "Buy" at (20, 100) 30 × 30: … Fix: …`.
    public nonisolated var description: String { MainActor.assumeIsolated { "\(name): \(detail) Fix: \(fix)" } }
}
