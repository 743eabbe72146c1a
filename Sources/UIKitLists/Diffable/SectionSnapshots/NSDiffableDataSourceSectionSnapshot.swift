// The items of one section as a tree.
// Apple: "NSDiffableDataSourceSectionSnapshot".
import Diagnostics

/// The items of a section at one moment: a tree whose items can be expanded and collapsed. A value: a copy does not change with its
/// original.
///
/// An item is in a section snapshot once. Items at the top have the level 0.
/// Apple: "NSDiffableDataSourceSectionSnapshot". Fidelity: documented; what happens with unknown items is of public reports, what
/// happens with items that are there already is a guess.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
    var store = OutlineStore<ItemIdentifierType>()

    /// A snapshot without items.
    /// Apple: "NSDiffableDataSourceSectionSnapshot", init().
    public init() {}

    /// A copy.
    /// Apple: "NSDiffableDataSourceSectionSnapshot", init(_:).
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

    // MARK: Items

    /// All items in order, depth first, also those that are not visible. O(items).
    /// Apple: "NSDiffableDataSourceSectionSnapshot", items.
    public var items: [ItemIdentifierType] {
        var all: [ItemIdentifierType] = []
        all.reserveCapacity(store.count)
        store.walk { node, _ in all.append(store[node].item) }
        return all
    }

    /// The items at the top, in order.
    /// Apple: "NSDiffableDataSourceSectionSnapshot", rootItems.
    public var rootItems: [ItemIdentifierType] { store.roots.map { store[$0].item } }

    /// The items all of whose parents are expanded, in order.
    /// Apple: "NSDiffableDataSourceSectionSnapshot", visibleItems.
    public var visibleItems: [ItemIdentifierType] {
        var all: [ItemIdentifierType] = []
        store.walk(entering: \.isExpanded) { node, _ in all.append(store[node].item) }
        return all
    }

    /// The items that are expanded, in order, whether they are visible or not.
    /// Apple: "NSDiffableDataSourceSectionSnapshot", expandedItems.
    public var expandedItems: [ItemIdentifierType] {
        var all: [ItemIdentifierType] = []
        store.walk { node, _ in if store[node].isExpanded { all.append(store[node].item) } }
        return all
    }

    // MARK: Questions

    /// Whether an item is there.
    /// Apple: "NSDiffableDataSourceSectionSnapshot", contains(_:).
    public func contains(_ item: ItemIdentifierType) -> Bool { store.node(item) != nil }

    /// The place of an item among all ``items``; nil where it is not there. O(levels × siblings).
    /// Apple: "NSDiffableDataSourceSectionSnapshot", index(of:).
    public func index(of item: ItemIdentifierType) -> Int? { store.node(item).map { store.index(of: $0) } }

    /// How many parents are above an item, 0 at the top; 0 of one that is not there, which is UIK2421.
    /// Apple: "NSDiffableDataSourceSectionSnapshot", level(of:).
    public func level(of item: ItemIdentifierType) -> Int { known(item, "level(of:)").map { store.level(of: $0) } ?? 0 }

    /// The item above an item; nil at the top, and of one that is not there, which is UIK2421.
    /// Apple: "NSDiffableDataSourceSectionSnapshot", parent(of:).
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        guard let node = known(child, "parent(of:)"), store[node].parent >= 0 else { return nil }
        return store[store[node].parent].item
    }

    /// Whether an item is expanded; false of one that is not there, which is UIK2421.
    /// Apple: "NSDiffableDataSourceSectionSnapshot", isExpanded(_:).
    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        known(item, "isExpanded(_:)").map { store[$0].isExpanded } ?? false
    }

    /// Whether all parents of an item are expanded; false of one that is not there, which is UIK2421.
    /// Apple: "NSDiffableDataSourceSectionSnapshot", isVisible(_:).
    public func isVisible(_ item: ItemIdentifierType) -> Bool { known(item, "isVisible(_:)").map { store.isVisible($0) } ?? false }

    /// The items below an item, with the states they have; with `includingParent` the item above them. Levels begin with 0 again.
    /// Empty of an item that is not there, which is UIK2421.
    /// Apple: "NSDiffableDataSourceSectionSnapshot", snapshot(of:includingParent:).
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var part = Self()
        guard let node = known(parent, "snapshot(of:includingParent:)") else { return part }
        var top: Int32 = -1
        if includingParent {
            _ = part.store.insert([parent], below: -1, at: nil)
            top = part.store.roots[0]
            part.store.setExpanded(top, store[node].isExpanded)
        }
        _ = part.store.insert(store, from: node, below: top, at: nil)
        return part
    }

    /// The items as lines of text, two spaces for each level: `-` before an item that is expanded, `+` before one that has items below
    /// it and is not, `*` before the others. Apple's form is not known; this one is ours.
    /// Apple: "NSDiffableDataSourceSectionSnapshot", visualDescription().
    public func visualDescription() -> String {
        var lines: [String] = []
        store.walk { node, level in
            let one = store[node]
            let mark = one.isExpanded ? "-" : one.children.isEmpty ? "*" : "+"
            lines.append(String(repeating: "  ", count: level) + "\(mark) \(one.item)")
        }
        return lines.joined(separator: "\n")
    }

    /// An item's node; nil with a report where it is not there.
    func known(_ item: ItemIdentifierType, _ call: String) -> Int32? {
        guard let node = store.node(item) else {
            Catalogue.sectionSnapshotUnknown.report(cause: "\(call) names \(item), which the section snapshot does not have.")
            return nil
        }
        return node
    }
}
