// Appending, inserting, deleting, moving and marking items of a snapshot.
// Apple: "NSDiffableDataSourceSnapshot".
import Diagnostics

extension NSDiffableDataSourceSnapshot {
    /// Appends items to a section, or to the last one. O(items).
    ///
    /// Without a section it is UIK2412, of a section that is not there UIK2413, and nothing is appended. An item that is there moves
    /// to the new place (UIK2416); of equal ones in `identifiers` the first counts (UIK2415).
    /// Apple: "NSDiffableDataSourceSnapshot", appendItems(_:toSection:).
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let index: Int
        if let sectionIdentifier {
            guard let known = section(sectionIdentifier, "appendItems(_:toSection:)") else { return }
            index = known
        } else {
            guard !store.buckets.isEmpty else { return Catalogue.snapshotNoSection.report() }
            index = store.buckets.count - 1
        }
        let outcome = store.append(identifiers, to: index)
        Self.report(outcome, "appendItems(_:toSection:)")
    }

    /// Inserts items before an item. One that is not there is UIK2413, one among `identifiers` UIK2414; nothing is inserted then.
    /// Items that are there move (UIK2416).
    /// Apple: "NSDiffableDataSourceSnapshot", insertItems(_:beforeItem:).
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        insert(identifiers, at: beforeIdentifier, 0, "insertItems(_:beforeItem:)")
    }

    /// Inserts items after an item. One that is not there is UIK2413, one among `identifiers` UIK2414; nothing is inserted then.
    /// Items that are there move (UIK2416).
    /// Apple: "NSDiffableDataSourceSnapshot", insertItems(_:afterItem:).
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        insert(identifiers, at: afterIdentifier, 1, "insertItems(_:afterItem:)")
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], at place: ItemIdentifierType, _ offset: Int, _ call: String
    ) {
        guard let section = store.sectionIndex(containing: place) else {
            return SnapshotReports.place("\(call) names the item \(place)", "section != NSNotFound")
        }
        guard !identifiers.contains(place) else { return SnapshotReports.inserted("\(place)", call) }
        let outcome = store.insert(identifiers, in: section) { ($0.path(of: place)?.row ?? 0) + offset }
        Self.report(outcome, call)
    }

    /// Deletes items; those that are not there are passed over. O(items + items of their sections).
    /// Apple: "NSDiffableDataSourceSnapshot", deleteItems(_:).
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        store.remove(identifiers)
        forget(identifiers)
    }

    /// Deletes all items and all sections.
    /// Apple: "NSDiffableDataSourceSnapshot", deleteAllItems(). That sections go too is of public practice.
    public mutating func deleteAllItems() { self = Self() }

    /// Moves an item before another one. One that is not there is UIK2413, an item before itself UIK2414; nothing moves then.
    /// Apple: "NSDiffableDataSourceSnapshot", moveItem(_:beforeItem:).
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, 0, "moveItem(_:beforeItem:)")
    }

    /// Moves an item after another one. One that is not there is UIK2413, an item after itself UIK2414; nothing moves then.
    /// Apple: "NSDiffableDataSourceSnapshot", moveItem(_:afterItem:).
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, 1, "moveItem(_:afterItem:)")
    }

    private mutating func move(_ identifier: ItemIdentifierType, to place: ItemIdentifierType, _ offset: Int, _ call: String) {
        guard store.contains(identifier) else {
            return SnapshotReports.place("\(call) names the item \(identifier)", "fromIndex != NSNotFound")
        }
        guard let section = store.sectionIndex(containing: place) else {
            return SnapshotReports.place("\(call) names the item \(place)", "toIndex != NSNotFound")
        }
        guard identifier != place else { return SnapshotReports.inserted("\(place)", call) }
        _ = store.insert([identifier], in: section) { ($0.path(of: place)?.row ?? 0) + offset }
    }

    /// Marks items to be shown by new cells with the next apply. One that is not there is UIK2411; the others are marked.
    /// Apple: "NSDiffableDataSourceSnapshot", reloadItems(_:).
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            guard store.contains(identifier) else {
                SnapshotReports.mark("reload", "item", "\(identifier)")
                continue
            }
            reloadedItems.add(identifier)
        }
    }

    /// Marks items to be configured anew, with the cells they have, with the next apply. One that is not there is UIK2411; the others
    /// are marked.
    /// Apple: "NSDiffableDataSourceSnapshot", reconfigureItems(_:).
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            guard store.contains(identifier) else {
                SnapshotReports.mark("reconfigure", "item", "\(identifier)")
                continue
            }
            reconfiguredItems.add(identifier)
        }
    }

    /// Takes marks off items that are deleted.
    mutating func forget(_ identifiers: [ItemIdentifierType]) {
        reloadedItems.remove(identifiers)
        reconfiguredItems.remove(identifiers)
    }

    /// Static: a method of `self` would hold a copy of the store while it changes.
    private static func report(_ outcome: SnapshotStore<SectionIdentifierType, ItemIdentifierType>.Outcome, _ call: String) {
        SnapshotReports.repeated(outcome.repeated.map { "\($0)" }, "item", call)
        SnapshotReports.existing(outcome.existing.map { "\($0)" }, "item", call)
    }
}
