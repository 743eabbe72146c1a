// The engine.
import Foundation
import SwiftLowering
import SwiftModel

/// Reads files, joins what they say, and runs the rules; several files at once, and again only where something changed.
public struct AuditSession: Auditing {
    private let rules: [any Rule.Type]

    /// - Parameter rules: The rules to choose from.
    public init(rules: [any Rule.Type] = RuleRegistry.all) { self.rules = rules }

    public func audit(
        _ request: AuditRequest, progress: @Sendable @escaping (_ done: Int, _ total: Int) -> Void
    ) throws -> AuditResult {
        let run = AuditRun(request: request, rules: rules.filter { request.rules.contains($0.id) }, progress: progress)
        return run.result()
    }
}
