// The markers of optional methods. Written by Tools/script/apple-tables; not by hand.
// No Apple page: this is ours.
// swift-format-ignore-file

extension AppleTables {
    /// The markers by which UIKit asks for an optional method (U43).
    static let markers: [Marker] = [
        Marker("CollectionCanEditMarker", of: "UICollectionViewDelegate", "collectionView", "Bool", [
            ("_", "UICollectionView"), ("canEditItemAt", "IndexPath")]),
        Marker("CollectionCanFocusMarker", of: "UICollectionViewDelegate", "collectionView", "Bool", [
            ("_", "UICollectionView"), ("canFocusItemAt", "IndexPath")]),
        Marker("CollectionCanMoveItemMarker", of: "UICollectionViewDataSource", "collectionView", "Bool", [
            ("_", "UICollectionView"), ("canMoveItemAt", "IndexPath")]),
        Marker("CollectionCanPerformPrimaryActionMarker", of: "UICollectionViewDelegate", "collectionView", "Bool", [
            ("_", "UICollectionView"), ("canPerformPrimaryActionForItemAt", "IndexPath")]),
        Marker("CollectionCancelPrefetchingMarker", of: "UICollectionViewDataSourcePrefetching", "collectionView", "", [
            ("_", "UICollectionView"), ("cancelPrefetchingForItemsAt", "[IndexPath]")]),
        Marker("CollectionDidBeginMultipleSelectionMarker", of: "UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("didBeginMultipleSelectionInteractionAt", "IndexPath")]),
        Marker("CollectionDidDeselectMarker", of: "UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("didDeselectItemAt", "IndexPath")]),
        Marker("CollectionDidEndDisplayingCellMarker", of: "UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("didEndDisplaying", "UICollectionViewCell"), ("forItemAt", "IndexPath")]),
        Marker("CollectionDidEndDisplayingViewMarker", of: "UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("didEndDisplayingSupplementaryView", "UICollectionReusableView"), ("forElementOfKind", "String"), ("at", "IndexPath")]),
        Marker("CollectionDidEndMultipleSelectionMarker", of: "UICollectionViewDelegate", "collectionViewDidEndMultipleSelectionInteraction", "", [
            ("_", "UICollectionView")]),
        Marker("CollectionDidHighlightMarker", of: "UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("didHighlightItemAt", "IndexPath")]),
        Marker("CollectionDidSelectMarker", of: "UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("didSelectItemAt", "IndexPath")]),
        Marker("CollectionDidUnhighlightMarker", of: "UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("didUnhighlightItemAt", "IndexPath")]),
        Marker("CollectionDidUpdateFocusMarker", of: "UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("didUpdateFocusIn", "UICollectionViewFocusUpdateContext"), ("with", "UIFocusAnimationCoordinator")]),
        Marker("CollectionDismissalPreviewMarker", of: "UICollectionViewDelegate", "collectionView", "UITargetedPreview?", [
            ("_", "UICollectionView"), ("contextMenuConfiguration", "UIContextMenuConfiguration"), ("dismissalPreviewForItemAt", "IndexPath")]),
        Marker("CollectionFooterSizeMarker", of: "UICollectionViewDelegateFlowLayout", "collectionView", "CGSize", [
            ("_", "UICollectionView"), ("layout", "UICollectionViewLayout"), ("referenceSizeForFooterInSection", "Int")]),
        Marker("CollectionHeaderSizeMarker", of: "UICollectionViewDelegateFlowLayout", "collectionView", "CGSize", [
            ("_", "UICollectionView"), ("layout", "UICollectionViewLayout"), ("referenceSizeForHeaderInSection", "Int")]),
        Marker("CollectionHighlightPreviewMarker", of: "UICollectionViewDelegate", "collectionView", "UITargetedPreview?", [
            ("_", "UICollectionView"), ("contextMenuConfiguration", "UIContextMenuConfiguration"), ("highlightPreviewForItemAt", "IndexPath")]),
        Marker("CollectionIndexTitlesMarker", of: "UICollectionViewDataSource", "indexTitles", "[String]?", [
            ("for", "UICollectionView")]),
        Marker("CollectionInsetForSectionMarker", of: "UICollectionViewDelegateFlowLayout", "collectionView", "UIEdgeInsets", [
            ("_", "UICollectionView"), ("layout", "UICollectionViewLayout"), ("insetForSectionAt", "Int")]),
        Marker("CollectionItemSpacingMarker", of: "UICollectionViewDelegateFlowLayout", "collectionView", "CGFloat", [
            ("_", "UICollectionView"), ("layout", "UICollectionViewLayout"), ("minimumInteritemSpacingForSectionAt", "Int")]),
        Marker("CollectionLineSpacingMarker", of: "UICollectionViewDelegateFlowLayout", "collectionView", "CGFloat", [
            ("_", "UICollectionView"), ("layout", "UICollectionViewLayout"), ("minimumLineSpacingForSectionAt", "Int")]),
        Marker("CollectionMenuForItemMarker", of: "UICollectionViewDelegate", "collectionView", "UIContextMenuConfiguration?", [
            ("_", "UICollectionView"), ("contextMenuConfigurationForItemAt", "IndexPath"), ("point", "CGPoint")]),
        Marker("CollectionMenuForItemsMarker", of: "UICollectionViewDelegate", "collectionView", "UIContextMenuConfiguration?", [
            ("_", "UICollectionView"), ("contextMenuConfigurationForItemsAt", "[IndexPath]"), ("point", "CGPoint")]),
        Marker("CollectionMoveItemMarker", of: "UICollectionViewDataSource", "collectionView", "", [
            ("_", "UICollectionView"), ("moveItemAt", "IndexPath"), ("to", "IndexPath")]),
        Marker("CollectionNumberOfItemsMarker", of: "UICollectionViewDataSource", "collectionView", "Int", [
            ("_", "UICollectionView"), ("numberOfItemsInSection", "Int")]),
        Marker("CollectionNumberOfSectionsMarker", of: "UICollectionViewDataSource", "numberOfSections", "Int", [
            ("in", "UICollectionView")]),
        Marker("CollectionOldDismissalPreviewMarker", of: "UICollectionViewDelegate", "collectionView", "UITargetedPreview?", [
            ("_", "UICollectionView"), ("previewForDismissingContextMenuWithConfiguration", "UIContextMenuConfiguration")]),
        Marker("CollectionOldHighlightPreviewMarker", of: "UICollectionViewDelegate", "collectionView", "UITargetedPreview?", [
            ("_", "UICollectionView"), ("previewForHighlightingContextMenuWithConfiguration", "UIContextMenuConfiguration")]),
        Marker("CollectionOldTargetOfMoveMarker", of: "UICollectionViewDelegate", "collectionView", "IndexPath", [
            ("_", "UICollectionView"), ("targetIndexPathForMoveFromItemAt", "IndexPath"), ("toProposedIndexPath", "IndexPath")]),
        Marker("CollectionPathForIndexTitleMarker", of: "UICollectionViewDataSource", "collectionView", "IndexPath", [
            ("_", "UICollectionView"), ("indexPathForIndexTitle", "String"), ("at", "Int")]),
        Marker("CollectionPerformPrimaryActionMarker", of: "UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("performPrimaryActionForItemAt", "IndexPath")]),
        Marker("CollectionPreferredFocusMarker", of: "UICollectionViewDelegate", "indexPathForPreferredFocusedView", "IndexPath?", [
            ("in", "UICollectionView")]),
        Marker("CollectionSelectionFollowsFocusMarker", of: "UICollectionViewDelegate", "collectionView", "Bool", [
            ("_", "UICollectionView"), ("selectionFollowsFocusForItemAt", "IndexPath")]),
        Marker("CollectionShouldBeginMultipleSelectionMarker", of: "UICollectionViewDelegate", "collectionView", "Bool", [
            ("_", "UICollectionView"), ("shouldBeginMultipleSelectionInteractionAt", "IndexPath")]),
        Marker("CollectionShouldDeselectMarker", of: "UICollectionViewDelegate", "collectionView", "Bool", [
            ("_", "UICollectionView"), ("shouldDeselectItemAt", "IndexPath")]),
        Marker("CollectionShouldHighlightMarker", of: "UICollectionViewDelegate", "collectionView", "Bool", [
            ("_", "UICollectionView"), ("shouldHighlightItemAt", "IndexPath")]),
        Marker("CollectionShouldSelectMarker", of: "UICollectionViewDelegate", "collectionView", "Bool", [
            ("_", "UICollectionView"), ("shouldSelectItemAt", "IndexPath")]),
        Marker("CollectionShouldUpdateFocusMarker", of: "UICollectionViewDelegate", "collectionView", "Bool", [
            ("_", "UICollectionView"), ("shouldUpdateFocusIn", "UICollectionViewFocusUpdateContext")]),
        Marker("CollectionSizeForItemMarker", of: "UICollectionViewDelegateFlowLayout", "collectionView", "CGSize", [
            ("_", "UICollectionView"), ("layout", "UICollectionViewLayout"), ("sizeForItemAt", "IndexPath")]),
        Marker("CollectionSupplementaryViewMarker", of: "UICollectionViewDataSource", "collectionView", "UICollectionReusableView", [
            ("_", "UICollectionView"), ("viewForSupplementaryElementOfKind", "String"), ("at", "IndexPath")]),
        Marker("CollectionTargetOfMoveMarker", of: "UICollectionViewDelegate", "collectionView", "IndexPath", [
            ("_", "UICollectionView"), ("targetIndexPathForMoveOfItemFromOriginalIndexPath", "IndexPath"), ("atCurrentIndexPath", "IndexPath"), ("toProposedIndexPath", "IndexPath")]),
        Marker("CollectionTargetOffsetMarker", of: "UICollectionViewDelegate", "collectionView", "CGPoint", [
            ("_", "UICollectionView"), ("targetContentOffsetForProposedContentOffset", "CGPoint")]),
        Marker("CollectionTransitionLayoutMarker", of: "UICollectionViewDelegate", "collectionView", "UICollectionViewTransitionLayout", [
            ("_", "UICollectionView"), ("transitionLayoutForOldLayout", "UICollectionViewLayout"), ("newLayout", "UICollectionViewLayout")]),
        Marker("CollectionWillDisplayCellMarker", of: "UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("willDisplay", "UICollectionViewCell"), ("forItemAt", "IndexPath")]),
        Marker("CollectionWillDisplayMenuMarker", of: "UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("willDisplayContextMenu", "UIContextMenuConfiguration"), ("animator", "(any UIContextMenuInteractionAnimating)?")]),
        Marker("CollectionWillDisplayViewMarker", of: "UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("willDisplaySupplementaryView", "UICollectionReusableView"), ("forElementKind", "String"), ("at", "IndexPath")]),
        Marker("CollectionWillEndMenuMarker", of: "UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("willEndContextMenuInteraction", "UIContextMenuConfiguration"), ("animator", "(any UIContextMenuInteractionAnimating)?")]),
        Marker("CollectionWillPerformPreviewMarker", of: "UICollectionViewDelegate", "collectionView", "", [
            ("_", "UICollectionView"), ("willPerformPreviewActionForMenuWith", "UIContextMenuConfiguration"), ("animator", "any UIContextMenuInteractionCommitAnimating")]),
        Marker("PickerViewAttributedTitleMarker", of: "UIPickerViewDelegate", "pickerView", "NSAttributedString?", [
            ("_", "UIPickerView"), ("attributedTitleForRow", "Int"), ("forComponent", "Int")]),
        Marker("PickerViewDidSelectMarker", of: "UIPickerViewDelegate", "pickerView", "", [
            ("_", "UIPickerView"), ("didSelectRow", "Int"), ("inComponent", "Int")]),
        Marker("PickerViewRowHeightMarker", of: "UIPickerViewDelegate", "pickerView", "CGFloat", [
            ("_", "UIPickerView"), ("rowHeightForComponent", "Int")]),
        Marker("PickerViewTitleMarker", of: "UIPickerViewDelegate", "pickerView", "String?", [
            ("_", "UIPickerView"), ("titleForRow", "Int"), ("forComponent", "Int")]),
        Marker("PickerViewViewMarker", of: "UIPickerViewDelegate", "pickerView", "UIView", [
            ("_", "UIPickerView"), ("viewForRow", "Int"), ("forComponent", "Int"), ("reusing", "UIView?")]),
        Marker("PickerViewWidthMarker", of: "UIPickerViewDelegate", "pickerView", "CGFloat", [
            ("_", "UIPickerView"), ("widthForComponent", "Int")]),
        Marker("ScrollViewDidEndDeceleratingMarker", of: "UIScrollViewDelegate", "scrollViewDidEndDecelerating", "", [
            ("_", "UIScrollView")]),
        Marker("ScrollViewDidEndDraggingMarker", of: "UIScrollViewDelegate", "scrollViewDidEndDragging", "", [
            ("_", "UIScrollView"), ("willDecelerate", "Bool")]),
        Marker("ScrollViewDidEndScrollingAnimationMarker", of: "UIScrollViewDelegate", "scrollViewDidEndScrollingAnimation", "", [
            ("_", "UIScrollView")]),
        Marker("ScrollViewDidScrollMarker", of: "UIScrollViewDelegate", "scrollViewDidScroll", "", [("_", "UIScrollView")]),
        Marker("ScrollViewDidZoomMarker", of: "UIScrollViewDelegate", "scrollViewDidZoom", "", [("_", "UIScrollView")]),
        Marker("ScrollViewWillBeginDraggingMarker", of: "UIScrollViewDelegate", "scrollViewWillBeginDragging", "", [
            ("_", "UIScrollView")]),
        Marker("ScrollViewWillEndDraggingMarker", of: "UIScrollViewDelegate", "scrollViewWillEndDragging", "", [
            ("_", "UIScrollView"), ("withVelocity", "CGPoint"), ("targetContentOffset", "UnsafeMutablePointer<CGPoint>")]),
        Marker("SearchBarBookmarkMarker", of: "UISearchBarDelegate", "searchBarBookmarkButtonClicked", "", [("_", "UISearchBar")]),
        Marker("SearchBarCancelMarker", of: "UISearchBarDelegate", "searchBarCancelButtonClicked", "", [("_", "UISearchBar")]),
        Marker("SearchBarDidBeginMarker", of: "UISearchBarDelegate", "searchBarTextDidBeginEditing", "", [("_", "UISearchBar")]),
        Marker("SearchBarDidChangeMarker", of: "UISearchBarDelegate", "searchBar", "", [
            ("_", "UISearchBar"), ("textDidChange", "String")]),
        Marker("SearchBarDidEndMarker", of: "UISearchBarDelegate", "searchBarTextDidEndEditing", "", [("_", "UISearchBar")]),
        Marker("SearchBarResultsMarker", of: "UISearchBarDelegate", "searchBarResultsListButtonClicked", "", [
            ("_", "UISearchBar")]),
        Marker("SearchBarScopeMarker", of: "UISearchBarDelegate", "searchBar", "", [
            ("_", "UISearchBar"), ("selectedScopeButtonIndexDidChange", "Int")]),
        Marker("SearchBarSearchMarker", of: "UISearchBarDelegate", "searchBarSearchButtonClicked", "", [("_", "UISearchBar")]),
        Marker("SearchBarShouldBeginMarker", of: "UISearchBarDelegate", "searchBarShouldBeginEditing", "Bool", [
            ("_", "UISearchBar")]),
        Marker("SearchBarShouldChangeMarker", of: "UISearchBarDelegate", "searchBar", "Bool", [
            ("_", "UISearchBar"), ("shouldChangeTextIn", "NSRange"), ("replacementText", "String")]),
        Marker("SearchBarShouldEndMarker", of: "UISearchBarDelegate", "searchBarShouldEndEditing", "Bool", [("_", "UISearchBar")]),
        Marker("TableAccessoryTappedMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("accessoryButtonTappedForRowWith", "IndexPath")]),
        Marker("TableCanEditRowMarker", of: "UITableViewDataSource", "tableView", "Bool", [
            ("_", "UITableView"), ("canEditRowAt", "IndexPath")]),
        Marker("TableCanMoveRowMarker", of: "UITableViewDataSource", "tableView", "Bool", [
            ("_", "UITableView"), ("canMoveRowAt", "IndexPath")]),
        Marker("TableCanPerformPrimaryActionMarker", of: "UITableViewDelegate", "tableView", "Bool", [
            ("_", "UITableView"), ("canPerformPrimaryActionForRowAt", "IndexPath")]),
        Marker("TableCancelPrefetchingMarker", of: "UITableViewDataSourcePrefetching", "tableView", "", [
            ("_", "UITableView"), ("cancelPrefetchingForRowsAt", "[IndexPath]")]),
        Marker("TableCommitEditingMarker", of: "UITableViewDataSource", "tableView", "", [
            ("_", "UITableView"), ("commit", "UITableViewCell.EditingStyle"), ("forRowAt", "IndexPath")]),
        Marker("TableContextMenuForRowMarker", of: "UITableViewDelegate", "tableView", "UIContextMenuConfiguration?", [
            ("_", "UITableView"), ("contextMenuConfigurationForRowAt", "IndexPath"), ("point", "CGPoint")]),
        Marker("TableDidBeginMultipleSelectionMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("didBeginMultipleSelectionInteractionAt", "IndexPath")]),
        Marker("TableDidDeselectRowMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("didDeselectRowAt", "IndexPath")]),
        Marker("TableDidEndDisplayingCellMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("didEndDisplaying", "UITableViewCell"), ("forRowAt", "IndexPath")]),
        Marker("TableDidEndDisplayingFooterMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("didEndDisplayingFooterView", "UIView"), ("forSection", "Int")]),
        Marker("TableDidEndDisplayingHeaderMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("didEndDisplayingHeaderView", "UIView"), ("forSection", "Int")]),
        Marker("TableDidEndEditingRowMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("didEndEditingRowAt", "IndexPath?")]),
        Marker("TableDidEndMultipleSelectionMarker", of: "UITableViewDelegate", "tableViewDidEndMultipleSelectionInteraction", "", [
            ("_", "UITableView")]),
        Marker("TableDidHighlightRowMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("didHighlightRowAt", "IndexPath")]),
        Marker("TableDidSelectRowMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("didSelectRowAt", "IndexPath")]),
        Marker("TableDidUnhighlightRowMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("didUnhighlightRowAt", "IndexPath")]),
        Marker("TableEditActionsMarker", of: "UITableViewDelegate", "tableView", "[UITableViewRowAction]?", [
            ("_", "UITableView"), ("editActionsForRowAt", "IndexPath")]),
        Marker("TableEditingStyleForRowMarker", of: "UITableViewDelegate", "tableView", "UITableViewCell.EditingStyle", [
            ("_", "UITableView"), ("editingStyleForRowAt", "IndexPath")]),
        Marker("TableEstimatedHeightForFooterMarker", of: "UITableViewDelegate", "tableView", "CGFloat", [
            ("_", "UITableView"), ("estimatedHeightForFooterInSection", "Int")]),
        Marker("TableEstimatedHeightForHeaderMarker", of: "UITableViewDelegate", "tableView", "CGFloat", [
            ("_", "UITableView"), ("estimatedHeightForHeaderInSection", "Int")]),
        Marker("TableEstimatedHeightForRowMarker", of: "UITableViewDelegate", "tableView", "CGFloat", [
            ("_", "UITableView"), ("estimatedHeightForRowAt", "IndexPath")]),
        Marker("TableHeightForFooterMarker", of: "UITableViewDelegate", "tableView", "CGFloat", [
            ("_", "UITableView"), ("heightForFooterInSection", "Int")]),
        Marker("TableHeightForHeaderMarker", of: "UITableViewDelegate", "tableView", "CGFloat", [
            ("_", "UITableView"), ("heightForHeaderInSection", "Int")]),
        Marker("TableHeightForRowMarker", of: "UITableViewDelegate", "tableView", "CGFloat", [
            ("_", "UITableView"), ("heightForRowAt", "IndexPath")]),
        Marker("TableIndentationLevelMarker", of: "UITableViewDelegate", "tableView", "Int", [
            ("_", "UITableView"), ("indentationLevelForRowAt", "IndexPath")]),
        Marker("TableLeadingSwipeActionsMarker", of: "UITableViewDelegate", "tableView", "UISwipeActionsConfiguration?", [
            ("_", "UITableView"), ("leadingSwipeActionsConfigurationForRowAt", "IndexPath")]),
        Marker("TableMoveRowMarker", of: "UITableViewDataSource", "tableView", "", [
            ("_", "UITableView"), ("moveRowAt", "IndexPath"), ("to", "IndexPath")]),
        Marker("TableNumberOfRowsMarker", of: "UITableViewDataSource", "tableView", "Int", [
            ("_", "UITableView"), ("numberOfRowsInSection", "Int")]),
        Marker("TableNumberOfSectionsMarker", of: "UITableViewDataSource", "numberOfSections", "Int", [("in", "UITableView")]),
        Marker("TablePerformPrimaryActionMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("performPrimaryActionForRowAt", "IndexPath")]),
        Marker("TablePreviewForDismissingMarker", of: "UITableViewDelegate", "tableView", "UITargetedPreview?", [
            ("_", "UITableView"), ("previewForDismissingContextMenuWithConfiguration", "UIContextMenuConfiguration")]),
        Marker("TablePreviewForHighlightingMarker", of: "UITableViewDelegate", "tableView", "UITargetedPreview?", [
            ("_", "UITableView"), ("previewForHighlightingContextMenuWithConfiguration", "UIContextMenuConfiguration")]),
        Marker("TableSectionForTitleMarker", of: "UITableViewDataSource", "tableView", "Int", [
            ("_", "UITableView"), ("sectionForSectionIndexTitle", "String"), ("at", "Int")]),
        Marker("TableSectionIndexTitlesMarker", of: "UITableViewDataSource", "sectionIndexTitles", "[String]?", [
            ("for", "UITableView")]),
        Marker("TableShouldBeginMultipleSelectionMarker", of: "UITableViewDelegate", "tableView", "Bool", [
            ("_", "UITableView"), ("shouldBeginMultipleSelectionInteractionAt", "IndexPath")]),
        Marker("TableShouldHighlightRowMarker", of: "UITableViewDelegate", "tableView", "Bool", [
            ("_", "UITableView"), ("shouldHighlightRowAt", "IndexPath")]),
        Marker("TableShouldIndentRowMarker", of: "UITableViewDelegate", "tableView", "Bool", [
            ("_", "UITableView"), ("shouldIndentWhileEditingRowAt", "IndexPath")]),
        Marker("TableShouldSpringLoadRowMarker", of: "UITableViewDelegate", "tableView", "Bool", [
            ("_", "UITableView"), ("shouldSpringLoadRowAt", "IndexPath"), ("with", "any UISpringLoadedInteractionContext")]),
        Marker("TableTargetForMoveMarker", of: "UITableViewDelegate", "tableView", "IndexPath", [
            ("_", "UITableView"), ("targetIndexPathForMoveFromRowAt", "IndexPath"), ("toProposedIndexPath", "IndexPath")]),
        Marker("TableTitleForDeleteMarker", of: "UITableViewDelegate", "tableView", "String?", [
            ("_", "UITableView"), ("titleForDeleteConfirmationButtonForRowAt", "IndexPath")]),
        Marker("TableTitleForFooterMarker", of: "UITableViewDataSource", "tableView", "String?", [
            ("_", "UITableView"), ("titleForFooterInSection", "Int")]),
        Marker("TableTitleForHeaderMarker", of: "UITableViewDataSource", "tableView", "String?", [
            ("_", "UITableView"), ("titleForHeaderInSection", "Int")]),
        Marker("TableTrailingSwipeActionsMarker", of: "UITableViewDelegate", "tableView", "UISwipeActionsConfiguration?", [
            ("_", "UITableView"), ("trailingSwipeActionsConfigurationForRowAt", "IndexPath")]),
        Marker("TableViewForFooterMarker", of: "UITableViewDelegate", "tableView", "UIView?", [
            ("_", "UITableView"), ("viewForFooterInSection", "Int")]),
        Marker("TableViewForHeaderMarker", of: "UITableViewDelegate", "tableView", "UIView?", [
            ("_", "UITableView"), ("viewForHeaderInSection", "Int")]),
        Marker("TableWillBeginEditingRowMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("willBeginEditingRowAt", "IndexPath")]),
        Marker("TableWillDeselectRowMarker", of: "UITableViewDelegate", "tableView", "IndexPath?", [
            ("_", "UITableView"), ("willDeselectRowAt", "IndexPath")]),
        Marker("TableWillDisplayCellMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("willDisplay", "UITableViewCell"), ("forRowAt", "IndexPath")]),
        Marker("TableWillDisplayFooterMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("willDisplayFooterView", "UIView"), ("forSection", "Int")]),
        Marker("TableWillDisplayHeaderMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("willDisplayHeaderView", "UIView"), ("forSection", "Int")]),
        Marker("TableWillDisplayMenuMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("willDisplayContextMenu", "UIContextMenuConfiguration"), ("animator", "(any UIContextMenuInteractionAnimating)?")]),
        Marker("TableWillEndMenuMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("willEndContextMenuInteraction", "UIContextMenuConfiguration"), ("animator", "(any UIContextMenuInteractionAnimating)?")]),
        Marker("TableWillPerformPreviewMarker", of: "UITableViewDelegate", "tableView", "", [
            ("_", "UITableView"), ("willPerformPreviewActionForMenuWith", "UIContextMenuConfiguration"), ("animator", "any UIContextMenuInteractionCommitAnimating")]),
        Marker("TableWillSelectRowMarker", of: "UITableViewDelegate", "tableView", "IndexPath?", [
            ("_", "UITableView"), ("willSelectRowAt", "IndexPath")]),
        Marker("TextFieldDidBeginMarker", of: "UITextFieldDelegate", "textFieldDidBeginEditing", "", [("_", "UITextField")]),
        Marker("TextFieldDidChangeSelectionMarker", of: "UITextFieldDelegate", "textFieldDidChangeSelection", "", [
            ("_", "UITextField")]),
        Marker("TextFieldDidEndMarker", of: "UITextFieldDelegate", "textFieldDidEndEditing", "", [("_", "UITextField")]),
        Marker("TextFieldShouldBeginMarker", of: "UITextFieldDelegate", "textFieldShouldBeginEditing", "Bool", [
            ("_", "UITextField")]),
        Marker("TextFieldShouldChangeMarker", of: "UITextFieldDelegate", "textField", "Bool", [
            ("_", "UITextField"), ("shouldChangeCharactersIn", "NSRange"), ("replacementString", "String")]),
        Marker("TextFieldShouldClearMarker", of: "UITextFieldDelegate", "textFieldShouldClear", "Bool", [("_", "UITextField")]),
        Marker("TextFieldShouldEndMarker", of: "UITextFieldDelegate", "textFieldShouldEndEditing", "Bool", [("_", "UITextField")]),
        Marker("TextFieldShouldReturnMarker", of: "UITextFieldDelegate", "textFieldShouldReturn", "Bool", [("_", "UITextField")]),
        Marker("TextViewDidBeginMarker", of: "UITextViewDelegate", "textViewDidBeginEditing", "", [("_", "UITextView")]),
        Marker("TextViewDidChangeMarker", of: "UITextViewDelegate", "textViewDidChange", "", [("_", "UITextView")]),
        Marker("TextViewDidChangeSelectionMarker", of: "UITextViewDelegate", "textViewDidChangeSelection", "", [
            ("_", "UITextView")]),
        Marker("TextViewDidEndMarker", of: "UITextViewDelegate", "textViewDidEndEditing", "", [("_", "UITextView")]),
        Marker("TextViewPrimaryActionMarker", of: "UITextViewDelegate", "textView", "UIAction?", [
            ("_", "UITextView"), ("primaryActionFor", "UITextItem"), ("defaultAction", "UIAction")]),
        Marker("TextViewShouldBeginMarker", of: "UITextViewDelegate", "textViewShouldBeginEditing", "Bool", [("_", "UITextView")]),
        Marker("TextViewShouldChangeMarker", of: "UITextViewDelegate", "textView", "Bool", [
            ("_", "UITextView"), ("shouldChangeTextIn", "NSRange"), ("replacementText", "String")]),
        Marker("TextViewShouldEndMarker", of: "UITextViewDelegate", "textViewShouldEndEditing", "Bool", [("_", "UITextView")]),
        Marker("TextViewShouldInteractMarker", of: "UITextViewDelegate", "textView", "Bool", [
            ("_", "UITextView"), ("shouldInteractWith", "URL"), ("in", "NSRange"), ("interaction", "UITextItemInteraction")]),
        Marker("ViewForZoomingMarker", of: "UIScrollViewDelegate", "viewForZooming", "UIView?", [("in", "UIScrollView")]),
    ]
}
