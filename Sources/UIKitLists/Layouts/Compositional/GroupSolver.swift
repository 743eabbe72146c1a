// One group: the frames of its items from its plan, its container's size and what has been measured.
// Apple: "NSCollectionLayoutGroup". Which rules are documented, observed or guessed stands at each step.
import Foundation
import UIKitValues

/// The measured sizes of a section.
struct MeasuredSizes: Sendable {
    /// A view attached to an item or to the group that begins with an item.
    struct Extra: Hashable, Sendable {
        var item: Int
        var number: Int
        var isOfGroup: Bool
    }
    var items: [Int: CGSize] = [:]
    var extras: [Extra: CGSize] = [:]
    var isEmpty: Bool { items.isEmpty && extras.isEmpty }
}

/// An item's frame in its group.
struct SolvedLeaf: Equatable, Sendable {
    var frame: CGRect
    var zIndex = 0
    /// The axes along which a measured length replaces the estimate.
    var measures: UIAxis = []
}

/// A view attached to an item or a group, with its frame in the outermost group.
struct SolvedExtra: Equatable, Sendable {
    var kind: String
    var frame: CGRect
    var zIndex: Int
    /// The item, counted in the outermost group; for a group's view its first item.
    var leaf: Int
    var number: Int
    var isOfGroup: Bool
    /// The axes along which a measured length replaces the estimate.
    var measures: UIAxis = []
}

/// A solved item or group.
struct SolvedNode: Equatable, Sendable {
    var size: CGSize
    var leaves: [SolvedLeaf] = []
    var extras: [SolvedExtra] = []
    /// Finds items of a large group by their place.
    var index: FrameIndex?

    /// How far items and views reach out of the group on an axis.
    func overhang(_ axis: PlanAxis) -> CGFloat {
        var overhang: CGFloat = 0
        for frame in leaves.lazy.map(\.frame) { overhang = max(overhang, out(frame, axis)) }
        for frame in extras.lazy.map(\.frame) { overhang = max(overhang, out(frame, axis)) }
        return overhang
    }

    private func out(_ frame: CGRect, _ axis: PlanAxis) -> CGFloat {
        axis == .horizontal ? max(-frame.minX, frame.maxX - size.width) : max(-frame.minY, frame.maxY - size.height)
    }

    mutating func add(_ node: SolvedNode, at origin: CGPoint) {
        let first = leaves.count
        for leaf in node.leaves {
            var leaf = leaf
            leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
            leaves.append(leaf)
        }
        for var extra in node.extras {
            extra.frame = extra.frame.offsetBy(dx: origin.x, dy: origin.y)
            extra.leaf += first
            extras.append(extra)
        }
    }
}

/// Solves groups. Numbers of items count in the section.
struct GroupSolver {
    /// Items fit that are longer than the room by so much; sums of fractions are not exact.
    static let tolerance: CGFloat = 0.001
    /// A length of an item that its group decides.
    typealias Forced = (width: CGFloat?, height: CGFloat?)

    var measured: MeasuredSizes

    /// An item or a group that begins with an item; at most so many items.
    func solve(
        _ plan: ItemPlan, room: CGSize, first: Int, most: Int, forced: Forced = (nil, nil)
    ) throws(LayoutProblem) -> SolvedNode {
        guard let group = plan.group else { return leaf(plan, room: room, item: first, forced: forced) }
        return try solve(group, of: plan, room: room, first: first, most: most, forced: forced)
    }

    private func leaf(_ plan: ItemPlan, room: CGSize, item: Int, forced: Forced) -> SolvedNode {
        var size = plan.size.points(in: room)
        if let known = measured.items[item] {
            if plan.size.width.isMeasured { size.width = known.width }
            if plan.size.height.isMeasured { size.height = known.height }
        }
        if let width = forced.width { size.width = width }
        if let height = forced.height { size.height = height }
        let frame = CGRect(origin: .zero, size: size).taking(plan.insets, in: plan.size)
        var node = SolvedNode(size: size, leaves: [SolvedLeaf(frame: frame, measures: plan.size.measures)])
        node.extras = extras(of: plan, owner: frame, item: item, isOfGroup: false)
        return node
    }

