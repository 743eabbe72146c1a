// Taking a checked batch into the collection view's own numbers: paths of elements, selection, the changes that a layout is told.
// No Apple page: this is ours; the normal form of batches is ValidatedBatch's. "UICollectionViewUpdateItem".
import CoreGraphics
import Foundation
import UIKitCore

extension UICollectionView {
    /// Selected items keep their selection under their new paths; those that were reloaded or deleted lose it.
    func applyToSelection(_ batch: ValidatedBatch) {
        let reloaded = Set(batch.reloadedRows.map(\.from))
        picking.follow { reloaded.contains($0) ? nil : batch.newPath(of: $0) }
        ahead.follow { batch.newPath(of: $0) }
    }

    /// The changes of a batch, as the layout is told of them: deletes from the end, inserts from the beginning, moves, reloads. A
    /// whole section has the item `NSNotFound`.
    func updateItems(_ batch: ValidatedBatch) -> [UICollectionViewUpdateItem] {
        func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        var items: [UICollectionViewUpdateItem] = []
        for path in batch.deletedRows.reversed() { items.append(.init(.delete, from: path.indexPath, to: nil)) }
        for section in batch.deletedSections.reversed() { items.append(.init(.delete, from: whole(section), to: nil)) }
        for section in batch.insertedSections { items.append(.init(.insert, from: nil, to: whole(section))) }
        for path in batch.insertedRows { items.append(.init(.insert, from: nil, to: path.indexPath)) }
        for move in batch.movedSections { items.append(.init(.move, from: whole(move.from), to: whole(move.to))) }
        for move in batch.movedRows { items.append(.init(.move, from: move.from.indexPath, to: move.to.indexPath)) }
        for move in batch.reloadedSections { items.append(.init(.reload, from: whole(move.from), to: whole(move.to))) }
        for move in batch.reloadedRows { items.append(.init(.reload, from: move.from.indexPath, to: move.to.indexPath)) }
        return items
    }

    /// Where an element is after a batch; nil of one that goes, or is loaded anew.
    func newIdentity(
        _ old: AttributesIdentity, _ batch: ValidatedBatch, _ reloaded: Set<ListPath>
    ) -> AttributesIdentity? {
        var new = old
        if old.category == .cell {
            guard let path = ListPath(old.indexPath), !reloaded.contains(path), let to = batch.newPath(of: path) else { return nil }
            new.indexPath = to.indexPath
            return new
        }
        guard old.indexPath.count > 1 else { return old }
        let item = ListPath(old.indexPath)
        let followed = item.flatMap { reloaded.contains($0) ? nil : batch.newPath(of: $0) }?.indexPath
        if let own = layout.supplementaryPath(ofKind: old.kind ?? "", at: old.indexPath, newItem: followed) {
            new.indexPath = own
            return new
        }
        guard let section = batch.newSection(of: old.indexPath[0]) else { return nil }
        new.indexPath[0] = section
        return new
    }

    /// The data source configures items anew that keep their cells.
    func reconfigure(_ batch: ValidatedBatch) {
        for move in batch.reconfiguredRows {
            guard let element = element(move.to.indexPath), let cell = element.cell else { continue }
            let answer = answer(element.identity, element.applied?.frame, kept: cell)
            element.needsSize = true
            guard let other = answer as? UICollectionViewCell, other !== cell else { continue }
            // Another cell than the item's own: it takes the place, as after a reload.
            let replacing = LiveElement(element.identity, other)
            elements.replace(with: replacing)
            dress(replacing)
            if let place = element.applied { UIView.withoutAnimations { self.place(replacing, place) } }
            retire(element)
        }
    }

    /// The supplementary and decoration views that the layout takes away and adds by itself.
    func layoutsOwnChanges(_ elements: [LiveElement]) -> (deleted: Set<AttributesIdentity>, inserted: Set<AttributesIdentity>) {
        var (deleted, inserted): (Set<AttributesIdentity>, Set<AttributesIdentity>) = ([], [])
        let kinds = Set(
            elements.filter { $0.identity.category != .cell }.map {
                [$0.identity.category == .decorationView ? "d" : "s", $0.identity.kind ?? ""]
            })
        for kind in kinds {
            let isDecoration = kind[0] == "d"
            let category: UICollectionElementCategory = isDecoration ? .decorationView : .supplementaryView
            let gone =
                isDecoration
                ? layout.indexPathsToDeleteForDecorationView(ofKind: kind[1])
                : layout.indexPathsToDeleteForSupplementaryView(ofKind: kind[1])
            let new =
                isDecoration
                ? layout.indexPathsToInsertForDecorationView(ofKind: kind[1])
                : layout.indexPathsToInsertForSupplementaryView(ofKind: kind[1])
            for path in gone { deleted.insert(AttributesIdentity(category: category, kind: kind[1], indexPath: path)) }
            for path in new { inserted.insert(AttributesIdentity(category: category, kind: kind[1], indexPath: path)) }
        }
        return (deleted, inserted)
    }
}
