// Diagnostics UIK2491…2499: cells of lists.
// No Apple page: this is ours.

extension Catalogue {
    /// A content view that was given another kind of content.
    package static let foreignContentConfiguration = CatalogueEntry(
        code: "UIK2491", severity: .exception, title: "A content view was given a configuration that it does not support.",
        cause: "A UIListContentView shows a UIListContentConfiguration. Its configuration was set to another type.",
        fix: "Set the contentConfiguration of the cell, which makes a view for it, or ask supports(_:) first.",
        recovery: .noOperation)

    /// Two accessories of one kind.
    package static let accessoryTwice = CatalogueEntry(
        code: "UIK2492", severity: .exception, title: "A cell was given two accessories of one kind.",
        cause: "The accessories of a UICollectionViewListCell contain a kind of the system twice. Custom views may be as many "
            + "as there is room for.",
        fix: "Remove one of the two from the list.",
        recovery: .continues("The first of them is shown."))

    /// A custom accessory that constraints would have to place.
    package static let accessoryByConstraints = CatalogueEntry(
        code: "UIK2493", severity: .exception,
        title: "The view of a custom accessory does not translate its autoresizing mask into constraints.",
        cause: "The cell places accessories by their frames. translatesAutoresizingMaskIntoConstraints of the view is false.",
        fix: "Leave translatesAutoresizingMaskIntoConstraints true and give the view a frame or an intrinsic size.",
        recovery: .continues("The cell sets the property to true."))

    static let cells = [foreignContentConfiguration, accessoryTwice, accessoryByConstraints]
}
