// Which optional methods a table's delegate is known to have, and which it lacks.
// No Apple page: this is ours.
import Foundation

/// The markers that a delegate carries, found once when it is set.
struct TableDelegateMarks: OptionSet {
    let rawValue: UInt64

    static let willDisplayCell = TableDelegateMarks(rawValue: 1 << 0)
    static let willDisplayHeader = TableDelegateMarks(rawValue: 1 << 1)
    static let willDisplayFooter = TableDelegateMarks(rawValue: 1 << 2)
    static let didEndDisplayingCell = TableDelegateMarks(rawValue: 1 << 3)
    static let didEndDisplayingHeader = TableDelegateMarks(rawValue: 1 << 4)
    static let didEndDisplayingFooter = TableDelegateMarks(rawValue: 1 << 5)
    static let heightForRow = TableDelegateMarks(rawValue: 1 << 6)
    static let heightForHeader = TableDelegateMarks(rawValue: 1 << 7)
    static let heightForFooter = TableDelegateMarks(rawValue: 1 << 8)
    static let estimatedHeightForRow = TableDelegateMarks(rawValue: 1 << 9)
    static let estimatedHeightForHeader = TableDelegateMarks(rawValue: 1 << 10)
    static let estimatedHeightForFooter = TableDelegateMarks(rawValue: 1 << 11)
    static let viewForHeader = TableDelegateMarks(rawValue: 1 << 12)
    static let viewForFooter = TableDelegateMarks(rawValue: 1 << 13)
    static let accessoryTapped = TableDelegateMarks(rawValue: 1 << 14)
    static let shouldHighlightRow = TableDelegateMarks(rawValue: 1 << 15)
    static let didHighlightRow = TableDelegateMarks(rawValue: 1 << 16)
    static let didUnhighlightRow = TableDelegateMarks(rawValue: 1 << 17)
    static let willSelectRow = TableDelegateMarks(rawValue: 1 << 18)
    static let willDeselectRow = TableDelegateMarks(rawValue: 1 << 19)
    static let didSelectRow = TableDelegateMarks(rawValue: 1 << 20)
    static let didDeselectRow = TableDelegateMarks(rawValue: 1 << 21)
    static let canPerformPrimaryAction = TableDelegateMarks(rawValue: 1 << 22)
    static let performPrimaryAction = TableDelegateMarks(rawValue: 1 << 23)
    static let editingStyleForRow = TableDelegateMarks(rawValue: 1 << 24)
    static let titleForDelete = TableDelegateMarks(rawValue: 1 << 25)
    static let editActions = TableDelegateMarks(rawValue: 1 << 26)
    static let leadingSwipeActions = TableDelegateMarks(rawValue: 1 << 27)
    static let trailingSwipeActions = TableDelegateMarks(rawValue: 1 << 28)
    static let shouldIndentRow = TableDelegateMarks(rawValue: 1 << 29)
    static let willBeginEditingRow = TableDelegateMarks(rawValue: 1 << 30)
    static let didEndEditingRow = TableDelegateMarks(rawValue: 1 << 31)
    static let targetForMove = TableDelegateMarks(rawValue: 1 << 32)
    static let indentationLevel = TableDelegateMarks(rawValue: 1 << 33)
    static let shouldBeginMultipleSelection = TableDelegateMarks(rawValue: 1 << 34)
    static let didBeginMultipleSelection = TableDelegateMarks(rawValue: 1 << 35)
    static let didEndMultipleSelection = TableDelegateMarks(rawValue: 1 << 36)
    static let contextMenuForRow = TableDelegateMarks(rawValue: 1 << 37)
    static let previewForHighlighting = TableDelegateMarks(rawValue: 1 << 38)
    static let previewForDismissing = TableDelegateMarks(rawValue: 1 << 39)
    static let willPerformPreview = TableDelegateMarks(rawValue: 1 << 40)
    static let willDisplayMenu = TableDelegateMarks(rawValue: 1 << 41)
    static let willEndMenu = TableDelegateMarks(rawValue: 1 << 42)
    static let shouldSpringLoadRow = TableDelegateMarks(rawValue: 1 << 43)

