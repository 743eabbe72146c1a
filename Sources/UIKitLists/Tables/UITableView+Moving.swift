// Moving a row by its handle.
// Apple: "UITableViewDataSource", tableView(_:moveRowAt:to:); "UITableViewDelegate", targetIndexPathForMoveFromRowAt.
import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore
import UIKitValues

extension UITableView {
    /// The row whose handle is at a point of the table.
    func handleRow(under point: CGPoint) -> ListPath? {
        guard isEditing, editState.moving == nil, let path = row(under: point), let handle = cell(at: path)?.reorderHandle else {
            return nil
        }
        let reach = MovingMeasures.handleReach
        return handle.bounds.insetBy(dx: -reach, dy: -reach).contains(convert(point, to: handle)) ? path : nil
    }

    func holdChanged() {
        let hold = editState.gestures.hold
        switch hold.state {
        case .began: lift(at: hold.location(in: self))
        case .changed: carry(to: hold.location(in: nil))
        case .ended: drop()
        default: cancelMoving()
        }
    }

    private func lift(at point: CGPoint) {
        guard let path = handleRow(under: point), let cell = cell(at: path) else { return }
        endTouch()
        let frame = frame(of: path)
        let moving = MovingRow(path, cell, height: frame.height, grip: point.y - frame.minY, finger: convert(point, to: nil))
        editState.moving = moving
        bringSubviewToFront(cell)
        cell.isReordering = true
        cell.dragStateDidChange(.dragging)
        cell.layer.shadowOpacity = MovingMeasures.shadowOpacity
        cell.layer.shadowRadius = MovingMeasures.shadowRadius
        cell.layer.shadowOffset = MovingMeasures.shadowOffset
        cell.layer.masksToBounds = false
        let link = CADisplayLink { [weak self] link in
            MainActor.assumeIsolated {
                guard let self, self.editState.moving != nil else { return link.invalidate() }
                self.scrollForMoving()
            }
        }
        link.add(to: .main, forMode: .common)
        moving.link = link
        carry(to: moving.finger)
    }

    /// Steps: 1. the cell follows the finger; 2. the row under its middle is proposed; 3. the delegate may name another; 4. the
    /// others make room.
    private func carry(to finger: CGPoint) {
        guard let moving = editState.moving else { return }
        moving.finger = finger
        let point = convert(finger, from: nil)
        let top = point.y - moving.grip
        UIView.performWithoutAnimation {
            moving.cell.frame = CGRect(x: rowsX, y: top, width: rowsWidth, height: moving.height)
        }
        let proposed = place(under: top + moving.height / 2, moving)
        guard proposed != moving.target else { return }
        let answer =
            tells.targetForMove(moving.start.indexPath, proposed.indexPath).flatMap { ListPath($0) }.flatMap {
                isPlace($0, moving) ? $0 : nil
            }
            ?? proposed
        guard editState.moving === moving, answer != moving.target else { return }
        moving.target = answer
        makeRoom()
    }

    private func makeRoom() {
        UIView.animate(
            withDuration: TableMeasures.changeTime, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: {
                for row in self.rows.live where row.cell !== self.editState.moving?.cell && self.has(row.path) {
                    row.cell.frame = self.shownFrame(of: row.path)
                }
            })
    }

    /// Whether a path is one that the moved row could have.
    private func isPlace(_ path: ListPath, _ moving: MovingRow) -> Bool {
        guard path.section >= 0, path.section < rows.offsets.numberOfSections, path.row >= 0 else { return false }
        return path.row < rows.offsets.numberOfRows(in: path.section) + (path.section == moving.start.section ? 0 : 1)
    }

