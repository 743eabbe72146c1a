// One section: groups, boundary views, decorations, in lengths from the section's own start.
// Apple: "NSCollectionLayoutSection".
import Foundation
import UIKitValues

/// A boundary view with its frame; along and across the layout's scroll axis.
struct PlacedBoundary: Equatable, Sendable {
    var number: Int
    var along: CGFloat
    var across: CGFloat
    var size: CGSize
}

/// A solved section. `axis` is the layout's scroll axis.
struct SolvedSection {
    let plan: SectionPlan
    let room: SectionRoom
    let count: Int
    private var kept: Shared<GroupStack>?
    private(set) var problem: LayoutProblem?
    private(set) var length: CGFloat = 0
    private(set) var boundaries: [PlacedBoundary] = []
    /// How far anything reaches out of the section along the scroll axis.
    private(set) var overhang: CGFloat = 0
    /// Where the groups begin along and across the scroll axis.
    private(set) var bodyStart: CGFloat = 0
    private(set) var bodyAcross: CGFloat = 0
    /// How long the groups are along the scroll axis.
    private(set) var bodyLength: CGFloat = 0
    private var before: CGFloat = 0
    private var after: CGFloat = 0
    private(set) var measuredBoundaries: [Int: CGSize]

    var stack: GroupStack? { kept?.value }
    var axis: PlanAxis { room.axis }
    var isOrthogonal: Bool { plan.behavior != .none }
    var stackAxis: PlanAxis { isOrthogonal ? axis.other : axis }
    var insets: NSDirectionalEdgeInsets { room.reference + plan.insets }
    /// With a background, everything else stands at 1 at least (documented).
    var lift: Int { plan.decorations.isEmpty ? 0 : 1 }

    init(_ plan: SectionPlan, room: SectionRoom, count: Int, measuredBoundaries: [Int: CGSize] = [:]) {
        self.measuredBoundaries = measuredBoundaries
        self.plan = plan
        self.room = room
        self.count = max(0, count)
        sizeBoundaries()
        solveGroups()
        settle()
    }

    /// Whether it has solved just this, and nothing was measured.
    func isSame(_ plan: SectionPlan, room: SectionRoom, count: Int) -> Bool {
        self.count == count && self.room == room && self.plan == plan
    }

    /// Takes measured sizes of items, of views at items, and of boundary views. Returns how much longer the section is.
    mutating func setMeasured(_ sizes: MeasuredSizes, boundaries: [Int: CGSize]) -> CGFloat {
        let old = length
        let oldAcross = takenAcross
        if !boundaries.isEmpty {
            measuredBoundaries.merge(boundaries) { $1 }
            sizeBoundaries()
        }
        if takenAcross != oldAcross {
            solveGroups(keeping: sizes)
        } else {
            do { try kept?.value.setMeasured(sizes) } catch { fail(error) }
        }
        settle()
        return length - old
    }

    // MARK: Boundary views

    private var boundarySizes: [CGSize] = []
    private var takenAcross: [CGFloat] = [0, 0]

    /// The stretch across the scroll axis that boundary views have.
    private var boundaryStretch: (lower: CGFloat, upper: CGFloat) {
        let insets = plan.boundariesKeepToInsets ? self.insets : room.boundaryReference
        return (insets.near(axis.other), room.size[axis.other] - insets.far(axis.other))
    }

    /// Sizes refer to the stretch across and to the layout's length along. Views of one end lie over each other: the
    /// largest counts (guessed). A view at a side that extends takes room from the groups (guessed).
    private mutating func sizeBoundaries() {
        var whole = room.size
        whole[axis.other] = boundaryStretch.upper - boundaryStretch.lower
        boundarySizes = plan.boundaries.enumerated().map { number, boundary in
            var size = boundary.size.points(in: whole)
            if let known = measuredBoundaries[number] {
                if boundary.size.width.isMeasured { size.width = known.width }
                if boundary.size.height.isMeasured { size.height = known.height }
            }
            return size
        }
        func largest(_ along: BoundaryPlan.End, _ across: BoundaryPlan.End?) -> CGFloat {
            zip(plan.boundaries, boundarySizes).filter { boundary, _ in
                boundary.extends && boundary.end(axis) == along && (across == nil || boundary.end(axis.other) == across)
            }.map { across == nil ? $0.1[axis] : $0.1[axis.other] }.max() ?? 0
        }
        (before, after) = (largest(.near, nil), largest(.far, nil))
        takenAcross = [largest(.middle, .near), largest(.middle, .far)]
    }

