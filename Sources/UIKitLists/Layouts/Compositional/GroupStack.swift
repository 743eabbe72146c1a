// The groups of a section, one behind the other.
// Apple: "NSCollectionLayoutSection", interGroupSpacing.
import Foundation

/// A group in its stack: its number, its first item, where it begins, and its solution.
struct StackedGroup {
    var number: Int
    var firstItem: Int
    /// From the first group's start along the stack, before the group's own edge spacing.
    var start: CGFloat
    /// The group's frame origin along and across the stack.
    var along: CGFloat
    var across: CGFloat
    var node: SolvedNode
}

/// The groups of a section along an axis.
///
/// Where each group holds the same number of items, groups are arithmetic: one is solved for all that are not measured, and
/// what measured ones are longer stands in a tree of sums. Else each group has a record.
struct GroupStack {
    private enum Store {
        case repeating(Shared<RepeatedGroups>)
        case flowing([Record])
    }
    private struct Record {
        var first: Int
        var start: CGFloat
        var node: SolvedNode
    }

    let plan: ItemPlan
    let axis: PlanAxis
    let spacing: CGFloat
    let room: CGSize
    let count: Int
    private(set) var solver: GroupSolver
    private var store: Store
    /// How many groups have been solved so far; for tests of what is solved again.
    private(set) var solved = 0
    /// How far any group's items and views reach out of it along and across the stack: what a look-up adds.
    private(set) var overhang: (along: CGFloat, across: CGFloat) = (0, 0)

    init(
        _ plan: ItemPlan, axis: PlanAxis, room: CGSize, spacing: CGFloat, count: Int, measured: MeasuredSizes = MeasuredSizes()
    ) throws(LayoutProblem) {
        self.plan = plan
        self.axis = axis
        self.room = room
        self.spacing = spacing
        self.count = count
        solver = GroupSolver(measured: MeasuredSizes())
        store = .flowing([])
        guard count > 0 else { return }
        if plan.holdsFixedCount {
            let full = try outermost(first: 0, most: count)
            guard !full.leaves.isEmpty else { throw .emptyGroup }
            let rest = count % full.leaves.count
            let last = rest == 0 ? nil : try outermost(first: count - rest, most: rest)
            solved = last == nil ? 1 : 2
            let groups = RepeatedGroups(
                full: full, last: last, count: count, axis: axis, least: plan.edges.least(axis), spacing: spacing)
            store = .repeating(Shared(groups))
        } else {
            store = .flowing(try flow(from: 0, start: 0, old: [], next: 0, after: -1).records)
        }
        if !measured.isEmpty { try setMeasured(measured) }
    }

    /// How many groups there are.
    var groupCount: Int {
        switch store {
        case .repeating(let groups): groups.value.number
        case .flowing(let records): records.count
        }
    }

    /// The length of all groups along the stack.
    var length: CGFloat {
        switch store {
        case .repeating(let groups): groups.value.length
        case .flowing(let records): records.last.map { $0.start + extent($0.node) } ?? 0
        }
    }

    /// The largest group's length across the stack, with its edge spacing.
    var lengthAcross: CGFloat {
        let across = axis.other
        let largest: CGFloat
        switch store {
        case .repeating(let groups): largest = groups.value.largest(across)
        case .flowing(let records): largest = records.map { $0.node.size[across] }.max() ?? 0
        }
        return groupCount == 0 ? 0 : largest + plan.edges.least(across)
    }

    func group(_ number: Int) -> StackedGroup {
        switch store {
        case .repeating(let groups):
            return stacked(number, groups.value.perGroup * number, groups.value.start(number), groups.value.node(number))
        case .flowing(let records):
            return stacked(number, records[number].first, records[number].start, records[number].node)
        }
    }

    /// The number of the group with an item.
    func groupNumber(ofItem item: Int) -> Int {
        switch store {
        case .repeating(let groups): item / groups.value.perGroup
        case .flowing(let records): Self.last(records.count) { records[$0].first <= item }
        }
    }