    private func extras(of plan: ItemPlan, owner: CGRect, item: Int, isOfGroup: Bool) -> [SolvedExtra] {
        guard !plan.extras.isEmpty else { return [] }
        return plan.extras.enumerated().map { number, extra in
            let known = measured.extras[MeasuredSizes.Extra(item: item, number: number, isOfGroup: isOfGroup)]
            return SolvedExtra(
                kind: extra.kind, frame: extra.frame(owner: owner, measured: known), zIndex: extra.zIndex, leaf: 0,
                number: number, isOfGroup: isOfGroup, measures: extra.size.measures)
        }
    }

    /// An item of a group, before it has a place.
    private struct Part {
        var plan: ItemPlan
        var node: SolvedNode
        var first: Int
    }

    /// Steps: 1. the group's size, and inside its insets the room for items; 2. items are taken while they fit; 3. on an
    /// estimated axis across, the largest item decides, and items that are parts of it are solved again (guessed);
    /// 4. uniform items take the largest one's length; 5. places; 6. estimated lengths become those of the content.
    private func solve(
        _ group: GroupPlan, of plan: ItemPlan, room: CGSize, first: Int, most: Int, forced: Forced
    ) throws(LayoutProblem) -> SolvedNode {
        let (axis, cross) = (group.axis, group.axis.other)
        // 1.
        var outer = plan.size.points(in: room)
        if let width = forced.width { outer.width = width }
        if let height = forced.height { outer.height = height }
        let isOpen = plan.size[axis].isMeasured && (axis == .horizontal ? forced.width : forced.height) == nil
        let isOpenAcross = plan.size[cross].isMeasured && (cross == .horizontal ? forced.width : forced.height) == nil
        let insets = plan.insets.counting(for: plan.size)
        var inner = CGSize(width: outer.width - insets.leading - insets.trailing, height: outer.height - insets.top - insets.bottom)
        guard inner.width >= 0, inner.height >= 0 else { throw .insetsTakeAll(plan.insets, outer) }
        if case .custom(let custom) = group.arrangement {
            return self.custom(custom, plan: plan, size: outer, insets: insets, first: first, most: most)
        }
        // 2.
        var parts = try take(group, inner: inner, isOpen: isOpen, first: first, most: most)
        // 3.
        if isOpenAcross {
            let depends = parts.map { $0.plan.size[cross].isFraction(of: cross) }
            let largest = zip(parts, depends).filter { !$1 }.map { $0.0.node.size[cross] + $0.0.plan.edges.least(cross) }.max()
            if let largest { inner[cross] = largest }
            for number in parts.indices where depends[number] {
                parts[number].node = try again(parts[number], room: inner, most: most)
            }
        }
        // 4.
        for side in [axis, cross] {
            let uniform = parts.indices.filter { parts[$0].plan.size[side].isUniform }
            guard let largest = uniform.map({ parts[$0].node.size[side] }).max() else { continue }
            for number in uniform where parts[number].node.size[side] < largest {
                let other = parts[number].node.size[side.other]
                let isOther = parts[number].plan.size[side.other].isMeasured ? nil : Optional(other)
                parts[number].node = try again(
                    parts[number], room: inner, most: most,
                    forced: side == .horizontal ? (largest, isOther) : (isOther, largest))
            }
        }
        // 5.
        let (places, length) = place(parts, axis: axis, spacing: group.spacing, room: isOpen ? nil : inner[axis])
        // 6.
        if isOpen { outer[axis] = parts.isEmpty ? outer[axis] : length }
        if isOpenAcross { outer[cross] = inner[cross] }
        var node = SolvedNode(size: outer)
        node.extras = extras(of: plan, owner: CGRect(origin: .zero, size: outer), item: first, isOfGroup: true)
        for (part, along) in zip(parts, places) {
            let left = inner[cross] - part.node.size[cross] - part.plan.edges.least(cross)
            let across = part.plan.edges.offset(cross, left: left)
            node.add(part.node, at: CGPoint(axis, along + insets.near(axis), across + insets.near(cross)))
        }
        return node
    }

    /// A part once more, in another room, with the same items.
    private func again(
        _ part: Part, room: CGSize, most: Int, forced: Forced = (nil, nil)
    ) throws(LayoutProblem) -> SolvedNode {
        try solve(part.plan, room: room, first: part.first, most: part.node.leaves.count, forced: forced)
    }

