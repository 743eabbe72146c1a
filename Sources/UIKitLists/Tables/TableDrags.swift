// A table speaks with the interactions that drag its rows and drop into it.
// No Apple page: this is ours; "UIDragInteractionDelegate", "UIDropInteractionDelegate".
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// Speaks with the drag interaction for the table.
@MainActor final class TableDrags: NSObject, UIDragInteractionDelegate {
    weak var table: UITableView?
    private(set) lazy var interaction = UIDragInteraction(delegate: self)

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        table?.itemsForLift(session) ?? []
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { table?.liftPreview(of: item) }
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) { table?.willLift(animator) }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        table?.dragBegins(session)
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        guard let table, let delegate = table.dragDelegate else { return true }
        return delegate.tableView(table, dragSessionAllowsMoveOperation: session)
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        guard let table, let delegate = table.dragDelegate else { return false }
        return delegate.tableView(table, dragSessionIsRestrictedToDraggingApplication: session)
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] { table?.itemsForAdding(to: session, at: point) ?? [] }
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { table?.returnPreview(of: item) }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { table?.dragEnded(session) }
}

/// Speaks with the drop interaction for the table.
@MainActor final class TableDrops: NSObject, UIDropInteractionDelegate {
    weak var table: UITableView?
    private(set) lazy var interaction = UIDropInteraction(delegate: self)

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        table?.canHandle(session) ?? false
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        table?.dropEntered(session)
    }
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { table?.dropUpdated(session) ?? UIDropProposal(operation: .cancel) }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        table?.dropExited(session)
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        table?.dropPerformed(session)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        table?.dropEnded(session)
    }
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { table?.dropPreview(of: item, defaultPreview) }
    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) { table?.dragging.drop?.goals?.animate(item, with: animator) }
}
