// What a rule is.

/// One trap that the auditor looks for. The documentation comment of the conforming structure is the rule's page; its sections,
/// in this order: a summary line, `## What goes wrong`, `## Apple's message`, `## Rests on`, `## Triggering`,
/// `## Not triggering`, `## Cure`. In the examples `↓` stands right before each token that a finding begins at.
///
/// A rule asks its ``RuleContext`` and never reads the source's text. Where a type cannot be known it stays silent, or reports
/// with `certainty: .unknownType`.
public protocol Rule: Sendable {
    /// Such as `loadview-super`; never changes.
    static var id: String { get }
    static var severity: Severity { get }
    /// Whether it runs unless it is turned off: errors and warnings do, opinions do not.
    static var isOnByDefault: Bool { get }

    init()

    /// Looks through one file and reports what it finds.
    func check(_ context: RuleContext)
}

extension Rule {
    public static var isOnByDefault: Bool { severity > .note }
}
