// The stored state of a table's cell.
// Apple: "UITableViewCell"
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitValues

/// The labels and the image of a cell without a content configuration.
struct CellLabels {
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?
    /// Whether the labels wrap since the user's text size is one for accessibility.
    var wraps = false
}

/// What a cell is in its table, and what it shows of it.
struct CellSelection {
    var isSelected = false
    var isHighlighted = false
    var style = UITableViewCell.SelectionStyle.default
    var focusStyle = UITableViewCell.FocusStyle.default
    var background: UIView?
    var selected: UIView?
    var multiple: UIView?
    /// The system's grey.
    var ownSelected: UIView?
    /// The view that is shown while the cell is selected or highlighted.
    weak var shown: UIView?
}

/// Editing and dragging.
struct CellEditing {
    var isEditing = false
    var style = UITableViewCell.EditingStyle.none
    var showsReorder = false
    var indents = true
    var isConfirmingDelete = false
    var control: EditingControl?
    var reorder: ReorderControl?
    var drag = UITableViewCell.DragState.none
    var respondsWhileDragging = false
    var isSwiped = false
    var isReordering = false
    var isExpanded = false
    var drop = UICellConfigurationState.DropState.none
}

/// What stands at the trailing edge.
struct CellAccessoryState {
    var type = UITableViewCell.AccessoryType.none
    var view: UIView?
    var editingType = UITableViewCell.AccessoryType.none
    var editingView: UIView?
    /// The view that stands there now.
    var shown: UIView?
    var shownType = UITableViewCell.AccessoryType.none
}

/// Geometry that the app sets, and what was derived from it last.
struct CellGeometry {
    var level = 0
    var width = ListMeasures.indentation
    var separatorInset: UIEdgeInsets?
    var lines = SeparatorLines()
    /// The margins that the cell gave itself and its content last.
    var ownMargins: NSDirectionalEdgeInsets?
    var contentMargins: NSDirectionalEdgeInsets?
    /// Whether the app gave the cell a colour.
    var hasOwnColor = false
    var isColoring = false
}
