// From findings to tests.
import SwiftLowering
import UIKitAudit

/// The tests of a report's findings.
public struct Reproductions: Sendable {
    /// In the order of the findings.
    public private(set) var tests: [Reproduction] = []
    /// The findings of the same rules that have no test, with the reason.
    public private(set) var unreproduced: [Unreproduced] = []
    /// How many findings are of rules that no tests are written for.
    public private(set) var otherCount = 0

    /// The ids of the rules whose findings get a test, or a reason why not.
    public static let rules: Set<String> = Set(
        RuleRegistry.all.map { $0.id }.filter { $0.hasPrefix("vev-") || $0.hasPrefix("anim-") })

    /// Reads the files of the request again and writes the tests of the findings.
    ///
    /// - Parameter findings: All of a report: the fingerprints are told by which of equal findings one is.
    public init(of findings: [Finding], in request: AuditRequest) {
        guard findings.contains(where: { Self.rules.contains($0.rule) }) else {
            otherCount = findings.count
            return
        }
        self = DeepStack.run {
            let sources = SourceStore(root: request.root, overlays: request.overlays)
            return Reproductions(of: findings, in: AuditedProject(request), sources: sources)
        }
    }

    /// The tests of findings in a project that was read already; on a thread with a large stack.
    ///
    /// - Parameter sources: For the fingerprints.
    public init(of findings: [Finding], in project: AuditedProject, sources: SourceStore) {
        let fingerprints = FindingFingerprint.all(of: findings, sources: sources)
        var names: Set<String> = []
        for (finding, fingerprint) in zip(findings, fingerprints) {
            guard Self.rules.contains(finding.rule) else {
                otherCount += 1
                continue
            }
            guard let context = project.context(of: finding.range.path) else {
                unreproduced.append(Unreproduced(finding: finding, reason: "Its file cannot be read any more."))
                continue
            }
            let scene = FindingScene(finding: finding, context: context, project: project)
            switch scene.outcome {
            case .test(let test):
                let name = TestName(finding, fingerprint.value, taken: &names)
                tests.append(
                    Reproduction(
                        finding: finding, fileName: name.file, text: test.text(for: finding, named: name, in: context)))
            case .none(let reason): unreproduced.append(Unreproduced(finding: finding, reason: reason))
            }
        }
    }
}
