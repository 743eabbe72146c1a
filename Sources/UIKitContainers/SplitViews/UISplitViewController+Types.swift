// The words in which a split view's columns and arrangements are named.
// Apple: "UISplitViewController.Column", "UISplitViewController.DisplayMode", "UISplitViewController.SplitBehavior".
import CoreGraphics
import Foundation

extension UISplitViewController {
    /// How a split view is made: with the old two controllers, or in columns.
    public enum Style: Int, Sendable {
        /// The classic interface of two controllers, set by `viewControllers`.
        case unspecified = 0
        /// Primary and secondary column.
        case doubleColumn
        /// Primary, supplementary and secondary column.
        case tripleColumn
    }

    /// A place for a controller.
    public enum Column: Int, Sendable {
        /// The outermost side column.
        case primary = 0
        /// The side column between the primary and the secondary one; in ``Style/tripleColumn`` only.
        case supplementary
        /// The content.
        case secondary
        /// The column that replaces the others while the interface is collapsed.
        case compact
        /// The column behind the content, of iOS 26. Its controller is kept; it is not shown yet (UIK1201).
        case inspector
    }

    /// The visible columns and their arrangement.
    public enum DisplayMode: Int, Sendable {
        /// The system's choice; a wish only, never what is shown.
        case automatic = 0
        /// No side column.
        case secondaryOnly
        /// One side column beside the content.
        case oneBesideSecondary
        /// One side column over the content.
        case oneOverSecondary
        /// The side columns are both beside the content.
        case twoBesideSecondary
        /// The side columns are both over the content.
        case twoOverSecondary
        /// The side columns are both visible, and push the content partly off the screen.
        case twoDisplaceSecondary

        /// The classic name of ``secondaryOnly``.
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// The classic name of ``oneBesideSecondary``.
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The classic name of ``oneOverSecondary``.
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }

        /// How many side columns are seen.
        var sides: Int {
            switch self {
            case .automatic, .secondaryOnly: 0
            case .oneBesideSecondary, .oneOverSecondary: 1
            case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
            }
        }
        /// Whether side columns lie on the content.
        var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
        /// Whether the content takes no touches: it is covered or displaced.
        var blocksSecondary: Bool { isOver || self == .twoDisplaceSecondary }
    }

    /// The relation of side columns to the content. In the column styles only.
    public enum SplitBehavior: Int, Sendable {
        /// The system's choice; a wish only.
        case automatic = 0
        /// The side columns are beside the content.
        case tile
        /// The side columns are over the content.
        case overlay
        /// The first stands beside it, the second pushes it partly off the screen.
        case displace

        /// The display mode with so many side columns (documented).
        func mode(sides: Int) -> DisplayMode {
            switch (self, sides) {
            case (_, ...0): .secondaryOnly
            case (.overlay, 1): .oneOverSecondary
            case (_, 1): .oneBesideSecondary
            case (.overlay, _): .twoOverSecondary
            case (.displace, _): .twoDisplaceSecondary
            default: .twoBesideSecondary
            }
        }
    }

    /// The side on which side columns stand.
    public enum PrimaryEdge: Int, Sendable {
        /// The edge at which lines of text begin.
        case leading = 0
        /// The edge at which lines of text end.
        case trailing
    }

    /// The look of the primary column on a Mac.
    public enum BackgroundStyle: Int, Sendable {
        /// The ordinary one.
        case none = 0
        /// A sidebar's.
        case sidebar
    }

    /// The times at which the button that shows and hides side columns is visible. In the column styles only.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// While `presentsWithGesture` is true.
        case automatic = 0
        /// Never.
        case never
        /// The button is visible even while `presentsWithGesture` is false.
        case always
    }

    /// Leaves a width to the system. Negative, as no width is; its value is guessed.
    nonisolated public class var automaticDimension: CGFloat { -CGFloat(Float.greatestFiniteMagnitude) }
}
