// The tree of items of a section snapshot.
// No Apple page: this is ours.

/// Items with children, each item once. Nodes are in one array and name each other by their places in it; each knows how many items
/// its subtree has, so that the index of an item needs no walk through all of them.
struct OutlineStore<Item: Hashable & Sendable>: Sendable {
    struct Node: Sendable {
        /// Nil in a free node, so that no item is kept alive.
        fileprivate var content: Item?
        /// −1 at the top.
        var parent: Int32
        var children: [Int32] = []
        /// The item and all below it.
        var size = 1
        var isExpanded = false

        fileprivate init(_ item: Item, parent: Int32) {
            content = item
            self.parent = parent
        }
        var item: Item {
            guard let content else { preconditionFailure("the node is free") }
            return content
        }
    }

    private(set) var nodes: [Node] = []
    private(set) var roots: [Int32] = []
    private var free: [Int32] = []
    private var table: [Item: Int32] = [:]

    var count: Int { table.count }

    func node(_ item: Item) -> Int32? { table[item] }
    subscript(node: Int32) -> Node { nodes[Int(node)] }

    /// The children of a node, or those at the top.
    func children(of node: Int32) -> [Int32] { node < 0 ? roots : nodes[Int(node)].children }

    // MARK: Walking

    /// The items below a node in order, depth first, with their levels; `enters` says whether an item's children come too. No
    /// recursion: a chain may be as long as there are items.
    func walk(below node: Int32 = -1, entering enters: (Node) -> Bool = { _ in true }, _ visit: (Int32, _ level: Int) -> Void) {
        var stack = children(of: node).reversed().map { ($0, 0) }
        while let (next, level) = stack.popLast() {
            visit(next, level)
            guard enters(nodes[Int(next)]) else { continue }
            for child in nodes[Int(next)].children.reversed() { stack.append((child, level + 1)) }
        }
    }

    func level(of node: Int32) -> Int {
        var level = 0, at = nodes[Int(node)].parent
        while at >= 0 {
            level += 1
            at = nodes[Int(at)].parent
        }
        return level
    }

    /// How many items come before it. O(levels × siblings).
    func index(of node: Int32) -> Int {
        var index = 0, at = node
        while true {
            let parent = nodes[Int(at)].parent
            for sibling in children(of: parent) {
                if sibling == at { break }
                index += nodes[Int(sibling)].size
            }
            guard parent >= 0 else { return index }
            index += 1
            at = parent
        }
    }

    /// Whether all items above it are expanded.
    func isVisible(_ node: Int32) -> Bool {
        var at = nodes[Int(node)].parent
        while at >= 0 {
            if !nodes[Int(at)].isExpanded { return false }
            at = nodes[Int(at)].parent
        }
        return true
    }

    // MARK: Changing

    mutating func setExpanded(_ node: Int32, _ isExpanded: Bool) { nodes[Int(node)].isExpanded = isExpanded }

    /// Adds items below a node, or at the top, at a place among its children; the end is `nil`. What is there already is left where it
    /// is and returned.
    mutating func insert(_ items: [Item], below parent: Int32, at place: Int?) -> [Item] {
        var refused: [Item] = [], new: [Int32] = []
        new.reserveCapacity(items.count)
        for item in items {
            let node = free.last ?? Int32(nodes.count)
            if let old = table.updateValue(node, forKey: item) {
                table[item] = old
                refused.append(item)
                continue
            }
            let made = Node(item, parent: parent)
            if free.popLast() != nil { nodes[Int(node)] = made } else { nodes.append(made) }
            new.append(node)
        }
        attach(new, below: parent, at: place)
        grow(parent, new.count)
        return refused
    }

    /// Adds the items below a node of another store, with their children; those whose item is there already stay out with all below
    /// them, and are returned.
    mutating func insert(_ other: OutlineStore, from top: Int32 = -1, below parent: Int32, at place: Int?) -> [Item] {
        var refused: [Item] = []
        var stack = [(parent, other.children(of: top), place)]
        while let (target, siblings, place) = stack.popLast() {
            // One by one: a refused one takes its children along.
            var taken: [Int32] = []
            for sibling in siblings {
                if table[other[sibling].item] == nil { taken.append(sibling) } else { refused.append(other[sibling].item) }
            }
            _ = insert(taken.map { other[$0].item }, below: target, at: place)
            for sibling in taken {
                guard let node = table[other[sibling].item] else { continue }
                nodes[Int(node)].isExpanded = other[sibling].isExpanded
                if !other[sibling].children.isEmpty { stack.append((node, other[sibling].children, nil)) }
            }
        }
        return refused
    }

    /// A node's place among its siblings.
    func place(of node: Int32) -> Int { children(of: nodes[Int(node)].parent).firstIndex(of: node) ?? 0 }

    /// Removes nodes with all below them.
    mutating func remove(_ items: [Item]) {
        var gone: Set<Int32> = []
        for item in items { if let node = table[item] { gone.insert(node) } }
        // Those below another one go with it.
        let tops = gone.filter { node in
            var at = nodes[Int(node)].parent
            while at >= 0 {
                if gone.contains(at) { return false }
                at = nodes[Int(at)].parent
            }
            return true
        }
        for parent in Set(tops.map { nodes[Int($0)].parent }) {
            let lost = children(of: parent).reduce(0) { $0 + (tops.contains($1) ? nodes[Int($1)].size : 0) }
            if parent < 0 {
                roots.removeAll { tops.contains($0) }
            } else {
                nodes[Int(parent)].children.removeAll { tops.contains($0) }
            }
            grow(parent, -lost)
        }
        for top in tops { release(top) }
    }

    private mutating func release(_ top: Int32) {
        var stack = [top]
        while let node = stack.popLast() {
            stack += nodes[Int(node)].children
            table[nodes[Int(node)].item] = nil
            nodes[Int(node)].children = []
            nodes[Int(node)].content = nil
            free.append(node)
        }
    }

    private mutating func attach(_ new: [Int32], below parent: Int32, at place: Int?) {
        if parent < 0 {
            roots.insert(contentsOf: new, at: place ?? roots.count)
        } else {
            nodes[Int(parent)].children.insert(contentsOf: new, at: place ?? nodes[Int(parent)].children.count)
        }
    }

    private mutating func grow(_ node: Int32, _ count: Int) {
        var at = node
        while at >= 0 {
            nodes[Int(at)].size += count
            at = nodes[Int(at)].parent
        }
    }
}
