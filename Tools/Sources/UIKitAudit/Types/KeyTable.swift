// Which files say something about a name.

/// A hash table from keys to files, made in one go from all files' keys.
struct KeyTable: Sendable {
    private struct Entry {
        var key: UInt64
        var file: Int32
        /// The next entry of the same bucket, of a later file; -1 for none.
        var next: Int32
    }

    private let entries: [Entry]
    private let heads: [Int32]

    /// - Parameter files: The keys of each file, in the order of the files.
    init(_ files: [PackedHashes]) {
        let count = files.reduce(0) { $0 + $1.count }
        var capacity = 16
        while capacity < count { capacity *= 2 }
        var heads = [Int32](repeating: -1, count: capacity)
        var entries: [Entry] = []
        entries.reserveCapacity(count)
        // Backwards, as each goes to the head of its bucket.
        for file in files.indices.reversed() {
            files[file].forEach { key in
                let bucket = Int(truncatingIfNeeded: key) & (capacity - 1)
                entries.append(Entry(key: key, file: Int32(file), next: heads[bucket]))
                heads[bucket] = Int32(entries.count - 1)
            }
        }
        self.entries = entries
        self.heads = heads
    }

    /// The files that have the key, ascending and each once.
    func files(_ key: IndexKey) -> [Int] {
        var result: [Int] = []
        var position = heads[Int(truncatingIfNeeded: key.hash) & (heads.count - 1)]
        while position >= 0 {
            let entry = entries[Int(position)]
            if entry.key == key.hash, result.last != Int(entry.file) { result.append(Int(entry.file)) }
            position = entry.next
        }
        return result
    }
}
