// Single elements of a compositional layout: by path, by kind, and whether they are measured.
// Apple: "UICollectionViewCompositionalLayout".
import Foundation
import UIKitValues

extension CompositionalSolution {
    /// An item; nil if there is none.
    package func element(ofItem item: Int, section: Int, offset: CGFloat = 0) -> LayoutElement? {
        guard let frame = frame(ofItem: item, section: section, offset: offset), let leaf = leaf(item, section) else { return nil }
        return LayoutElement(
            kind: .item, source: .item, section: section, index: item, frame: frame, zIndex: leaf.zIndex + solved(section).lift)
    }

    /// A supplementary view by its kind and path: of the layout, of a section, of an item, of a group; nil if there is none.
    package func supplementary(_ kind: String, at path: IndexPath, visible: LayoutVisibility = LayoutVisibility()) -> LayoutElement?
    {
        let range = visible.area.map { alongRange($0) }
        guard path.count == 2 else {
            return path.count == 1 ? boundary(kind, path[0], of: allAround, section: nil, start: 0, visible: range) : nil
        }
        guard (0..<sectionCount).contains(path[0]) else { return nil }
        let section = solved(path[0])
        if let found = boundary(kind, path[1], of: section, section: path[0], start: starts[path[0]], visible: range) {
            return found
        }
        return attached(kind, path[1], section: path[0], offset: visible.offsets[path[0]] ?? 0)
    }

    /// A decoration of a section by its kind; nil if there is none.
    package func decoration(_ kind: String, section: Int) -> LayoutElement? {
        guard (0..<sectionCount).contains(section), solved(section).stack != nil else { return nil }
        return solved(section).plan.decorations.firstIndex { $0.kind == kind }.map { decoration($0, section: section) }
    }

    /// The axes along which an element's measured length replaces its estimate.
    package func measures(_ element: LayoutElement) -> UIAxis {
        switch element.source {
        case .decoration: return []
        case .layoutBoundary(let number): return allAround.plan.boundaries[number].size.measures
        case .boundary(let number): return element.section.map { solved($0).plan.boundaries[number].size.measures } ?? []
        case .item: return element.section.flatMap { leaf(element.index, $0)?.measures } ?? []
        case .extra(let extra):
            guard let section = element.section, let group = solved(section).group(ofItem: extra.item) else { return [] }
            return group.node.extras.first {
                $0.leaf == extra.item - group.firstItem && $0.number == extra.number && $0.isOfGroup == extra.isOfGroup
            }?.measures ?? []
        }
    }

    private func leaf(_ item: Int, _ section: Int) -> SolvedLeaf? {
        guard (0..<sectionCount).contains(section), let group = solved(section).group(ofItem: item) else { return nil }
        return group.node.leaves[item - group.firstItem]
    }

    // MARK: Views

    func decoration(_ place: Int, section number: Int) -> LayoutElement {
        let section = solved(number)
        let decoration = section.plan.decorations[place]
        let whole = CGRect(origin: .zero, size: size(section.length, container.size[axis.other]))
        let exact = PlanSize(width: .width(1), height: .height(1))
        return LayoutElement(
            kind: .decoration(decoration.kind), source: .decoration(place), section: number, index: 0,
            frame: placed(whole.taking(decoration.insets, in: exact), in: (starts[number], 0)), zIndex: decoration.zIndex)
    }

    private func boundary(
        _ kind: String, _ index: Int, of solved: SolvedSection, section: Int?, start: CGFloat,
        visible: (lower: CGFloat, upper: CGFloat)?
    ) -> LayoutElement? {
        let ofKind = solved.boundaries.filter { solved.plan.boundaries[$0.number].kind == kind }
        guard ofKind.indices.contains(index) else { return nil }
        return boundary(ofKind[index], of: solved, section: section, start: start, index: index, visible: visible)
    }

    func boundary(
        _ boundary: PlacedBoundary, of solved: SolvedSection, section: Int?, start: CGFloat, index: Int,
        visible: (lower: CGFloat, upper: CGFloat)?
    ) -> LayoutElement {
        let plan = solved.plan.boundaries[boundary.number]
        let along =
            visible.map { solved.pinnedStart(boundary, visible: ($0.lower - start, $0.upper - start)) } ?? boundary.along
        let raw = CGRect(origin: .zero, size: boundary.size).taking(plan.insets, in: plan.size)
        return LayoutElement(
            kind: .supplementary(plan.kind), source: section == nil ? .layoutBoundary(boundary.number) : .boundary(boundary.number),
            section: section, index: index, frame: placed(raw, in: (start + along, boundary.across)),
            zIndex: plan.zIndex + (section == nil ? 0 : solved.lift))
    }

    /// A view at an item, or at the group of that number.
    private func attached(_ kind: String, _ index: Int, section number: Int, offset: CGFloat) -> LayoutElement? {
        let section = solved(number)
        func element(_ group: StackedGroup, where fits: (SolvedExtra) -> Bool) -> LayoutElement? {
            guard let extra = group.node.extras.first(where: { $0.kind == kind && fits($0) }) else { return nil }
            let place = section.origin(of: group, offset: offset)
            let source = LayoutElement.Extra(item: group.firstItem + extra.leaf, number: extra.number, isOfGroup: extra.isOfGroup)
            return LayoutElement(
                kind: .supplementary(kind), source: .extra(source), section: number, index: index,
                frame: placed(extra.frame, in: (starts[number] + place.along, place.across)), zIndex: extra.zIndex + section.lift)
        }
        if let group = section.group(ofItem: index),
            let found = element(group, where: { !$0.isOfGroup && $0.leaf == index - group.firstItem })
        {
            return found
        }
        guard let stack = section.stack, (0..<stack.groupCount).contains(index) else { return nil }
        return element(stack.group(index), where: \.isOfGroup)
    }
}

extension CompositionalSolution {
    /// The sections that meet a rectangle, and the first and the last one where it lies beyond all of them.
    package func sections(in area: CGRect) -> Range<Int> {
        guard sectionCount > 0 else { return 0..<0 }
        let along = alongRange(area)
        var number = min(firstSection(endingAtOrAfter: along.lower), sectionCount - 1)
        let first = number
        while number + 1 < sectionCount, starts[number + 1] <= along.upper { number += 1 }
        return first..<number + 1
    }
}
