// A comment that does not say why.

/// A suppressing comment without a reason.
///
/// ## What goes wrong
/// Whoever meets the comment later cannot tell whether it still holds. The finding stays silenced all the same.
///
/// ## Apple's message
/// none: silent
///
/// ## Rests on
/// The project's own rules.
///
/// ## Triggering
/// ```swift
/// let blur = UIVisualEffectView(effect: nil)
/// ↓// vitrine:disable:next vev-direct
/// blur.addSubview(label)
/// ```
///
/// ## Not triggering
/// ```swift
/// let blur = UIVisualEffectView(effect: nil)
/// // vitrine:disable:next vev-direct shows the exception on purpose
/// blur.addSubview(label)
/// ```
///
/// ## Cure
/// Say after the rules, in a few words, why the trap cannot spring here.
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
