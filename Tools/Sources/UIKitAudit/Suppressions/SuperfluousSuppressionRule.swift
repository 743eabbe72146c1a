// A comment that silences nothing.

/// A suppressing comment that silences nothing, or that names no rule.
///
/// ## What goes wrong
/// A comment that outlives its trap hides the next one that appears at the same place, and a mistyped rule name never hid
/// anything. Nothing is said of a rule that did not run.
///
/// ## Apple's message
/// none: silent
///
/// ## Rests on
/// The project's own rules.
///
/// ## Triggering
/// ```swift
/// ↓// vitrine:disable:next vev-direct the label belongs there
/// stack.addSubview(label)
/// ```
/// ```swift
/// ↓// vitrine:disable:next vev-drect the label belongs there
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
/// Delete the comment, or mend the rule's name. `--fix` deletes comments that silence nothing.
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
