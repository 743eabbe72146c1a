// What the tests of the auditor's outside share.
import Foundation
import SwiftLowering
import SwiftModel
import UIKitAudit

/// Rules that stand for real ones.
let sampleCatalogue = RuleCatalogue([
    RulePage(id: "vev-direct", severity: .error, isOn: true, isFixable: true, summary: "Direct.", text: "Direct."),
    RulePage(id: "vev-outlet", severity: .error, isOn: true, summary: "Outlet.", text: "Outlet."),
    RulePage(id: "loadview-super", severity: .warning, isOn: true, isFixable: true, summary: "Super.", text: "Super."),
    RulePage(id: "reload-storm", severity: .note, isOn: false, summary: "Storm.", text: "Storm."),
    RulePage(
        id: SuperfluousSuppressionRule.id, severity: .warning, isOn: true, isFixable: true, summary: "Idle.", text: "Idle."),
    RulePage(id: SuppressionReasonRule.id, severity: .note, isOn: true, summary: "Why.", text: "Why."),
])

/// Files in memory, as a store that never reads the disk.
func store(_ files: [String: String]) -> SourceStore {
    SourceStore(root: "/nowhere", overlays: files.mapValues { Array($0.utf8) })
}

/// A finding on the `occurrence`th place of a word in a text.
func finding(
    _ rule: String, at word: String, in text: String, path: String = "A.swift", occurrence: Int = 0,
    severity: Severity = .error, context: String = "A.f()", fixes: [Fix] = [], certainty: Finding.Certainty = .proven
) -> Finding {
    let source = SourceText(path: path, bytes: Array(text.utf8))
    return Finding(
        rule: rule, severity: severity, message: "It will trap.", range: SourceRange(place(word, in: text, occurrence), in: source),
        cure: "Mend it.", fixes: fixes, certainty: certainty, context: context)
}

/// The bytes of the `occurrence`th place of a word.
func place(_ word: String, in text: String, _ occurrence: Int = 0) -> Range<Int> {
    let ranges = text.ranges(of: word)
    let range = ranges[occurrence]
    let lower = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    return lower..<(lower + word.utf8.count)
}

/// The suppressing comments that the lowering finds in a text.
func suppressions(_ text: String, path: String = "A.swift") -> FileSuppressions {
    let source = SourceText(path: path, bytes: Array(text.utf8))
    return FileSuppressions(source, comments: SourceLowering.lower(source).model.comments.map(\.range))
}

/// A folder of its own for one test.
func temporaryFolder() throws -> String {
    let path = FileManager.default.temporaryDirectory.path + "/vitrine-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
}
