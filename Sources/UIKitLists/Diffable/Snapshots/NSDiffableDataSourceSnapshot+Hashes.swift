// Equal identifiers with different hashes: found by looking at some of them.
// No Apple page: this is ours.

/// How much of a change is looked at.
private enum HashMeasures {
    /// Items that are the same before and after. Guessed: ours.
    static let kept = 256
    /// Items that come, and items that go; each of the former is compared with each of the latter. Guessed: ours.
    static let changed = 64
}

extension NSDiffableDataSourceSnapshot {
    /// An item of this snapshot and one of another that are equal and hash differently; nil where the look finds none.
    ///
    /// It looks at the first 256 items that stay, and compares up to 64 that come with up to 64 that go: it costs the same for lists
    /// of any length, and finds what is wrong with a type, which is wrong for many of its values.
    package func clash(with new: Self, _ batch: ValidatedBatch) -> (old: ItemIdentifierType, new: ItemIdentifierType)? {
        var left = HashMeasures.kept
        for (section, bucket) in new.store.buckets.enumerated() where left > 0 {
            for (row, item) in bucket.items.prefix(left).enumerated() {
                left -= 1
                guard let path = batch.oldPath(of: ListPath(section, row)), let old = self.item(at: path) else { continue }
                if old == item, old.hashValue != item.hashValue { return (old, item) }
            }
        }
        let gone = batch.deletedRows.prefix(HashMeasures.changed).compactMap { self.item(at: $0) }
        guard !gone.isEmpty else { return nil }
        for path in batch.insertedRows.prefix(HashMeasures.changed) {
            guard let item = new.item(at: path), let old = gone.first(where: { $0 == item }) else { continue }
            // Found by equality alone: the table of hashes has told them apart.
            if old.hashValue != item.hashValue { return (old, item) }
        }
        return nil
    }
}
