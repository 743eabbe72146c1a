// What an audit of the screen looks for, and what it finds.
// Apple: "Performing accessibility audits for your app" (XCUIAccessibilityAuditType): the kinds, not the code.
import CoreGraphics
import UIKit

/// What an audit looks for.
public struct AccessibilityAudit: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Text that stands out too little from what lies behind it (WCAG 2.2, 1.4.3).
    public static let contrast = AccessibilityAudit(rawValue: 1 << 0)
    /// Things to touch that no element stands for.
    public static let elementDetection = AccessibilityAudit(rawValue: 1 << 1)
    /// Things to touch smaller than 44 × 44 points.
    public static let hitRegion = AccessibilityAudit(rawValue: 1 << 2)
    /// Elements without a label, or with one that says nothing.
    public static let sufficientElementDescription = AccessibilityAudit(rawValue: 1 << 3)
    /// Text that does not follow the user's text size.
    public static let dynamicType = AccessibilityAudit(rawValue: 1 << 4)
    /// Text that is cut off at the present text size.
    public static let textClipped = AccessibilityAudit(rawValue: 1 << 5)
    /// Elements whose traits do not say what they do.
    public static let trait = AccessibilityAudit(rawValue: 1 << 6)
    /// All of them.
    public static let all: AccessibilityAudit = [
        .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType, .textClipped, .trait,
    ]
}

/// One thing that an audit has found.
@MainActor public struct AccessibilityIssue: CustomStringConvertible {
    /// What was looked for.
    public let kind: AccessibilityAudit
    /// The view or element.
    public let object: UIResponder
    /// The view or element in words: `UIButton "Buy" at (20, 100) 30 × 30`.
    public let name: String
    /// What is wrong, with the figures.
    public let detail: String
    /// How to mend it.
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

    /// `UIButton "Buy" at (20, 100) 30 × 30: … Fix: …`.
    public nonisolated var description: String { MainActor.assumeIsolated { "\(name): \(detail) Fix: \(fix)" } }
}