    /// Calls for the groups that touch a range along the stack, in order. O(log n + k).
    func visit(from lower: CGFloat, to upper: CGFloat, _ visit: (StackedGroup) -> Void) {
        let number = groupCount
        guard number > 0 else { return }
        let (lower, upper) = (lower - overhang.along, upper + overhang.along)
        var next = Self.last(number) { start(of: $0) <= lower }
        // A group may be shorter than its frames reach, but not its neighbour's.
        next = max(0, next - 1)
        while next < number, start(of: next) <= upper {
            visit(group(next))
            next += 1
        }
    }

    /// Takes measured sizes. Groups of a fixed number of items are solved alone; else what follows is solved until groups
    /// begin with the same items as before.
    mutating func setMeasured(_ sizes: MeasuredSizes) throws(LayoutProblem) {
        solver.measured.items.merge(sizes.items) { $1 }
        solver.measured.extras.merge(sizes.extras) { $1 }
        let items = Set(sizes.items.keys).union(sizes.extras.keys.map(\.item)).filter { $0 >= 0 && $0 < count }
        guard let first = items.min(), let last = items.max() else { return }
        // The store lends its records while it has none itself, so that they are changed in place.
        let store = store
        self.store = .flowing([])
        switch consume store {
        case .repeating(var groups):
            let perGroup = groups.value.perGroup
            for number in Set(items.map { $0 / perGroup }) {
                let start = number * perGroup
                let node = try outermost(first: start, most: min(perGroup, count - start))
                groups.value.replace(number, by: node)
                solved += 1
            }
            self.store = .repeating(groups)
        case .flowing(var records):
            let from = max(0, Self.last(records.count) { records[$0].first <= first } - 1)
            let new = try flow(from: records[from].first, start: records[from].start, old: records, next: from, after: last)
            if new.shift != 0 { for number in new.same..<records.count { records[number].start += new.shift } }
            records.replaceSubrange(from..<new.same, with: new.records)
            self.store = .flowing(records)
        }
    }

    /// Solves groups from an item on, until one begins behind `after` with the same item as an old one. Returns the new
    /// groups, the number of that old one, and by how much it and those behind it move.
    private mutating func flow(
        from item: Int, start: CGFloat, old: [Record], next: Int, after: Int
    ) throws(LayoutProblem) -> (records: [Record], same: Int, shift: CGFloat) {
        var records: [Record] = []
        var item = item
        var start = start
        var next = next
        var usual: SolvedNode?
        while item < count {
            while next < old.count, old[next].first < item { next += 1 }
            if item > after, next < old.count, old[next].first == item { return (records, next, start - old[next].start) }
            let node: SolvedNode
            if solver.measured.isEmpty, let usual, usual.leaves.count <= count - item {
                node = usual
            } else {
                node = try outermost(first: item, most: count - item)
                solved += 1
                if solver.measured.isEmpty, usual == nil { usual = node }
            }
            guard !node.leaves.isEmpty else { throw .emptyGroup }
            records.append(Record(first: item, start: start, node: node))
            item += node.leaves.count
            start += extent(node) + spacing
        }
        return (records, old.count, 0)
    }

    private mutating func outermost(first: Int, most: Int) throws(LayoutProblem) -> SolvedNode {
        var node = try solver.solve(plan, room: room, first: first, most: most)
        if node.leaves.count > FrameIndex.leastCount { node.index = FrameIndex(node.leaves, axis: axis) }
        overhang = (max(overhang.along, node.overhang(axis)), max(overhang.across, node.overhang(axis.other)))
        return node
    }

    private func start(of number: Int) -> CGFloat {
        switch store {
        case .repeating(let groups): groups.value.start(number)
        case .flowing(let records): records[number].start
        }
    }

    private func extent(_ node: SolvedNode) -> CGFloat { node.size[axis] + plan.edges.least(axis) }

    private func stacked(_ number: Int, _ first: Int, _ start: CGFloat, _ node: SolvedNode) -> StackedGroup {
        let across = axis.other
        let left = room[across] - node.size[across] - plan.edges.least(across)
        return StackedGroup(
            number: number, firstItem: first, start: start, along: start + (plan.edges.near(axis)?.amount ?? 0),
            across: plan.edges.offset(across, left: left), node: node)
    }

    /// The last number below `count` for which a condition holds that holds for all before it; 0 if for none.
    static func last(_ count: Int, where holds: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while high - low > 1 {
            let middle = (low + high) / 2
            if holds(middle) { low = middle } else { high = middle }
        }
        return low
    }
}
