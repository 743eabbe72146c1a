// The markers of optional methods. Written by Tools/script/apple-tables; not by hand.
// No Apple page: this is ours.
// swift-format-ignore-file

extension AppleTables {
    /// The markers by which UIKit asks for an optional method (U43).
    static let markers: [Marker] = [
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
