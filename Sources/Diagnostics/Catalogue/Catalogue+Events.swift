// Diagnostics UIK03xx: events, gestures and actions.
// No Apple page: this is ours.

extension Catalogue {
    /// A responder chain that comes back to itself.
    package static let responderCycle = CatalogueEntry(
        code: "UIK0301", severity: .misuse, title: "A responder chain leads back to itself.",
        cause: "next is overridden and returns a responder whose own chain leads back here.",
        fix: "Return a responder that is nearer to the application, or nil.",
        recovery: .continues("The event stops where the loop closes."))

    /// UIK0302: a state that cannot follow. What UIKit does is guessed: Apple documents the changes that are possible.
    package static let gestureStateIllegal = CatalogueEntry(
        code: "UIK0302", severity: .misuse, title: "A gesture recognizer's state is set to one that cannot follow.",
        cause: "A recognizer that ended, failed or was cancelled keeps its state until reset().",
        fix: "Compare state before setting it; a gesture changes from possible to began, changed and ended or cancelled, or from "
            + "possible to ended or failed.",
        recovery: .noOperation)

    /// UIK0350: a target or an action for no event at all.
    package static let noControlEvents = CatalogueEntry(
        code: "UIK0350", severity: .misuse, title: "A control is told to report no events.",
        cause: "The set of control events is empty, so the action never runs.",
        fix: "Name the events, such as .touchUpInside or .valueChanged.", recovery: .noOperation)

    /// Every entry of UIK03xx, in order of code.
    package static let events: [CatalogueEntry] = [responderCycle, gestureStateIllegal, noControlEvents]
}
