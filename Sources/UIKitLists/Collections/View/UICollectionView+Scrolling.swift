// Scrolling to items, exactly, whatever was measured before; and where scrolls end.
// Apple: "UICollectionView", scrollToItem(at:at:animated:); "UICollectionViewLayout", targetContentOffset.
import CoreGraphics
import Diagnostics
import Foundation
@_spi(Vitrine) import UIKitCore

extension UICollectionView {
    func scroll(to indexPath: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
        guard isOnePlace(position), let path = valid(indexPath) else { return }
        prepareIfNeeded()
        guard has(path) else { return reportNoItem(path) }
        scrolling.goal = { $0.goal(of: indexPath, position) }
        guard animated, window != nil, UIView.areAnimationsEnabled else { return arrive() }
        guard let goal = goal(of: indexPath, position), isScroll(to: goal) else {
            scrolling.goal = nil
            return
        }
        scrolling.settles = true
        setContentOffset(goal, animated: true)
    }

    private func isOnePlace(_ position: ScrollPosition) -> Bool {
        let down = position.intersection([.top, .centeredVertically, .bottom]).rawValue.nonzeroBitCount
        let across = position.intersection([.left, .centeredHorizontally, .right]).rawValue.nonzeroBitCount
        guard down > 1 || across > 1 else { return true }
        Catalogue.collectionScrollPositions.report(
            object: ObjectName.of(self), cause: "The position names \(down) places down and \(across) across.")
        return false
    }

    private func reportNoItem(_ path: ListPath) {
        let count = data.counts.indices.contains(path.section) ? data.counts[path.section] : 0
        Catalogue.collectionNoSuchItem.report(
            object: ObjectName.of(self),
            cause: "scrollToItem(at:at:animated:) was called with the item \(path.row) of section \(path.section). The data has "
                + "\(countsInWords).",
            apple:
                "NSInternalInconsistencyException: Attempted to scroll the collection view to an out-of-bounds item (\(path.row)) "
                + "when there are only \(count) items in section \(path.section).")
    }

    /// A move of less than half a point is none, and no end of it is told.
    private func isScroll(to goal: CGPoint) -> Bool {
        max(abs(goal.x - contentOffset.x), abs(goal.y - contentOffset.y)) >= CollectionMeasures.leastScroll
    }

    /// Goes to the goal at once. Items that come into view there are measured, which may move the goal.
    private func arrive() {
        for _ in 0..<CollectionMeasures.mostArrivals {
            guard let goal = scrolling.goal?(self), isScroll(to: goal) else { break }
            setContentOffset(goal, animated: false)
            guard window != nil else { break }
            tileNow()
        }
        scrolling = CollectionScrolling()
        if window != nil { placeParts() }
    }

    /// An animated scroll has ended; items that came with its last frame may have moved its goal.
    func cameThrough() {
        guard scrolling.settles, !isScrollAnimating else { return }
        if isDragging || isTracking { scrolling = CollectionScrolling() } else { arrive() }
    }

    func cameToRest() {
        if !isScrollAnimating { setNeedsLayout() }
    }

    /// Where the offset is to be for an item, by the places that are known now; nil where the layout has none.
    private func goal(of path: IndexPath, _ position: ScrollPosition) -> CGPoint? {
        guard let frame = itemAttributes(path)?.frame else { return nil }
        let inset = adjustedContentInset
        let x = Self.place(
            frame.minX, frame.maxX, in: contentOffset.x, length: bounds.width, before: inset.left, after: inset.right,
            content: contentSize.width, position.contains(.left), position.contains(.centeredHorizontally),
            position.contains(.right),
            position.isEmpty)
        let y = Self.place(
            frame.minY, frame.maxY, in: contentOffset.y, length: bounds.height, before: inset.top, after: inset.bottom,
            content: contentSize.height, position.contains(.top), position.contains(.centeredVertically),
            position.contains(.bottom),
            position.isEmpty)
        let scale = max(1, traitCollection.displayScale)
        return CGPoint(x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale)
    }

    /// Along one axis: at the beginning, in the middle or at the end of what bars leave free; as little as possible for no position.
    private static func place(
        _ first: CGFloat, _ last: CGFloat, in offset: CGFloat, length: CGFloat, before: CGFloat, after: CGFloat, content: CGFloat,
        _ isFirst: Bool, _ isMiddle: Bool, _ isLast: Bool, _ isNear: Bool
    ) -> CGFloat {
        var wanted = offset
        if isFirst {
            wanted = first - before
        } else if isMiddle {
            wanted = (first + last) / 2 - before - (length - before - after) / 2
        } else if isLast {
            wanted = last + after - length
        } else if isNear {
            if first < offset + before || last - first > length - before - after {
                wanted = first - before
            } else if last > offset + length - after {
                wanted = last + after - length
            }
        } else {
            return offset
        }
        return min(max(wanted, -before), max(-before, content + after - length))
    }

    /// The layout decides where a scroll that fingers left comes to rest; the delegate is asked after it.
    func layoutRest(_ natural: CGPoint, _ velocity: CGPoint) -> CGPoint {
        guard !isPagingEnabled else { return natural }
        return layout.targetContentOffset(forProposedContentOffset: natural, withScrollingVelocity: velocity)
    }

    /// The offset after a change: inside the new content unless a scroll is under way, as the layout and then the delegate want it.
    func offsetAfterChange(_ proposed: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        func inside(_ value: CGFloat, _ before: CGFloat, _ after: CGFloat, _ length: CGFloat, _ content: CGFloat) -> CGFloat {
            min(max(value, -before), max(-before, content + after - length))
        }
        let clamped = CGPoint(
            x: inside(proposed.x, inset.left, inset.right, bounds.width, contentSize.width),
            y: inside(proposed.y, inset.top, inset.bottom, bounds.height, contentSize.height))
        let isUnderWay = isDragging || isDecelerating
        let wanted = layout.targetContentOffset(forProposedContentOffset: isUnderWay ? proposed : clamped)
        return tells.targetOffset(wanted) ?? wanted
    }
}