    init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Asks an object for each of the markers.
    @MainActor init(of object: AnyObject?) {
        self = []
        guard let object else { return }
        if object is any TableWillDisplayCellMarker { insert(.willDisplayCell) }
        if object is any TableWillDisplayHeaderMarker { insert(.willDisplayHeader) }
        if object is any TableWillDisplayFooterMarker { insert(.willDisplayFooter) }
        if object is any TableDidEndDisplayingCellMarker { insert(.didEndDisplayingCell) }
        if object is any TableDidEndDisplayingHeaderMarker { insert(.didEndDisplayingHeader) }
        if object is any TableDidEndDisplayingFooterMarker { insert(.didEndDisplayingFooter) }
        if object is any TableHeightForRowMarker { insert(.heightForRow) }
        if object is any TableHeightForHeaderMarker { insert(.heightForHeader) }
        if object is any TableHeightForFooterMarker { insert(.heightForFooter) }
        if object is any TableEstimatedHeightForRowMarker { insert(.estimatedHeightForRow) }
        if object is any TableEstimatedHeightForHeaderMarker { insert(.estimatedHeightForHeader) }
        if object is any TableEstimatedHeightForFooterMarker { insert(.estimatedHeightForFooter) }
        if object is any TableViewForHeaderMarker { insert(.viewForHeader) }
        if object is any TableViewForFooterMarker { insert(.viewForFooter) }
        if object is any TableAccessoryTappedMarker { insert(.accessoryTapped) }
        if object is any TableShouldHighlightRowMarker { insert(.shouldHighlightRow) }
        if object is any TableDidHighlightRowMarker { insert(.didHighlightRow) }
        if object is any TableDidUnhighlightRowMarker { insert(.didUnhighlightRow) }
        if object is any TableWillSelectRowMarker { insert(.willSelectRow) }
        if object is any TableWillDeselectRowMarker { insert(.willDeselectRow) }
        if object is any TableDidSelectRowMarker { insert(.didSelectRow) }
        if object is any TableDidDeselectRowMarker { insert(.didDeselectRow) }
        if object is any TableCanPerformPrimaryActionMarker { insert(.canPerformPrimaryAction) }
        if object is any TablePerformPrimaryActionMarker { insert(.performPrimaryAction) }
        if object is any TableEditingStyleForRowMarker { insert(.editingStyleForRow) }
        if object is any TableTitleForDeleteMarker { insert(.titleForDelete) }
        if object is any TableEditActionsMarker { insert(.editActions) }
        if object is any TableLeadingSwipeActionsMarker { insert(.leadingSwipeActions) }
        if object is any TableTrailingSwipeActionsMarker { insert(.trailingSwipeActions) }
        if object is any TableShouldIndentRowMarker { insert(.shouldIndentRow) }
        if object is any TableWillBeginEditingRowMarker { insert(.willBeginEditingRow) }
        if object is any TableDidEndEditingRowMarker { insert(.didEndEditingRow) }
        if object is any TableTargetForMoveMarker { insert(.targetForMove) }
        if object is any TableIndentationLevelMarker { insert(.indentationLevel) }
        if object is any TableShouldBeginMultipleSelectionMarker { insert(.shouldBeginMultipleSelection) }
        if object is any TableDidBeginMultipleSelectionMarker { insert(.didBeginMultipleSelection) }
        if object is any TableDidEndMultipleSelectionMarker { insert(.didEndMultipleSelection) }
        if object is any TableContextMenuForRowMarker { insert(.contextMenuForRow) }
        if object is any TablePreviewForHighlightingMarker { insert(.previewForHighlighting) }
        if object is any TablePreviewForDismissingMarker { insert(.previewForDismissing) }
        if object is any TableWillPerformPreviewMarker { insert(.willPerformPreview) }
        if object is any TableWillDisplayMenuMarker { insert(.willDisplayMenu) }
        if object is any TableWillEndMenuMarker { insert(.willEndMenu) }
        if object is any TableShouldSpringLoadRowMarker { insert(.shouldSpringLoadRow) }
    }
}
