// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Suppressions/SuperfluousSuppressionRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let superfluousSuppression = RulePage(
        id: "superfluous-suppression", severity: .warning, isOn: true, isFixable: true,
        summary: "A suppressing comment that silences nothing, or that names no rule.",
        text: #"""
        A suppressing comment that silences nothing, or that names no rule.

        ## What goes wrong
        A comment that outlives its trap hides the next one that appears at the same place, and a mistyped rule name never hid
        anything. Nothing is said of a rule that did not run.

        ## Apple's message
        none: silent

        ## Rests on
        The project's own rules.

        ## Triggering
        ```swift
        ↓// vitrine:disable:next vev-direct the label belongs there
        stack.addSubview(label)
        ```
        ```swift
        ↓// vitrine:disable:next vev-drect the label belongs there
        blur.addSubview(label)
        ```

        ## Not triggering
        ```swift
        let blur = UIVisualEffectView(effect: nil)
        // vitrine:disable:next vev-direct shows the exception on purpose
        blur.addSubview(label)
        ```

        ## Cure
        Delete the comment, or mend the rule's name. `--fix` deletes comments that silence nothing.
        """#)
}
