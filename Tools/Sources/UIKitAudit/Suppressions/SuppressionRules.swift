// The rules that watch over suppressing comments.

/// Ids of what is found in suppressing comments themselves.
enum SuppressionRules {
    static let ids: Set<String> = [SuperfluousSuppressionRule.id, SuppressionReasonRule.id]
}
