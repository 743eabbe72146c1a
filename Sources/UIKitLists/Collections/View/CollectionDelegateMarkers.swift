// The optional methods that a collection view's delegate has beyond those of the class that conforms.
// No Apple page: this is ours: a marker protocol for each method.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// A class implements `collectionView(_:shouldHighlightItemAt:)` below the class that conforms to the delegate's protocol.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionShouldHighlightMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
}
/// The same for `collectionView(_:didHighlightItemAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionDidHighlightMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
}
/// The same for `collectionView(_:didUnhighlightItemAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionDidUnhighlightMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
}
/// The same for `collectionView(_:shouldSelectItemAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionShouldSelectMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
}
/// The same for `collectionView(_:shouldDeselectItemAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionShouldDeselectMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
}
/// The same for `collectionView(_:didSelectItemAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionDidSelectMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}
/// The same for `collectionView(_:didDeselectItemAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionDidDeselectMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
}
/// The same for `collectionView(_:canPerformPrimaryActionForItemAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionCanPerformPrimaryActionMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
}
/// The same for `collectionView(_:performPrimaryActionForItemAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionPerformPrimaryActionMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
}
/// The same for `collectionView(_:willDisplay:forItemAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionWillDisplayCellMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
}
/// The same for `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionWillDisplayViewMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath)
}
/// The same for `collectionView(_:didEndDisplaying:forItemAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionDidEndDisplayingCellMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
}
/// The same for `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionDidEndDisplayingViewMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath)
}
/// The same for `collectionView(_:transitionLayoutForOldLayout:newLayout:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionTransitionLayoutMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout
}
/// The same for `collectionView(_:canFocusItemAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionCanFocusMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
}
/// The same for `collectionView(_:shouldUpdateFocusIn:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionShouldUpdateFocusMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext)
        -> Bool
}
/// The same for `collectionView(_:didUpdateFocusIn:with:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionDidUpdateFocusMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator)
}
/// The same for `indexPathForPreferredFocusedView(in:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionPreferredFocusMarker: AnyObject {
    /// Calls the method.
    func vitrine_indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
}
/// The same for `collectionView(_:selectionFollowsFocusForItemAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionSelectionFollowsFocusMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool
}
/// The same for `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionTargetOfMoveMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath
}
/// The same for `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionOldTargetOfMoveMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath
}
/// The same for `collectionView(_:targetContentOffsetForProposedContentOffset:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionTargetOffsetMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint
}
/// The same for `collectionView(_:canEditItemAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionCanEditMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool
}
/// The same for `collectionView(_:shouldBeginMultipleSelectionInteractionAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionShouldBeginMultipleSelectionMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        -> Bool
}
/// The same for `collectionView(_:didBeginMultipleSelectionInteractionAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionDidBeginMultipleSelectionMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
}
/// The same for `collectionViewDidEndMultipleSelectionInteraction(_:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionDidEndMultipleSelectionMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
}
/// The same for `collectionView(_:contextMenuConfigurationForItemsAt:point:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionMenuForItemsMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration?
}
/// The same for `collectionView(_:contextMenuConfigurationForItemAt:point:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionMenuForItemMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
}
/// The same for `collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionHighlightPreviewMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview?
}
/// The same for `collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionDismissalPreviewMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview?
}
/// The same for `collectionView(_:previewForHighlightingContextMenuWithConfiguration:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionOldHighlightPreviewMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
}
/// The same for `collectionView(_:previewForDismissingContextMenuWithConfiguration:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionOldDismissalPreviewMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
}
/// The same for `collectionView(_:willPerformPreviewActionForMenuWith:animator:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionWillPerformPreviewMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
}
/// The same for `collectionView(_:willDisplayContextMenu:animator:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionWillDisplayMenuMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}
/// The same for `collectionView(_:willEndContextMenuInteraction:animator:)`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol CollectionWillEndMenuMarker: AnyObject {
    /// Calls the method.
    func vitrine_collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}
