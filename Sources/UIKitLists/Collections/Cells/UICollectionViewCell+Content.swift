// Content, backgrounds and state of a collection view's cell.
// Apple: "UICollectionViewCell"
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitControls
@_spi(Vitrine) import UIKitCore
import UIKitValues

extension UICollectionViewCell {
    func setUpItem() {
        insertPart(contentSlot.view, at: 0)
        placeItemContent()
        // The configurations are updated before the cell is first shown.
        askForUpdate()
    }

    /// Constraints are solved before the layout, and must not find the content as it was.
    func placeItemContent() {
        let frame = contentFrame
        if contentView.frame != frame { contentView.frame = frame }
    }

    // MARK: State

    func changeItem<Value: Equatable>(_ path: WritableKeyPath<ItemState, Value>, _ value: Value) {
        guard item[keyPath: path] != value else { return }
        item[keyPath: path] = value
        showItemSelection()
        askForUpdate()
    }

    var itemConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = item.isHighlighted
        state.isSelected = item.isSelected
        state.isFocused = isFocused
        state.isEditing = item.isEditing
        state.isSwiped = item.isSwiped
        state.isReordering = item.isReordering
        state.isExpanded = item.isExpanded
        state.cellDropState = item.drop
        switch item.drag {
        case .none: state.cellDragState = .none
        case .lifting: state.cellDragState = .lifting
        case .dragging: state.cellDragState = .dragging
        }
        return state
    }

    func askForUpdate() {
        updates.isNeeded = true
        setNeedsLayout()
    }

    /// Steps: 1. the configurations follow the state; 2. the subclass; 3. the handler.
    func updateIfAsked() {
        guard updates.isNeeded else { return }
        updates.isNeeded = false
        let state = configurationState
        contentSlot.update(for: state)
        backgroundSlot.update(for: state, in: self)
        updateConfiguration(using: state)
        updates.handler?(self, state)
        updates.isNeeded = false
    }

    /// Readies the cell for another item. The collection view sets what it is there.
    func resetItem() {
        item.isSwiped = false
        item.isReordering = false
        item.drag = .none
        item.drop = .none
        askForUpdate()
    }

    // MARK: What the collection view sets

    /// Whether the collection view is edited.
    package var isEditingItem: Bool {
        get { item.isEditing }
        set { changeItem(\.isEditing, newValue) }
    }
    /// Whether the item's children are shown.
    package var isExpandedItem: Bool {
        get { item.isExpanded }
        set { changeItem(\.isExpanded, newValue) }
    }
    /// Whether the cell shows its swipe actions.
    package var isSwipedItem: Bool {
        get { item.isSwiped }
        set { changeItem(\.isSwiped, newValue) }
    }
    /// Whether the collection view moves the item.
    package var isReorderingItem: Bool {
        get { item.isReordering }
        set { changeItem(\.isReordering, newValue) }
    }
    /// What a drop does with the cell.
    package var dropStateOfItem: UICellConfigurationState.DropState {
        get { item.drop }
        set { changeItem(\.drop, newValue) }
    }

    // MARK: Content and backgrounds

    func setItemContent(_ configuration: (any UIContentConfiguration)?) {
        if let old = contentSlot.set(configuration, for: configurationState) {
            old.removeFromSuperview()
            insertPart(contentSlot.view, at: 0)
            orderItemParts()
            placeItemContent()
        } else if contentView is UIListContentView {
            // It tells of another size by itself.
            return setNeedsLayout()
        }
        setNeedsLayout()
        host?.cellChangedSize(self)
    }

    func setItemBackground(_ configuration: UIBackgroundConfiguration?) {
        if configuration != nil {
            for view in [item.background, item.selectedBackground] { view?.removeFromSuperview() }
            item.background = nil
            item.selectedBackground = nil
        }
        backgroundSlot.set(configuration, for: configurationState, in: self)
    }

    func setItemBackground(_ view: UIView?, _ path: WritableKeyPath<ItemState, UIView?>) {
        guard view !== item[keyPath: path] else { return }
        item[keyPath: path]?.removeFromSuperview()
        item[keyPath: path] = view
        if view != nil { backgroundSlot.set(nil, for: configurationState, in: self) }
        if let view, path == \.background { insertPart(view, at: 0) }
        showItemSelection()
        setNeedsLayout()
    }

    /// The selected background is in the cell only while that is selected or highlighted.
    func showItemSelection() {
        let isMarked = item.isSelected || item.isHighlighted
        CellMarking.mark(contentView, isMarked)
        guard let view = item.selectedBackground else { return }
        if isMarked {
            guard view.superview !== self else { return }
            view.frame = bounds
            insertPart(view, at: 0)
            orderItemParts()
        } else {
            view.removeFromSuperview()
        }
    }

    /// Background, selected background, content.
    private func orderItemParts() {
        for view in [item.selectedBackground, item.background, backgroundSlot.view] {
            if let view, view.superview === self { sendSubviewToBack(view) }
        }
    }

    func placeItemParts() {
        placeItemContent()
        for view in [item.background, item.selectedBackground] {
            if let view, view.superview === self { view.frame = bounds }
        }
        backgroundSlot.place(in: self)
    }
}
