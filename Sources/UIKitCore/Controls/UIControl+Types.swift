// Events, states and content alignments of controls.
// Apple: "UIControl.Event", "UIControl.State"
import Foundation

extension UIControl {
    /// The events of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        /// Creates a set of events from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A touch began inside the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch with a tap count above 1 began inside the control.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The touch moved inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The touch moved outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The touch entered the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The touch left the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The touch ended inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The touch ended outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was cancelled.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value of the control changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The primary action of the control was triggered.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The menu is about to open.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ended with the Return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All editing events.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// The events reserved for the app.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// The events reserved for the system.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The state of a control; an empty set is the normal state.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        /// Creates a state from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The normal state.
        public static let normal = State([])
        /// The highlighted state, with a touch inside the control.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The disabled state.
        public static let disabled = State(rawValue: 1 << 1)
        /// The selected state.
        public static let selected = State(rawValue: 1 << 2)
        /// The focused state.
        public static let focused = State(rawValue: 1 << 3)
        /// The states reserved for the app.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The states reserved for the system.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The vertical alignment of the content.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// Centred, at an edge, or over the whole height.
        case center = 0, top = 1, bottom = 2, fill = 3
    }
    /// The horizontal alignment of the content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// Centred, at an edge, or over the whole width.
        case center = 0, left = 1, right = 2, fill = 3, leading = 4, trailing = 5
    }
}

@available(*, deprecated, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event
@available(*, deprecated, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State
@available(*, deprecated, renamed: "UIControl.ContentHorizontalAlignment")
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
@available(*, deprecated, renamed: "UIControl.ContentVerticalAlignment")
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment

extension UIControl.State {
    /// 0 for the ordinary state.
    package var axis: Int { Int(rawValue) }
}
