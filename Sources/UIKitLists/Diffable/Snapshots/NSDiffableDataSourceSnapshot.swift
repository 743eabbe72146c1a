// The state of a list's data: sections with items, by identifiers.
// Apple: "NSDiffableDataSourceSnapshot".
import Diagnostics

/// The sections and items of a list at one moment, in order. A value: a copy does not change with its original, and costs nothing
/// until one of the two changes.
///
/// An identifier is in a snapshot once. Identifiers of sections and items are apart from each other.
/// Apple: "NSDiffableDataSourceSnapshot". Fidelity: documented; what happens with unknown identifiers is of public reports.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    var store = SnapshotStore<SectionIdentifierType, ItemIdentifierType>()
    var reloadedItems = SnapshotMarks<ItemIdentifierType>()
    var reconfiguredItems = SnapshotMarks<ItemIdentifierType>()
    var reloadedSections = SnapshotMarks<SectionIdentifierType>()

    /// A snapshot without sections.
    /// Apple: "NSDiffableDataSourceSnapshot", init().
    public init() {}

    // MARK: Counts and identifiers

    /// How many items all sections have. O(1).
    /// Apple: "NSDiffableDataSourceSnapshot", numberOfItems.
    public var numberOfItems: Int { store.numberOfItems }

    /// How many sections there are. O(1).
    /// Apple: "NSDiffableDataSourceSnapshot", numberOfSections.
    public var numberOfSections: Int { store.buckets.count }

    /// The sections in order. O(sections).
    /// Apple: "NSDiffableDataSourceSnapshot", sectionIdentifiers.
    public var sectionIdentifiers: [SectionIdentifierType] { store.buckets.map(\.identifier) }

    /// The items of all sections in order. O(items), or O(1) where there is one section.
    /// Apple: "NSDiffableDataSourceSnapshot", itemIdentifiers.
    public var itemIdentifiers: [ItemIdentifierType] {
        if store.buckets.count == 1 { return store.buckets[0].items }
        var all: [ItemIdentifierType] = []
        all.reserveCapacity(store.numberOfItems)
        for bucket in store.buckets { all += bucket.items }
        return all
    }

    /// The items that ``reloadItems(_:)`` marked, in the order of their marks.
    /// Apple: "NSDiffableDataSourceSnapshot", reloadedItemIdentifiers.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.order }

    /// The items that ``reconfigureItems(_:)`` marked, in the order of their marks.
    /// Apple: "NSDiffableDataSourceSnapshot", reconfiguredItemIdentifiers.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.order }

    /// The sections that ``reloadSections(_:)`` marked, in the order of their marks.
    /// Apple: "NSDiffableDataSourceSnapshot", reloadedSectionIdentifiers.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.order }

    /// How many items a section has; 0 of a section that is not there, which is UIK2413.
    /// Apple: "NSDiffableDataSourceSnapshot", numberOfItems(inSection:).
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        section(identifier, "numberOfItems(inSection:)").map { store.buckets[$0].items.count } ?? 0
    }

    /// The items of a section in order; none of a section that is not there, which is UIK2413.
    /// Apple: "NSDiffableDataSourceSnapshot", itemIdentifiers(inSection:).
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        section(identifier, "itemIdentifiers(inSection:)").map { store.buckets[$0].items } ?? []
    }

    /// The section of an item; nil where the item is not there.
    /// Apple: "NSDiffableDataSourceSnapshot", sectionIdentifier(containingItem:).
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        store.sectionIndex(containing: identifier).map { store.buckets[$0].identifier }
    }

    /// The number of items before an item, in all sections; nil where it is not there. O(sections).
    /// Apple: "NSDiffableDataSourceSnapshot", indexOfItem(_:).
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let path = store.path(of: identifier) else { return nil }
        return store.buckets[..<path.section].reduce(path.row) { $0 + $1.items.count }
    }

    /// The number of sections before a section; nil where it is not there. O(1).
    /// Apple: "NSDiffableDataSourceSnapshot", indexOfSection(_:).
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { store.sectionIndices[identifier] }

    // MARK: For Vitrine

    /// The section and row of an item; nil where it is not there.
    package func path(of identifier: ItemIdentifierType) -> ListPath? { store.path(of: identifier) }

    /// The item at a path; nil where there is none.
    package func item(at path: ListPath) -> ItemIdentifierType? {
        guard store.buckets.indices.contains(path.section), store.buckets[path.section].items.indices.contains(path.row)
        else { return nil }
        return store.buckets[path.section].items[path.row]
    }

    /// The section at an index; nil where there is none.
    package func section(at index: Int) -> SectionIdentifierType? {
        store.buckets.indices.contains(index) ? store.buckets[index].identifier : nil
    }

    /// How many items the section at an index has; 0 where there is none.
    package func numberOfItems(at index: Int) -> Int {
        store.buckets.indices.contains(index) ? store.buckets[index].items.count : 0
    }

    /// The items of each section.
    package var counts: [Int] { store.buckets.map(\.items.count) }

    /// Forgets all marks: they are for one apply.
    package mutating func removeMarks() {
        reloadedItems.removeAll()
        reconfiguredItems.removeAll()
        reloadedSections.removeAll()
    }

    /// The changes from this snapshot to another one. Marks are no part of it.
    package func difference(to new: Self, options: ListDifference.Options = .all) -> ListDifference {
        let match = store.match(new.store)
        return ListDifference(
            oldCounts: counts, newCounts: new.counts, sections: match.sections, items: match.items, options: options)
    }

    /// The batch that shows another snapshot where this one is shown, with that one's marks. Marks of what was not there before, and
    /// of items whose section is reloaded, ask for nothing more; a reload beats a reconfiguration. What comes into a reloaded section
    /// from another one gets a new cell too.
    package func batch(to new: Self, options: ListDifference.Options = .all) -> ValidatedBatch {
        var reloaded = new.reloadedItems.order.compactMap { store.path(of: $0) }
        let sections = new.reloadedSections.order.compactMap { store.sectionIndices[$0] }
        for section in sections {
            guard let index = new.store.sectionIndices[store.buckets[section].identifier] else { continue }
            reloaded += new.store.buckets[index].items.compactMap { store.path(of: $0) }.filter { $0.section != section }
        }
        let known = Set(reloaded)
        let reconfigured = new.reconfiguredItems.order.compactMap { store.path(of: $0) }.filter { !known.contains($0) }
        return ValidatedBatch(
            difference(to: new, options: options), reloadedRows: Array(known), reconfiguredRows: reconfigured,
            reloadedSections: sections)
    }
}
