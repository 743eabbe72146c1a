// One key or button from down to up.
// Apple: "UIPress".
import Foundation

/// One key or button held down. The same object from `began` to `ended`.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// Where the press is in its life.
    public enum Phase: Int, Sendable {
        case began = 0
        case changed = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    /// Which button; for a keyboard's keys a number above those named here.
    public struct PressType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let upArrow = PressType(rawValue: 0)
        public static let downArrow = PressType(rawValue: 1)
        public static let leftArrow = PressType(rawValue: 2)
        public static let rightArrow = PressType(rawValue: 3)
        public static let select = PressType(rawValue: 4)
        public static let menu = PressType(rawValue: 5)
        public static let playPause = PressType(rawValue: 6)
    }

    struct State {
        var phase = Phase.began
        var type = PressType(rawValue: 2041)
        var timestamp: TimeInterval = 0
        var key: UIKey?
    }
    var state = State()
    weak var responderStorage: UIResponder?
    weak var windowStorage: UIWindow?

    /// A press of no key.
    public override init() { super.init() }

    open var phase: Phase { state.phase }
    open var type: PressType { state.type }
    /// Seconds of the stage's clock of the last change.
    open var timestamp: TimeInterval { state.timestamp }
    /// The key, nil for buttons.
    open var key: UIKey? { state.key }
    /// 1 while down.
    open var force: CGFloat { state.phase == .ended || state.phase == .cancelled ? 0 : 1 }
    /// The responder that got the press first.
    open var responder: UIResponder? { responderStorage }
    open var window: UIWindow? { windowStorage }
}
