// The editing mode: which controls rows show, and what they do.
// Apple: "UITableView", setEditing(_:animated:); "UITableViewDataSource", tableView(_:commit:forRowAt:).
import CoreGraphics
import Foundation
import UIKitCore

extension UITableView {
    func edit(_ editing: Bool, _ animated: Bool) {
        guard editing != editState.isEditing else { return }
        leaveSwipe(animated: animated)
        cancelMoving()
        for row in picking.selected { deselect(row, animated) }
        editState.isEditing = editing
        for row in rows.live where has(row.path) && !rows.isStale {
            row.cell.place = place(of: row.path)
            dressForEditing(row.cell, row.path, animated: animated)
        }
        setNeedsLayout()
    }

    /// Whether a person can delete, insert or otherwise edit a row.
    func canEdit(_ path: ListPath) -> Bool { source.canEditRow(path.indexPath) ?? true }
    /// Whether a person can move a row.
    func canMove(_ path: ListPath) -> Bool { movesRows && source.canMoveRow(path.indexPath) ?? true }
    /// The control of a row that can be edited.
    func controlStyle(_ path: ListPath) -> UITableViewCell.EditingStyle {
        canEdit(path) ? tells.editingStyleForRow(path.indexPath) ?? .delete : .none
    }

    /// Gives a cell the controls of its row.
    func dressForEditing(_ cell: UITableViewCell, _ path: ListPath, animated: Bool) {
        guard editState.isEditing else {
            if cell.isEditing { cell.setEditing(false, animated: animated) }
            return
        }
        let (edits, moves) = (canEdit(path), canMove(path))
        cell.setEditingStyle(edits ? tells.editingStyleForRow(path.indexPath) ?? .delete : .none)
        cell.shouldIndentWhileEditing = edits && tells.shouldIndentRow(path.indexPath) ?? true
        cell.showsReorderControl = moves
        if cell.isEditing != (edits || moves) { cell.setEditing(edits || moves, animated: animated) }
    }

    /// Minus opens the actions, plus inserts at once, a circle selects.
    func controlTapped(_ cell: UITableViewCell, _ path: ListPath) {
        if options.allowsMultipleSelectionDuringEditing { return pick(path.indexPath) }
        switch cell.editingStyle {
        case .insert: source.commitEditing(.insert, path.indexPath)
        case .delete: openActions(path)
        case .none: break
        }
    }
}
