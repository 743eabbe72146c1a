// Adding, deleting, replacing, expanding and collapsing items of a section snapshot.
// Apple: "NSDiffableDataSourceSectionSnapshot".
import Diagnostics

extension NSDiffableDataSourceSectionSnapshot {
    /// Adds items below an item, behind those that are there, or at the top. A parent that is not there is UIK2421, and nothing is
    /// added; an item that is there stays where it is (UIK2423).
    /// Apple: "NSDiffableDataSourceSectionSnapshot", append(_:to:).
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        var top: Int32 = -1
        if let parent {
            guard let node = known(parent, "append(_:to:)") else { return }
            top = node
        }
        let refused = store.insert(items, below: top, at: nil)
        Self.report(refused, "append(_:to:)")
    }

    /// Adds items before an item, at its level. An item that is not there is UIK2421, and nothing is added.
    /// Apple: "NSDiffableDataSourceSectionSnapshot", insert(_:before:).
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let node = known(item, "insert(_:before:)") else { return }
        let refused = store.insert(items, below: store[node].parent, at: store.place(of: node))
        Self.report(refused, "insert(_:before:)")
    }

    /// Adds items after an item and all below it, at its level. An item that is not there is UIK2421, and nothing is added.
    /// Apple: "NSDiffableDataSourceSectionSnapshot", insert(_:after:).
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let node = known(item, "insert(_:after:)") else { return }
        let refused = store.insert(items, below: store[node].parent, at: store.place(of: node) + 1)
        Self.report(refused, "insert(_:after:)")
    }

    /// Adds the items of a snapshot, with what is below them, before an item, at its level. An item that is not there is UIK2421, and
    /// nothing is added; one that is there already stays where it is, and what is below it in the other snapshot stays out (UIK2423).
    /// Apple: "NSDiffableDataSourceSectionSnapshot", insert(_:before:).
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        guard let node = known(item, "insert(_:before:)") else { return }
        let refused = store.insert(snapshot.store, below: store[node].parent, at: store.place(of: node))
        Self.report(refused, "insert(_:before:)")
    }

    /// Adds the items of a snapshot, with what is below them, after an item and all below it, at its level. An item that is not there
    /// is UIK2421, and nothing is added; one that is there already stays where it is, and what is below it in the other snapshot
    /// stays out (UIK2423).
    /// Apple: "NSDiffableDataSourceSectionSnapshot", insert(_:after:).
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        guard let node = known(item, "insert(_:after:)") else { return }
        let refused = store.insert(snapshot.store, below: store[node].parent, at: store.place(of: node) + 1)
        Self.report(refused, "insert(_:after:)")
    }

    /// Deletes items with all below them; those that are not there are passed over.
    /// Apple: "NSDiffableDataSourceSectionSnapshot", delete(_:).
    public mutating func delete(_ items: [ItemIdentifierType]) { store.remove(items) }

    /// Deletes all items.
    /// Apple: "NSDiffableDataSourceSectionSnapshot", deleteAll().
    public mutating func deleteAll() { self = Self() }

    /// Replaces what is below an item by the items of a snapshot. An item that is not there is UIK2421, and nothing changes.
    /// Apple: "NSDiffableDataSourceSectionSnapshot", replace(childrenOf:using:).
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        guard let node = known(parent, "replace(childrenOf:using:)") else { return }
        store.remove(store[node].children.map { store[$0].item })
        let refused = store.insert(snapshot.store, below: node, at: nil)
        Self.report(refused, "replace(childrenOf:using:)")
    }

    /// Expands items, which need no items below them yet. One that is not there is UIK2422; the others are expanded.
    /// Apple: "NSDiffableDataSourceSectionSnapshot", expand(_:).
    public mutating func expand(_ items: [ItemIdentifierType]) { set(items, true, "expand(_:)") }

    /// Collapses items; those below them keep their states. One that is not there is UIK2422; the others are collapsed.
    /// Apple: "NSDiffableDataSourceSectionSnapshot", collapse(_:).
    public mutating func collapse(_ items: [ItemIdentifierType]) { set(items, false, "collapse(_:)") }

    private mutating func set(_ items: [ItemIdentifierType], _ isExpanded: Bool, _ call: String) {
        for item in items {
            if let node = store.node(item) {
                store.setExpanded(node, isExpanded)
            } else {
                Catalogue.sectionSnapshotExpandUnknown.report(
                    cause: "\(call) names \(item), which the section snapshot does not have.")
            }
        }
    }

    /// Static: a method of `self` would hold a copy of the store while it changes.
    private static func report(_ refused: [ItemIdentifierType], _ call: String) {
        guard !refused.isEmpty else { return }
        let names = refused.map { "\($0)" }.joined(separator: ", ")
        Catalogue.sectionSnapshotExists.report(
            cause: "\(call) was given \(names), which the section snapshot has already.",
            apple: "NSInternalInconsistencyException: Fatal: supplied item identifiers are not unique. Duplicate identifiers: "
                + "{( \(names) )}")
    }
}
