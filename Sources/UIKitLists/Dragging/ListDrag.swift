// What a list knows of the drag that began in it.
// No Apple page: this is ours; "UITableViewDragDelegate".
import Foundation
import FoundationAdditions
import UIKitControls
import UIKitCore

/// The rows that a list's drag took along, by their items.
@MainActor struct ListDrag {
    private var sources: [(item: ObjectIdentifier, path: ListPath)] = []
    /// Whether the rows are still those of the lift: no data has changed since.
    private(set) var isFresh = true

    /// A row without items of its own takes part with one of the list's.
    static func ownItem() -> UIDragItem {
        let item = UIDragItem(itemProvider: NSItemProvider())
        item.isListsOwn = true
        return item
    }

    mutating func add(_ items: [UIDragItem], from path: ListPath) {
        sources += items.map { (ObjectIdentifier($0), path) }
    }

    /// The data changed: the rows have other paths, and drops do not learn of them any more (documented).
    mutating func follow(_ newPath: (ListPath) -> ListPath?) {
        isFresh = false
        sources = sources.compactMap { source in newPath(source.path).map { (source.item, $0) } }
    }

    mutating func forget() { self = ListDrag() }

    /// The row of an item now; nil for one that is gone or foreign.
    func path(of item: UIDragItem) -> ListPath? { sources.first { $0.item == ObjectIdentifier(item) }?.path }
    /// The row of an item as a drop learns it.
    func source(of item: UIDragItem) -> ListPath? { isFresh ? path(of: item) : nil }

    /// The rows, each once.
    var paths: [ListPath] {
        var seen: Set<ListPath> = []
        return sources.map(\.path).filter { seen.insert($0).inserted }
    }
    /// The one row of a drag with one item; nil for others.
    var singlePath: ListPath? { sources.count == 1 ? sources[0].path : nil }
}
