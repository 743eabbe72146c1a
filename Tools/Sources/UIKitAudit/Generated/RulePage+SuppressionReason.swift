// Written by Tools/script/rule-pages from Tools/Sources/UIKitAudit/Suppressions/SuppressionReasonRule.md; change the text there.
// swift-format-ignore-file

extension RulePage {
    static let suppressionReason = RulePage(
        id: "suppression-reason", severity: .note, isOn: true, isFixable: false,
        summary: "A suppressing comment without a reason.",
        text: #"""
        A suppressing comment without a reason.

        ## What goes wrong
        Whoever meets the comment later cannot tell whether it still holds. The finding stays silenced all the same.

        ## Apple's message
        none: silent

        ## Rests on
        The project's own rules.

        ## Triggering
        ```swift
        let blur = UIVisualEffectView(effect: nil)
        ↓// vitrine:disable:next vev-direct
        blur.addSubview(label)
        ```

        ## Not triggering
        ```swift
        let blur = UIVisualEffectView(effect: nil)
        // vitrine:disable:next vev-direct shows the exception on purpose
        blur.addSubview(label)
        ```

        ## Cure
        Say after the rules, in a few words, why the trap cannot spring here.
        """#)
}
