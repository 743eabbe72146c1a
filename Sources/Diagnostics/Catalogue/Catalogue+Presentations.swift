// Diagnostics UIK2041…: presentations, sheets and alerts.
// No Apple page: this is ours.

extension Catalogue {
    /// An alert over the detail of a split view, and then the device is turned (reported on Owen Zhao's blog).
    package static let contextLeftBehind = CatalogueEntry(
        code: "UIK2041", severity: .misuse, title: "A presentation over the current context no longer covers its presenter.",
        cause: "It covers the original frame of the presenter's view. The presenter's parent has moved that view since, "
            + "as split views do when they rotate, collapse or expand.",
        fix: "Present with the style overFullScreen, or dismiss in viewWillTransition(to:with:).",
        recovery: .continues("The presentation stays where it is."))

    /// A page that should curl over what stays.
    package static let curlNotFullScreen = CatalogueEntry(
        code: "UIK2042", severity: .exception, title: "A partial curl was presented in another style than full screen.",
        cause: "modalTransitionStyle is partialCurl, and modalPresentationStyle is not fullScreen.",
        fix: "Set modalPresentationStyle to fullScreen, or another modalTransitionStyle.",
        apple: "NSInvalidArgumentException: Application tried to present UIModalTransitionStylePartialCurl to or from "
            + "non-fullscreen view controller <…: 0x…>.",
        recovery: .continues("The controller slides up from the bottom."))

    /// A preferred action that nobody can choose.
    package static let preferredActionNotAdded = CatalogueEntry(
        code: "UIK2043", severity: .misuse, title: "An alert prefers an action that it does not have.",
        cause: "preferredAction was set to an action that was not added with addAction(_:).",
        fix: "Call addAction(_:) first, then set preferredAction.", recovery: .noOperation)

    /// A sheet without a height.
    package static let noDetents = CatalogueEntry(
        code: "UIK2044", severity: .misuse, title: "A sheet has no detents.",
        cause: "detents was set to an empty array; Apple documents that it must not be empty.",
        fix: "Set at least one detent, for example .large().", recovery: .continues("The sheet takes a large detent."))

    /// UIK2045: an animator that says twice that it is done. What UIKit does is guessed.
    package static let transitionCompletedTwice = CatalogueEntry(
        code: "UIK2045", severity: .misuse, title: "A transition is completed a second time.",
        cause: "completeTransition(_:) was called again for a transition that is over.",
        fix: "Call completeTransition(_:) once, in the completion of the last animation.", recovery: .noOperation)

    /// Every entry of presentations, in order of code.
    package static let presentations: [CatalogueEntry] = [
        contextLeftBehind, curlNotFullScreen, preferredActionNotAdded, noDetents, transitionCompletedTwice,
    ]
}
