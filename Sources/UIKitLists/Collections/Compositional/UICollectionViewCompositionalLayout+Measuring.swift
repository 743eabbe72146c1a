// Views that say their own sizes.
// Apple: "NSCollectionLayoutDimension", estimated(_:).
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

extension UICollectionViewCompositionalLayout {
    func measuredAxes(_ attributes: UICollectionViewLayoutAttributes) -> UIAxis {
        guard let element = element(of: attributes), let solution = solved.solution else { return [] }
        return solution.measures(element)
    }

    /// A view wants another length, along an axis that is estimated, than it said last. What it said and did not get, as where
    /// its group has no room, it is not asked for again.
    func follows(_ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes) -> Bool {
        guard let element = element(of: preferred), let solution = solved.solution else { return false }
        let axes = solution.measures(element)
        let known = solved.measured.size(of: element) ?? original.size
        let size = preferred.size
        guard size.width.isFinite, size.height.isFinite else { return false }
        return axes.contains(.horizontal) && size.width != known.width || axes.contains(.vertical) && size.height != known.height
    }

    func measuredContext(_ preferred: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutInvalidationContext {
        let context = newContext()
        let (path, kind) = (preferred.indexPath, preferred.representedElementKind)
        if let kind {
            context.invalidateSupplementaryElements(ofKind: kind, at: [path])
        } else {
            context.invalidateItems(at: [path])
        }
        context.inner.measured = [
            InnerInvalidation.Measured(
                category: preferred.representedElementCategory, kind: kind, path: path, size: preferred.size)
        ]
        return context
    }

    /// Gives elements the sizes that their views said. Returns by how much what is visible moves along the scroll axis: an element
    /// before it that became longer moves all of it.
    func take(_ sizes: [InnerInvalidation.Measured]) -> CGFloat {
        guard let view = collectionView, let room = solved.room else { return 0 }
        let visible = view.own(view.visibleSoon)
        func start(_ frame: CGRect) -> CGFloat { room.isVertical ? frame.minY : frame.minX }
        var shift: CGFloat = 0
        let width = collectionViewContentSize.width
        for one in sizes {
            guard let element = element(one) else { continue }
            solved.measured.take(one.size, of: element)
            let isBefore = start(element.frame) < start(visible) - shift
            let anchor = isBefore ? anchor(visible, start) : nil
            let before = anchor.flatMap(frame)
            give(one.size, to: element)
            if let anchor, let before, let after = frame(anchor), element.section == nil || !isSame(element, anchor) {
                shift += start(after) - start(before)
            }
        }
        return mirroredShift(shift, grownBy: collectionViewContentSize.width - width, isVertical: room.isVertical)
    }

    private func element(_ one: InnerInvalidation.Measured) -> LayoutElement? {
        switch one.category {
        case .cell: one.path.count == 2 ? solved.solution?.element(ofItem: one.path[1], section: one.path[0]) : nil
        case .supplementaryView: one.kind.flatMap { solved.solution?.supplementary($0, at: one.path) }
        case .decorationView: nil
        }
    }

    private func give(_ size: CGSize, to element: LayoutElement) {
        switch (element.source, element.section) {
        case (.item, let section?): solved.solution?.setMeasured(items: [element.index: size], section: section)
        case (.boundary(let number), let section?): solved.solution?.setMeasured(boundaries: [number: size], section: section)
        case (.extra(let extra), let section?): solved.solution?.setMeasured(extras: [extra: size], section: section)
        case (.layoutBoundary(let number), _): solved.solution?.setMeasured(layoutBoundaries: [number: size])
        default: break
        }
    }

    private func isSame(_ element: LayoutElement, _ path: IndexPath) -> Bool {
        element.source == .item && element.section == path[0] && element.index == path[1]
    }

    /// The first item that begins in the visible part.
    private func anchor(_ visible: CGRect, _ start: (CGRect) -> CGFloat) -> IndexPath? {
        solved.solution?.elements(in: visible).first { $0.source == .item && start($0.frame) >= start(visible) }?.indexPath
    }

    private func frame(_ path: IndexPath) -> CGRect? { solved.solution?.frame(ofItem: path[1], section: path[0]) }

    /// Measured sizes follow items that a finger moves.
    func follow(_ movement: InteractiveMovement) {
        solved.measured.items = LayoutChanges.moved(solved.measured.items, movement)
        solved.needsSolving = true
    }
}
