// Scrolling to rows, exactly, whatever was measured before.
// Apple: "UITableView", scrollToRow(at:at:animated:).
import CoreGraphics
import Diagnostics
import Foundation
import UIKitCore

extension UITableView {
    /// The visible part without what bars cover, in the table's own points.
    private var clear: (top: CGFloat, bottom: CGFloat) {
        (adjustedContentInset.top, bounds.height - adjustedContentInset.bottom)
    }

    func scroll(to indexPath: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
        loadIfNeeded()
        guard let path = valid(indexPath), mayScroll(to: path) else { return }
        scrolling.goal = { $0.goal(of: path, position) }
        guard animated, window != nil, UIView.areAnimationsEnabled else { return arrive() }
        let goal = goal(of: path, position)
        guard goal != contentOffset else { return arrive() }
        scrolling.settles = true
        setContentOffset(goal, animated: true)
    }

    private func mayScroll(to path: ListPath) -> Bool {
        if has(path) { return true }
        if path.row == NSNotFound, path.section >= 0, path.section < rows.offsets.numberOfSections { return true }
        Catalogue.tableNoSuchRow.report(
            object: ObjectName.of(self),
            cause: "scrollToRow(at:at:animated:) was called with the row \(path.row) of section \(path.section). The table has "
                + "\(countsInWords).",
            apple:
                "NSRangeException: -[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:]: "
                + "row (\(path.row)) beyond bounds (\(boundsInWords(path))) for section (\(path.section)).")
        return false
    }

    private func boundsInWords(_ path: ListPath) -> Int {
        path.section >= 0 && path.section < rows.offsets.numberOfSections ? rows.offsets.numberOfRows(in: path.section) : 0
    }

    /// Goes to the goal at once. Rows that come into view there are measured, which may move the goal.
    private func arrive() {
        for _ in 0..<20 {
            guard let goal = scrolling.goal?(self) else { break }
            if goal != contentOffset { setContentOffset(goal, animated: false) }
            tileNow()
            if scrolling.goal?(self) == contentOffset { break }
        }
        scrolling.goal = nil
        scrolling.settles = false
        placeParts()
    }

    /// An animated scroll has ended; rows that came with its last frame may have moved its goal.
    func cameThrough() {
        guard scrolling.settles, !isScrollAnimating else { return }
        if isDragging || isTracking {
            scrolling = TableScrolling()
        } else {
            arrive()
        }
    }

    /// Where the offset is to be for a row, by the heights that are known now.
    private func goal(of path: ListPath, _ position: ScrollPosition) -> CGPoint {
        let isSection = path.row == NSNotFound || !has(path)
        guard path.section < rows.offsets.numberOfSections else { return contentOffset }
        let area = isSection ? CGRect(x: 0, y: sectionRect(path.section).minY, width: 0, height: 0) : frame(of: path)
        var (top, bottom) = clear
        if style == .plain, !isSection {
            top += viewFrame(.header, path.section).height
            bottom -= viewFrame(.footer, path.section).height
        }
        var y = contentOffset.y
        switch position {
        case .top: y = area.minY - top
        case .bottom: y = area.maxY - bottom
        case .middle: y = area.midY - (top + bottom) / 2
        case .none:
            if area.minY < y + top || area.height > bottom - top {
                y = area.minY - top
            } else if area.maxY > y + bottom {
                y = area.maxY - bottom
            }
        }
        let first = -adjustedContentInset.top
        let total = parts.headerHeight + CGFloat(rows.offsets.height) + parts.footerHeight
        let last = max(first, total + adjustedContentInset.bottom - bounds.height)
        let scale = pixelScale
        return CGPoint(x: contentOffset.x, y: (min(max(y, first), last) * scale).rounded() / scale)
    }

    func scrollToNearestSelection(_ position: ScrollPosition, _ animated: Bool) {
        loadIfNeeded()
        let middle = bounds.midY
        let places = picking.selected.compactMap { path in ListPath(path).flatMap { has($0) ? (path, frame(of: $0).midY) : nil } }
        guard let nearest = places.min(by: { abs($0.1 - middle) < abs($1.1 - middle) }) else { return }
        scroll(to: nearest.0, position, animated)
    }

    func cameToRest() {
        if !isScrollAnimating { setNeedsLayout() }
    }
}
