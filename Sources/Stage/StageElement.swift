// The elements of the screen for people who do not look at it, and for programs that drive an app.
// No Apple page: this is ours.
import Foundation

/// One thing on the screen in words.
public struct StageElement: Sendable, Equatable {
    /// What it is.
    public enum Role: String, Sendable, Codable {
        /// The thing that the name says; `none` of one without a special kind.
        case none, text, button, link, heading, image, toggle, slider, progress, textField, search, tabs
        /// What holds others.
        case group, list, table, landmark
    }

    /// What holds of it now.
    public struct States: OptionSet, Sendable, Hashable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// It does not react.
        public static let disabled = States(rawValue: 1 << 0)
        /// It is the chosen one.
        public static let selected = States(rawValue: 1 << 1)
        /// A toggle that is on.
        public static let on = States(rawValue: 1 << 2)
        /// The app has brought the reader to it.
        public static let focused = States(rawValue: 1 << 3)
        /// It has something to unfold, and has done so.
        public static let expanded = States(rawValue: 1 << 4)
        /// It has something to unfold.
        public static let expandable = States(rawValue: 1 << 5)
        /// A reader says at once when it changes.
        public static let live = States(rawValue: 1 << 6)
        /// A text of several lines.
        public static let multiline = States(rawValue: 1 << 7)
        /// A text that nobody may read.
        public static let secure = States(rawValue: 1 << 8)
        /// A text that is being edited.
        public static let editing = States(rawValue: 1 << 9)
        /// A scroll view holds it and shows nothing of it now.
        public static let away = States(rawValue: 1 << 10)
        /// A touch of it would go elsewhere now, or nowhere: something lies over it, or it is on its way.
        public static let covered = States(rawValue: 1 << 11)
    }

    /// The same as long as the thing lives.
    public let id: Int
    /// What it is.
    public var role: Role
    /// In points of the screen: what is seen of it, all of it where nothing is.
    public var frame: CGRect
    /// What it is called.
    public var label: String?
    /// Its value in words.
    public var value: String?
    /// What an empty text shows in its place.
    public var placeholder: String?
    /// What happens if it is used.
    public var hint: String?
    /// A name for programs.
    public var identifier: String?
    /// A BCP 47 tag; nil for the app's language.
    public var language: String?
    /// What holds of it now.
    public var states: States = []
    /// Names of further things that can be done with it.
    public var actions: [String] = []
    /// Ids of what it holds, in the order of reading.
    public var children: [Int] = []

    /// A thing of a role at a place.
    public init(id: Int, role: Role, frame: CGRect) {
        self.id = id
        self.role = role
        self.frame = frame
    }
}

/// All elements of the screen.
public struct StageElements: Sendable, Equatable {
    /// The outermost, in the order of reading.
    public var roots: [Int] = []
    /// All of them by their ids.
    public var all: [Int: StageElement] = [:]
    /// No elements.
    public init() {}
}

/// What a reader does with an element.
public enum StageElementAction: Sendable, Equatable {
    /// Uses it, comes to it, raises or lowers its value, leaves what covers the rest.
    case activate, focus, increment, decrement, escape
    /// Brings it into sight.
    case reveal
    /// Begins to edit its text.
    case begin
    /// Replaces its text, as a user who selects all of it and types.
    case edit(String)
    /// Does one of its further things, by the place in ``StageElement/actions``.
    case custom(Int)
}
