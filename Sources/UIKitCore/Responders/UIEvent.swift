// One thing that the user did, with all touches that belong to it.
// Apple: "UIEvent".
import Foundation

/// An action of the user. The object exists as long as the fingers touch the screen; do not retain it.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The type of an event.
    public enum EventType: Int, Sendable {
        /// Touches.
        case touches = 0
        /// A shake of the device.
        case motion = 1
        /// Remote control, such as of a headset or a car.
        case remoteControl = 2
        /// Presses of keys and buttons.
        case presses = 3
        /// A scroll wheel or trackpad.
        case scroll = 10
        /// A pointer without a pressed button.
        case hover = 11
        /// A pinch or rotation on a trackpad.
        case transform = 14
    }

    /// The subtype of an event; `none` for touches and presses.
    public enum EventSubtype: Int, Sendable {
        /// No subtype.
        case none = 0
        /// A shake of the device.
        case motionShake = 1
        /// Play.
        case remoteControlPlay = 100
        /// Pause.
        case remoteControlPause = 101
        /// Stop.
        case remoteControlStop = 102
        /// Play or pause.
        case remoteControlTogglePlayPause = 103
        /// Next track.
        case remoteControlNextTrack = 104
        /// Previous track.
        case remoteControlPreviousTrack = 105
        /// Begin seeking backward.
        case remoteControlBeginSeekingBackward = 106
        /// End seeking backward.
        case remoteControlEndSeekingBackward = 107
        /// Begin seeking forward.
        case remoteControlBeginSeekingForward = 108
        /// End seeking forward.
        case remoteControlEndSeekingForward = 109
    }

    /// The buttons of a pointer.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        /// Creates a mask from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The left button, unless the user has swapped the buttons.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The right button, unless the user has swapped the buttons.
        public static let secondary = ButtonMask(rawValue: 1 << 1)
        /// Returns the mask of a button number, from 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            (1...32).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
        }
    }

    struct State {
        var type = EventType.touches
        var subtype = EventSubtype.none
        var timestamp: TimeInterval = 0
        var modifierFlags: UIKeyModifierFlags = []
        var touches: Set<UITouch> = []
    }
    final var state = State()

    /// Creates an event without touches.
    public override init() { super.init() }

    package convenience init(type: EventType, subtype: EventSubtype = .none, timestamp: TimeInterval) {
        self.init()
        state.type = type
        state.subtype = subtype
        state.timestamp = timestamp
    }

    /// The type of the event.
    open var type: EventType { state.type }
    /// The subtype of motion and remote-control events.
    open var subtype: EventSubtype { state.subtype }
    /// The time of the event, in seconds of the stage's clock.
    open var timestamp: TimeInterval { state.timestamp }
    /// The pressed modifier keys.
    open var modifierFlags: UIKeyModifierFlags { state.modifierFlags }

    /// The pressed buttons of the pointer: the primary one during a pointer's touch, none for fingers.
    open var buttonMask: ButtonMask {
        let isDown = state.touches.contains { touch in
            touch.type == .indirectPointer && touch.phase != .ended && touch.phase != .cancelled
        }
        return isDown ? .primary : []
    }

    /// All touches of the event, in every window; nil for other types.
    open var allTouches: Set<UITouch>? { state.type == .touches ? state.touches : nil }
    /// Returns the touches that began in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { filtered { $0.window === window } }
    /// Returns the touches that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? { filtered { $0.view === view } }
    /// Returns the touches that a recognizer receives.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        filtered { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }
    /// Returns the samples of this turn that were merged into a touch, including the last one.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touch.coalesced }
    /// Returns no touches, as none are predicted.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

extension UIEvent {
    private func filtered(_ accept: (UITouch) -> Bool) -> Set<UITouch>? {
        guard state.type == .touches else { return nil }
        return state.touches.filter(accept)
    }

    /// The touches of the event; empty for other kinds.
    package var touchSet: Set<UITouch> {
        get { state.touches }
        set { state.touches = newValue }
    }

    package func setTimestamp(_ timestamp: TimeInterval) { state.timestamp = timestamp }
    package func setModifierFlags(_ flags: UIKeyModifierFlags) { state.modifierFlags = flags }

    /// The windows that have touches in this event, in no order.
    package var windows: [UIWindow] {
        var found: [UIWindow] = []
        for touch in state.touches {
            if let window = touch.window, !found.contains(where: { $0 === window }) { found.append(window) }
        }
        return found
    }
}
