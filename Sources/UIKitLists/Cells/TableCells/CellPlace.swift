// What a list tells its cells.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// The look of a list.
package enum ListLook: Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain

    /// The ground of its cells.
    var cellColor: UIColor? {
        switch self {
        case .plain: .systemBackground
        case .grouped, .insetGrouped: .secondarySystemGroupedBackground
        case .sidebar, .sidebarPlain: nil
        }
    }
    var isGrouped: Bool { self == .grouped || self == .insetGrouped }
}

/// The line between cells, as the list wishes it. Lengths are in points.
package struct CellSeparator: Equatable {
    /// Whether the list has lines at all; the content leaves room for one.
    package var isOn = false
    /// Whether the line at the cell's bottom is drawn.
    package var isBottomShown = true
    /// Whether a line at the cell's top is drawn.
    package var isTopShown = false
    /// Whether lines at the top, and at the bottom, go from edge to edge: those at the ends of a section.
    package var isTopWhole = true
    package var isBottomWhole = false
    /// The colour; nil for the system's.
    package var color: UIColor?
    /// The effect; nil for none.
    package var effect: UIVisualEffect?
    /// The list's insets; nil for automatic ones.
    package var inset: UIEdgeInsets?
    /// Whether insets add to the automatic ones: `fromAutomaticInsets`.
    package var addsToAutomatic = false
    package init() {}
}

/// Where a cell is in its list. The list sets it before the cell is shown.
package struct CellPlace: Equatable {
    package var look = ListLook.plain
    /// Whether the cell is the first, and the last, of its section: corners of an inset group.
    package var isFirst = false
    package var isLast = false
    /// The margin at the sides in points; nil for that of the cell's own width.
    package var sideMargin: CGFloat?
    /// Whether the content follows the width for reading.
    package var followsReadableWidth = false
    /// Whether a tap selects the cell: assistive technologies then call it a button.
    package var isSelectable = false
    /// Whether the list edits and selects several: ``UITableViewCell/multipleSelectionBackgroundView``.
    package var selectsSeveral = false
    package var separator = CellSeparator()
    package init() {}
}

/// What a cell tells its list.
@MainActor package protocol CellHost: AnyObject {
    /// The detail button was tapped.
    func accessoryTapped(of cell: UIView)
    /// The minus or plus of the editing controls was tapped.
    func editingControlTapped(of cell: UIView)
    /// The cell may need another height.
    func cellChangedSize(_ cell: UIView)
    /// The arrow that shows or hides the cell's children was tapped.
    func outlineTapped(of cell: UIView)
    /// Whether the cell takes the keyboard's focus.
    func mayFocus(_ cell: UIView) -> Bool
}

extension CellHost {
    package func outlineTapped(of cell: UIView) {}
    package func mayFocus(_ cell: UIView) -> Bool { false }
}
