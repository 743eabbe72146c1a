// The optional methods that a table's delegate has beyond those of the class that conforms.
// No Apple page: this is ours: a marker protocol for each method.
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// A class implements `tableView(_:willDisplay:forRowAt:)` below the class that conforms to the delegate's protocol.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableWillDisplayCellMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
}
/// The same for `tableView(_:willDisplayHeaderView:forSection:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableWillDisplayHeaderMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
}
/// The same for `tableView(_:willDisplayFooterView:forSection:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableWillDisplayFooterMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
}
/// The same for `tableView(_:didEndDisplaying:forRowAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableDidEndDisplayingCellMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
}
/// The same for `tableView(_:didEndDisplayingHeaderView:forSection:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableDidEndDisplayingHeaderMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
}
/// The same for `tableView(_:didEndDisplayingFooterView:forSection:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableDidEndDisplayingFooterMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
}
/// The same for `tableView(_:heightForRowAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableHeightForRowMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}
/// The same for `tableView(_:heightForHeaderInSection:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableHeightForHeaderMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
}
/// The same for `tableView(_:heightForFooterInSection:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableHeightForFooterMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
}
/// The same for `tableView(_:estimatedHeightForRowAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableEstimatedHeightForRowMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
}
/// The same for `tableView(_:estimatedHeightForHeaderInSection:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableEstimatedHeightForHeaderMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
}
/// The same for `tableView(_:estimatedHeightForFooterInSection:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableEstimatedHeightForFooterMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
}
/// The same for `tableView(_:viewForHeaderInSection:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableViewForHeaderMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
}
/// The same for `tableView(_:viewForFooterInSection:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableViewForFooterMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
}
/// The same for `tableView(_:accessoryButtonTappedForRowWith:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableAccessoryTappedMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
}
/// The same for `tableView(_:shouldHighlightRowAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableShouldHighlightRowMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
}
/// The same for `tableView(_:didHighlightRowAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableDidHighlightRowMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
}
/// The same for `tableView(_:didUnhighlightRowAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableDidUnhighlightRowMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
}
/// The same for `tableView(_:willSelectRowAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableWillSelectRowMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
}
/// The same for `tableView(_:willDeselectRowAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableWillDeselectRowMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
}
/// The same for `tableView(_:didSelectRowAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableDidSelectRowMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}
/// The same for `tableView(_:didDeselectRowAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableDidDeselectRowMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
}
/// The same for `tableView(_:canPerformPrimaryActionForRowAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableCanPerformPrimaryActionMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
}
/// The same for `tableView(_:performPrimaryActionForRowAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TablePerformPrimaryActionMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
}
/// The same for `tableView(_:editingStyleForRowAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableEditingStyleForRowMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
}
/// The same for `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableTitleForDeleteMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
}
/// The same for `tableView(_:editActionsForRowAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableEditActionsMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
}
/// The same for `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableLeadingSwipeActionsMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
}
/// The same for `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableTrailingSwipeActionsMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
}
/// The same for `tableView(_:shouldIndentWhileEditingRowAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableShouldIndentRowMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
}
/// The same for `tableView(_:willBeginEditingRowAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableWillBeginEditingRowMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
}
/// The same for `tableView(_:didEndEditingRowAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableDidEndEditingRowMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
}
/// The same for `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableTargetForMoveMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath
}
/// The same for `tableView(_:indentationLevelForRowAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableIndentationLevelMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
}
/// The same for `tableView(_:shouldBeginMultipleSelectionInteractionAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableShouldBeginMultipleSelectionMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
}
/// The same for `tableView(_:didBeginMultipleSelectionInteractionAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableDidBeginMultipleSelectionMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
}
/// The same for `tableViewDidEndMultipleSelectionInteraction(_:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableDidEndMultipleSelectionMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
}
/// The same for `tableView(_:contextMenuConfigurationForRowAt:point:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableContextMenuForRowMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
}
/// The same for `tableView(_:previewForHighlightingContextMenuWithConfiguration:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TablePreviewForHighlightingMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(
        _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
}
/// The same for `tableView(_:previewForDismissingContextMenuWithConfiguration:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TablePreviewForDismissingMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(
        _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
}
/// The same for `tableView(_:willPerformPreviewActionForMenuWith:animator:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableWillPerformPreviewMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    )
}
/// The same for `tableView(_:willDisplayContextMenu:animator:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableWillDisplayMenuMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )
}
/// The same for `tableView(_:willEndContextMenuInteraction:animator:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableWillEndMenuMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )
}
/// The same for `tableView(_:shouldSpringLoadRowAt:with:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol TableShouldSpringLoadRowMarker: AnyObject {
    /// Calls the method.
    func vitrine_tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
    ) -> Bool
}
