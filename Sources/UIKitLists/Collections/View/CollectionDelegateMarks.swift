// Which optional methods a collection view's delegate is known to have.
// No Apple page: this is ours.
import Foundation

/// The markers that a delegate carries, found once when it is set.
struct CollectionDelegateMarks: OptionSet {
    let rawValue: UInt64

    static let shouldHighlight = CollectionDelegateMarks(rawValue: 1 << 0)
    static let didHighlight = CollectionDelegateMarks(rawValue: 1 << 1)
    static let didUnhighlight = CollectionDelegateMarks(rawValue: 1 << 2)
    static let shouldSelect = CollectionDelegateMarks(rawValue: 1 << 3)
    static let shouldDeselect = CollectionDelegateMarks(rawValue: 1 << 4)
    static let didSelect = CollectionDelegateMarks(rawValue: 1 << 5)
    static let didDeselect = CollectionDelegateMarks(rawValue: 1 << 6)
    static let canPerformPrimaryAction = CollectionDelegateMarks(rawValue: 1 << 7)
    static let performPrimaryAction = CollectionDelegateMarks(rawValue: 1 << 8)
    static let willDisplayCell = CollectionDelegateMarks(rawValue: 1 << 9)
    static let willDisplayView = CollectionDelegateMarks(rawValue: 1 << 10)
    static let didEndDisplayingCell = CollectionDelegateMarks(rawValue: 1 << 11)
    static let didEndDisplayingView = CollectionDelegateMarks(rawValue: 1 << 12)
    static let transitionLayout = CollectionDelegateMarks(rawValue: 1 << 13)
    static let canFocus = CollectionDelegateMarks(rawValue: 1 << 14)
    static let shouldUpdateFocus = CollectionDelegateMarks(rawValue: 1 << 15)
    static let didUpdateFocus = CollectionDelegateMarks(rawValue: 1 << 16)
    static let preferredFocus = CollectionDelegateMarks(rawValue: 1 << 17)
    static let selectionFollowsFocus = CollectionDelegateMarks(rawValue: 1 << 18)
    static let targetOfMove = CollectionDelegateMarks(rawValue: 1 << 19)
    static let oldTargetOfMove = CollectionDelegateMarks(rawValue: 1 << 20)
    static let targetOffset = CollectionDelegateMarks(rawValue: 1 << 21)
    static let canEdit = CollectionDelegateMarks(rawValue: 1 << 22)
    static let shouldBeginMultipleSelection = CollectionDelegateMarks(rawValue: 1 << 23)
    static let didBeginMultipleSelection = CollectionDelegateMarks(rawValue: 1 << 24)
    static let didEndMultipleSelection = CollectionDelegateMarks(rawValue: 1 << 25)
    static let menuForItems = CollectionDelegateMarks(rawValue: 1 << 26)
    static let menuForItem = CollectionDelegateMarks(rawValue: 1 << 27)
    static let highlightPreview = CollectionDelegateMarks(rawValue: 1 << 28)
    static let dismissalPreview = CollectionDelegateMarks(rawValue: 1 << 29)
    static let oldHighlightPreview = CollectionDelegateMarks(rawValue: 1 << 30)
    static let oldDismissalPreview = CollectionDelegateMarks(rawValue: 1 << 31)
    static let willPerformPreview = CollectionDelegateMarks(rawValue: 1 << 32)
    static let willDisplayMenu = CollectionDelegateMarks(rawValue: 1 << 33)
    static let willEndMenu = CollectionDelegateMarks(rawValue: 1 << 34)

    init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Asks an object for each of the markers.
    @MainActor init(of object: AnyObject?) {
        self = []
        guard let object else { return }
        if object is any CollectionShouldHighlightMarker { insert(.shouldHighlight) }
        if object is any CollectionDidHighlightMarker { insert(.didHighlight) }
        if object is any CollectionDidUnhighlightMarker { insert(.didUnhighlight) }
        if object is any CollectionShouldSelectMarker { insert(.shouldSelect) }
        if object is any CollectionShouldDeselectMarker { insert(.shouldDeselect) }
        if object is any CollectionDidSelectMarker { insert(.didSelect) }
        if object is any CollectionDidDeselectMarker { insert(.didDeselect) }
        if object is any CollectionCanPerformPrimaryActionMarker { insert(.canPerformPrimaryAction) }
        if object is any CollectionPerformPrimaryActionMarker { insert(.performPrimaryAction) }
        if object is any CollectionWillDisplayCellMarker { insert(.willDisplayCell) }
        if object is any CollectionWillDisplayViewMarker { insert(.willDisplayView) }
        if object is any CollectionDidEndDisplayingCellMarker { insert(.didEndDisplayingCell) }
        if object is any CollectionDidEndDisplayingViewMarker { insert(.didEndDisplayingView) }
        if object is any CollectionTransitionLayoutMarker { insert(.transitionLayout) }
        if object is any CollectionCanFocusMarker { insert(.canFocus) }
        if object is any CollectionShouldUpdateFocusMarker { insert(.shouldUpdateFocus) }
        if object is any CollectionDidUpdateFocusMarker { insert(.didUpdateFocus) }
        if object is any CollectionPreferredFocusMarker { insert(.preferredFocus) }
        if object is any CollectionSelectionFollowsFocusMarker { insert(.selectionFollowsFocus) }
        if object is any CollectionTargetOfMoveMarker { insert(.targetOfMove) }
        if object is any CollectionOldTargetOfMoveMarker { insert(.oldTargetOfMove) }
        if object is any CollectionTargetOffsetMarker { insert(.targetOffset) }
        if object is any CollectionCanEditMarker { insert(.canEdit) }
        if object is any CollectionShouldBeginMultipleSelectionMarker { insert(.shouldBeginMultipleSelection) }
        if object is any CollectionDidBeginMultipleSelectionMarker { insert(.didBeginMultipleSelection) }
        if object is any CollectionDidEndMultipleSelectionMarker { insert(.didEndMultipleSelection) }
        if object is any CollectionMenuForItemsMarker { insert(.menuForItems) }
        if object is any CollectionMenuForItemMarker { insert(.menuForItem) }
        if object is any CollectionHighlightPreviewMarker { insert(.highlightPreview) }
        if object is any CollectionDismissalPreviewMarker { insert(.dismissalPreview) }
        if object is any CollectionOldHighlightPreviewMarker { insert(.oldHighlightPreview) }
        if object is any CollectionOldDismissalPreviewMarker { insert(.oldDismissalPreview) }
        if object is any CollectionWillPerformPreviewMarker { insert(.willPerformPreview) }
        if object is any CollectionWillDisplayMenuMarker { insert(.willDisplayMenu) }
        if object is any CollectionWillEndMenuMarker { insert(.willEndMenu) }
    }
}
