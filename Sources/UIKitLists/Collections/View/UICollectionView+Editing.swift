// The editing mode, and what cells of lists ask for: swipes, the arrow of an outline.
// Apple: "UICollectionView", isEditing; "UICollectionLayoutListConfiguration", trailingSwipeActionsConfigurationProvider.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// Changed by `UICollectionView+Editing.swift`.
@MainActor struct CollectionEditState {
    var isEditing = false
    /// What the arrow of an outline does; it returns whether it did something. Data sources with section snapshots set it.
    var outline: ((IndexPath) -> Bool)?
    let gestures = ListGestures()
    let menus = ListMenus()

    var swiping: ListSwiping { gestures.swiping }
}

extension UICollectionView {
    /// The buttons that a swipe has uncovered, the one at the edge first.
    package var shownSwipeActions: [UIControl] { editState.swiping.swiped?.view.buttons ?? [] }

    func edit(_ editing: Bool) {
        guard editing != editState.isEditing else { return }
        leaveSwipe(animated: false)
        if moving.current != nil { cancelInteractiveMovement() }
        for item in picking.selected { deselect(item, false) }
        editState.isEditing = editing
        dressAll()
        setNeedsLayout()
    }

    /// Whether an item takes part in editing.
    func canEdit(_ path: ListPath) -> Bool { tells.canEdit(path.indexPath) ?? true }

    /// What the arrow of an outline does.
    package var outlineHandler: ((IndexPath) -> Bool)? {
        get { editState.outline }
        set { editState.outline = newValue }
    }
}

extension UICollectionView: CellHost {
    private func path(ofCell cell: UIView) -> ListPath? {
        (cell as? UICollectionViewCell).flatMap { path(of: $0, .cell) }.flatMap { ListPath($0) }
    }
    /// The detail button of a list's cell runs its own closure.
    package func accessoryTapped(of cell: UIView) {}
    /// The circle of a list's cell selects where several can be selected; the minus without a closure shows the actions of a swipe.
    package func editingControlTapped(of cell: UIView) {
        guard let path = path(ofCell: cell) else { return }
        if isEditing, options.allowsMultipleSelectionDuringEditing { return pick(path.indexPath) }
        editState.swiping.open(path)
    }
    package func outlineTapped(of cell: UIView) {
        guard let path = path(ofCell: cell) else { return }
        _ = editState.outline?(path.indexPath)
    }
}

extension UICollectionView: SwipingList {
    func rowToSwipe(at point: CGPoint) -> ListPath? {
        guard moving.current == nil, editState.swiping.swiped != nil || !isEditing, let path = item(under: point),
            layout.cellPlace(at: path.indexPath) != nil
        else { return nil }
        return path
    }
    func cellToSwipe(at path: ListPath) -> UIView? { element(path.indexPath)?.cell }
    func actions(_ side: SwipeSide, _ path: ListPath) -> UISwipeActionsConfiguration? {
        guard canEdit(path), let given = layout.swipeActions(at: dataPath(of: path.indexPath), leading: side == .leading) else {
            return nil
        }
        return given.actions.isEmpty ? nil : given
    }
    func restingFrame(of path: ListPath) -> CGRect? {
        guard !data.isStale, has(path), let element = element(path.indexPath), let place = element.applied?.frame,
            let container = element.view.superview
        else { return nil }
        return container === self ? place : convert(place, to: container)
    }
    func swipeBegan(_ swiped: SwipedRow) {
        (swiped.cell as? UICollectionViewCell)?.isSwipedItem = true
        endTouch()
    }
    func swipeOpened(_ swiped: SwipedRow) {}
    func swipeCloses(_ swiped: SwipedRow) { (swiped.cell as? UICollectionViewCell)?.isSwipedItem = false }
    func swipeEnded(_ swiped: SwipedRow, at path: ListPath?) {}

    /// The actions go; the item returns to its place, unless the data has lost it.
    func leaveSwipe(animated: Bool, isGone: Bool = false) { editState.swiping.leave(animated: animated, isGone: isGone) }
    /// How far a cell is from its place, in points to the right.
    func swipeOffset(of view: UIView) -> CGFloat { editState.swiping.offset(of: view) }
}

extension UICollectionView: SeveralList {
    var allowsTwoFingers: Bool {
        (options.allowsMultipleSelection || options.allowsMultipleSelectionDuringEditing) && moving.current == nil
    }
    func rowPath(at point: CGPoint) -> ListPath? { item(under: point) }
    var shownRowPaths: [ListPath] { elements.cells.compactMap(\.path) }
    var selectedRowPaths: [IndexPath] { picking.selected }
    func severalMayBegin(at indexPath: IndexPath) -> Bool { tells.shouldBeginMultipleSelection(indexPath) ?? false }
    func severalBegan(at indexPath: IndexPath) {
        endTouch()
        if !options.allowsMultipleSelection { isEditing = true }
        tells.didBeginMultipleSelection(indexPath)
    }
    func pickByFingers(_ indexPath: IndexPath, _ isSelected: Bool) {
        if isSelected {
            select(indexPath, false, [])
            tells.didSelect(indexPath)
        } else {
            deselect(indexPath, false)
            tells.didDeselect(indexPath)
        }
    }
    func severalEnded() { tells.didEndMultipleSelection() }
}
