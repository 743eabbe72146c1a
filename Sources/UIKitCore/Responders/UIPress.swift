// One key or button from down to up.
// Apple: "UIPress".
import Foundation

/// A press of a key or button. The same object is used from `began` to `ended`.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// The phase of a press.
    public enum Phase: Int, Sendable {
        /// The press began.
        case began = 0
        /// The force of the press changed.
        case changed = 1
        /// The press did not change.
        case stationary = 2
        /// The press ended.
        case ended = 3
        /// The system cancelled the press.
        case cancelled = 4
    }

    /// The button; for the keys of a keyboard a number above those of the constants.
    public struct PressType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Up.
        public static let upArrow = PressType(rawValue: 0)
        /// Down.
        public static let downArrow = PressType(rawValue: 1)
        /// Left.
        public static let leftArrow = PressType(rawValue: 2)
        /// Right.
        public static let rightArrow = PressType(rawValue: 3)
        /// Select.
        public static let select = PressType(rawValue: 4)
        /// Menu.
        public static let menu = PressType(rawValue: 5)
        /// Play or pause.
        public static let playPause = PressType(rawValue: 6)
    }

    struct State {
        var phase = Phase.began
        var type = PressType(rawValue: 2041)
        var timestamp: TimeInterval = 0
        var key: UIKey?
    }
    final var state = State()
    weak var responderStorage: UIResponder?
    weak var windowStorage: UIWindow?

    /// Creates a press without a key.
    public override init() { super.init() }

    /// The phase of the press.
    open var phase: Phase { state.phase }
    /// The button of a remote control.
    open var type: PressType { state.type }
    /// The time of the last change, in seconds of the stage's clock.
    open var timestamp: TimeInterval { state.timestamp }
    /// The key; nil for buttons.
    open var key: UIKey? { state.key }
    /// The force; 1 while pressed.
    open var force: CGFloat { state.phase == .ended || state.phase == .cancelled ? 0 : 1 }
    /// The responder that received the press first.
    open var responder: UIResponder? { responderStorage }
    /// The window that receives the press.
    open var window: UIWindow? { windowStorage }
}
