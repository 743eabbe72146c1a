// Drops into the table: where they would go, how that is shown, and what they do.
// Apple: "UITableViewDropDelegate"; rules of lists.md, L66 to L69.
import CoreGraphics
import Diagnostics
import Foundation
import UIKitControls
import UIKitCore

extension UITableView {
    // MARK: Coming and going

    /// The delegate decides; without one the table takes its own row alone, to move it.
    func canHandle(_ session: any UIDropSession) -> Bool {
        if let drag = ownDrag(session), drag.onlyPlace === self { return editState.moving?.isDragged ?? false }
        if let dropDelegate { return dropDelegate.tableView(self, canHandle: session) }
        return ownDrag(session) != nil && editState.moving?.isDragged ?? false
    }

    func dropEntered(_ session: any UIDropSession) {
        if dragging.drop == nil {
            dragging.drop = TableDropState(asksDelegate: dropDelegate != nil && ownDrag(session)?.onlyPlace !== self)
        }
        dragging.drop?.isInside = true
        if dragging.drop?.asksDelegate ?? false { dropDelegate?.tableView(self, dropSessionDidEnter: session) }
        let scroll = ListAutoScroll(self, finger: { [weak self] in self.map { session.location(in: $0) } }) { [weak self] in
            self?.tileNow()
            ActiveDrag.current?.placeMoved()
        }
        dragging.scroll = scroll
    }

