// Splitting and joining: the AVL tree below HeightIndex.
// No Apple page: this is ours. After the join-based algorithms for balanced trees that textbooks describe.

extension HeightIndex {
    // MARK: Nodes

    mutating func make(run: Int, _ entry: UInt32) -> Int32 {
        var node = Node()
        node.run = run
        node.entry = entry
        return make(node)
    }

    mutating func make(block: ContiguousArray<UInt32>) -> Int32 {
        var node = Node()
        node.block = block
        return make(node)
    }

    private mutating func make(_ node: Node) -> Int32 {
        let at: Int32
        if let old = free.popLast() {
            at = old
            nodes[Int(at)] = node
        } else {
            at = Int32(nodes.count)
            nodes.append(node)
        }
        refresh(at)
        return at
    }

    mutating func release(_ at: Int32) {
        nodes[Int(at)] = Node()
        free.append(at)
    }

    mutating func releaseAll(_ at: Int32) {
        guard at >= 0 else { return }
        releaseAll(nodes[Int(at)].left)
        releaseAll(nodes[Int(at)].right)
        release(at)
    }

    private func depth(_ at: Int32) -> Int32 { at < 0 ? 0 : nodes[Int(at)].depth }
    private func rows(_ at: Int32) -> Int { at < 0 ? 0 : nodes[Int(at)].rows }

    /// Sums a node up anew after a change of its own rows.
    mutating func refresh(_ at: Int32) {
        let sum = nodes[Int(at)].own(before: nodes[Int(at)].ownRows)
        nodes[Int(at)].ownUnits = sum.units
        nodes[Int(at)].ownMeasured = sum.measured
        update(at)
    }

    /// Sums a node up from its own sums and its children. O(1).
    private mutating func update(_ at: Int32) {
        let node = Int(at), left = nodes[node].left, right = nodes[node].right
        nodes[node].rows = nodes[node].ownRows + rows(left) + rows(right)
        nodes[node].units =
            nodes[node].ownUnits + (left < 0 ? 0 : nodes[Int(left)].units) + (right < 0 ? 0 : nodes[Int(right)].units)
        nodes[node].measured =
            nodes[node].ownMeasured + (left < 0 ? 0 : nodes[Int(left)].measured)
            + (right < 0 ? 0 : nodes[Int(right)].measured)
        nodes[node].depth = Swift.max(depth(left), depth(right)) + 1
    }

    /// The node with other children; what it holds of itself stays.
    private mutating func set(_ at: Int32, _ left: Int32, _ right: Int32) -> Int32 {
        nodes[Int(at)].left = left
        nodes[Int(at)].right = right
        update(at)
        return at
    }

    private mutating func rotateLeft(_ at: Int32) -> Int32 {
        let right = nodes[Int(at)].right
        let middle = nodes[Int(right)].left
        let lower = set(at, nodes[Int(at)].left, middle)
        return set(right, lower, nodes[Int(right)].right)
    }

    private mutating func rotateRight(_ at: Int32) -> Int32 {
        let left = nodes[Int(at)].left
        let middle = nodes[Int(left)].right
        let lower = set(at, middle, nodes[Int(at)].right)
        return set(left, nodes[Int(left)].left, lower)
    }

    // MARK: Joining

    /// One tree of two with a node between them. O(difference of depths).
    mutating func join(_ left: Int32, _ middle: Int32, _ right: Int32) -> Int32 {
        let one = depth(left), other = depth(right)
        if one > other + 1 { return joinRight(left, middle, right) }
        if other > one + 1 { return joinLeft(left, middle, right) }
        return set(middle, left, right)
    }

    private mutating func joinRight(_ left: Int32, _ middle: Int32, _ right: Int32) -> Int32 {
        let outer = nodes[Int(left)].left, inner = nodes[Int(left)].right
        if depth(inner) <= depth(right) + 1 {
            let joined = set(middle, inner, right)
            if depth(joined) <= depth(outer) + 1 { return set(left, outer, joined) }
            let turned = rotateRight(joined)
            return rotateLeft(set(left, outer, turned))
        }
        let joined = joinRight(inner, middle, right)
        let whole = set(left, outer, joined)
        return depth(joined) <= depth(outer) + 1 ? whole : rotateLeft(whole)
    }

    private mutating func joinLeft(_ left: Int32, _ middle: Int32, _ right: Int32) -> Int32 {
        let inner = nodes[Int(right)].left, outer = nodes[Int(right)].right
        if depth(inner) <= depth(left) + 1 {
            let joined = set(middle, left, inner)
            if depth(joined) <= depth(outer) + 1 { return set(right, joined, outer) }
            let turned = rotateLeft(joined)
            return rotateRight(set(right, turned, outer))
        }
        let joined = joinLeft(left, middle, inner)
        let whole = set(right, joined, outer)
        return depth(joined) <= depth(outer) + 1 ? whole : rotateRight(whole)
    }

    /// One tree of two. Neighbours at the seam become one node where that keeps the tree small.
    mutating func concatenate(_ left: Int32, _ right: Int32) -> Int32 {
        guard left >= 0 else { return right }
        guard right >= 0 else { return left }
        let (rest, last) = takeLast(left)
        guard fits(last, first(of: right)) else { return join(rest, last, right) }
        let (head, others) = takeFirst(right)
        let whole = unite(last, head)
        return join(rest, whole, others)
    }

