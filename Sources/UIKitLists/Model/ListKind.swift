// What a list calls its parts: tables have rows, collections have items.
// Apple: "UITableView", "UICollectionView".

/// The two lists of UIKit, by the words of their messages.
package enum ListKind: Sendable, Equatable {
    case table, collection

    /// `row` or `item`.
    package var part: String { self == .table ? "row" : "item" }
    /// `rows` or `items`.
    package var parts: String { part + "s" }
    /// `table view` or `collection view`.
    package var view: String { self == .table ? "table view" : "collection view" }

    /// What UIKit's messages since iOS 15 end with; "" where the view is not described.
    func tail(_ description: String) -> String {
        guard !description.isEmpty else { return "" }
        return (self == .table ? "Table view: " : "Collection view: ") + description
    }
}
