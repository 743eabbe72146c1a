// Diagnostics UIK03xx: events, gestures and actions.
// No Apple page: this is ours.

extension Catalogue {
    /// A responder chain that comes back to itself.
    package static let responderCycle = CatalogueEntry(
        code: "UIK0301", severity: .misuse, title: "A responder chain leads back to itself.",
        cause: "next is overridden and returns a responder whose own chain leads back here.",
        fix: "Return a responder that is nearer to the application, or nil.",
        recovery: .continues("The event stops where the loop closes."))

    /// UIK0350: a target or an action for no event at all.
    package static let noControlEvents = CatalogueEntry(
        code: "UIK0350", severity: .misuse, title: "A control is told to report no events.",
        cause: "The set of control events is empty, so the action never runs.",
        fix: "Name the events, such as .touchUpInside or .valueChanged.", recovery: .noOperation)

    /// Every entry of UIK03xx, in order of code.
    package static let events: [CatalogueEntry] = [responderCycle, noControlEvents]
}
