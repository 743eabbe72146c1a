// The whole of a compositional layout: sections one behind the other, and the views at the layout's own boundary.
// Apple: "UICollectionViewCompositionalLayout".
import Foundation
import UIKitValues

/// What a compositional layout fills. Lengths are points.
package struct CompositionalContainer {
    /// The size that fractions of the outermost groups refer to: the collection view's without the content inset.
    package var size: CGSize
    /// Whether the layout scrolls vertically.
    package var isVertical = true
    /// Whether x is mirrored, for right to left.
    package var isMirrored = false
    /// Device pixels a point. The edges of frames are rounded to pixels, so that neighbours stay neighbours (guessed).
    package var scale: CGFloat = 1
    /// The distance between sections.
    package var sectionSpacing: CGFloat = 0
    /// Views at the boundary of the layout.
    package var boundaries: [BoundaryPlan] = []

    package init(
        size: CGSize, isVertical: Bool = true, isMirrored: Bool = false, scale: CGFloat = 1, sectionSpacing: CGFloat = 0,
        boundaries: [BoundaryPlan] = []
    ) {
        self.size = size
        self.isVertical = isVertical
        self.isMirrored = isMirrored
        self.scale = scale
        self.sectionSpacing = sectionSpacing
        self.boundaries = boundaries
    }
}

/// A section of a compositional layout.
package struct CompositionalSection {
    package var plan: SectionPlan
    package var count: Int
    /// The insets of the section's reference.
    package var reference: NSDirectionalEdgeInsets
    /// The insets of the reference of the section's boundary views.
    package var boundaryReference: NSDirectionalEdgeInsets

    package init(
        _ plan: SectionPlan, count: Int, reference: NSDirectionalEdgeInsets = .zero,
        boundaryReference: NSDirectionalEdgeInsets = .zero
    ) {
        self.plan = plan
        self.count = count
        self.reference = reference
        self.boundaryReference = boundaryReference
    }
}

