// Diagnostics UIK2601…2629: drag and drop, drops into lists.
// No Apple page: this is ours.

extension Catalogue {
    /// Data before or after the drop.
    package static let dropDataTooEarly = CatalogueEntry(
        code: "UIK2601", severity: .misuse, title: "Objects of a drop were asked for while no drop is performed.",
        cause:
            "loadObjects(ofClass:completion:) was called outside of dropInteraction(_:performDrop:) or of a list's performDropWith.",
        fix: "Call it in the method that performs the drop. Before that, canLoadObjects(ofClass:) and "
            + "hasItemsConforming(toTypeIdentifiers:) say what the items are.",
        recovery: .continues("The closure gets no objects."))

    /// One item, given twice.
    package static let dragItemTwice = CatalogueEntry(
        code: "UIK2602", severity: .misuse, title: "A drag was given an item that it has already.",
        cause: "The delegate returned one UIDragItem twice, or one that was added before.",
        fix: "Make a new UIDragItem for each thing that is dragged; return no items for what is dragged already.",
        recovery: .continues("The item counts once."))

    /// An event that a state does not know.
    package static let dragStateRefused = CatalogueEntry(
        code: "UIK2603", severity: .misuse, title: "A drag was told something that its state has no use for.",
        cause: "The drag's recognizers and its animations disagree about what happens: an error of Vitrine's.",
        fix: "Report it with the cause that stands here.", recovery: .noOperation)

    /// A coordinator, used later.
    package static let dropCoordinatorLate = CatalogueEntry(
        code: "UIK2611", severity: .misuse, title: "A list's drop coordinator was used after its drop.",
        cause: "A method drop(_:to…) was called after performDropWith had returned, such as in a closure that gets loaded objects.",
        fix: "Call drop(_:to:) with a placeholder in performDropWith, and commit the placeholder when the data is there.",
        recovery: .continues("The item is not animated."))

    /// An item with two goals.
    package static let dropItemTwice = CatalogueEntry(
        code: "UIK2612", severity: .misuse, title: "An item of a drop was sent to two places.",
        cause: "Two methods drop(_:to…) of one coordinator named the same item.", fix: "Call one of them for each item.",
        recovery: .continues("The item goes to the first place."))

    /// A row that is not there.
    package static let dropPlaceUnknown = CatalogueEntry(
        code: "UIK2613", severity: .exception, title: "An item of a drop was sent to a row that its list does not have.",
        cause: "The row was not inserted before the call, or its number is that of before the insertion.",
        fix: "Change the data and insert the row first, then call drop(_:toRowAt:) with the row's new path.",
        recovery: .continues("The item shrinks away where it was dropped."))

    static let dragging = [
        dropDataTooEarly, dragItemTwice, dragStateRefused, dropCoordinatorLate, dropItemTwice, dropPlaceUnknown,
    ]
}
