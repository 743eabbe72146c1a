// A list on the screen, as the verbs for lists see it: sections, rows, their cells and places.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import UIKit
import UIKitLists

/// A table or collection view whose rows a test names by their paths.
@MainActor struct ShownList {
    /// Which of the two it is.
    enum Kind {
        case table(UITableView)
        case collection(UICollectionView)

        init?(_ view: UIView?) {
            switch view {
            case let table as UITableView: self = .table(table)
            case let collection as UICollectionView: self = .collection(collection)
            default: return nil
            }
        }
    }

    let kind: Kind

    /// The list that a finder names; the finder may also name a view inside it or around it.
    init(_ finder: Finder, in harness: Harness) throws {
        let found = try harness.find(finder)
        var above: UIView? = found
        while let current = above, Kind(current) == nil { above = current.superview }
        let lists = Finder("list") { Kind($0) != nil }.inside(.view(found))
        let inside = harness.all(lists)
        guard let kind = Kind(above) ?? (inside.count == 1 ? Kind(inside[0]) : nil) else {
            throw HarnessError.notActionable(
                finder.description, reason: "\(ViewTree.name(of: found)) is no list, and none is around it or alone inside it.")
        }
        self.kind = kind
    }

    init(_ kind: Kind) { self.kind = kind }

    var view: UIScrollView {
        switch kind {
        case .table(let table): table
        case .collection(let collection): collection
        }
    }

    // MARK: Counts and paths

    var sections: Range<Int> {
        switch kind {
        case .table(let table): 0..<table.numberOfSections
        case .collection(let collection): 0..<collection.numberOfSections
        }
    }
    func rows(of section: Int) -> Range<Int> {
        switch kind {
        case .table(let table): 0..<table.numberOfRows(inSection: section)
        case .collection(let collection): 0..<collection.numberOfItems(inSection: section)
        }
    }
    /// The paths of the rows that have cells in sight, in order.
    var visiblePaths: [IndexPath] {
        switch kind {
        case .table(let table): (table.indexPathsForVisibleRows ?? []).sorted()
        case .collection(let collection): collection.indexPathsForVisibleItems.sorted()
        }
    }
    var selectedPaths: Set<IndexPath> {
        switch kind {
        case .table(let table): Set(table.indexPathsForSelectedRows ?? [])
        case .collection(let collection): Set(collection.indexPathsForSelectedItems ?? [])
        }
    }
    /// The name of a row here: a row, or an item.
    var noun: String { if case .table = kind { "row" } else { "item" } }

    /// Refuses a path that the list does not have.
    func check(_ path: IndexPath) throws {
        guard path.count == 2, sections.contains(path.section), rows(of: path.section).contains(path.item) else {
            let counts = sections.map { "\(rows(of: $0).count)" }.joined(separator: ", ")
            throw HarnessError.badArgument(
                "\(ViewTree.name(of: view)) has no \(noun) \(Self.words(path)); its sections have "
                    + "\(counts.isEmpty ? "no" : counts) \(noun)s.")
        }
    }

    // MARK: Cells and places

