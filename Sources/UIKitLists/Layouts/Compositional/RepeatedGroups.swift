// Groups that all hold the same number of items.
// No Apple page: this is ours.
import Foundation

/// Groups of one number of items: one solution for all, single ones for those that were measured.
struct RepeatedGroups {
    let full: SolvedNode
    /// The last group, where it has fewer items.
    private(set) var last: SolvedNode?
    let perGroup: Int
    let number: Int
    let axis: PlanAxis
    private let least: CGFloat
    private let pitch: CGFloat
    private let spacing: CGFloat
    private var single: [Int: SolvedNode] = [:]
    private var longer = SumTree()

    init(full: SolvedNode, last: SolvedNode?, count: Int, axis: PlanAxis, least: CGFloat, spacing: CGFloat) {
        self.full = full
        self.last = last
        self.axis = axis
        self.least = least
        self.spacing = spacing
        perGroup = full.leaves.count
        number = (count + perGroup - 1) / perGroup
        pitch = full.size[axis] + least + spacing
    }

    func node(_ number: Int) -> SolvedNode { single[number] ?? usual(number) }
    func start(_ number: Int) -> CGFloat { CGFloat(number) * pitch + longer.sum(before: number) }
    var length: CGFloat { number == 0 ? 0 : start(number - 1) + node(number - 1).size[axis] + least }

    func largest(_ across: PlanAxis) -> CGFloat {
        var largest = single.values.map { $0.size[across] }.max() ?? 0
        if single.count < number { largest = max(largest, full.size[across]) }
        return largest
    }

    private func usual(_ number: Int) -> SolvedNode { number == self.number - 1 ? last ?? full : full }

    mutating func replace(_ number: Int, by node: SolvedNode) {
        let before = self.node(number).size[axis]
        single[number] = node
        // What follows the last group is nothing, so that only its own size counts.
        if number < self.number - 1, node.size[axis] != before {
            longer.add(node.size[axis] - before, at: number, count: self.number)
        }
    }
}

/// Sums of numbers before a place in O(log n), by the tree of Fenwick. Empty until the first number is added.
struct SumTree: Equatable, Sendable {
    private var nodes: [CGFloat] = []

    mutating func add(_ amount: CGFloat, at place: Int, count: Int) {
        if nodes.isEmpty { nodes = [CGFloat](repeating: 0, count: count + 1) }
        var node = place + 1
        while node < nodes.count {
            nodes[node] += amount
            node += node & -node
        }
    }

    func sum(before place: Int) -> CGFloat {
        guard !nodes.isEmpty else { return 0 }
        var sum: CGFloat = 0
        var node = place
        while node > 0 {
            sum += nodes[node]
            node -= node & -node
        }
        return sum
    }
}
