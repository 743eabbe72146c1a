// Sends dropped items to their places in a table.
// Apple: "UITableViewDropCoordinator", "UITableViewDropPlaceholderContext".
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

@MainActor final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal
    let session: any UIDropSession
    private let table: UITableView
    private let goals: ListDropGoals

    init(_ table: UITableView, _ session: any UIDropSession, _ drop: TableDropState, _ goals: ListDropGoals) {
        (self.table, self.session, self.goals) = (table, session, goals)
        let drag = table.dragging.drag
        let isOwn = table.ownDrag(session) != nil
        items = session.items.map { item in
            ListDropItem(item, from: isOwn ? drag.source(of: item) : nil, size: ActiveDrag.current?.pictureSize(of: item) ?? .zero)
        }
        destinationIndexPath = drop.destination?.indexPath
        proposal = drop.proposal ?? UITableViewDropProposal(operation: drop.operation)
    }

    /// A row of the table; nil, reported, where there is none.
    private func row(_ indexPath: IndexPath) -> ListPath? {
        table.loadIfNeeded()
        guard let path = table.valid(indexPath) else { return nil }
        guard table.has(path) else {
            table.reportDropPlace(path)
            return nil
        }
        return path
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        guard let path = row(indexPath) else { return DragAnimator() }
        let parameters = table.dropParameters(path)
        return goals.send(dragItem, to: .view({ [weak table] in table?.cell(at: path) }, parameters))
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        guard let path = row(indexPath) else { return DragAnimator() }
        let size = table.frame(of: path).size
        let whole = rect.isEmpty ? CGRect(x: size.width / 2, y: size.height / 2, width: 0, height: 0) : rect
        return goals.send(dragItem, to: .into({ [weak table] in table?.cell(at: path) }, whole))
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        goals.send(dragItem, to: .target(target))
    }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
        guard let gap = table.addPlaceholder(placeholder), let cell = gap.cell else {
            return TablePlaceholderContext(dragItem, nil, table, DragAnimator())
        }
        let parameters = placeholder.previewParametersProvider?(cell)
        let animator = goals.send(dragItem, to: .view({ [weak cell] in cell }, parameters))
        return TablePlaceholderContext(dragItem, gap, table, animator)
    }
}

/// A placeholder that waits for its data.
@MainActor final class TablePlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let gap: TableGap?
    private weak var table: UITableView?
    private let animator: DragAnimator

    init(_ dragItem: UIDragItem, _ gap: TableGap?, _ table: UITableView, _ animator: DragAnimator) {
        (self.dragItem, self.gap, self.table, self.animator) = (dragItem, gap, table, animator)
    }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }

    /// Steps: 1. the data gets its row; 2. the placeholder goes; 3. the table's row comes in its place.
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool {
        guard let gap, let table, table.dragging.gaps.contains(where: { $0 === gap }) else { return false }
        let path = gap.place.indexPath
        dataSourceUpdates(path)
        // The closure may have loaded all data anew.
        guard table.removePlaceholder(gap, animated: false) else { return true }
        table.insertRows(at: [path], with: .none)
        return true
    }

    func deletePlaceholder() -> Bool {
        guard let gap, let table else { return false }
        return table.removePlaceholder(gap, animated: true)
    }
}
