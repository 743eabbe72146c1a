// Which actions the rows of a table show when they are swiped.
// Apple: "UITableViewDelegate", trailingSwipeActionsConfigurationForRowAt; "UISwipeActionsConfiguration".
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

extension UITableView: SwipingList {
    /// The buttons that a swipe has uncovered, the one at the edge first.
    package var shownSwipeActions: [UIControl] { editState.gestures.swiping.swiped?.view.buttons ?? [] }

    // MARK: Which actions

    /// Steps: 1. rows that cannot be edited have none; 2. a configuration goes before the actions of old; 3. these go before the
    /// deletion that the data source offers.
    func actions(_ side: SwipeSide, _ path: ListPath) -> UISwipeActionsConfiguration? {
        guard canEdit(path) else { return nil }
        let indexPath = path.indexPath
        if side == .leading { return (tells.leadingSwipeActions(indexPath) ?? nil).flatMap { $0.actions.isEmpty ? nil : $0 } }
        if let given = tells.trailingSwipeActions(indexPath) ?? nil { return given.actions.isEmpty ? nil : given }
        if let old = tells.editActions(indexPath) ?? nil {
            return old.isEmpty ? nil : UISwipeActionsConfiguration(actions: old.map(converted))
        }
        guard commitsEditing, controlStyle(path) == .delete else { return nil }
        let title = (tells.titleForDelete(indexPath) ?? nil) ?? "Delete"
        let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            guard let self, let path = self.editState.swiped?.path.indexPath else { return done(false) }
            self.source.commitEditing(.delete, path)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    private func converted(_ old: UITableViewRowAction) -> UIContextualAction {
        let action = UIContextualAction(style: old.style == .normal ? .normal : .destructive, title: old.title) {
            [weak self] _, _, done in
            guard let self, let path = self.editState.swiped?.path.indexPath else { return done(false) }
            old.handler(old, path)
            // Actions of old end by what the app does to the table, or with the next touch.
            if old.style == .normal { done(true) }
        }
        if let colour = old.backgroundColor { action.backgroundColor = colour }
        return action
    }

    // MARK: What the swipe asks and tells

    func rowToSwipe(at point: CGPoint) -> ListPath? {
        guard !rows.isStale, editState.moving == nil, editState.swiped != nil || !isEditing else { return nil }
        return row(under: point)
    }
    func cellToSwipe(at path: ListPath) -> UIView? { cell(at: path) }
    func restingFrame(of path: ListPath) -> CGRect? { !rows.isStale && has(path) ? frame(of: path) : nil }
    func swipeBegan(_ swiped: SwipedRow) {
        tells.willBeginEditingRow(swiped.path.indexPath)
        (swiped.cell as? UITableViewCell)?.isSwiped = true
        endTouch()
    }
    func swipeOpened(_ swiped: SwipedRow) {
        if swiped.side == .trailing { (swiped.cell as? UITableViewCell)?.setConfirmingDelete(true, animated: false) }
    }
    func swipeCloses(_ swiped: SwipedRow) {
        (swiped.cell as? UITableViewCell)?.setConfirmingDelete(false, animated: false)
        (swiped.cell as? UITableViewCell)?.isSwiped = false
    }
    func swipeEnded(_ swiped: SwipedRow, at path: ListPath?) { tells.didEndEditingRow(path?.indexPath) }

    /// Opens a row's actions without a finger, as its minus does.
    func openActions(_ path: ListPath) { editState.gestures.swiping.open(path) }
    /// The actions go; the row returns to its place, unless the data has lost it.
    func leaveSwipe(animated: Bool, isGone: Bool = false) {
        editState.gestures.swiping.leave(animated: animated, isGone: isGone)
    }
    /// How far a row is from its place, in points to the right.
    func swipeOffset(of path: ListPath) -> CGFloat {
        guard let swiped = editState.swiped, swiped.path == path else { return 0 }
        return editState.gestures.swiping.offset(of: swiped.cell)
    }
}
