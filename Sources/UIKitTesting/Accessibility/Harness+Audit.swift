// An audit of the screen: each issue fails the test unless it is passed over.
// Apple: "Performing accessibility audits for your app": the method's shape.
import Foundation
import UIKit
import UIKitCore

extension Harness {
    /// Audits the screen in its current state and fails the test once for each issue that is not ignored.
    ///
    /// ```swift
    /// try harness.performAccessibilityAudit(for: [.contrast, .hitRegion]) { $0.object === decoration }
    /// ```
    /// - Parameter isIgnored: Returns true for a known issue that is accepted.
    public func performAccessibilityAudit(
        for kinds: AccessibilityAudit = .all, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, _ isIgnored: (AccessibilityIssue) throws -> Bool = { _ in false }
    ) throws {
        let site = CodeSite(fileID: fileID, filePath: filePath, line: line, column: column)
        for issue in try accessibilityIssues(for: kinds) where try !isIgnored(issue) {
            Failure.record("Accessibility: \(issue.description)", at: site)
        }
    }

    /// Returns the issues found on the screen in its current state, in tree order. Runs a turn first if one is due.
    public func accessibilityIssues(
        for kinds: AccessibilityAudit = .all, file: StaticString = #filePath, line: UInt = #line
    ) throws -> [AccessibilityIssue] {
        try verb(nil, file, line) {
            let picture = kinds.contains(.contrast) ? try picture() : nil
            let windows = roots.compactMap { $0 as? UIWindow }.filter { !$0.isHidden }
            let nodes = AccessibilityTree(windows: windows).all.filter(\.isElement)
            var issues: [AccessibilityIssue] = []
            for node in nodes where !node.isScrolledAway {
                if kinds.contains(.sufficientElementDescription) { issues += ElementAudit.description(of: node) }
                if kinds.contains(.hitRegion) { issues += ElementAudit.hitRegion(of: node) }
                if kinds.contains(.trait) { issues += ElementAudit.traits(of: node) }
            }
            let known = Set(nodes.map { ObjectIdentifier($0.object) })
            for window in windows {
                TextAudit.visit(window) { view in
                    if kinds.contains(.elementDetection) { issues += ElementAudit.detection(of: view, known) }
                    guard let label = view as? UILabel, Visibility.reasonHidden(label) == nil, label.text?.isEmpty == false
                    else { return }
                    if kinds.contains(.dynamicType) { issues += TextAudit.dynamicType(of: label) }
                    if kinds.contains(.textClipped) { issues += TextAudit.clipping(of: label) }
                    if let picture { issues += TextAudit.contrast(of: label, in: picture) }
                }
            }
            return issues
        }
    }
}
