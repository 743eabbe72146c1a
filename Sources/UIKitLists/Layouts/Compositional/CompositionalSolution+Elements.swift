// The elements of a compositional layout in a rectangle.
// Apple: "UICollectionViewCompositionalLayout".
import Foundation

/// An element of a compositional layout with its frame in points of the content.
package struct LayoutElement: Equatable, Sendable {
    package enum Kind: Hashable, Sendable { case item, supplementary(String), decoration(String) }
    /// A view attached to an item, or to the group that begins with it.
    package struct Extra: Hashable, Sendable {
        package var item: Int
        package var number: Int
        package var isOfGroup: Bool
    }
    /// Where the element comes from, for measured sizes.
    package enum Source: Hashable, Sendable {
        case item, decoration(Int), boundary(Int), extra(Extra), layoutBoundary(Int)
    }
    package var kind: Kind
    package var source: Source
    /// nil for a view of the layout's own boundary.
    package var section: Int?
    /// The item of the index path. A view at an item has the item's, a group's the group's number (guessed), a boundary view
    /// the count of views of its kind before it (guessed).
    package var index: Int
    package var frame: CGRect
    package var zIndex: Int
}

/// What is visible: for pinned views and for sections that scroll across.
package struct LayoutVisibility {
    /// The visible part of the content, without the adjusted content inset; nil where nothing is pinned.
    package var area: CGRect?
    /// The offsets of sections that scroll across, in points in reading direction; 0 where missing.
    package var offsets: [Int: CGFloat]

    package init(area: CGRect? = nil, offsets: [Int: CGFloat] = [:]) {
        self.area = area
        self.offsets = offsets
    }
}

extension CompositionalSolution {
    /// The elements whose frames meet a rectangle: by section its decorations, items in order, views at items and groups,
    /// boundary views; then those of the layout.
    package func elements(in area: CGRect, visible: LayoutVisibility = LayoutVisibility()) -> [LayoutElement] {
        var found: [LayoutElement] = []
        let along = alongRange(area)
        var number = firstSection(endingAtOrAfter: along.lower - overhang)
        while number < sectionCount, starts[number] <= along.upper + overhang + 1 {
            collect(section: number, area: area, along: along, visible: visible, into: &found)
            number += 1
        }
        collectBoundaries(of: allAround, section: nil, start: 0, area: area, visible: visible, into: &found)
        return found
    }

    private func collect(
        section number: Int, area: CGRect, along: (lower: CGFloat, upper: CGFloat), visible: LayoutVisibility,
        into found: inout [LayoutElement]
    ) {
        let section = solved(number)
        guard let stack = section.stack else { return }
        let lift = section.lift
        for place in section.plan.decorations.indices {
            let element = decoration(place, section: number)
            if FlowSolution.meet(element.frame, area) { found.append(element) }
        }
        let offset = visible.offsets[number] ?? 0
        // Rounding may move an edge by a pixel.
        let pixel = 1 / container.scale
        var range = (
            lower: along.lower - starts[number] - section.bodyStart - pixel,
            upper: along.upper - starts[number] - section.bodyStart + pixel
        )
        if section.isOrthogonal {
            guard range.upper >= -section.overhang, range.lower <= section.bodyLength + section.overhang else {
                collectBoundaries(
                    of: section, section: number, start: starts[number], area: area, visible: visible, into: &found)
                return
            }
            let across = acrossRange(area)
            range = (across.lower - section.bodyAcross + offset - pixel, across.upper - section.bodyAcross + offset + pixel)
        }
        var attached: [LayoutElement] = []
        stack.visit(from: range.lower, to: range.upper) { group in
            let place = section.origin(of: group, offset: offset)
            let origin = (starts[number] + place.along, place.across)
            let inGroup = (lower: range.lower - group.along, upper: range.upper - group.along)
            let items = group.node.index?.candidates(from: inGroup.lower, to: inGroup.upper) ?? Array(group.node.leaves.indices)
            for item in items {
                let frame = placed(group.node.leaves[item].frame, in: origin)
                guard FlowSolution.meet(frame, area) else { continue }
                found.append(
                    LayoutElement(
                        kind: .item, source: .item, section: number, index: group.firstItem + item, frame: frame,
                        zIndex: group.node.leaves[item].zIndex + lift))
            }
            for extra in group.node.extras {
                let frame = placed(extra.frame, in: origin)
                guard FlowSolution.meet(frame, area) else { continue }
                let item = group.firstItem + extra.leaf
                let source = LayoutElement.Extra(item: item, number: extra.number, isOfGroup: extra.isOfGroup)
                attached.append(
                    LayoutElement(
                        kind: .supplementary(extra.kind), source: .extra(source), section: number,
                        index: extra.isOfGroup ? group.number : item, frame: frame, zIndex: extra.zIndex + lift))
            }
        }
        found += attached
        collectBoundaries(
            of: section, section: number, start: starts[number], area: area, visible: visible, into: &found)
    }

    private func collectBoundaries(
        of solved: SolvedSection, section: Int?, start: CGFloat, area: CGRect, visible: LayoutVisibility,
        into found: inout [LayoutElement]
    ) {
        var counts: [String: Int] = [:]
        let range = visible.area.map { alongRange($0) }
        for boundary in solved.boundaries {
            let kind = solved.plan.boundaries[boundary.number].kind
            let index = counts[kind, default: 0]
            counts[kind] = index + 1
            let element = self.boundary(boundary, of: solved, section: section, start: start, index: index, visible: range)
            if FlowSolution.meet(element.frame, area) { found.append(element) }
        }
    }

    func firstSection(endingAtOrAfter lower: CGFloat) -> Int {
        var low = 0
        var high = sectionCount
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] + length(ofSection: middle) < lower - 1 { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// A rectangle's extent along the scroll axis, as if nothing were mirrored.
    func alongRange(_ area: CGRect) -> (lower: CGFloat, upper: CGFloat) { range(of: area, on: axis) }
    private func acrossRange(_ area: CGRect) -> (lower: CGFloat, upper: CGFloat) { range(of: area, on: axis.other) }

    private func range(of area: CGRect, on axis: PlanAxis) -> (lower: CGFloat, upper: CGFloat) {
        guard axis == .horizontal else { return (area.minY, area.maxY) }
        return container.isMirrored
            ? (contentSize.width - area.maxX, contentSize.width - area.minX) : (area.minX, area.maxX)
    }
}