    func cell(at path: IndexPath) -> UIView? {
        switch kind {
        case .table(let table): table.cellForRow(at: path)
        case .collection(let collection): collection.cellForItem(at: path)
        }
    }
    /// A row's rectangle in points of the window's screen: the cell's, or its place where it has none.
    func frame(of path: IndexPath) -> CGRect {
        switch kind {
        case .table(let table): return table.convert(table.rectForRow(at: path), to: nil)
        case .collection(let collection):
            if let cell = collection.cellForItem(at: path) { return cell.convert(cell.bounds, to: nil) }
            let place = collection.layoutAttributesForItem(at: path)?.frame ?? .null
            return collection.convert(place, to: nil)
        }
    }
    /// The control that moves a row while the list is edited; nil for none.
    func handle(of path: IndexPath) -> UIView? {
        switch kind {
        case .table(let table): table.cellForRow(at: path)?.reorderHandle
        case .collection(let collection): (collection.cellForItem(at: path) as? UICollectionViewListCell)?.reorderHandle
        }
    }
    /// The headers, then the footers, of a section that are in sight.
    func views(of section: Int) -> (headers: [UIView], footers: [UIView]) {
        switch kind {
        case .table(let table):
            return (
                [table.headerView(forSection: section)].compactMap(\.self),
                [table.footerView(forSection: section)].compactMap(\.self)
            )
        case .collection(let collection):
            func view(_ kind: String) -> [UIView] {
                [collection.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))].compactMap(\.self)
            }
            return (view(UICollectionView.elementKindSectionHeader), view(UICollectionView.elementKindSectionFooter))
        }
    }
    /// The buttons that a swipe has uncovered.
    var swipeActions: [UIControl] {
        switch kind {
        case .table(let table): table.shownSwipeActions
        case .collection(let collection): collection.shownSwipeActions
        }
    }

    /// The titles of the index at the edge, where it is shown.
    var indexTitles: [String] {
        switch kind {
        case .table(let table): table.shownIndexTitles
        case .collection(let collection): collection.shownIndexTitles
        }
    }
    /// The point that leads to a title of the index, in points of the window's screen.
    func indexPoint(of title: String) -> CGPoint? {
        switch kind {
        case .table(let table): table.indexPoint(of: title)
        case .collection(let collection): collection.indexPoint(of: title)
        }
    }

    /// Scrolls a row into sight without an animation.
    func scroll(to path: IndexPath, centred: Bool) {
        switch kind {
        case .table(let table): table.scrollToRow(at: path, at: centred ? .middle : .none, animated: false)
        case .collection(let collection):
            collection.scrollToItem(at: path, at: centred ? [.centeredVertically, .centeredHorizontally] : [], animated: false)
        }
    }

    /// The part of the list that bars and pinned views leave free, in points of the window's screen.
    var freeArea: CGRect {
        var area = view.bounds.inset(by: view.adjustedContentInset)
        for header in pinnedHeaders where header.minY <= area.minY + 0.5 && header.maxY > area.minY {
            area = area.divided(atDistance: header.maxY - area.minY, from: .minYEdge).remainder
        }
        return view.convert(area, to: nil)
    }

    private var pinnedHeaders: [CGRect] {
        switch kind {
        case .table(let table):
            guard table.style == .plain else { return [] }
            return sections.compactMap { table.headerView(forSection: $0)?.frame }
        case .collection(let collection):
            return collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
                .filter { $0.superview === collection }.map(\.frame)
        }
    }

    /// Whether a row has its cell in the free part, whole or as much of it as there is room for.
    func isRevealed(_ path: IndexPath) -> Bool {
        guard cell(at: path) != nil else { return false }
        let row = frame(of: path), area = freeArea
        if area.insetBy(dx: -1, dy: -0.5).contains(row) { return true }
        return (row.height > area.height || row.width > area.width) && row.intersects(area)
    }

    // MARK: Words

    /// `1.3`: section and row.
    static func words(_ path: IndexPath) -> String { path.map(String.init).joined(separator: ".") }

    /// The words of a row: its accessibility label, or the texts in it from front to back of the tree.
    static func text(of cell: UIView) -> String {
        if let label = cell.accessibilityLabel, !label.isEmpty { return label }
        var found: [String] = []
        func collect(_ view: UIView) {
            guard !view.isHidden, view.alpha >= 0.01 else { return }
            if let text = ShownText.of(view), !text.isEmpty { return found.append(text) }
            view.subviews.forEach(collect)
        }
        collect(cell)
        return found.joined(separator: ", ")
    }

    /// Whether a row shows exactly this text, or says it.
    static func says(_ text: String, _ cell: UIView) -> Bool {
        if cell.accessibilityLabel == text { return true }
        func shows(_ view: UIView) -> Bool {
            !view.isHidden && view.alpha >= 0.01 && (ShownText.of(view) == text || view.subviews.contains(where: shows))
        }
        return shows(cell)
    }
}
