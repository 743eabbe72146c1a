// Appending, inserting, deleting, moving and marking sections of a snapshot.
// Apple: "NSDiffableDataSourceSnapshot".
import Diagnostics

extension NSDiffableDataSourceSnapshot {
    /// Appends sections without items. One that is there moves to the end with its items (UIK2416, a guess by what items do); of equal
    /// ones in `identifiers` the first counts (UIK2415).
    /// Apple: "NSDiffableDataSourceSnapshot", appendSections(_:).
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insertSections(identifiers, "appendSections(_:)") { $0.buckets.count }
    }

    /// Inserts sections before a section. One that is not there is UIK2413, one among `identifiers` UIK2414; nothing is inserted then.
    /// Apple: "NSDiffableDataSourceSnapshot", insertSections(_:beforeSection:).
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        insertSections(identifiers, at: toIdentifier, 0, "insertSections(_:beforeSection:)")
    }

    /// Inserts sections after a section. One that is not there is UIK2413, one among `identifiers` UIK2414; nothing is inserted then.
    /// Apple: "NSDiffableDataSourceSnapshot", insertSections(_:afterSection:).
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        insertSections(identifiers, at: toIdentifier, 1, "insertSections(_:afterSection:)")
    }

    private mutating func insertSections(
        _ identifiers: [SectionIdentifierType], at place: SectionIdentifierType, _ offset: Int, _ call: String
    ) {
        guard section(place, call) != nil else { return }
        guard !identifiers.contains(place) else { return SnapshotReports.inserted("\(place)", call) }
        insertSections(identifiers, call) { ($0.sectionIndices[place] ?? 0) + offset }
    }

    private mutating func insertSections(
        _ identifiers: [SectionIdentifierType], _ call: String,
        _ index: (SnapshotStore<SectionIdentifierType, ItemIdentifierType>) -> Int
    ) {
        var seen: Set<SectionIdentifierType> = [], repeated: [String] = [], existing: [SectionIdentifierType] = []
        var order: [SectionIdentifierType] = []
        for identifier in identifiers {
            guard seen.insert(identifier).inserted else {
                repeated.append("\(identifier)")
                continue
            }
            if store.sectionIndices[identifier] != nil { existing.append(identifier) }
            order.append(identifier)
        }
        // New ones are made at the place; then all go there in the order of the call.
        let known = Set(existing)
        store.insertSections(order.filter { !known.contains($0) }, at: index(store))
        if !existing.isEmpty { store.moveSections(order.compactMap { store.sectionIndices[$0] }, to: index) }
        SnapshotReports.repeated(repeated, "section", call)
        SnapshotReports.existing(existing.map { "\($0)" }, "section", call)
    }

    /// Deletes sections with their items; those that are not there are passed over.
    /// Apple: "NSDiffableDataSourceSnapshot", deleteSections(_:).
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let indices = Set(identifiers.compactMap { store.sectionIndices[$0] })
        for index in indices { forget(store.buckets[index].items) }
        store.removeSections(indices)
        reloadedSections.remove(identifiers)
    }

    /// Moves a section before another one. One that is not there is UIK2413, a section before itself UIK2414; nothing moves then.
    /// Apple: "NSDiffableDataSourceSnapshot", moveSection(_:beforeSection:).
    public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
        moveSection(identifier, to: toIdentifier, 0, "moveSection(_:beforeSection:)")
    }

    /// Moves a section after another one. One that is not there is UIK2413, a section after itself UIK2414; nothing moves then.
    /// Apple: "NSDiffableDataSourceSnapshot", moveSection(_:afterSection:).
    public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
        moveSection(identifier, to: toIdentifier, 1, "moveSection(_:afterSection:)")
    }

    private mutating func moveSection(
        _ identifier: SectionIdentifierType, to place: SectionIdentifierType, _ offset: Int, _ call: String
    ) {
        guard let from = store.sectionIndices[identifier] else {
            return SnapshotReports.place("\(call) names the section \(identifier)", "fromIndex != NSNotFound")
        }
        guard store.sectionIndices[place] != nil else {
            return SnapshotReports.place("\(call) names the section \(place)", "toIndex != NSNotFound")
        }
        guard identifier != place else { return SnapshotReports.inserted("\(place)", call) }
        store.moveSections([from]) { ($0.sectionIndices[place] ?? 0) + offset }
    }

    /// Marks sections whose cells, header and footer are to be made anew with the next apply. One that is not there is UIK2411; the
    /// others are marked.
    /// Apple: "NSDiffableDataSourceSnapshot", reloadSections(_:).
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            guard store.sectionIndices[identifier] != nil else {
                SnapshotReports.mark("reload", "section", "\(identifier)")
                continue
            }
            reloadedSections.add(identifier)
        }
    }

    /// The index of a section; nil with a report where it is not there.
    func section(_ identifier: SectionIdentifierType, _ call: String) -> Int? {
        guard let index = store.sectionIndices[identifier] else {
            SnapshotReports.place("\(call) names the section \(identifier)", "section != NSNotFound")
            return nil
        }
        return index
    }
}
