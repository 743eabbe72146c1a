// A folder to audit.
import Foundation
import UIKitAudit

/// A folder of its own with a cache, deleted at the end.
final class SessionFolder: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "vitrine-cache-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var cache: URL { URL(fileURLWithPath: path + "/.vitrine/audit.cache") }
    var cacheSize: Int { (try? Data(contentsOf: cache).count) ?? 0 }

    func write(_ name: String, _ text: String) throws {
        let url = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path + "/" + name) }

    func audit(isCached: Bool = true, rules: [any Rule.Type] = RuleRegistry.all) throws -> AuditResult {
        try AuditSession(rules: rules).audit(
            AuditRequest(
                root: path, rules: Set(rules.map { $0.id }), cachePath: isCached ? path + "/.vitrine" : nil),
            progress: { _, _ in })
    }

    /// Whether a cached run says what a fresh one does.
    func isTrue() throws -> Bool {
        let cached = try audit()
        let fresh = try audit(isCached: false)
        return cached.findings == fresh.findings && cached.notices == fresh.notices && cached.lines == fresh.lines
            && cached.suppressions == fresh.suppressions && cached.files == fresh.files
    }
}
