// What a configuration says of a rule.

/// Whether a rule speaks, and how loud.
public enum RuleSetting: Sendable, Hashable {
    case off
    /// With the rule's own severity.
    case on
    case severity(Severity)

    /// The words of the configuration file.
    package static let words = ["off", "on"] + Severity.allCases.map(\.rawValue)

    /// Reads `off`, `on`, `error`, `warning` or `note`; YAML's other words for true and false do as well.
    package init?(word: String) {
        switch word.lowercased() {
        case "off", "false", "no": self = .off
        case "on", "true", "yes": self = .on
        case let other:
            guard let severity = Severity(rawValue: other) else { return nil }
            self = .severity(severity)
        }
    }
}
