// What a rule found.

/// One trap at one place.
public struct Finding: Sendable, Codable, Hashable {
    /// How sure the rule is; `unknownType` is shown under `--pedantic` only.
    public enum Certainty: String, Sendable, Codable { case proven, unknownType }

    /// A step on the way to the trap, in the order in which it runs.
    public struct FlowStep: Sendable, Codable, Hashable {
        public var range: SourceRange
        public var message: String

        public init(_ range: SourceRange, _ message: String) {
            self.range = range
            self.message = message
        }
    }

    /// The rule's id, such as `vev-direct`.
    public var rule: String
    public var severity: Severity
    /// One sentence: what will happen, with the names of the source.
    public var message: String
    public var range: SourceRange
    /// One sentence: how to mend it.
    public var cure: String
    /// How control or a value comes here; empty where one place says it all.
    public var flow: [FlowStep]
    public var fixes: [Fix]
    public var certainty: Certainty
    /// The qualified name of the enclosing declaration, such as `Profile.viewDidLoad()`; part of the fingerprint, so that a
    /// baseline survives edits elsewhere in the file.
    public var context: String

    public init(
        rule: String, severity: Severity, message: String, range: SourceRange, cure: String, flow: [FlowStep] = [],
        fixes: [Fix] = [], certainty: Certainty = .proven, context: String
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.range = range
        self.cure = cure
        self.flow = flow
        self.fixes = fixes
        self.certainty = certainty
        self.context = context
    }
}