    private mutating func placeBoundaries() {
        let (lower, upper) = boundaryStretch
        let start = plan.padding + before
        boundaries = plan.boundaries.enumerated().map { number, boundary in
            let size = boundarySizes[number]
            let along: CGFloat =
                switch boundary.end(axis) {
                case .near: plan.padding + (boundary.extends ? before - size[axis] : before)
                case .far: boundary.extends ? length - after : length - after - size[axis]
                case .middle: start + (length - after - start - size[axis]) / 2
                }
            let across: CGFloat =
                switch boundary.end(axis.other) {
                case .near: lower
                case .far: upper - size[axis.other]
                case .middle: (lower + upper - size[axis.other]) / 2
                }
            let offset = axis == .vertical ? (boundary.offset.y, boundary.offset.x) : (boundary.offset.x, boundary.offset.y)
            return PlacedBoundary(number: number, along: along + offset.0, across: across + offset.1, size: size)
        }
    }

    /// A boundary view's start along the scroll axis while a stretch of the section is visible: a pinned one keeps to it
    /// and within the section (documented).
    func pinnedStart(_ boundary: PlacedBoundary, visible: (lower: CGFloat, upper: CGFloat)) -> CGFloat {
        let plan = plan.boundaries[boundary.number]
        guard plan.pins else { return boundary.along }
        let extent = boundary.size[axis]
        switch plan.end(axis) {
        case .far: return max(min(boundary.along, visible.upper - extent), min(boundary.along, self.plan.padding + before))
        default: return min(max(boundary.along, visible.lower), max(boundary.along, length - after - extent))
        }
    }

    // MARK: Groups

    private mutating func fail(_ error: LayoutProblem) {
        problem = error
        kept = nil
    }

    /// Fractions refer to the layout's size without the section's insets on both axes.
    private mutating func solveGroups(keeping sizes: MeasuredSizes = MeasuredSizes()) {
        var inner = room.size
        inner.width -= insets.leading + insets.trailing
        inner.height -= insets.top + insets.bottom
        inner[axis.other] -= takenAcross[0] + takenAcross[1]
        var measured = stack?.solver.measured ?? MeasuredSizes()
        measured.items.merge(sizes.items) { $1 }
        measured.extras.merge(sizes.extras) { $1 }
        do throws(LayoutProblem) {
            guard inner.width >= 0, inner.height >= 0 else { throw .insetsTakeAll(insets, room.size) }
            let stack = try GroupStack(
                plan.group, axis: stackAxis, room: inner, spacing: plan.groupSpacing, count: count, measured: measured)
            kept = Shared(stack)
        } catch { fail(error) }
    }

    /// Works out lengths from the groups'. A section whose groups cannot be solved collapses: it has no length (L104).
    private mutating func settle() {
        guard let stack else {
            (length, boundaries) = (0, [])
            return
        }
        bodyStart = plan.padding + before + insets.near(axis)
        bodyAcross = insets.near(axis.other) + takenAcross[0]
        bodyLength = isOrthogonal ? stack.lengthAcross : stack.length
        length = bodyStart + bodyLength + insets.far(axis) + after
        guard length.isFinite, stack.length.isFinite else {
            fail(.notFinite)
            return settle()
        }
        placeBoundaries()
        overhang = isOrthogonal ? stack.overhang.across : stack.overhang.along
        for boundary in boundaries {
            overhang = max(overhang, -boundary.along, boundary.along + boundary.size[axis] - length)
        }
    }

    /// The group with an item; nil if there is none.
    func group(ofItem item: Int) -> StackedGroup? {
        guard item >= 0, item < count, let kept else { return nil }
        return kept.value.group(kept.value.groupNumber(ofItem: item))
    }

    /// A group's frame origin along and across the scroll axis; a section that scrolls across is moved by its offset.
    func origin(of group: StackedGroup, offset: CGFloat) -> (along: CGFloat, across: CGFloat) {
        isOrthogonal
            ? (bodyStart + group.across, bodyAcross + group.along - offset) : (bodyStart + group.along, bodyAcross + group.across)
    }

    /// The scrolling of a section that scrolls across; nil of others.
    var scroll: OrthogonalScroll? {
        guard isOrthogonal, let stack else { return nil }
        return OrthogonalScroll(
            behavior: plan.behavior, viewport: room.size[axis.other], lead: bodyAcross,
            trail: insets.far(axis.other) + takenAcross[1], stack: stack)
    }
}
