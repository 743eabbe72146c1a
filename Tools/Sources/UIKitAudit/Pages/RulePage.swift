// What is written about a rule.

/// A rule's page: what `--explain`, SARIF and the HTML report say about it.
public struct RulePage: Sendable, Hashable {
    /// Such as `vev-direct`.
    public var id: String
    /// What its findings have unless the configuration says otherwise.
    public var severity: Severity
    /// False for opinions, which run only where they are asked for.
    public var isOn: Bool
    /// True where some of its findings can be mended by `--fix`.
    public var isFixable: Bool
    /// One sentence.
    public var summary: String
    /// The whole page below its title, in Markdown.
    public var text: String

    public init(
        id: String, severity: Severity, isOn: Bool, isFixable: Bool = false, summary: String, text: String
    ) {
        self.id = id
        self.severity = severity
        self.isOn = isOn
        self.isFixable = isFixable
        self.summary = summary
        self.text = text
    }
}
