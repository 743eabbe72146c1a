// Trees of sections: what a tap on an arrow and a person's move do to them.
// Apple: "NSDiffableDataSourceSectionSnapshot"; "UICollectionViewDiffableDataSource", sectionSnapshotHandlers, reorderingHandlers.

extension DiffableEngine {
    typealias Transaction = NSDiffableDataSourceTransaction<Section, Item>

    /// A section's items as a tree; flat where no section snapshot was applied, empty where the section is not there.
    func outline(of section: Section) -> Outline {
        if let known = outlines[section] { return known }
        guard let index = shown.indexOfSection(section) else { return Outline() }
        var flat = Outline()
        flat.append(shown.items(at: index))
        return flat
    }

    /// An item's tree and level; nil where its section has no tree.
    func outlined(_ path: ListPath) -> (outline: Outline, item: Item, level: Int, isExpanded: Bool)? {
        guard !outlines.isEmpty, let section = shown.section(at: path.section), let outline = outlines[section],
            let item = shown.item(at: path), let node = outline.store.node(item)
        else { return nil }
        return (outline, item, outline.store.level(of: node), outline.store[node].isExpanded)
    }

    // MARK: Moving

    /// The state after a person moved an item; nil where it is none that is there.
    ///
    /// Steps: 1. the flat order follows the finger; 2. in trees the item goes, with all below it, behind what it was let go behind: as
    /// the first child of one whose children are visible, else at its level; 3. the sections' visible items are the new order.
    /// Guessed: Apple does not say whose child an item becomes.
    func moved(_ from: ListPath, to: ListPath) -> (transaction: Transaction, outlines: [Section: Outline])? {
        let initial = shown
        guard let item = initial.item(at: from), let source = initial.section(at: from.section),
            let target = initial.section(at: to.section)
        else { return nil }
        var final = initial.moving(from, to: to)
        let sections = source == target ? [source] : [source, target]
        let before = Dictionary(uniqueKeysWithValues: sections.map { ($0, outline(of: $0)) })
        var after = before
        var kept = outlines
        if sections.contains(where: { kept[$0] != nil }), let old = before[source], let index = final.indexOfSection(target) {
            let part = old.snapshot(of: item, includingParent: true)
            let order = final.items(at: index)
            after[source]?.delete([item])
            let previous = order[..<(order.firstIndex(of: item) ?? 0)].last { !part.contains($0) }
            after[target]?.insert(part, behind: previous)
            for section in sections {
                if kept[section] != nil { kept[section] = after[section] }
                if let outline = after[section] { final = final.replacing(section, by: outline) }
            }
        } else {
            for section in sections {
                var flat = Outline()
                if let index = final.indexOfSection(section) { flat.append(final.items(at: index)) }
                after[section] = flat
            }
        }
        let parts = sections.sorted { initial.indexOfSection($0) ?? 0 < initial.indexOfSection($1) ?? 0 }.compactMap { section in
            before[section].flatMap { old in
                after[section].map { new in
                    NSDiffableDataSourceSectionTransaction<Section, Item>(
                        sectionIdentifier: section, initialSnapshot: old, finalSnapshot: new,
                        difference: CollectionDifference(of: old.items, to: new.items))
                }
            }
        }
        let transaction = Transaction(
            initialSnapshot: initial, finalSnapshot: final,
            difference: CollectionDifference(of: initial.itemIdentifiers, to: final.itemIdentifiers), sectionTransactions: parts)
        return (transaction, kept)
    }
}

extension NSDiffableDataSourceSectionSnapshot {
    /// Puts a part behind an item: as its first children where its children are visible, else behind it and all below it; at the top
    /// where there is no such item.
    mutating func insert(_ part: Self, behind previous: ItemIdentifierType?) {
        guard let previous, let node = store.node(previous) else {
            if let first = rootItems.first { return insert(part, before: first) }
            _ = store.insert(part.store, below: -1, at: nil)
            return
        }
        if store[node].isExpanded, let child = store[node].children.first {
            insert(part, before: store[child].item)
        } else {
            insert(part, after: previous)
        }
    }
}

extension NSDiffableDataSourceSnapshot {
    /// The items of the section at an index.
    func items(at index: Int) -> [ItemIdentifierType] { store.buckets[index].items }
}
