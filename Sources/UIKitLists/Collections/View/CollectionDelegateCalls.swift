// Calling a collection view's delegate: the marker's method where it carries one, else the protocol's.
// No Apple page: this is ours; "UICollectionViewDelegate".
import CoreGraphics
import Foundation
import UIKitCore

/// The delegate's optional methods.
///
/// A marker's method goes before the protocol's. What asks gets nil where the object lacks the method.
@MainActor struct CollectionDelegateCalls {
    let collection: UICollectionView
    let object: (any UICollectionViewDelegate)?
    let marks: CollectionDelegateMarks

    func shouldHighlight(_ indexPath: IndexPath) -> Bool? {
        ask(
            .shouldHighlight, (any CollectionShouldHighlightMarker).self, true,
            { $0.vitrine_collectionView(collection, shouldHighlightItemAt: indexPath) }
        ) { $0.collectionView(collection, shouldHighlightItemAt: indexPath) }
    }
    func didHighlight(_ indexPath: IndexPath) {
        tell(
            .didHighlight, (any CollectionDidHighlightMarker).self,
            { $0.vitrine_collectionView(collection, didHighlightItemAt: indexPath) }
        ) { $0.collectionView(collection, didHighlightItemAt: indexPath) }
    }
    func didUnhighlight(_ indexPath: IndexPath) {
        tell(
            .didUnhighlight, (any CollectionDidUnhighlightMarker).self,
            { $0.vitrine_collectionView(collection, didUnhighlightItemAt: indexPath) }
        ) { $0.collectionView(collection, didUnhighlightItemAt: indexPath) }
    }
    func shouldSelect(_ indexPath: IndexPath) -> Bool? {
        ask(
            .shouldSelect, (any CollectionShouldSelectMarker).self, true,
            { $0.vitrine_collectionView(collection, shouldSelectItemAt: indexPath) }
        ) { $0.collectionView(collection, shouldSelectItemAt: indexPath) }
    }
    func shouldDeselect(_ indexPath: IndexPath) -> Bool? {
        ask(
            .shouldDeselect, (any CollectionShouldDeselectMarker).self, true,
            { $0.vitrine_collectionView(collection, shouldDeselectItemAt: indexPath) }
        ) { $0.collectionView(collection, shouldDeselectItemAt: indexPath) }
    }
    func didSelect(_ indexPath: IndexPath) {
        tell(
            .didSelect, (any CollectionDidSelectMarker).self, { $0.vitrine_collectionView(collection, didSelectItemAt: indexPath) }
        ) { $0.collectionView(collection, didSelectItemAt: indexPath) }
    }
    func didDeselect(_ indexPath: IndexPath) {
        tell(
            .didDeselect, (any CollectionDidDeselectMarker).self,
            { $0.vitrine_collectionView(collection, didDeselectItemAt: indexPath) }
        ) { $0.collectionView(collection, didDeselectItemAt: indexPath) }
    }
    func canPerformPrimaryAction(_ indexPath: IndexPath) -> Bool? {
        ask(
            .canPerformPrimaryAction, (any CollectionCanPerformPrimaryActionMarker).self, !collection.isEditing,
            { $0.vitrine_collectionView(collection, canPerformPrimaryActionForItemAt: indexPath) }
        ) { $0.collectionView(collection, canPerformPrimaryActionForItemAt: indexPath) }
    }
    func performPrimaryAction(_ indexPath: IndexPath) {
        tell(
            .performPrimaryAction, (any CollectionPerformPrimaryActionMarker).self,
            { $0.vitrine_collectionView(collection, performPrimaryActionForItemAt: indexPath) }
        ) { $0.collectionView(collection, performPrimaryActionForItemAt: indexPath) }
    }
    func willDisplayCell(_ cell: UICollectionViewCell, _ indexPath: IndexPath) {
        tell(
            .willDisplayCell, (any CollectionWillDisplayCellMarker).self,
            { $0.vitrine_collectionView(collection, willDisplay: cell, forItemAt: indexPath) }
        ) { $0.collectionView(collection, willDisplay: cell, forItemAt: indexPath) }
    }
    func willDisplayView(_ view: UICollectionReusableView, _ elementKind: String, _ indexPath: IndexPath) {
        tell(
            .willDisplayView, (any CollectionWillDisplayViewMarker).self,
            {
                $0.vitrine_collectionView(
                    collection, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
            }
        ) { $0.collectionView(collection, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath) }
    }
    func didEndDisplayingCell(_ cell: UICollectionViewCell, _ indexPath: IndexPath) {
        tell(
            .didEndDisplayingCell, (any CollectionDidEndDisplayingCellMarker).self,
            { $0.vitrine_collectionView(collection, didEndDisplaying: cell, forItemAt: indexPath) }
        ) { $0.collectionView(collection, didEndDisplaying: cell, forItemAt: indexPath) }
    }
    func didEndDisplayingView(_ view: UICollectionReusableView, _ elementKind: String, _ indexPath: IndexPath) {
        tell(
            .didEndDisplayingView, (any CollectionDidEndDisplayingViewMarker).self,
            {
                $0.vitrine_collectionView(
                    collection, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
            }
        ) { $0.collectionView(collection, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath) }
    }
    func transitionLayout(_ fromLayout: UICollectionViewLayout, _ toLayout: UICollectionViewLayout)
        -> UICollectionViewTransitionLayout?
    {
        find(
            .transitionLayout, (any CollectionTransitionLayoutMarker).self,
            { $0.vitrine_collectionView(collection, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout) }
        ) { $0.collectionView(collection, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout) }
    }
    func canFocus(_ indexPath: IndexPath) -> Bool? {
        ask(
            .canFocus, (any CollectionCanFocusMarker).self, true,
            { $0.vitrine_collectionView(collection, canFocusItemAt: indexPath) }
        ) { $0.collectionView(collection, canFocusItemAt: indexPath) }
    }
    func shouldUpdateFocus(_ context: UICollectionViewFocusUpdateContext) -> Bool? {
        ask(
            .shouldUpdateFocus, (any CollectionShouldUpdateFocusMarker).self, true,
            { $0.vitrine_collectionView(collection, shouldUpdateFocusIn: context) }
        ) { $0.collectionView(collection, shouldUpdateFocusIn: context) }
    }
    func didUpdateFocus(_ context: UICollectionViewFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        tell(
            .didUpdateFocus, (any CollectionDidUpdateFocusMarker).self,
            { $0.vitrine_collectionView(collection, didUpdateFocusIn: context, with: coordinator) }
        ) { $0.collectionView(collection, didUpdateFocusIn: context, with: coordinator) }
    }
    func preferredFocus() -> IndexPath?? {
        ask(
            .preferredFocus, (any CollectionPreferredFocusMarker).self, nil,
            { $0.vitrine_indexPathForPreferredFocusedView(in: collection) }
        ) { $0.indexPathForPreferredFocusedView(in: collection) }
    }
    func selectionFollowsFocus(_ indexPath: IndexPath) -> Bool? {
        ask(
            .selectionFollowsFocus, (any CollectionSelectionFollowsFocusMarker).self, collection.selectionFollowsFocus,
            { $0.vitrine_collectionView(collection, selectionFollowsFocusForItemAt: indexPath) }
        ) { $0.collectionView(collection, selectionFollowsFocusForItemAt: indexPath) }
    }
    func targetOfMove(_ originalIndexPath: IndexPath, _ currentIndexPath: IndexPath, _ proposedIndexPath: IndexPath) -> IndexPath? {
        ask(
            .targetOfMove, (any CollectionTargetOfMoveMarker).self, proposedIndexPath,
            {
                $0.vitrine_collectionView(
                    collection, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
                    atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
            }
        ) {
            $0.collectionView(
                collection, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
                atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
        }
    }
    func oldTargetOfMove(_ currentIndexPath: IndexPath, _ proposedIndexPath: IndexPath) -> IndexPath? {
        ask(
            .oldTargetOfMove, (any CollectionOldTargetOfMoveMarker).self, proposedIndexPath,
            {
                $0.vitrine_collectionView(
                    collection, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
            }
        ) {
            $0.collectionView(
                collection, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
        }
    }
    func targetOffset(_ proposedContentOffset: CGPoint) -> CGPoint? {
        ask(
            .targetOffset, (any CollectionTargetOffsetMarker).self, proposedContentOffset,
            { $0.vitrine_collectionView(collection, targetContentOffsetForProposedContentOffset: proposedContentOffset) }
        ) { $0.collectionView(collection, targetContentOffsetForProposedContentOffset: proposedContentOffset) }
    }
    func canEdit(_ indexPath: IndexPath) -> Bool? {
        ask(.canEdit, (any CollectionCanEditMarker).self, true, { $0.vitrine_collectionView(collection, canEditItemAt: indexPath) })
        { $0.collectionView(collection, canEditItemAt: indexPath) }
    }
    func shouldBeginMultipleSelection(_ indexPath: IndexPath) -> Bool? {
        ask(
            .shouldBeginMultipleSelection, (any CollectionShouldBeginMultipleSelectionMarker).self, false,
            { $0.vitrine_collectionView(collection, shouldBeginMultipleSelectionInteractionAt: indexPath) }
        ) { $0.collectionView(collection, shouldBeginMultipleSelectionInteractionAt: indexPath) }
    }
    func didBeginMultipleSelection(_ indexPath: IndexPath) {
        tell(
            .didBeginMultipleSelection, (any CollectionDidBeginMultipleSelectionMarker).self,
            { $0.vitrine_collectionView(collection, didBeginMultipleSelectionInteractionAt: indexPath) }
        ) { $0.collectionView(collection, didBeginMultipleSelectionInteractionAt: indexPath) }
    }
    func didEndMultipleSelection() {
        tell(
            .didEndMultipleSelection, (any CollectionDidEndMultipleSelectionMarker).self,
            { $0.vitrine_collectionViewDidEndMultipleSelectionInteraction(collection) }
        ) { $0.collectionViewDidEndMultipleSelectionInteraction(collection) }
    }
    func menuForItems(_ indexPaths: [IndexPath], _ point: CGPoint) -> UIContextMenuConfiguration?? {
        ask(
            .menuForItems, (any CollectionMenuForItemsMarker).self, nil,
            { $0.vitrine_collectionView(collection, contextMenuConfigurationForItemsAt: indexPaths, point: point) }
        ) { $0.collectionView(collection, contextMenuConfigurationForItemsAt: indexPaths, point: point) }
    }
    func menuForItem(_ indexPath: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration?? {
        ask(
            .menuForItem, (any CollectionMenuForItemMarker).self, nil,
            { $0.vitrine_collectionView(collection, contextMenuConfigurationForItemAt: indexPath, point: point) }
        ) { $0.collectionView(collection, contextMenuConfigurationForItemAt: indexPath, point: point) }
    }
    func highlightPreview(_ configuration: UIContextMenuConfiguration, _ indexPath: IndexPath) -> UITargetedPreview?? {
        ask(
            .highlightPreview, (any CollectionHighlightPreviewMarker).self, nil,
            { $0.vitrine_collectionView(collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath) }
        ) { $0.collectionView(collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath) }
    }
    func dismissalPreview(_ configuration: UIContextMenuConfiguration, _ indexPath: IndexPath) -> UITargetedPreview?? {
        ask(
            .dismissalPreview, (any CollectionDismissalPreviewMarker).self, nil,
            { $0.vitrine_collectionView(collection, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath) }
        ) { $0.collectionView(collection, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath) }
    }
    func oldHighlightPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview?? {
        ask(
            .oldHighlightPreview, (any CollectionOldHighlightPreviewMarker).self, nil,
            { $0.vitrine_collectionView(collection, previewForHighlightingContextMenuWithConfiguration: configuration) }
        ) { $0.collectionView(collection, previewForHighlightingContextMenuWithConfiguration: configuration) }
    }
    func oldDismissalPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview?? {
        ask(
            .oldDismissalPreview, (any CollectionOldDismissalPreviewMarker).self, nil,
            { $0.vitrine_collectionView(collection, previewForDismissingContextMenuWithConfiguration: configuration) }
        ) { $0.collectionView(collection, previewForDismissingContextMenuWithConfiguration: configuration) }
    }
    func willPerformPreview(_ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating) {
        tell(
            .willPerformPreview, (any CollectionWillPerformPreviewMarker).self,
            { $0.vitrine_collectionView(collection, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
        ) { $0.collectionView(collection, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
    }
    func willDisplayMenu(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        tell(
            .willDisplayMenu, (any CollectionWillDisplayMenuMarker).self,
            { $0.vitrine_collectionView(collection, willDisplayContextMenu: configuration, animator: animator) }
        ) { $0.collectionView(collection, willDisplayContextMenu: configuration, animator: animator) }
    }
    func willEndMenu(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        tell(
            .willEndMenu, (any CollectionWillEndMenuMarker).self,
            { $0.vitrine_collectionView(collection, willEndContextMenuInteraction: configuration, animator: animator) }
        ) { $0.collectionView(collection, willEndContextMenuInteraction: configuration, animator: animator) }
    }

    func ask<Marker, Value: Equatable>(
        _ mark: CollectionDelegateMarks, _ type: Marker.Type, _ absent: Value, _ marked: (Marker) -> Value,
        _ plain: (any UICollectionViewDelegate) -> Value
    ) -> Value? {
        guard let object, !collection.known.absentFromDelegate.contains(mark) else { return nil }
        if marks.contains(mark), let marker = object as? Marker { return marked(marker) }
        let answer = ListOptional.read(absent) { plain(object) }
        if answer == nil, !(object is UICollectionViewController) { collection.known.delegateLacks(mark) }
        return answer
    }

    func tell<Marker>(
        _ mark: CollectionDelegateMarks, _ type: Marker.Type, _ marked: (Marker) -> Void,
        _ plain: (any UICollectionViewDelegate) -> Void
    ) {
        guard let object, !collection.known.absentFromDelegate.contains(mark) else { return }
        if marks.contains(mark), let marker = object as? Marker { return marked(marker) }
        if !ListOptional.wasThere({ plain(object) }), !(object is UICollectionViewController) {
            collection.known.delegateLacks(mark)
        }
    }

    /// Asks for a new object, which no two answers share.
    func find<Marker, Value>(
        _ mark: CollectionDelegateMarks, _ type: Marker.Type, _ marked: (Marker) -> Value,
        _ plain: (any UICollectionViewDelegate) -> Value
    ) -> Value? {
        guard let object, !collection.known.absentFromDelegate.contains(mark) else { return nil }
        if marks.contains(mark), let marker = object as? Marker { return marked(marker) }
        var answer: Value?
        let isThere = ListOptional.wasThere { answer = plain(object) }
        if !isThere, !(object is UICollectionViewController) { collection.known.delegateLacks(mark) }
        return isThere ? answer : nil
    }
}
