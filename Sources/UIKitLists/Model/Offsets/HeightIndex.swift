// Sums of heights: row to offset and back in logarithmic time, for millions of rows.
// No Apple page: this is ours.

/// A sequence of heights with prefix sums.
///
/// An AVL tree whose nodes hold runs or blocks. A run is any number of rows of one height and needs no storage for them; a block
/// holds up to ``blockLimit`` rows at 4 bytes each. A row that gets a height of its own turns 256 rows around it into a block, so
/// rows that nobody has measured cost nothing. All changes are splits and joins of trees: O(log n), and O(k) for k rows that
/// are given one by one. It counts in whole units (``HeightUnit``), so that no error adds up.
package struct HeightIndex: Sendable {
    /// Rows of a block that is made.
    static let blockSize = 256
    /// Rows at which a block takes in no more neighbours.
    static let blockLimit = 512
    /// Longer runs stay out of blocks. Guessed: ours.
    static let runLimit = 32

    struct Node: Sendable {
        var left: Int32 = -1
        var right: Int32 = -1
        var depth: Int32 = 1
        /// The entry of each row of a run.
        var entry: UInt32 = 0
        /// The rows of a run; 0 in a block.
        var run = 0
        /// The entries of a block.
        var block: ContiguousArray<UInt32> = []
        /// Sum and measured count of the node's own rows.
        var ownUnits = 0
        var ownMeasured = 0
        // Of the whole subtree.
        var rows = 0
        var units = 0
        var measured = 0

        var ownRows: Int { run + block.count }
        func own(_ at: Int) -> HeightEntry { HeightEntry(bits: run > 0 ? entry : block[at]) }
        /// Sum and count of the measured ones among the node's own rows before a place.
        func own(before end: Int) -> (units: Int, measured: Int) {
            if run > 0 {
                let one = HeightEntry(bits: entry)
                return (one.units * end, one.isMeasured ? end : 0)
            }
            var units = 0, measured = 0
            for at in 0..<end {
                units += Int(block[at] & 0x7fff_ffff)
                measured += Int(block[at] >> 31)
            }
            return (units, measured)
        }
    }

    var nodes: ContiguousArray<Node> = []
    /// Places in ``nodes`` that are free.
    var free: [Int32] = []
    var root: Int32 = -1

    /// No rows.
    package init() {}

    /// Rows of one height: no storage for each.
    package init(count: Int, entry: HeightEntry) {
        guard count > 0 else { return }
        root = make(run: count, entry.bits)
    }

    /// Rows with heights of their own, 4 bytes each.
    package init(_ entries: some Collection<HeightEntry>) {
        var builder = HeightIndexBuilder()
        for entry in entries { builder.append(entry) }
        self = builder.finish()
    }

    /// The number of rows.
    package var count: Int { root < 0 ? 0 : nodes[Int(root)].rows }
    /// The sum of all heights.
    package var units: Int { root < 0 ? 0 : nodes[Int(root)].units }
    /// How many heights were measured.
    package var measured: Int { root < 0 ? 0 : nodes[Int(root)].measured }

    /// Bytes of the tree and its blocks, as allocated.
    package var storageBytes: Int {
        nodes.capacity * MemoryLayout<Node>.stride + free.capacity * 4
            + nodes.reduce(0) { $0 + ($1.block.capacity == 0 ? 0 : $1.block.capacity * MemoryLayout<UInt32>.stride + 32) }
    }

    /// Sum and measured count of the rows before a place, 0…count. O(log n).
    package func prefix(_ end: Int) -> (units: Int, measured: Int) {
        precondition(end >= 0 && end <= count, "the place \(end) is not in 0…\(count)")
        var at = root, rest = end, units = 0, measured = 0
        while at >= 0 {
            let node = Int(at), left = nodes[node].left
            let before = left < 0 ? 0 : nodes[Int(left)].rows
            if rest <= before {
                at = left
                continue
            }
            if left >= 0 {
                units += nodes[Int(left)].units
                measured += nodes[Int(left)].measured
            }
            rest -= before
            let own = nodes[node].ownRows
            if rest < own {
                let sum = nodes[node].own(before: rest)
                return (units + sum.units, measured + sum.measured)
            }
            units += nodes[node].ownUnits
            measured += nodes[node].ownMeasured
            rest -= own
            if rest == 0 { break }
            at = nodes[node].right
        }
        return (units, measured)
    }

    /// The height of a row. O(log n).
    package subscript(row: Int) -> HeightEntry {
        let (node, place) = locate(row)
        return nodes[node].own(place)
    }

    /// The node that has a row, and the row's place among the node's own.
    func locate(_ row: Int) -> (node: Int, place: Int) {
        precondition(row >= 0 && row < count, "the row \(row) is not in 0..<\(count)")
        var at = root, rest = row
        while true {
            let node = Int(at), left = nodes[node].left
            let before = left < 0 ? 0 : nodes[Int(left)].rows
            if rest < before {
                at = left
                continue
            }
            rest -= before
            if rest < nodes[node].ownRows { return (node, rest) }
            rest -= nodes[node].ownRows
            at = nodes[node].right
        }
    }

    /// The row at a distance from the start, and where it begins; nil outside of 0..<units. Rows without height are passed over,
    /// as they are nowhere. O(log n).
    package func row(at distance: Int) -> (row: Int, start: Int)? {
        guard distance >= 0, distance < units else { return nil }
        var at = root, rest = distance, row = 0
        while true {
            let node = Int(at), left = nodes[node].left
            if left >= 0 {
                if rest < nodes[Int(left)].units {
                    at = left
                    continue
                }
                rest -= nodes[Int(left)].units
                row += nodes[Int(left)].rows
            }
            if nodes[node].run > 0 {
                let one = HeightEntry(bits: nodes[node].entry).units
                if rest < one * nodes[node].run {
                    return (row + rest / one, distance - rest % one)
                }
                rest -= one * nodes[node].run
            } else {
                for (place, bits) in nodes[node].block.enumerated() {
                    let one = Int(bits & 0x7fff_ffff)
                    if rest < one { return (row + place, distance - rest) }
                    rest -= one
                }
            }
            row += nodes[node].ownRows
            at = nodes[node].right
        }
    }
}

extension HeightEntry {
    init(bits: UInt32) { self.bits = bits }
}
