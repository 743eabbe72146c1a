// The sections and items of a snapshot.
// No Apple page: this is ours.

/// Sections with items, and where each item is.
///
/// One table gives an item's section and a hint of its row. Rows that are inserted and deleted move the rows behind them away from
/// their hints, and each section counts by how many at most (``Bucket/drift``): a look-up compares that many neighbours, and when
/// there are too many a change renews the section's hints. So no look-up writes, and copies may be read on any thread.
struct SnapshotStore<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    struct Bucket: Sendable {
        let identifier: Section
        /// Never changes while the section is there.
        let slot: Int32
        var items: [Item] = []
        /// An item is at most so far from its hint.
        var drift = 0
    }
    struct Place: Sendable {
        var slot: Int32
        var hint: Int32
    }

    private(set) var buckets: [Bucket] = []
    /// The index of each section.
    private(set) var sectionIndices: [Section: Int] = [:]
    /// The index of the section in each slot; −1 where it is gone.
    private var slots: [Int] = []
    private var places: [Item: Place] = [:]

    var numberOfItems: Int { places.count }
    func contains(_ item: Item) -> Bool { places[item] != nil }

    /// The section and row of an item.
    func path(of item: Item) -> ListPath? {
        guard let place = places[item] else { return nil }
        let section = slots[Int(place.slot)]
        return row(of: item, hint: Int(place.hint), in: section).map { ListPath(section, $0) }
    }

    func sectionIndex(containing item: Item) -> Int? { places[item].map { slots[Int($0.slot)] } }

    private func row(of item: Item, hint: Int, in section: Int) -> Int? {
        let items = buckets[section].items
        let start = Swift.min(hint, items.count - 1)
        for distance in 0...buckets[section].drift {
            let low = start - distance, high = start + distance
            if low >= 0, items[low] == item { return low }
            if high >= 0, high < items.count, items[high] == item { return high }
        }
        // Only where equality or hashes of an identifier have changed since it was put in: then it may be nowhere.
        return items.firstIndex(of: item)
    }

    /// How far hints may be off: more rows may be compared in larger sections, whose hints cost more to renew.
    /// Guessed: ours.
    private func limit(_ section: Int) -> Int {
        let leastLimit = 64
        return leastLimit + buckets[section].items.count / 256
    }

    private mutating func settle(_ section: Int, moved: Int) {
        buckets[section].drift += moved
        guard buckets[section].drift > limit(section) else { return }
        let slot = buckets[section].slot
        for (row, item) in buckets[section].items.enumerated() { places[item] = Place(slot: slot, hint: Int32(row)) }
        buckets[section].drift = 0
    }

    // MARK: Items

    /// What became of the identifiers of one call.
    struct Outcome {
        /// Given twice in the call; the first one counts.
        var repeated: [Item] = []
        /// There before the call; they are at the new place now.
        var existing: [Item] = []
    }

    /// Appends items to a section. O(items), also where the same array is appended to again and again.
    mutating func append(_ items: [Item], to section: Int) -> Outcome {
        let slot = buckets[section].slot
        var row = buckets[section].items.count, taken = 0
        buckets[section].items.append(contentsOf: items)
        for item in items {
            if let old = places.updateValue(Place(slot: slot, hint: Int32(row)), forKey: item) {
                places[item] = old
                break
            }
            row += 1
            taken += 1
        }
        guard taken < items.count else { return Outcome() }
        // The rest is looked at one by one; it is put after what is there.
        buckets[section].items.removeLast(items.count - taken)
        return insert(Array(items[taken...]), after: Array(items[..<taken]), in: section) { $0.buckets[section].items.count }
    }

    /// Inserts items at a row of a section. `row` is asked when those that move there are out.
    mutating func insert(
        _ items: [Item], after earlier: [Item] = [], in section: Int, at row: (Self) -> Int
    ) -> Outcome {
        var outcome = Outcome(), seen = Set(earlier), fresh: [Item] = []
        fresh.reserveCapacity(items.count)
        for item in items {
            guard seen.insert(item).inserted else {
                outcome.repeated.append(item)
                continue
            }
            if places[item] != nil { outcome.existing.append(item) }
            fresh.append(item)
        }
        remove(outcome.existing)
        let start = row(self), slot = buckets[section].slot
        buckets[section].items.insert(contentsOf: fresh, at: start)
        for (offset, item) in fresh.enumerated() { places[item] = Place(slot: slot, hint: Int32(start + offset)) }
        if start + fresh.count < buckets[section].items.count { settle(section, moved: fresh.count) }
        return outcome
    }

    /// Removes items; what is not there is passed over. O(items + rows of their sections).
    mutating func remove(_ items: [Item]) {
        var rows: [Int: [Int]] = [:]
        for item in items {
            guard let path = path(of: item) else { continue }
            rows[path.section, default: []].append(path.row)
        }
        for item in items { places[item] = nil }
        for (section, rows) in rows {
            let gone = rows.count == 1 ? rows : Array(Set(rows)).sorted()
            if gone.count == 1 {
                buckets[section].items.remove(at: gone[0])
            } else {
                var next = 0
                for row in gone[0]..<buckets[section].items.count {
                    if next < gone.count, gone[next] == row {
                        next += 1
                    } else {
                        buckets[section].items.swapAt(row - next, row)
                    }
                }
                buckets[section].items.removeLast(gone.count)
            }
            settle(section, moved: gone.count)
        }
    }

    // MARK: Sections

    /// Inserts sections without items; they are not there yet.
    mutating func insertSections(_ identifiers: [Section], at index: Int) {
        let new = identifiers.map { identifier in
            slots.append(-1)
            return Bucket(identifier: identifier, slot: Int32(slots.count - 1))
        }
        buckets.insert(contentsOf: new, at: index)
        renumber(from: index)
    }

    mutating func removeSections(_ indices: Set<Int>) {
        guard let first = indices.min() else { return }
        for index in indices {
            for item in buckets[index].items { places[item] = nil }
            sectionIndices[buckets[index].identifier] = nil
            slots[Int(buckets[index].slot)] = -1
        }
        buckets = buckets.enumerated().filter { !indices.contains($0.offset) }.map(\.element)
        renumber(from: first)
    }

    /// Puts sections, with their items, before a section as it is counted without them.
    mutating func moveSections(_ indices: [Int], to target: (Self) -> Int) {
        let moved = indices.map { buckets[$0] }, gone = Set(indices)
        buckets = buckets.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
        renumber(from: 0)
        buckets.insert(contentsOf: moved, at: target(self))
        renumber(from: 0)
    }

    private mutating func renumber(from start: Int) {
        for index in start..<Swift.max(buckets.count, start) {
            sectionIndices[buckets[index].identifier] = index
            slots[Int(buckets[index].slot)] = index
        }
    }

    // MARK: Difference

    /// For each section and each item of another store, in order, where it is in this one, or −1. What continues the run before it
    /// is not looked up.
    func match(_ new: Self) -> (sections: [Int32], items: [Int32]) {
        let starts = Starts(buckets.map(\.items.count))
        // Identifiers that break the rules of hashes must not make two of one.
        var isSectionTaken = [Bool](repeating: false, count: buckets.count)
        var isTaken = [Bool](repeating: false, count: starts.total)
        let sections = new.buckets.map { bucket -> Int32 in
            guard let index = sectionIndices[bucket.identifier], !isSectionTaken[index] else { return -1 }
            isSectionTaken[index] = true
            return Int32(index)
        }
        var items: [Int32] = []
        items.reserveCapacity(new.numberOfItems)
        for (index, bucket) in new.buckets.enumerated() {
            var next = ListPath(Int(sections[index]), 0)
            for item in bucket.items {
                if next.section < 0 || next.row >= buckets[next.section].items.count
                    || buckets[next.section].items[next.row] != item
                {
                    guard let found = path(of: item) else {
                        items.append(-1)
                        continue
                    }
                    next = found
                }
                let place = starts.place(next)
                items.append(isTaken[place] ? -1 : Int32(place))
                isTaken[place] = true
                next.row += 1
            }
        }
        return (sections, items)
    }
}

/// Identifiers that are marked, each once, in the order of their marks.
struct SnapshotMarks<Identifier: Hashable & Sendable>: Sendable {
    private(set) var order: [Identifier] = []
    private var known: Set<Identifier> = []

    mutating func add(_ identifier: Identifier) {
        if known.insert(identifier).inserted { order.append(identifier) }
    }
    mutating func remove(_ gone: some Sequence<Identifier>) {
        guard !known.isEmpty else { return }
        var isChanged = false
        for identifier in gone where known.remove(identifier) != nil { isChanged = true }
        if isChanged { order.removeAll { !known.contains($0) } }
    }
    mutating func removeAll() { self = Self() }
}
