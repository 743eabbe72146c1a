// Changing heights, inserting, deleting and moving rows.
// No Apple page: this is ours.

extension HeightIndex {
    /// Gives a row a height, and the difference to its old one. O(log n).
    @discardableResult
    package mutating func set(_ row: Int, _ entry: HeightEntry) -> Int {
        let old = self[row]
        guard old != entry else { return 0 }
        let (node, place) = locate(row)
        if nodes[node].run > Self.blockLimit {
            // A block of 256 rows around the row comes out of the run; whole steps of 256 keep blocks of neighbours apart.
            let start = row - place, low = place / Self.blockSize * Self.blockSize
            let high = Swift.min(low + Self.blockSize, nodes[node].run)
            let (head, rest) = split(root, at: start + low)
            let (middle, tail) = split(rest, at: high - low)
            spell(middle)
            nodes[Int(middle)].block[place - low] = entry.bits
            refresh(middle)
            let joined = concatenate(head, middle)
            root = concatenate(joined, tail)
        } else {
            spell(Int32(node))
            nodes[node].block[place] = entry.bits
            nodes[node].ownUnits += entry.units - old.units
            nodes[node].ownMeasured += (entry.isMeasured ? 1 : 0) - (old.isMeasured ? 1 : 0)
            addAlong(row, units: entry.units - old.units, measured: (entry.isMeasured ? 1 : 0) - (old.isMeasured ? 1 : 0))
        }
        return entry.units - old.units
    }

    /// Adds to the sums of the nodes on the way to a row.
    private mutating func addAlong(_ row: Int, units: Int, measured: Int) {
        var at = root, rest = row
        while true {
            let node = Int(at), left = nodes[node].left
            nodes[node].units += units
            nodes[node].measured += measured
            let before = left < 0 ? 0 : nodes[Int(left)].rows
            if rest < before {
                at = left
                continue
            }
            rest -= before
            if rest < nodes[node].ownRows { return }
            rest -= nodes[node].ownRows
            at = nodes[node].right
        }
    }

    /// Inserts rows of one height before a place. O(log n).
    package mutating func insert(count: Int, _ entry: HeightEntry, at place: Int) {
        guard count > 0 else { return }
        let new = make(run: count, entry.bits)
        insert(tree: new, at: place)
    }

    /// Inserts rows with heights of their own before a place. O(log n + rows).
    package mutating func insert(_ other: HeightIndex, at place: Int) {
        let new = adopt(other)
        insert(tree: new, at: place)
    }

    /// Deletes rows. O(log n + nodes that go).
    package mutating func delete(_ rows: Range<Int>) {
        let gone = take(rows)
        releaseAll(gone)
    }

    /// Moves rows to a place as it is counted without them. O(log n).
    package mutating func move(_ rows: Range<Int>, to place: Int) {
        let moved = take(rows)
        insert(tree: moved, at: place)
    }

    /// Gives all rows that were not measured another height, and forgets none that was. O(nodes + rows in blocks).
    package mutating func setEstimate(_ units: Int, in rows: Range<Int>) {
        let (tree, entry) = (take(rows), HeightEntry(units: units, isMeasured: false).bits)
        estimate(tree, entry)
        insert(tree: tree, at: rows.lowerBound)
    }

    private mutating func estimate(_ at: Int32, _ entry: UInt32) {
        guard at >= 0 else { return }
        let node = Int(at)
        estimate(nodes[node].left, entry)
        estimate(nodes[node].right, entry)
        if nodes[node].run > 0, nodes[node].entry >> 31 == 0 { nodes[node].entry = entry }
        for place in nodes[node].block.indices where nodes[node].block[place] >> 31 == 0 { nodes[node].block[place] = entry }
        refresh(at)
    }

    private mutating func take(_ rows: Range<Int>) -> Int32 {
        precondition(rows.lowerBound >= 0 && rows.upperBound <= count, "the rows \(rows) are not in 0..<\(count)")
        let (head, rest) = split(root, at: rows.lowerBound)
        let (middle, tail) = split(rest, at: rows.count)
        root = concatenate(head, tail)
        return middle
    }

    private mutating func insert(tree: Int32, at place: Int) {
        precondition(place >= 0 && place <= count, "the place \(place) is not in 0…\(count)")
        let (head, tail) = split(root, at: place)
        let joined = concatenate(head, tree)
        root = concatenate(joined, tail)
    }

    /// The nodes of another index as nodes of this one.
    private mutating func adopt(_ other: HeightIndex) -> Int32 {
        var order: [Int32] = []
        func walk(_ at: Int32, _ visit: (Node) -> Void) {
            guard at >= 0 else { return }
            walk(other.nodes[Int(at)].left, visit)
            visit(other.nodes[Int(at)])
            walk(other.nodes[Int(at)].right, visit)
        }
        var parts: [Node] = []
        walk(other.root) { parts.append($0) }
        for part in parts { order.append(part.run > 0 ? make(run: part.run, part.entry) : make(block: part.block)) }
        return balanced(order[...])
    }
}

/// Collects heights in order, with equal neighbours as runs where there are many.
package struct HeightIndexBuilder {
    private var index = HeightIndex()
    private var order: [Int32] = []
    private var block: ContiguousArray<UInt32> = []
    private var equal = (entry: UInt32(0), count: 0)

    package init() {}

    package mutating func append(_ entry: HeightEntry) { append(entry, count: 1) }

    package mutating func append(_ entry: HeightEntry, count: Int) {
        guard count > 0 else { return }
        if entry.bits != equal.entry || equal.count == 0 {
            settle()
            equal = (entry.bits, 0)
        }
        equal.count += count
    }

    /// Puts the equal ones away: many as a run, few into the block.
    private mutating func settle() {
        guard equal.count > 0 else { return }
        if equal.count > HeightIndex.blockLimit {
            closeBlock()
            order.append(index.make(run: equal.count, equal.entry))
        } else {
            for _ in 0..<equal.count {
                if block.isEmpty { block.reserveCapacity(HeightIndex.blockSize) }
                block.append(equal.entry)
                if block.count == HeightIndex.blockSize { closeBlock() }
            }
        }
        equal.count = 0
    }

    private mutating func closeBlock() {
        guard !block.isEmpty else { return }
        order.append(index.make(block: block))
        block = []
    }

    package mutating func finish() -> HeightIndex {
        settle()
        closeBlock()
        index.root = index.balanced(order[...])
        return index
    }
}
