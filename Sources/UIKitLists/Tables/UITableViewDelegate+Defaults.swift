// What a table does where its delegate lacks a method.
// Apple: "UITableViewDelegate".
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

extension UITableViewDelegate {
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { ListOptional.missing() }
    public func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) { ListOptional.missing() }
    public func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) { ListOptional.missing() }
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { ListOptional.missing() }
    public func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) { ListOptional.missing() }
    public func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) { ListOptional.missing() }
    public func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { ListOptional.missing(UITableView.automaticDimension) }
    public func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
    ) -> CGFloat { ListOptional.missing(UITableView.automaticDimension) }
    public func tableView(
        _ tableView: UITableView, heightForFooterInSection section: Int
    ) -> CGFloat { ListOptional.missing(UITableView.automaticDimension) }
    public func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { ListOptional.missing(UITableView.automaticDimension) }
    public func tableView(
        _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { ListOptional.missing(UITableView.automaticDimension) }
    public func tableView(
        _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { ListOptional.missing(UITableView.automaticDimension) }
    public func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? { ListOptional.missing(nil) }
    public func tableView(
        _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView? { ListOptional.missing(nil) }
    public func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { ListOptional.missing() }
    public func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { ListOptional.missing(true) }
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { ListOptional.missing() }
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { ListOptional.missing() }
    public func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { ListOptional.missing(indexPath) }
    public func tableView(
        _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? { ListOptional.missing(indexPath) }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { ListOptional.missing() }
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { ListOptional.missing() }
    public func tableView(
        _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool { ListOptional.missing(!tableView.isEditing) }
    public func tableView(
        _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
    ) { ListOptional.missing() }
    public func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { ListOptional.missing(.delete) }
    public func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { ListOptional.missing(nil) }
    public func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { ListOptional.missing(nil) }
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { ListOptional.missing(nil) }
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { ListOptional.missing(nil) }
    public func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { ListOptional.missing(true) }
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { ListOptional.missing() }
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { ListOptional.missing() }
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { ListOptional.missing(proposedDestinationIndexPath) }
    public func tableView(
        _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { ListOptional.missing(0) }
    public func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { ListOptional.missing(false) }
    public func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { ListOptional.missing() }
    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { ListOptional.missing() }
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { ListOptional.missing(nil) }
    public func tableView(
        _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { ListOptional.missing(nil) }
    public func tableView(
        _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { ListOptional.missing(nil) }
    public func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { ListOptional.missing() }
    public func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { ListOptional.missing() }
    public func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { ListOptional.missing() }
    public func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
    ) -> Bool { ListOptional.missing(true) }
}
