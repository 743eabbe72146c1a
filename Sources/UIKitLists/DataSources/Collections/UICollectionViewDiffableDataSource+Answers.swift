// Cells, views, moves and outlines of a diffable collection view.
// Apple: "UICollectionViewDiffableDataSource".
import Foundation
import UIKitCore

/// The cells and views that stand where a provider gives none.
private enum EmptyViews {
    static let identifier = "vitrine.empty"
}

extension UICollectionViewDiffableDataSource: CollectionSourceBase {
    func connect(_ view: UICollectionView) {
        view.dataSource = self
        view.outlineHandler = { [weak self] path in self?.toggle(path) ?? false }
        engine.afterChange = { [weak self, weak view] in
            if let self, let view { self.dressOutlines(view) }
        }
    }

    // MARK: Cells and views

    /// The provider's cell, indented by its item's level; an empty one with a report where it gives none.
    func cell(_ view: UICollectionView, _ path: IndexPath) -> UICollectionViewCell {
        let item = ListPath(path).flatMap { engine.shown.item(at: $0) }
        if let item, let cell = engine.calling("the cell provider", { provider(view, path, item) }) {
            dressOutline(cell, path)
            return cell
        }
        DiffableReports.noCell("item \(words(path))", item.map { "\($0)" }, object: ObjectName.of(view))
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: EmptyViews.identifier)
        return view.dequeueReusableCell(withReuseIdentifier: EmptyViews.identifier, for: path)
    }

    func supplementaryView(_ view: UICollectionView, _ kind: String, _ path: IndexPath) -> UICollectionReusableView {
        if let provider = supplementaryViewProvider,
            let made = engine.calling("the supplementary view provider", { provider(view, kind, path) })
        {
            return made
        }
        DiffableReports.noView(
            kind, words(path), hasProvider: supplementaryViewProvider != nil, object: ObjectName.of(view))
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: EmptyViews.identifier)
        return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: EmptyViews.identifier, for: path)
    }

    private func words(_ path: IndexPath) -> String { path.map(String.init).joined(separator: "-") }

    // MARK: Outlines

    /// The level and the arrow of a cell whose section has a tree.
    private func dressOutline(_ cell: UICollectionViewCell, _ path: IndexPath) {
        guard let place = ListPath(path).flatMap({ engine.outlined($0) }) else { return }
        if cell.isExpandedItem != place.isExpanded { cell.isExpandedItem = place.isExpanded }
        if let cell = cell as? UICollectionViewListCell, cell.indentationLevel != place.level {
            cell.indentationLevel = place.level
        }
    }

    private func dressOutlines(_ view: UICollectionView) {
        guard !engine.outlines.isEmpty else { return }
        for cell in view.visibleCells {
            if let path = view.indexPath(for: cell) { dressOutline(cell, path) }
        }
    }

    /// A person tapped the arrow of an item. Returns false where the section has no tree.
    func toggle(_ path: IndexPath) -> Bool {
        guard let path = ListPath(path), let section = engine.shown.section(at: path.section),
            let (_, item, _, isExpanded) = engine.outlined(path)
        else { return false }
        let handlers = sectionSnapshotHandlers
        var outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
        if isExpanded {
            guard handlers.shouldCollapseItem?(item) ?? true else { return true }
            handlers.willCollapseItem?(item)
            // What the handlers applied counts.
            outline = engine.outline(of: section)
            guard outline.contains(item) else { return true }
            outline.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return true }
            handlers.willExpandItem?(item)
            let now = engine.outline(of: section)
            guard now.contains(item) else { return true }
            let children = handlers.snapshotForExpandingParent?(item, now.snapshot(of: item))
            outline = engine.outline(of: section)
            guard outline.contains(item) else { return true }
            if let children { outline.replace(childrenOf: item, using: children) }
            outline.expand([item])
        }
        engine.applyOwn(.section(outline, section, isAnimated: true))
        return true
    }

    // MARK: Moving

    func canReorder(_ path: IndexPath) -> Bool {
        guard let canReorder = reorderingHandlers.canReorderItem, let item = itemIdentifier(for: path) else { return false }
        return canReorder(item)
    }

    func reorder(_ from: IndexPath, _ to: IndexPath) {
        guard let from = ListPath(from), let to = ListPath(to), let (transaction, outlines) = engine.moved(from, to: to) else {
            return
        }
        let handlers = reorderingHandlers
        engine.calling(nil) { handlers.willReorder?(transaction) }
        engine.viewMoved(from, to: to)
        engine.follow(transaction.finalSnapshot, outlines)
        engine.calling(nil) { handlers.didReorder?(transaction) }
        engine.settle()
    }
}
