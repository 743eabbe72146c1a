// A comment that silences nothing.

/// The rule of the page `SuperfluousSuppressionRule.md`, beside this file.
public struct SuperfluousSuppressionRule {
    /// Such as a configuration names it.
    public static let id = "superfluous-suppression"
    /// What its findings have by themselves.
    public static let severity = Severity.warning
    /// Runs unless it is turned off.
    public static let isOnByDefault = true
    /// `--fix` deletes the comment.
    public static let isFixable = true
}
