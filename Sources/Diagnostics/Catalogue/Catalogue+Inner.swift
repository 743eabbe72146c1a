// Diagnostics UIK23xx: traces, and what Vitrine finds wrong with itself.
// No Apple page: this is ours.

extension Catalogue {
    /// UIK2301: a word in VITRINE_TRACE that nobody knows.
    package static let traceSetting = CatalogueEntry(
        code: "UIK2301", severity: .misuse, title: "The variable VITRINE_TRACE has an unknown value.",
        cause: "VITRINE_TRACE is a comma-separated list.",
        fix: "Valid values: gestures, layout, commit, focus, animation, text, all; for the steps of tests also steps, failed, "
            + "never.",
        recovery: .continues("The other values are used."))

    /// UIK2302: a value of VITRINE_CHECK that nobody knows.
    package static let checkSetting = CatalogueEntry(
        code: "UIK2302", severity: .misuse, title: "The variable VITRINE_CHECK has an unknown value.",
        cause: "VITRINE_CHECK says how often debug builds compare their caches.",
        fix: "Valid values: all, never, or a number n for every n-th look.",
        recovery: .continues("Every 64th look compares."))

    /// UIK2311: a cache of ours is wrong.
    package static let cacheDiffers = CatalogueEntry(
        code: "UIK2311", severity: .exception, title: "A cache of Vitrine differs from what it stands for.",
        cause: "A change did not invalidate what was computed before it.",
        fix: "This is a bug of Vitrine: report it with the lines that VITRINE_TRACE=all prints. VITRINE_CHECK=never continues "
            + "without these checks.",
        recovery: .continues("The cached value is used."))

    /// UIK2312: code of ours makes a change of state that cannot be.
    package static let ownTransition = CatalogueEntry(
        code: "UIK2312", severity: .exception, title: "Vitrine requests a change of state that its own rules forbid.",
        cause: "A state was set that cannot follow the current one.",
        fix: "This is a bug of Vitrine: report it with the lines that VITRINE_TRACE=all prints.",
        recovery: .noOperation)

    /// Reports a change of state that code of Vitrine requests and its rules forbid. Debug builds only: in others the request has
    /// no effect.
    package static func forbidTransition(
        of object: @autoclosure () -> String?, from old: @autoclosure () -> String, to new: @autoclosure () -> String
    ) {
        #if DEBUG
            ownTransition.report(object: object(), cause: "The state is \(old()), and \(new()) was requested.")
        #endif
    }

    /// Every entry of UIK23xx, in order of code.
    package static let inner: [CatalogueEntry] = [traceSetting, checkSetting, cacheDiffers, ownTransition]
}