    /// The place that a row would get whose middle is at a height, as it is counted after the move.
    private func place(under y: CGFloat, _ moving: MovingRow) -> ListPath {
        let sections = rows.offsets.numberOfSections
        let start = moving.start
        let inside = min(max(Double(y - origin), 0), max(0, rows.offsets.height - 0.01))
        switch rows.offsets.part(at: inside) {
        case .row(let path):
            if path.section == start.section { return path }
            // In another section: before the row in whose upper half it is, else after it.
            let frame = frame(of: path)
            return ListPath(path.section, path.row + (y > frame.midY ? 1 : 0))
        case .header(let section):
            // Above a section: at the end of the one before it, on the way up; at its own beginning, on the way down.
            if section > start.section || section == 0 { return ListPath(section, 0) }
            let above = section - 1
            return ListPath(above, rows.offsets.numberOfRows(in: above) - (above == start.section ? 1 : 0))
        case .footer(let section):
            return ListPath(section, max(0, rows.offsets.numberOfRows(in: section) - (section == start.section ? 1 : 0)))
        case nil:
            let last = max(0, sections - 1)
            return ListPath(last, max(0, rows.offsets.numberOfRows(in: last) - (last == start.section ? 1 : 0)))
        }
    }

    /// A row's rectangle as it is shown: rows make room for one on its way, and a swiped row is aside.
    func shownFrame(of path: ListPath) -> CGRect {
        var frame = frame(of: path)
        frame.origin.x += swipeOffset(of: path)
        guard let moving = editState.moving, path != moving.start else { return frame }
        if moving.start < path, isBefore(path, target: moving) { frame.origin.y -= moving.height }
        if path < moving.start, !isBefore(path, target: moving) { frame.origin.y += moving.height }
        return frame
    }

    /// Whether a row stands before the one that is moved, once that is at its target.
    private func isBefore(_ path: ListPath, target moving: MovingRow) -> Bool {
        guard path.section == moving.target.section else { return path.section < moving.target.section }
        let row = path.section == moving.start.section && path.row > moving.start.row ? path.row - 1 : path.row
        return row < moving.target.row
    }

    /// A row near an edge scrolls the table.
    private func scrollForMoving() {
        guard let moving = editState.moving else { return }
        let y = convert(moving.finger, from: nil).y - bounds.minY
        let top = adjustedContentInset.top, bottom = bounds.height - adjustedContentInset.bottom
        let zone = min(MovingMeasures.scrollZone, (bottom - top) / 4)
        var step: CGFloat = 0
        if y < top + zone { step = -MovingMeasures.step(top + zone - y) }
        if y > bottom - zone { step = MovingMeasures.step(y - bottom + zone) }
        guard step != 0 else { return }
        let last = max(-top, contentSize.height + adjustedContentInset.bottom - bounds.height)
        let new = min(max(contentOffset.y + step, -top), last)
        guard new != contentOffset.y else { return }
        contentOffset.y = new
        tileNow()
        carry(to: moving.finger)
    }

    /// Lets the row in. The data source hears of it once, and only of another place; no cell is asked for.
    private func drop() {
        guard let moving = editState.moving else { return }
        end(moving)
        let (from, to) = (moving.start, moving.target)
        if from != to, has(from) {
            rows.move(from, to: to) { Self.moved($0, from, to) }
            picking.follow { Self.moved($0, from, to) }
            if known.isSourceBase { (dataSource as? any TableSourceBase)?.rowMoved(from, to: to) }
            source.moveRow(from.indexPath, to.indexPath)
        }
        settleMoved(moving)
    }

    /// The path of a row after another one moved.
    static func moved(_ path: ListPath, _ from: ListPath, _ to: ListPath) -> ListPath {
        if path == from { return to }
        var path = path
        if path.section == from.section, path.row > from.row { path.row -= 1 }
        if path.section == to.section, path.row >= to.row { path.row += 1 }
        return path
    }

    /// The row goes back to where it was.
    func cancelMoving() {
        guard let moving = editState.moving else { return }
        end(moving)
        settleMoved(moving)
    }

    private func end(_ moving: MovingRow) {
        moving.link?.invalidate()
        editState.moving = nil
    }

    private func settleMoved(_ moving: MovingRow) {
        UIView.animate(
            withDuration: TableMeasures.changeTime, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: {
                moving.cell.layer.shadowOpacity = 0
                for row in self.rows.live where self.has(row.path) { row.cell.frame = self.shownFrame(of: row.path) }
            },
            completion: { _ in
                moving.cell.isReordering = false
                moving.cell.dragStateDidChange(.none)
            })
        dressAll()
        setNeedsLayout()
    }
}
