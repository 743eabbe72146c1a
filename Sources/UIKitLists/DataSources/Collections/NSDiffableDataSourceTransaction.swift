// What a person's move of an item changes.
// Apple: "NSDiffableDataSourceTransaction", "NSDiffableDataSourceSectionTransaction".

/// The change of a data source by a person who moved an item.
/// Apple: "NSDiffableDataSourceTransaction".
@preconcurrency
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// The state before.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The state after.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The removals and insertions that lead from the items of all sections before to those after; a move is one of each.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The changes of the sections that changed, in their order.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The change of one section by a person who moved an item.
/// Apple: "NSDiffableDataSourceSectionTransaction".
@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// The section's items before.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The section's items after.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The removals and insertions that lead from the section's items before to those after.
    public let difference: CollectionDifference<ItemIdentifierType>
}

extension CollectionDifference {
    /// What leads from one list to another, with the fewest moves. O(n), where `difference(from:)` takes O(n · changes).
    init(of old: [ChangeElement], to new: [ChangeElement]) where ChangeElement: Hashable {
        let found = SequenceDifference(from: old, to: new)
        var changes: [Change] = found.deletes.map { .remove(offset: $0, element: old[$0], associatedWith: nil) }
        changes += found.inserts.map { .insert(offset: $0, element: new[$0], associatedWith: nil) }
        for move in found.moves {
            changes.append(.remove(offset: move.from, element: old[move.from], associatedWith: move.to))
            changes.append(.insert(offset: move.to, element: new[move.to], associatedWith: move.from))
        }
        // Right by its making; a list that repeats an element is none of a data source.
        self = CollectionDifference(changes) ?? new.difference(from: old)
    }
}
