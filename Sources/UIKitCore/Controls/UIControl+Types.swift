// Events, states and content alignments of controls.
// Apple: "UIControl.Event", "UIControl.State"
import Foundation

extension UIControl {
    /// What happened to a control, as bits.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        /// Events by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A touch went down inside.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch of a tap count above 1 went down inside.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The touch moved inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The touch moved outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The touch came inside.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The touch went outside.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The touch was lifted inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The touch was lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was taken away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The control has a new value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's main purpose.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The menu is about to open.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ended by return.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// Every touch event.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// Every editing event.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// For the app's own.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// For the system's own.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// Every event.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// How a control is, as bits; none is normal.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        /// States by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// None of the others.
        public static let normal = State([])
        /// A touch is inside.
        public static let highlighted = State(rawValue: 1 << 0)
        /// Not enabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// Selected.
        public static let selected = State(rawValue: 1 << 2)
        /// In focus.
        public static let focused = State(rawValue: 1 << 3)
        /// For the app's own.
        public static let application = State(rawValue: 0x00FF_0000)
        /// For the system's own.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// Where content stands along y.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle, at an edge, or over the whole height.
        case center = 0, top = 1, bottom = 2, fill = 3
    }
    /// Where content stands along x.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle, at an edge, or over the whole width.
        case center = 0, left = 1, right = 2, fill = 3, leading = 4, trailing = 5
    }
}

/// The old name.
@available(*, deprecated, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event
/// The old name.
@available(*, deprecated, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State
/// The old name.
@available(*, deprecated, renamed: "UIControl.ContentHorizontalAlignment")
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// The old name.
@available(*, deprecated, renamed: "UIControl.ContentVerticalAlignment")
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