    /// Steps: 1. where the finger is; 2. what the delegate says of it; 3. the table shows that.
    func dropUpdated(_ session: any UIDropSession) -> UIDropProposal {
        guard dragging.drop != nil else { return UIDropProposal(operation: .cancel) }
        dragging.scroll?.follow()
        let point = session.location(in: self)
        let moved = movedPlace(session, point)
        let place = moved ?? dropPlace(at: point)
        let proposal: UITableViewDropProposal
        if dragging.drop?.asksDelegate ?? false, let dropDelegate {
            proposal = dropDelegate.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: place?.indexPath)
        } else {
            proposal = UITableViewDropProposal(
                operation: moved == nil ? .cancel : .move, intent: .insertAtDestinationIndexPath)
        }
        take(proposal, session, point, moved)
        return proposal
    }

    func dropExited(_ session: any UIDropSession) {
        dragging.drop?.isInside = false
        dragging.scroll?.stop()
        showNothing()
        if dragging.drop?.asksDelegate ?? false { dropDelegate?.tableView(self, dropSessionDidExit: session) }
    }

    func dropEnded(_ session: any UIDropSession) {
        let asks = dragging.drop?.asksDelegate ?? false
        dragging.scroll?.stop()
        dragging.scroll = nil
        showNothing()
        markTargets(nil, isDropping: false)
        movedCell?.showAfterDrag(Self.movedKey)
        dragging.drop = nil
        if asks { dropDelegate?.tableView(self, dropSessionDidEnd: session) }
    }

    // MARK: Where

    /// The place of the table's own row after a move there, which the delegate may change; nil where no row moves.
    private func movedPlace(_ session: any UIDropSession, _ point: CGPoint) -> ListPath? {
        guard ownDrag(session) != nil, session.allowsMoveOperation, let moving = editState.moving, moving.isDragged else {
            return nil
        }
        return proposedTarget(under: point.y - moving.grip + moving.height / 2, moving)
    }

    /// The row before which something would come that is dropped at a point; the number of rows at a section's end; nil in a table
    /// without sections, and below all rows.
    ///
    /// A placeholder takes what comes to its own place.
    func dropPlace(at point: CGPoint) -> ListPath? {
        guard rows.offsets.numberOfSections > 0 else { return nil }
        let (y, placeholder) = plainHeight(point)
        if let placeholder { return placeholder.place }
        switch rows.offsets.part(at: Double(y - origin)) {
        case .row(let path):
            // The lower half of a section's last row is its end (guessed).
            let isLast = path.row == rows.offsets.numberOfRows(in: path.section) - 1
            return isLast && y > frame(of: path).midY ? ListPath(path.section, path.row + 1) : path
        case .header(let section): return ListPath(section, 0)
        case .footer(let section): return ListPath(section, rows.offsets.numberOfRows(in: section))
        case nil:
            // Above all rows the first place, below them none (documented for empty space).
            return y < origin ? ListPath(0, 0) : nil
        }
    }

    /// A point's height without gaps: that of the drop follows the finger, where the rows are without it. And the placeholder that is
    /// there.
    private func plainHeight(_ point: CGPoint) -> (y: CGFloat, placeholder: TableGap?) {
        var y = point.y
        for gap in dragging.gaps where gap.cell != nil {
            let frame = frame(of: gap)
            if frame.minY <= point.y, point.y < frame.maxY { return (y, gap) }
            if frame.maxY <= point.y { y -= frame.height }
        }
        return (y, nil)
    }

    /// The row at a point without the gap of the drop, and where in it the point is, from 0 to 1.
    private func plainRow(at point: CGPoint) -> (path: ListPath, place: CGFloat)? {
        let (y, placeholder) = plainHeight(point)
        guard placeholder == nil, case .row(let path)? = rows.offsets.part(at: Double(y - origin)) else { return nil }
        let frame = frame(of: path)
        return (path, frame.height > 0 ? (y - frame.minY) / frame.height : 0)
    }

    // MARK: Showing

    private func take(
        _ proposal: UITableViewDropProposal, _ session: any UIDropSession, _ point: CGPoint, _ moved: ListPath?
    ) {
        let operation = proposal.operation == .move && !session.allowsMoveOperation ? .cancel : proposal.operation
        // A row that does not move in the end is a new one, and comes before what is there.
        let moved = operation == .move ? moved : nil
        let place = moved ?? dropPlace(at: point)
        dragging.drop?.destination = place
        var intent = place == nil || !operation.takes ? .unspecified : proposal.intent
        if intent == .automatic { intent = automaticIntent(point, moved) }
        dragging.drop?.proposal = proposal
        dragging.drop?.operation = operation
        dragging.drop?.intent = intent
        switch intent {
        case .insertAtDestinationIndexPath:
            markTargets(nil, isDropping: true)
            if let moved, editState.moving != nil {
                setDropGap(nil)
                moveDragged(to: moved)
            } else {
                moveDragged(to: nil)
                setDropGap(place, height: usualRowHeight)
            }
        case .insertIntoDestinationIndexPath:
            moveDragged(to: nil)
            setDropGap(nil)
            let row = plainRow(at: point)?.path
            dragging.drop?.destination = row ?? place
            markTargets(row, isDropping: true)
        default:
            moveDragged(to: nil)
            setDropGap(nil)
            markTargets(nil, isDropping: operation.takes)
        }
    }

    /// The middle of a row takes the items into it, its edges beside it. A row that moves goes beside.
    private func automaticIntent(_ point: CGPoint, _ moved: ListPath?) -> UITableViewDropProposal.Intent {
        guard moved == nil, let row = plainRow(at: point), AutomaticIntent.goesInto(row.place) else {
            return .insertAtDestinationIndexPath
        }
        return .insertIntoDestinationIndexPath
    }

    private func showNothing() {
        setDropGap(nil)
        moveDragged(to: nil)
        markTargets(nil, isDropping: dragging.drop != nil)
    }

    /// Cells learn whether a drop would go into them.
    private func markTargets(_ into: ListPath?, isDropping: Bool) {
        dragging.drop?.into = into
        for row in rows.live where has(row.path) {
            let state: UICellConfigurationState.DropState =
                row.path == into ? .targeted : isDropping ? .notTargeted : .none
            guard row.cell.dropState != state else { continue }
            let wasTarget = row.cell.dropState == .targeted
            row.cell.dropState = state
            // A cell without a background of its own for the state shows that of a highlight.
            if row.cell.backgroundConfiguration == nil, wasTarget != (state == .targeted) {
                row.cell.setHighlighted(state == .targeted, animated: false)
            }
        }
    }

    // MARK: The drop

    /// A single row of the table with a gap is moved; else the delegate takes the items.
    func dropPerformed(_ session: any UIDropSession) {
        guard let drop = dragging.drop else { return }
        dragging.scroll?.stop()
        if drop.operation == .move, drop.intent == .insertAtDestinationIndexPath, ownDrag(session) != nil,
            let moving = editState.moving, moving.isDragged
        {
            dragging.drop?.hasMoved = true
            return dropDragged(moving)
        }
        guard drop.asksDelegate, let dropDelegate else { return }
        let goals = ListDropGoals(self)
        dragging.drop?.goals = goals
        let coordinator = TableDropCoordinator(self, session, drop, goals)
        dropDelegate.tableView(self, performDropWith: coordinator)
        goals.close()
        // What the delegate did not fill closes again.
        setDropGap(nil)
        markTargets(nil, isDropping: false)
    }

    /// Where an item's picture goes.
    func dropPreview(of item: UIDragItem, _ here: UITargetedDragPreview) -> UITargetedDragPreview? {
        guard let drop = dragging.drop else { return here }
        if drop.hasMoved {
            guard let cell = movedCell, cell.superview === self, window != nil else { return nil }
            return UITargetedDragPreview(view: cell)
        }
        return drop.goals?.preview(of: item, here)
    }

    /// The look of a row's picture that comes to its place.
    func dropParameters(_ path: ListPath) -> UIDragPreviewParameters? {
        dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path.indexPath)
    }

    func reportDropPlace(_ path: ListPath) {
        Catalogue.dropPlaceUnknown.report(
            object: ObjectName.of(self),
            cause: "The row \(path.row) of section \(path.section) was named. The table has \(countsInWords).")
    }
}
