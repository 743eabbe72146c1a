// The values by which a table is set up.
// Apple: "UITableView", its nested types and constants.
import CoreGraphics
import Foundation
import UIKitCore

extension UITableView {
    /// The look of a table, for its whole life.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge; headers and footers stay at the edges of what is visible.
        case plain = 0
        /// Sections apart from each other; nothing stays.
        case grouped = 1
        /// Sections as cards with rounded corners, inset by the margins.
        case insetGrouped = 2
    }

    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        /// They fade.
        case fade = 0
        /// They come from the right, and go there.
        case right = 1
        /// They come from the left, and go there.
        case left = 2
        /// They come from the top, and go to the top.
        case top = 3
        /// They come from the bottom, and go to the bottom.
        case bottom = 4
        /// They come and go at once; their neighbours move all the same.
        case none = 5
        /// They open and close about their middle.
        case middle = 6
        /// The system's choice.
        case automatic = 100
    }

    /// Where a row is after scrolling to it.
    public enum ScrollPosition: Int, Sendable {
        /// Visible with the least movement.
        case none = 0
        /// At the top of what is visible.
        case top = 1
        /// In the middle.
        case middle = 2
        /// At the bottom.
        case bottom = 3
    }

    /// What ``separatorInset`` counts from.
    public enum SeparatorInsetReference: Int, Sendable {
        /// From the cell's edges.
        case fromCellEdges = 0
        /// From the system's own insets.
        case fromAutomaticInsets = 1
    }

    /// What makes a row that sizes itself change its height.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Nothing but an update or a reload.
        case disabled = 0
        /// Also `invalidateIntrinsicContentSize()` of the cell or of its content.
        case enabled = 1
        /// Also each change of a constraint in the content; as `enabled` so far (UIK1201).
        case enabledIncludingConstraints = 2
    }

    /// The system's own measure: what fits for a height, the system's estimate for an estimate. −1.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// Stands for a magnifying glass in the index at the edge.
    public nonisolated static let indexSearch = "{search}"
    /// Posted when the user has changed the selection; the object is the table.
    public nonisolated static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")
}
