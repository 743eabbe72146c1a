// Kinds of bar button items.
// Apple: "UIBarButtonItem.SystemItem", "UIBarButtonItem.Style".
import Foundation

extension UIBarButtonItem {
    /// The style of an item.
    public enum Style: Int, Sendable {
        /// The plain style.
        case plain = 0
        /// The same as `plain`; the border went with iOS 7.
        @available(*, deprecated, message: "Use plain.") case bordered = 1
        /// The semibold style of an action that completes a task.
        case done = 2
    }

    /// A system item, with its title or image.
    public enum SystemItem: Int, Sendable {
        /// "Done", semibold.
        case done = 0
        /// "Cancel".
        case cancel = 1
        /// "Edit".
        case edit = 2
        /// "Save", semibold.
        case save = 3
        /// A plus.
        case add = 4
        /// Space that takes the remaining width.
        case flexibleSpace = 5
        /// Space with the width ``UIBarButtonItem/width``.
        case fixedSpace = 6
        /// A pen on paper.
        case compose = 7
        /// An arrow back.
        case reply = 8
        /// A box with an upward arrow.
        case action = 9
        /// A folder.
        case organize = 10
        /// A book.
        case bookmarks = 11
        /// A magnifying glass.
        case search = 12
        /// An arrow in a circle.
        case refresh = 13
        /// A cross.
        case stop = 14
        /// A camera.
        case camera = 15
        /// A bin.
        case trash = 16
        /// A triangle.
        case play = 17
        /// Two bars.
        case pause = 18
        /// Two triangles to the left.
        case rewind = 19
        /// Two triangles to the right.
        case fastForward = 20
        /// "Undo".
        case undo = 21
        /// "Redo".
        case redo = 22
        /// A page that curls; no picture of it here.
        @available(*, deprecated) case pageCurl = 23
        /// A cross.
        case close = 24

        /// The title, of those that are written.
        package var title: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .undo: "Undo"
            case .redo: "Redo"
            default: nil
            }
        }

        /// The picture's name among the symbols, of those that are drawn.
        package var symbol: String? {
            switch self {
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop, .close: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .rewind: "backward.fill"
            case .fastForward: "forward.fill"
            default: nil
            }
        }

        /// The label of a system item's picture for assistive technologies.
        package var label: String? {
            switch self {
            case .add: "Add"
            case .compose: "Compose"
            case .reply: "Reply"
            case .action: "Share"
            case .organize: "Organize"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .refresh: "Refresh"
            case .stop: "Stop"
            case .close: "Close"
            case .camera: "Camera"
            case .trash: "Delete"
            case .play: "Play"
            case .pause: "Pause"
            case .rewind: "Rewind"
            case .fastForward: "Fast Forward"
            default: nil
            }
        }
    }
}

@available(*, deprecated, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
@available(*, deprecated, renamed: "UIBarButtonItem.SystemItem")
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem

/// The style of a bar without an appearance.
public enum UIBarStyle: Int, Sendable {
    /// The style of the interface.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Dark and translucent: the old name of `black`.
    @available(*, deprecated, message: "Use black and isTranslucent.") case blackTranslucent = 2
    /// The old name of `black` with `isTranslucent` false.
    @available(*, deprecated, message: "Use black and isTranslucent.")
    public static var blackOpaque: UIBarStyle { .black }
}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
    /// Unspecified.
    case any = 0
    /// The bar is at the bottom of its container.
    case bottom = 1
    /// The bar is at the top of its container.
    case top = 2
    /// The bar is at the top of the screen; the background extends below the status bar.
    case topAttached = 3
}

/// An object with a bar position.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// The position of the bar.
    var barPosition: UIBarPosition { get }
}

/// A delegate that determines the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Returns the position of a bar that is added to a window; `any` uses the bar's own.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
