// Swipes that show a row's actions.
// Apple: "UITableViewDelegate", trailingSwipeActionsConfigurationForRowAt; "UISwipeActionsConfiguration". Measures: SwipeMeasures.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

extension UITableView {
    /// The buttons that a swipe has uncovered, the one at the edge first.
    package var shownSwipeActions: [UIControl] { editState.swiped?.view.buttons ?? [] }

    private var direction: CGFloat { effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }

    /// The way of a row in points to the right, for a side's actions.
    private func sign(_ side: SwipeSide) -> CGFloat { side == .trailing ? -direction : direction }

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

    // MARK: The finger

    /// Whether a drag that begins is a swipe of a row: along the row, where that side has actions or shows them.
    func swipeMayBegin() -> Bool {
        let way = editState.swipe.translation(in: self)
        guard abs(way.x) > abs(way.y), !rows.isStale, editState.moving == nil else { return false }
        let finger = editState.swipe.location(in: self)
        let start = CGPoint(x: finger.x - way.x, y: finger.y - way.y)
        guard let path = row(under: start) else { return false }
        if let swiped = editState.swiped { return swiped.path == path && !swiped.isLeaving }
        guard !isEditing else { return false }
        return uncover(way.x * direction < 0 ? .trailing : .leading, path)
    }

    /// Puts the actions behind a row. Returns false where there are none.
    private func uncover(_ side: SwipeSide, _ path: ListPath) -> Bool {
        guard let cell = cell(at: path), let configuration = actions(side, path), has(path) else { return false }
        let view = SwipeActionsView(configuration.actions, side: side) { [weak self] action, view in self?.run(action, view) }
        view.frame = frame(of: path)
        insertPart(view, at: subviews.firstIndex { $0 === cell } ?? 0)
        editState.swiped = SwipedRow(path, cell, side, configuration, view)
        tells.willBeginEditingRow(path.indexPath)
        cell.isSwiped = true
        endTouch()
        return true
    }

    func swipeChanged() {
        guard let swiped = editState.swiped else { return }
        let way = editState.swipe.translation(in: self).x
        switch editState.swipe.state {
        case .began:
            swiped.start = swiped.offset
            follow(swiped, way)
        case .changed: follow(swiped, way)
        case .ended: letGo(swiped)
        default: settle(swiped, open: false)
        }
    }

    private func follow(_ swiped: SwipedRow, _ way: CGFloat) {
        let width = swiped.view.wholeWidth
        var offset = swiped.start + way * sign(swiped.side)
        let isLong = swiped.configuration.performsFirstActionWithFullSwipe
        if offset > width, !isLong { offset = width + Self.give(offset - width, rowsWidth) }
        if offset < 0 { offset = -Self.give(-offset, rowsWidth) }
        let isFull = isLong && offset > max(width, rowsWidth * SwipeMeasures.fullPart)
        if isFull != swiped.view.isFull {
            swiped.view.isFull = isFull
            UIView.animate(withDuration: SwipeMeasures.fillTime) { swiped.view.layoutIfNeeded() }
        }
        show(swiped, offset)
    }

    /// As content beyond its edge follows a finger: by about half, and less the farther it is.
    private static func give(_ pulled: CGFloat, _ length: CGFloat) -> CGFloat {
        length > 0 ? (1 - 1 / (pulled * SwipeMeasures.give / length + 1)) * length : 0
    }

    private func show(_ swiped: SwipedRow, _ offset: CGFloat) {
        swiped.offset = offset
        swiped.view.uncovered = offset
        placeSwiped()
    }

    private func letGo(_ swiped: SwipedRow) {
        if swiped.view.isFull, let first = swiped.configuration.actions.first { return run(first, swiped.view) }
        let speed = editState.swipe.velocity(in: self).x * sign(swiped.side)
        let isOpen = abs(speed) > SwipeMeasures.flick ? speed > 0 : swiped.offset > swiped.view.wholeWidth / 2
        settle(swiped, open: isOpen)
    }

    private func settle(_ swiped: SwipedRow, open: Bool) {
        guard open else { return leaveSwipe(animated: true) }
        if swiped.side == .trailing { swiped.cell.setConfirmingDelete(true, animated: false) }
        animateSwipe { self.show(swiped, swiped.view.wholeWidth) }
    }

    private func animateSwipe(_ changes: @escaping () -> Void, then: (() -> Void)? = nil) {
        UIView.animate(
            withDuration: TableMeasures.changeTime, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: {
                changes()
                self.editState.swiped?.view.layoutIfNeeded()
            }, completion: { _ in then?() })
    }

    /// Opens a row's actions without a finger, as its minus does.
    func openActions(_ path: ListPath) {
        if let swiped = editState.swiped {
            let isSame = swiped.path == path
            leaveSwipe(animated: true)
            if isSame { return }
        }
        guard uncover(.trailing, path), let swiped = editState.swiped else { return }
        settle(swiped, open: true)
    }

    // MARK: Acting and closing

    func run(_ action: UIContextualAction, _ view: UIView) {
        guard let swiped = editState.swiped, !swiped.isLeaving else { return }
        if swiped.view.isFull { animateSwipe { self.show(swiped, self.rowsWidth) } }
        action.handler(action, view) { [weak self, weak swiped] isDone in
            guard let self, let swiped, self.editState.swiped === swiped else { return }
            guard isDone, action.style == .destructive else { return self.leaveSwipe(animated: true) }
            // The row is away, until the data says so too.
            swiped.isLeaving = true
            self.animateSwipe({ self.show(swiped, self.rowsWidth) }) { [weak self, weak swiped] in
                guard let self, let swiped, self.editState.swiped === swiped else { return }
                self.leaveSwipe(animated: true)
            }
        }
    }

    /// The actions go; the row returns to its place, unless the data has lost it.
    func leaveSwipe(animated: Bool, isGone: Bool = false) {
        guard let swiped = editState.swiped else { return }
        editState.swiped = nil
        swiped.cell.setConfirmingDelete(false, animated: false)
        swiped.cell.isSwiped = false
        let isThere = !isGone && !rows.isStale && has(swiped.path) && cell(at: swiped.path) === swiped.cell
        let back = {
            swiped.view.uncovered = 0
            if isThere { swiped.cell.frame = self.shownFrame(of: swiped.path) }
            swiped.view.layoutIfNeeded()
        }
        if animated, window != nil {
            UIView.animate(
                withDuration: TableMeasures.changeTime, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
                animations: back, completion: { _ in swiped.view.removeFromSuperview() })
        } else {
            UIView.performWithoutAnimation(back)
            swiped.view.removeFromSuperview()
        }
        tells.didEndEditingRow(isThere ? swiped.path.indexPath : nil)
    }

    /// The swiped row and what is behind it, at their present places.
    func placeSwiped() {
        guard let swiped = editState.swiped, has(swiped.path) else { return }
        swiped.cell.frame = shownFrame(of: swiped.path)
        swiped.view.frame = frame(of: swiped.path)
    }

    /// How far a row is from its place, in points to the right.
    func swipeOffset(of path: ListPath) -> CGFloat {
        guard let swiped = editState.swiped, swiped.path == path else { return 0 }
        return swiped.offset * sign(swiped.side)
    }
}