    private func custom(
        _ custom: CustomPlaces, plan: ItemPlan, size: CGSize, insets: NSDirectionalEdgeInsets, first: Int, most: Int
    ) -> SolvedNode {
        var node = SolvedNode(size: size)
        node.extras = extras(of: plan, owner: CGRect(origin: .zero, size: size), item: first, isOfGroup: true)
        node.leaves = custom.places(size, insets).prefix(most).map { SolvedLeaf(frame: $0.frame, zIndex: $0.zIndex) }
        return node
    }

    /// The items that a group takes, and how long each is.
    ///
    /// A list is repeated while there is room (documented). On an estimated axis the whole list is taken once, and again
    /// while the estimates fit into the group's (guessed). A count is exact (documented).
    private func take(
        _ group: GroupPlan, inner: CGSize, isOpen: Bool, first: Int, most: Int
    ) throws(LayoutProblem) -> [Part] {
        let axis = group.axis
        let spacing = group.spacing?.amount ?? 0
        var parts: [Part] = []
        var used = 0
        switch group.arrangement {
        case .custom: break
        case .repeating(let item, let count), .equal(let item, let count):
            guard count > 0 else { throw .emptyGroup }
            var forced: Forced = (nil, nil)
            if case .equal = group.arrangement, !isOpen {
                let length = (inner[axis] - spacing * CGFloat(count - 1)) / CGFloat(count) - item.edges.least(axis)
                guard length > 0 else { throw .nothingFits(inner) }
                forced = axis == .horizontal ? (length, nil) : (nil, length)
            }
            for _ in 0..<count where used < most {
                let node = try solve(item, room: inner, first: first + used, most: most - used, forced: forced)
                parts.append(Part(plan: item, node: node, first: first + used))
                used += node.leaves.count
            }
        case .list(let items):
            guard !items.isEmpty else { throw .emptyGroup }
            var length: CGFloat = 0
            var round = 0
            filling: while used < most {
                let before = length
                for item in items where used < most {
                    var node = try solve(item, room: inner, first: first + used, most: most - used)
                    let gap = parts.isEmpty ? 0 : spacing
                    let least = item.edges.least(axis)
                    let counted = isOpen ? item.size[axis].points(in: inner) : node.size[axis]
                    let fits = length + gap + counted + least <= inner[axis] + Self.tolerance
                    if !fits, !isOpen, parts.isEmpty, item.size[axis].isMeasured, inner[axis] > least {
                        // An item that measures itself gets no more than the whole room (guessed).
                        let room = inner[axis] - least
                        node = try solve(
                            item, room: inner, first: first + used, most: most - used,
                            forced: axis == .horizontal ? (room, nil) : (nil, room))
                    } else if !fits, !isOpen || round > 0 {
                        guard !parts.isEmpty else { throw .nothingFits(inner) }
                        break filling
                    }
                    length += gap + (isOpen ? counted : node.size[axis]) + least
                    parts.append(Part(plan: item, node: node, first: first + used))
                    used += node.leaves.count
                }
                round += 1
                // Items without length would go on for ever.
                if length <= before { break }
            }
        }
        return parts
    }

    /// Where parts begin along an axis, and how long all are. Flexible distances share what the room leaves (documented).
    private func place(
        _ parts: [Part], axis: PlanAxis, spacing: PlanSpacing?, room: CGFloat?
    ) -> (places: [CGFloat], length: CGFloat) {
        var least: CGFloat = 0
        var flexible = 0
        for (number, part) in parts.enumerated() {
            least += part.node.size[axis] + part.plan.edges.least(axis)
            if part.plan.edges.near(axis)?.isFlexible == true { flexible += 1 }
            if part.plan.edges.far(axis)?.isFlexible == true { flexible += 1 }
            if number > 0, let spacing {
                least += spacing.amount
                if spacing.isFlexible { flexible += 1 }
            }
        }
        let share = flexible > 0 ? max(0, (room ?? least) - least) / CGFloat(flexible) : 0
        func length(_ spacing: PlanSpacing?) -> CGFloat {
            spacing.map { $0.amount + ($0.isFlexible ? share : 0) } ?? 0
        }
        var places: [CGFloat] = []
        var along: CGFloat = 0
        for (number, part) in parts.enumerated() {
            if number > 0 { along += length(spacing) }
            along += length(part.plan.edges.near(axis))
            places.append(along)
            along += part.node.size[axis] + length(part.plan.edges.far(axis))
        }
        return (places, along)
    }
}
