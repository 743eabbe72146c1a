// The choices that a table's cell has.
// Apple: "UITableViewCell"
import Foundation

extension UITableViewCell {
    /// The arrangement of a cell's own labels and image.
    public enum CellStyle: Int, Sendable {
        /// One label, and an image.
        case `default`
        /// A label at the leading edge and a detail at the trailing edge, and an image.
        case value1
        /// A label in the tint, aligned towards the detail beside it.
        case value2
        /// A label with a smaller detail below it, and an image.
        case subtitle
    }

    /// The lines between cells.
    public enum SeparatorStyle: Int, Sendable {
        /// None.
        case none
        /// A line of one pixel.
        case singleLine
        /// A line as ``singleLine``; Apple deprecates it.
        case singleLineEtched
    }

    /// The look of a selected cell.
    public enum SelectionStyle: Int, Sendable {
        /// No other look.
        case none
        /// As `default`, since iOS 7.
        case blue
        /// As `default`, since iOS 7.
        case gray
        /// The system's grey.
        case `default`
    }

    /// The control at a cell's leading edge while it is edited.
    public enum EditingStyle: Int, Sendable {
        /// None.
        case none
        /// A minus.
        case delete
        /// A plus.
        case insert
    }

    /// The mark at a cell's trailing edge.
    public enum AccessoryType: Int, Sendable {
        /// None.
        case none
        /// An arrow: the cell leads elsewhere.
        case disclosureIndicator
        /// A button with an i, and an arrow.
        case detailDisclosureButton
        /// A checkmark.
        case checkmark
        /// A button with an i.
        case detailButton
    }

    /// The look of a focused cell.
    public enum FocusStyle: Int, Sendable {
        /// The system's.
        case `default`
        /// The app's own.
        case custom
    }

    /// What a drag does with a cell.
    public enum DragState: Int, Sendable {
        /// Nothing.
        case none
        /// The cell is being lifted.
        case lifting
        /// The cell is being dragged.
        case dragging
    }

    /// The controls that a cell shows.
    public struct StateMask: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        /// Controls by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The controls for editing.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The button that confirms a deletion.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }

    /// A handler of changes of a cell's state.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
}