/// A solved compositional layout.
///
/// Groups of one size are arithmetic. A place is O(log n); the elements in a rectangle are O(log n + k).
package struct CompositionalSolution {
    package let container: CompositionalContainer
    private var shared: [Shared<SolvedSection>]
    private(set) var starts: [CGFloat] = []
    private(set) var length: CGFloat = 0
    /// How far any section's elements reach out of it: what a look-up adds.
    private(set) var overhang: CGFloat = 0
    /// The layout's own boundary views, as those of a section that has the layout's length.
    private var frameOfAll: SolvedSection

    /// How many kinds of sections are compared with the next one. Guessed: ours.
    private static let rememberedCount = 8

    /// Solves all sections.
    package init(_ container: CompositionalContainer, sections inputs: [CompositionalSection]) {
        self.container = container
        shared = []
        shared.reserveCapacity(inputs.count)
        var kinds: [Shared<SolvedSection>] = []
        for input in inputs {
            let room = SectionRoom(
                size: container.size, isVertical: container.isVertical, reference: input.reference,
                boundaryReference: input.boundaryReference)
            // Most layouts have sections of a few kinds: an equal one is not solved again.
            if let same = kinds.last(where: { $0.value.isSame(input.plan, room: room, count: input.count) }) {
                shared.append(same)
                continue
            }
            let section = Shared(SolvedSection(input.plan, room: room, count: input.count))
            overhang = max(overhang, section.value.overhang)
            shared.append(section)
            if kinds.count == Self.rememberedCount { kinds.removeFirst() }
            kinds.append(section)
        }
        frameOfAll = SolvedSection(
            SectionPlan(group: Self.filler(0, container), boundaries: container.boundaries),
            room: SectionRoom(size: container.size, isVertical: container.isVertical), count: 1)
        stackUp(from: 0)
    }

    /// Sections begin behind the layout's own header, so that a change of it moves all.
    private mutating func stackUp(from section: Int) {
        if section == 0 { starts = [CGFloat](repeating: 0, count: shared.count) }
        for number in section..<max(section, shared.count) {
            starts[number] = number == 0 ? 0 : starts[number - 1] + shared[number - 1].value.length + container.sectionSpacing
        }
        let inner = shared.isEmpty ? 0 : starts[shared.count - 1] + shared[shared.count - 1].value.length - starts[0]
        guard !container.boundaries.isEmpty else {
            length = inner
            return
        }
        frameOfAll = frameOfAll.with(group: Self.filler(inner, container))
        let shift = frameOfAll.bodyStart - (starts.first ?? frameOfAll.bodyStart)
        if section == 0, shift != 0 { for number in starts.indices { starts[number] += shift } }
        length = frameOfAll.length
    }

    /// An item as long as all sections.
    private static func filler(_ length: CGFloat, _ container: CompositionalContainer) -> ItemPlan {
        ItemPlan(
            size: container.isVertical
                ? PlanSize(width: .width(1), height: .absolute(length)) : PlanSize(width: .absolute(length), height: .height(1)))
    }

    /// The content's size in points.
    package var contentSize: CGSize {
        container.isVertical
            ? CGSize(width: container.size.width, height: length) : CGSize(width: length, height: container.size.height)
    }

    /// How many sections there are.
    package var sectionCount: Int { shared.count }

    /// How many items a section has.
    package func count(ofSection section: Int) -> Int { shared[section].value.count }

    /// What keeps a section from being solved; it then has no length.
    package func problem(ofSection section: Int) -> LayoutProblem? { shared[section].value.problem }

    /// The scrolling of a section that scrolls across; nil of others.
    package func scroll(ofSection section: Int) -> OrthogonalScroll? { shared[section].value.scroll }

    /// The frame of a section's scrolled content in points: across the whole layout, as long as its largest group.
    package func scrollFrame(ofSection section: Int) -> CGRect? {
        let one = shared[section].value
        guard one.isOrthogonal, one.stack != nil else { return nil }
        return rect(starts[section] + one.bodyStart, 0, size(one.bodyLength, container.size[one.axis.other]))
    }

    /// A section's frame in points, with headers, insets and footers.
    package func frame(ofSection section: Int) -> CGRect {
        rect(starts[section], 0, size(shared[section].value.length, container.size[shared[section].value.axis.other]))
    }

    /// The frame of an item in points; nil if there is none. In a section that scrolls across, by its offset.
    package func frame(ofItem item: Int, section: Int, offset: CGFloat = 0) -> CGRect? {
        guard shared.indices.contains(section), let group = shared[section].value.group(ofItem: item) else { return nil }
        let origin = shared[section].value.origin(of: group, offset: offset)
        return placed(group.node.leaves[item - group.firstItem].frame, in: (starts[section] + origin.along, origin.across))
    }

    /// Replaces estimates by measured sizes; only what follows them is solved again. Returns how much longer the content is.
    @discardableResult
    package mutating func setMeasured(
        items: [Int: CGSize] = [:], boundaries: [Int: CGSize] = [:], extras: [LayoutElement.Extra: CGSize] = [:], section: Int
    ) -> CGFloat {
        guard shared.indices.contains(section) else { return 0 }
        let before = length
        var sizes = MeasuredSizes()
        sizes.items = items
        for (extra, size) in extras {
            sizes.extras[MeasuredSizes.Extra(item: extra.item, number: extra.number, isOfGroup: extra.isOfGroup)] = size
        }
        let change = shared[section].value.setMeasured(sizes, boundaries: boundaries)
        overhang = max(overhang, shared[section].value.overhang)
        if change != 0 { stackUp(from: section + 1) }
        return length - before
    }

    /// Replaces estimated sizes of the layout's own boundary views.
    package mutating func setMeasured(layoutBoundaries: [Int: CGSize]) {
        _ = frameOfAll.setMeasured(MeasuredSizes(), boundaries: layoutBoundaries)
        stackUp(from: 0)
    }

    // MARK: For the elements

    func solved(_ section: Int) -> SolvedSection { shared[section].value }
    func length(ofSection section: Int) -> CGFloat { shared[section].value.length }

    var allAround: SolvedSection { frameOfAll }

    var axis: PlanAxis { container.isVertical ? .vertical : .horizontal }

    func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
        container.isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }

    /// A frame inside a group in points of the content.
    func placed(_ frame: CGRect, in origin: (along: CGFloat, across: CGFloat)) -> CGRect {
        let point = CGPoint(axis, origin.along, origin.across)
        return finished(frame.offsetBy(dx: point.x, dy: point.y))
    }

    func rect(_ along: CGFloat, _ across: CGFloat, _ size: CGSize) -> CGRect {
        finished(CGRect(origin: CGPoint(axis, along, across), size: size))
    }

    /// Mirrors a frame where x is mirrored, and rounds its edges to pixels.
    private func finished(_ frame: CGRect) -> CGRect {
        let scale = container.scale
        func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let minX = container.isMirrored ? contentSize.width - frame.maxX : frame.minX
        let (left, top) = (pixel(minX), pixel(frame.minY))
        return CGRect(x: left, y: top, width: pixel(minX + frame.width) - left, height: pixel(frame.maxY) - top)
    }
}
