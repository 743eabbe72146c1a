// A row that a drag moves within the table.
// Apple: "UITableViewDragDelegate"; "UITableViewDataSource", tableView(_:moveRowAt:to:). Rules: lists.md, L63 to L66 (seed 004).
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

extension UITableView {
    /// The name of what hides the cell of a moved row.
    static let movedKey = "moved by a drag"

    /// The cell of the row that a drag moves, or has just moved.
    var movedCell: UITableViewCell? { dragging.movedCell }

    /// A row is ready to make room for itself. It stays where it is until a drop in the table would move it.
    func beginReorder(_ path: ListPath, finger: CGPoint) {
        guard let cell = cell(at: path), editState.moving == nil else { return }
        let frame = frame(of: path)
        let grip = min(max(dragging.grip, 0), frame.height)
        let moving = MovingRow(path, cell, height: frame.height, grip: grip, finger: convert(finger, to: nil))
        moving.isDragged = true
        editState.moving = moving
        dragging.movedCell = cell
        cell.isReordering = true
    }

    /// The place that a row would get whose middle is at a height; the delegate may name another. It is asked once for each place in a
    /// row.
    func proposedTarget(under y: CGFloat, _ moving: MovingRow) -> ListPath {
        let proposed = place(under: y, moving)
        if let asked = moving.asked, asked.proposed == proposed { return asked.answer }
        let answer =
            tells.targetForMove(moving.start.indexPath, proposed.indexPath).flatMap { ListPath($0) }.flatMap {
                isPlace($0, moving) ? $0 : nil
            } ?? proposed
        moving.asked = (proposed, answer)
        return answer
    }

    /// The others make room at a place, where the hidden cell stands; nil: all is as before the drag.
    func moveDragged(to place: ListPath?) {
        guard let moving = editState.moving, moving.isDragged else { return }
        if place == nil { moving.cell.showAfterDrag(Self.movedKey) } else { moving.cell.hideForDrag(Self.movedKey) }
        let target = place ?? moving.start
        guard target != moving.target else { return }
        moving.target = target
        makeRoom()
    }

    /// The row is let in: the data source moves it. At its own place nothing happens.
    func dropDragged(_ moving: MovingRow) { letIn(moving) }

    /// The room that the others leave for a row.
    func slot(of moving: MovingRow) -> CGRect {
        let target = moving.target
        var y: CGFloat
        if target == moving.start {
            y = frame(of: moving.start).minY + gapShift(moving.start)
        } else if target.row > 0 {
            // Below the row that comes before it once it has left its place.
            let isBehind = target.section == moving.start.section && target.row - 1 >= moving.start.row
            y = shownFrame(of: ListPath(target.section, isBehind ? target.row : target.row - 1)).maxY
        } else {
            let header = ListOffsets.Part.header(target.section)
            y = origin + CGFloat(rows.offsets.y(of: header) + rows.offsets.height(of: header)) + gapShift(.header, target.section)
            if target.section > moving.start.section { y -= moving.height }
        }
        y = TableMeasures.near(y, pixelScale)
        return CGRect(x: rowsX, y: y, width: rowsWidth, height: moving.height)
    }
}
