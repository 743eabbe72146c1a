// Which keys changed.

/// A set of hashes for many questions of which nearly all are answered no.
struct KeySet: Sendable {
    private var marks = [UInt64](repeating: 0, count: 64)
    private let hashes: Set<UInt64>

    init(_ hashes: Set<UInt64>) {
        self.hashes = hashes
        for hash in hashes { marks[Int(hash >> 6 & 63)] |= 1 << (hash & 63) }
    }

    /// Whether any of the list is in the set.
    func meets(_ list: PackedHashes) -> Bool {
        var found = false
        list.forEach { hash in
            if marks[Int(hash >> 6 & 63)] >> (hash & 63) & 1 != 0, hashes.contains(hash) { found = true }
        }
        return found
    }
}
