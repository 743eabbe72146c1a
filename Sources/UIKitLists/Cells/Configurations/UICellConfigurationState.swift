// The state of a cell.
// Apple: "UICellConfigurationState"
import Foundation
import UIKitValues

/// The state of a cell with configurations.
public struct UICellConfigurationState: UIConfigurationState, Hashable, @unchecked Sendable {
    /// What a drag does with the cell.
    public enum DragState: Int, Sendable, Hashable {
        /// Nothing.
        case none
        /// The cell is being lifted.
        case lifting
        /// The cell is being dragged.
        case dragging
    }
    /// What a drop does with the cell.
    public enum DropState: Int, Sendable, Hashable {
        /// No drop is going on in the list.
        case none
        /// A drop is going on elsewhere in the list.
        case notTargeted
        /// A drop would go into the cell.
        case targeted
    }

    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell is disabled.
    public var isDisabled = false
    /// Whether the cell is highlighted.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell is focused.
    public var isFocused = false
    /// Whether the cell stays at the edge of its list.
    public var isPinned = false
    /// Whether the cell is being edited.
    public var isEditing = false
    /// Whether the cell's children are shown.
    public var isExpanded = false
    /// Whether the cell shows its swipe actions.
    public var isSwiped = false
    /// Whether the cell is being moved by its list.
    public var isReordering = false
    /// What a drag does with the cell.
    public var cellDragState = DragState.none
    /// What a drop does with the cell.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state in which nothing holds, with traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// The app's own value for a key; nil for none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }

    var look: LookState {
        var look: LookState = []
        if isDisabled { look.insert(.disabled) }
        if isHighlighted { look.insert(.highlighted) }
        if isSelected { look.insert(.selected) }
        if isFocused { look.insert(.focused) }
        if isPinned { look.insert(.pinned) }
        if isEditing { look.insert(.editing) }
        if isSwiped { look.insert(.swiped) }
        if isExpanded { look.insert(.expanded) }
        if isReordering { look.insert(.reordering) }
        if cellDragState != .none { look.insert(.lifted) }
        if cellDropState == .targeted { look.insert(.dropTarget) }
        return look
    }
}
