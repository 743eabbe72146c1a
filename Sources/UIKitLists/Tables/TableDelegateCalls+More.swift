// Calling a table's delegate, the rest: editing, moving, menus.
// No Apple page: this is ours; "UITableViewDelegate".
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

extension TableDelegateCalls {
    func canPerformPrimaryAction(_ indexPath: IndexPath) -> Bool? {
        ask(
            .canPerformPrimaryAction, (any TableCanPerformPrimaryActionMarker).self, !table.isEditing,
            { $0.vitrine_tableView(table, canPerformPrimaryActionForRowAt: indexPath) }
        ) {
            $0.tableView(table, canPerformPrimaryActionForRowAt: indexPath)
        }
    }
    func performPrimaryAction(_ indexPath: IndexPath) {
        tell(
            .performPrimaryAction, (any TablePerformPrimaryActionMarker).self,
            { $0.vitrine_tableView(table, performPrimaryActionForRowAt: indexPath) }
        ) {
            $0.tableView(table, performPrimaryActionForRowAt: indexPath)
        }
    }
    func editingStyleForRow(_ indexPath: IndexPath) -> UITableViewCell.EditingStyle? {
        ask(
            .editingStyleForRow, (any TableEditingStyleForRowMarker).self, .delete,
            { $0.vitrine_tableView(table, editingStyleForRowAt: indexPath) }
        ) {
            $0.tableView(table, editingStyleForRowAt: indexPath)
        }
    }
    func titleForDelete(_ indexPath: IndexPath) -> String?? {
        ask(
            .titleForDelete, (any TableTitleForDeleteMarker).self, nil,
            { $0.vitrine_tableView(table, titleForDeleteConfirmationButtonForRowAt: indexPath) }
        ) {
            $0.tableView(table, titleForDeleteConfirmationButtonForRowAt: indexPath)
        }
    }
    func editActions(_ indexPath: IndexPath) -> [UITableViewRowAction]?? {
        ask(.editActions, (any TableEditActionsMarker).self, nil, { $0.vitrine_tableView(table, editActionsForRowAt: indexPath) }) {
            $0.tableView(table, editActionsForRowAt: indexPath)
        }
    }
    func leadingSwipeActions(_ indexPath: IndexPath) -> UISwipeActionsConfiguration?? {
        ask(
            .leadingSwipeActions, (any TableLeadingSwipeActionsMarker).self, nil,
            { $0.vitrine_tableView(table, leadingSwipeActionsConfigurationForRowAt: indexPath) }
        ) {
            $0.tableView(table, leadingSwipeActionsConfigurationForRowAt: indexPath)
        }
    }
    func trailingSwipeActions(_ indexPath: IndexPath) -> UISwipeActionsConfiguration?? {
        ask(
            .trailingSwipeActions, (any TableTrailingSwipeActionsMarker).self, nil,
            { $0.vitrine_tableView(table, trailingSwipeActionsConfigurationForRowAt: indexPath) }
        ) {
            $0.tableView(table, trailingSwipeActionsConfigurationForRowAt: indexPath)
        }
    }
    func shouldIndentRow(_ indexPath: IndexPath) -> Bool? {
        ask(
            .shouldIndentRow, (any TableShouldIndentRowMarker).self, true,
            { $0.vitrine_tableView(table, shouldIndentWhileEditingRowAt: indexPath) }
        ) {
            $0.tableView(table, shouldIndentWhileEditingRowAt: indexPath)
        }
    }
    func willBeginEditingRow(_ indexPath: IndexPath) {
        tell(
            .willBeginEditingRow, (any TableWillBeginEditingRowMarker).self,
            { $0.vitrine_tableView(table, willBeginEditingRowAt: indexPath) }
        ) {
            $0.tableView(table, willBeginEditingRowAt: indexPath)
        }
    }
    func didEndEditingRow(_ indexPath: IndexPath?) {
        tell(
            .didEndEditingRow, (any TableDidEndEditingRowMarker).self,
            { $0.vitrine_tableView(table, didEndEditingRowAt: indexPath) }
        ) {
            $0.tableView(table, didEndEditingRowAt: indexPath)
        }
    }
    func targetForMove(_ sourceIndexPath: IndexPath, _ proposedDestinationIndexPath: IndexPath) -> IndexPath? {
        ask(
            .targetForMove, (any TableTargetForMoveMarker).self, proposedDestinationIndexPath,
            {
                $0.vitrine_tableView(
                    table, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath)
            }
        ) {
            $0.tableView(table, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath)
        }
    }
    func indentationLevel(_ indexPath: IndexPath) -> Int? {
        ask(
            .indentationLevel, (any TableIndentationLevelMarker).self, 0,
            { $0.vitrine_tableView(table, indentationLevelForRowAt: indexPath) }
        ) {
            $0.tableView(table, indentationLevelForRowAt: indexPath)
        }
    }
    func shouldBeginMultipleSelection(_ indexPath: IndexPath) -> Bool? {
        ask(
            .shouldBeginMultipleSelection, (any TableShouldBeginMultipleSelectionMarker).self, false,
            { $0.vitrine_tableView(table, shouldBeginMultipleSelectionInteractionAt: indexPath) }
        ) {
            $0.tableView(table, shouldBeginMultipleSelectionInteractionAt: indexPath)
        }
    }
    func didBeginMultipleSelection(_ indexPath: IndexPath) {
        tell(
            .didBeginMultipleSelection, (any TableDidBeginMultipleSelectionMarker).self,
            { $0.vitrine_tableView(table, didBeginMultipleSelectionInteractionAt: indexPath) }
        ) {
            $0.tableView(table, didBeginMultipleSelectionInteractionAt: indexPath)
        }
    }
    func didEndMultipleSelection() {
        tell(
            .didEndMultipleSelection, (any TableDidEndMultipleSelectionMarker).self,
            { $0.vitrine_tableViewDidEndMultipleSelectionInteraction(table) }
        ) {
            $0.tableViewDidEndMultipleSelectionInteraction(table)
        }
    }
    func contextMenuForRow(_ indexPath: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration?? {
        ask(
            .contextMenuForRow, (any TableContextMenuForRowMarker).self, nil,
            { $0.vitrine_tableView(table, contextMenuConfigurationForRowAt: indexPath, point: point) }
        ) {
            $0.tableView(table, contextMenuConfigurationForRowAt: indexPath, point: point)
        }
    }
    func previewForHighlighting(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview?? {
        ask(
            .previewForHighlighting, (any TablePreviewForHighlightingMarker).self, nil,
            { $0.vitrine_tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration) }
        ) {
            $0.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
        }
    }
    func previewForDismissing(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview?? {
        ask(
            .previewForDismissing, (any TablePreviewForDismissingMarker).self, nil,
            { $0.vitrine_tableView(table, previewForDismissingContextMenuWithConfiguration: configuration) }
        ) {
            $0.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
        }
    }
    func willPerformPreview(_ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating) {
        tell(
            .willPerformPreview, (any TableWillPerformPreviewMarker).self,
            { $0.vitrine_tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
        ) {
            $0.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
    }
    func willDisplayMenu(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        tell(
            .willDisplayMenu, (any TableWillDisplayMenuMarker).self,
            { $0.vitrine_tableView(table, willDisplayContextMenu: configuration, animator: animator) }
        ) {
            $0.tableView(table, willDisplayContextMenu: configuration, animator: animator)
        }
    }
    func willEndMenu(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        tell(
            .willEndMenu, (any TableWillEndMenuMarker).self,
            { $0.vitrine_tableView(table, willEndContextMenuInteraction: configuration, animator: animator) }
        ) {
            $0.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
        }
    }
    func shouldSpringLoadRow(_ indexPath: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool? {
        ask(
            .shouldSpringLoadRow, (any TableShouldSpringLoadRowMarker).self, true,
            { $0.vitrine_tableView(table, shouldSpringLoadRowAt: indexPath, with: context) }
        ) {
            $0.tableView(table, shouldSpringLoadRowAt: indexPath, with: context)
        }
    }
}
