// One thing that the user did, with all touches that belong to it.
// Apple: "UIEvent".
import Foundation

/// What the user did. The same object lives as long as fingers stay down; do not keep it.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// What kind of thing it was.
    public enum EventType: Int, Sendable {
        /// Fingers.
        case touches = 0
        /// A shake.
        case motion = 1
        /// A headset or car.
        case remoteControl = 2
        /// Keys and buttons.
        case presses = 3
        /// A wheel or trackpad.
        case scroll = 10
        /// A pointer without a button.
        case hover = 11
        /// A pinch or turn on a trackpad.
        case transform = 14
    }

    /// What it was more exactly; `none` for touches and presses.
    public enum EventSubtype: Int, Sendable {
        /// None.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
        /// Play.
        case remoteControlPlay = 100
        /// Pause.
        case remoteControlPause = 101
        /// Stop.
        case remoteControlStop = 102
        /// Play or pause.
        case remoteControlTogglePlayPause = 103
        /// To the next track.
        case remoteControlNextTrack = 104
        /// To the previous track.
        case remoteControlPreviousTrack = 105
        /// Begin to go back.
        case remoteControlBeginSeekingBackward = 106
        /// End going back.
        case remoteControlEndSeekingBackward = 107
        /// Begin to go forward.
        case remoteControlBeginSeekingForward = 108
        /// End going forward.
        case remoteControlEndSeekingForward = 109
    }

    /// Buttons of a pointer, as bits.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        /// Buttons by their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The left button, unless the user exchanged them.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The right button, unless the user exchanged them.
        public static let secondary = ButtonMask(rawValue: 1 << 1)
        /// A button by its number, from 1.
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

    /// An event of no touches.
    public override init() { super.init() }

    package convenience init(type: EventType, subtype: EventSubtype = .none, timestamp: TimeInterval) {
        self.init()
        state.type = type
        state.subtype = subtype
        state.timestamp = timestamp
    }

    /// What kind of event it is.
    open var type: EventType { state.type }
    /// More precisely, for motion and remote control.
    open var subtype: EventSubtype { state.subtype }
    /// Seconds of the stage's clock when it happened.
    open var timestamp: TimeInterval { state.timestamp }
    /// The modifier keys that were down.
    open var modifierFlags: UIKeyModifierFlags { state.modifierFlags }

    /// The pointer's buttons that are down: the primary one while a pointer's touch is down, none for fingers.
    open var buttonMask: ButtonMask {
        let isDown = state.touches.contains { touch in
            touch.type == .indirectPointer && touch.phase != .ended && touch.phase != .cancelled
        }
        return isDown ? .primary : []
    }

    /// All touches of the event, of every window; nil for other kinds.
    open var allTouches: Set<UITouch>? { state.type == .touches ? state.touches : nil }
    /// The touches that began in a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { filtered { $0.window === window } }
    /// The touches that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? { filtered { $0.view === view } }
    /// The touches that a recognizer receives.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        filtered { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }
    /// The samples of this turn that were merged into a touch, the last one included.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touch.coalesced }
    /// Empty: nothing is predicted.
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
