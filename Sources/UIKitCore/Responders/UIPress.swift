// One key or button from down to up.
// Apple: "UIPress".
import Foundation

/// One key or button held down. The same object from `began` to `ended`.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// Where the press is in its life.
    public enum Phase: Int, Sendable {
        /// The key went down.
        case began = 0
        /// Its force changed.
        case changed = 1
        /// Nothing changed.
        case stationary = 2
        /// The key came up.
        case ended = 3
        /// The system took the press away.
        case cancelled = 4
    }

    /// Which button; for a keyboard's keys a number above those named here.
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

    /// A press of no key.
    public override init() { super.init() }

    /// Where the press is in its life.
    open var phase: Phase { state.phase }
    /// Which button of a remote control it is.
    open var type: PressType { state.type }
    /// Seconds of the stage's clock of the last change.
    open var timestamp: TimeInterval { state.timestamp }
    /// The key, nil for buttons.
    open var key: UIKey? { state.key }
    /// 1 while down.
    open var force: CGFloat { state.phase == .ended || state.phase == .cancelled ? 0 : 1 }
    /// The responder that got the press first.
    open var responder: UIResponder? { responderStorage }
    /// The window that gets it.
    open var window: UIWindow? { windowStorage }
}