    private func first(of tree: Int32) -> Int32 {
        var at = tree
        while nodes[Int(at)].left >= 0 { at = nodes[Int(at)].left }
        return at
    }

    private mutating func takeLast(_ tree: Int32) -> (rest: Int32, last: Int32) {
        let left = nodes[Int(tree)].left, right = nodes[Int(tree)].right
        guard right >= 0 else { return (left, set(tree, -1, -1)) }
        let (rest, last) = takeLast(right)
        return (join(left, tree, rest), last)
    }

    private mutating func takeFirst(_ tree: Int32) -> (first: Int32, rest: Int32) {
        let left = nodes[Int(tree)].left, right = nodes[Int(tree)].right
        guard left >= 0 else { return (set(tree, -1, -1), right) }
        let (first, rest) = takeFirst(left)
        return (first, join(rest, tree, right))
    }

    /// Whether two neighbours are better one: runs of one height, or few enough rows for a block.
    private func fits(_ one: Int32, _ other: Int32) -> Bool {
        let a = nodes[Int(one)], b = nodes[Int(other)]
        if a.run > 0, b.run > 0, a.entry == b.entry { return true }
        if a.run > Self.runLimit || b.run > Self.runLimit { return false }
        return a.ownRows + b.ownRows <= Self.blockLimit
    }

    /// Two neighbours without children as one.
    private mutating func unite(_ one: Int32, _ other: Int32) -> Int32 {
        let b = nodes[Int(other)]
        release(other)
        if nodes[Int(one)].run > 0, b.run > 0, nodes[Int(one)].entry == b.entry {
            nodes[Int(one)].run += b.run
        } else {
            spell(one)
            // Exactly as large as it must be: an array that grows would keep twice of it.
            var block = ContiguousArray<UInt32>()
            block.reserveCapacity(nodes[Int(one)].block.count + b.ownRows)
            block.append(contentsOf: nodes[Int(one)].block)
            if b.run > 0 {
                block.append(contentsOf: repeatElement(b.entry, count: b.run))
            } else {
                block.append(contentsOf: b.block)
            }
            nodes[Int(one)].block = block
        }
        nodes[Int(one)].left = -1
        nodes[Int(one)].right = -1
        refresh(one)
        return one
    }

    /// A run as a block; its sums stay.
    mutating func spell(_ at: Int32) {
        let node = Int(at)
        guard nodes[node].run > 0 else { return }
        nodes[node].block = ContiguousArray(repeating: nodes[node].entry, count: nodes[node].run)
        nodes[node].run = 0
    }

    // MARK: Splitting

    /// The rows before a place and those from it on. O(log n).
    mutating func split(_ tree: Int32, at place: Int) -> (left: Int32, right: Int32) {
        guard tree >= 0 else { return (-1, -1) }
        let node = Int(tree), left = nodes[node].left, right = nodes[node].right
        let before = rows(left), own = nodes[node].ownRows
        if place <= before {
            let (one, other) = split(left, at: place)
            return (one, join(other, tree, right))
        }
        if place >= before + own {
            let (one, other) = split(right, at: place - before - own)
            return (join(left, tree, one), other)
        }
        let rest = cut(tree, at: place - before)
        return (join(left, tree, -1), join(-1, rest, right))
    }

    /// Leaves a node its first own rows, and gives a new one with the others.
    private mutating func cut(_ at: Int32, at place: Int) -> Int32 {
        let node = Int(at)
        if nodes[node].run > 0 {
            let rest = nodes[node].run - place, entry = nodes[node].entry
            nodes[node].run = place
            refresh(at)
            return make(run: rest, entry)
        }
        let rest = ContiguousArray(nodes[node].block[place...])
        nodes[node].block = ContiguousArray(nodes[node].block[..<place])
        refresh(at)
        return make(block: rest)
    }

    /// Whether depths and sums are what the nodes give; for tests.
    var isSound: Bool {
        func check(_ at: Int32) -> (depth: Int32, rows: Int, units: Int, measured: Int)? {
            guard at >= 0 else { return (0, 0, 0, 0) }
            let node = nodes[Int(at)]
            guard let left = check(node.left), let right = check(node.right) else { return nil }
            let own = node.own(before: node.ownRows)
            let found = (
                Swift.max(left.depth, right.depth) + 1, left.rows + right.rows + node.ownRows,
                left.units + right.units + own.units, left.measured + right.measured + own.measured
            )
            let isSound =
                abs(left.depth - right.depth) <= 1 && found == (node.depth, node.rows, node.units, node.measured)
                && node.ownRows > 0 && (node.run == 0 || node.block.isEmpty)
            return isSound ? found : nil
        }
        return check(root) != nil
    }

    /// A balanced tree of nodes without children, in order. O(nodes).
    mutating func balanced(_ order: ArraySlice<Int32>) -> Int32 {
        guard !order.isEmpty else { return -1 }
        let middle = (order.startIndex + order.endIndex) / 2
        let left = balanced(order[..<middle]), right = balanced(order[(middle + 1)...])
        return set(order[middle], left, right)
    }
}
