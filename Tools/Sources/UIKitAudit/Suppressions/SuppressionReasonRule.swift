// A comment that does not say why.

/// The rule of the page `SuppressionReasonRule.md`, beside this file.
public struct SuppressionReasonRule {
    /// Such as a configuration names it.
    public static let id = "suppression-reason"
    /// What its findings have by themselves.
    public static let severity = Severity.note
    /// Runs unless it is turned off.
    public static let isOnByDefault = true
    /// Nobody but the author knows the reason.
    public static let isFixable = false
}
