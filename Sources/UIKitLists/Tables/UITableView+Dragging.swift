// Rows that a finger lifts out of the table.
// Apple: "UITableViewDragDelegate", "Supporting drag and drop in table views"; rules of lists.md, L65 to L67.
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// What an empty list of items means.
@MainActor enum TableDragPolicy {
    @SessionValue static var reordersWithoutItems = true
}

extension UITableView {
    /// Whether a row for which the drag delegate gives no items is lifted all the same, for a move within the table, where the data
    /// source moves rows. True by default, as iOS was seen to do it (seed 004); false is what Apple's page says.
    @_spi(Vitrine) public static var reordersRowsWithoutItems: Bool {
        get { TableDragPolicy.reordersWithoutItems }
        set { TableDragPolicy.reordersWithoutItems = newValue }
    }

    /// Attaches the interactions that the delegates and ``dragInteractionEnabled`` ask for, whatever was set first.
    func dragSettingsChanged() {
        let (drags, drops) = (dragging.drags, dragging.drops)
        drags.table = self
        drops.table = self
        let isDragging = dragDelegate != nil && dragging.isEnabled
        attach(drags.interaction, isDragging)
        attach(drops.interaction, isDragging || dropDelegate != nil)
    }

    private func attach(_ interaction: any UIInteraction, _ isWanted: Bool) {
        guard isWanted != (interaction.view === self) else { return }
        if isWanted { addInteraction(interaction) } else { removeInteraction(interaction) }
    }

    func setDragEnabled(_ isEnabled: Bool) {
        dragging.isEnabled = isEnabled
        dragSettingsChanged()
    }

    // MARK: Lifting

    /// The items of the row under the finger. Without items the row is lifted where it can be moved.
    func itemsForLift(_ session: any UIDragSession) -> [UIDragItem] {
        let point = session.location(in: self)
        guard let dragDelegate, editState.moving == nil, editState.swiped == nil, !dragging.isLifted,
            handleRow(under: point) == nil, let path = row(under: point)
        else { return [] }
        dragging.drag.forget()
        var items = dragDelegate.tableView(self, itemsForBeginning: session, at: path.indexPath)
        if items.isEmpty {
            guard TableDragPolicy.reordersWithoutItems, has(path), canMove(path) else { return [] }
            items = [ListDrag.ownItem()]
            (session as? DragSession)?.onlyPlace = self
        }
        dragging.drag.add(items, from: path)
        // The picture is that of a row under no finger.
        endTouch()
        dragging.grip = point.y - frame(of: path).minY
        return items
    }

    func itemsForAdding(to session: any UIDragSession, at point: CGPoint) -> [UIDragItem] {
        guard let dragDelegate, let path = row(under: point), !dragging.drag.paths.contains(path) else { return [] }
        let items = dragDelegate.tableView(self, itemsForAddingTo: session, at: path.indexPath, point: point)
        guard !items.isEmpty else { return [] }
        // One row moves; several are dropped.
        movedCell?.showAfterDrag(Self.movedKey)
        cancelMoving()
        dragging.drag.add(items, from: path)
        if has(path) { cell(at: path)?.dragStateDidChange(.dragging) }
        return items
    }

    func liftPreview(of item: UIDragItem) -> UITargetedDragPreview? {
        guard let path = dragging.drag.path(of: item), has(path), let cell = cell(at: path), cell.window != nil else { return nil }
        return UITargetedDragPreview(
            view: cell,
            parameters: dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path.indexPath) ?? UIDragPreviewParameters())
    }

    /// The rows are lifted. Let down again before the finger has moved, they are as before.
    func willLift(_ animator: any UIDragAnimating) {
        dragging.isLifted = true
        tellCells(.lifting)
        animator.addCompletion { [weak self] position in
            guard position == .start, let self else { return }
            dragging.isLifted = false
            tellCells(.none)
            dragging.drag.forget()
        }
    }

    private func tellCells(_ state: UITableViewCell.DragState) {
        for path in dragging.drag.paths where has(path) { cell(at: path)?.dragStateDidChange(state) }
    }

    // MARK: Under way

    /// A single row that can be moved is ready to make room.
    func dragBegins(_ session: any UIDragSession) {
        tellCells(.dragging)
        dragDelegate?.tableView(self, dragSessionWillBegin: session)
        if let path = dragging.drag.singlePath, dragging.drag.isFresh, has(path), canMove(path) {
            beginReorder(path, finger: session.location(in: self))
        }
    }

    /// Whether a row is dragged and its cell takes no touches meanwhile.
    func takesNoTouches(_ path: ListPath) -> Bool {
        dragging.isLifted && dragging.drag.paths.contains(path) && !(cell(at: path)?.userInteractionEnabledWhileDragging ?? true)
    }

    /// A cell that comes for a row on its way learns of it.
    func dressForDrag(_ cell: UITableViewCell, _ path: ListPath) {
        if dragging.isLifted, dragging.drag.paths.contains(path) { cell.dragStateDidChange(.dragging) }
    }

    /// Where an item goes back to; nil for a row that is gone or out of sight.
    func returnPreview(of item: UIDragItem) -> UITargetedDragPreview? { liftPreview(of: item) }

    func dragEnded(_ session: any UIDragSession) {
        tellCells(.none)
        dragging.isLifted = false
        cancelMoving()
        movedCell?.showAfterDrag(Self.movedKey)
        dragging.movedCell = nil
        dragging.drag.forget()
        dragDelegate?.tableView(self, dragSessionDidEnd: session)
    }

    /// The table's own drag, under way.
    func ownDrag(_ session: any UIDropSession) -> DragSession? {
        guard let drag = session.localDragSession as? DragSession, drag.interaction === dragging.drags.interaction else {
            return nil
        }
        return drag
    }
}
