// One finger from the moment it goes down until it is lifted.
// Apple: "UITouch".
import Foundation
import CoreGraphics

/// One finger on the screen. The same object from `began` to `ended`; do not keep it.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// Where the touch is in its life.
    public enum Phase: Int, Sendable {
        /// The finger went down.
        case began = 0
        /// It moved.
        case moved = 1
        /// It did not move.
        case stationary = 2
        /// It was lifted.
        case ended = 3
        /// The system took it away.
        case cancelled = 4
        /// A pointer came in.
        case regionEntered = 5
        /// A pointer moved within.
        case regionMoved = 6
        /// A pointer went out.
        case regionExited = 7
    }

    /// What touches.
    public enum TouchType: Int, Sendable {
        /// A finger.
        case direct = 0
        /// A touch away from the screen.
        case indirect = 1
        /// A pencil.
        case pencil = 2
        /// A mouse or trackpad.
        case indirectPointer = 3
        /// The old name of `pencil`.
        public static var stylus: TouchType { .pencil }
    }

    struct State {
        var id = 0
        var phase = Phase.began
        var type = TouchType.direct
        var timestamp: TimeInterval = 0
        var tapCount = 1
        var force: CGFloat = 0
        var majorRadius: CGFloat = 0
        /// In points of the screen.
        var location = CGPoint.zero
        var previousLocation = CGPoint.zero
        var beganLocation = CGPoint.zero
        var coalesced: [UITouch] = []
    }
    final var state = State()
    package weak var windowStorage: UIWindow?
    package var viewStorage: UIView?
    package var recognizers: [UIGestureRecognizer] = []

    /// A touch of no view, for tests of code that wants one.
    public override init() { super.init() }

    /// Where the touch is in its life.
    open var phase: Phase { state.phase }
    /// What made it.
    open var type: TouchType { state.type }
    /// Seconds of the stage's clock of the last change.
    open var timestamp: TimeInterval { state.timestamp }
    /// How many taps in a row this touch belongs to, 1 for the first.
    open var tapCount: Int { state.tapCount }
    /// The window in which the touch began.
    open var window: UIWindow? { windowStorage }
    /// The view in which the touch began; nil once that left its window.
    open var view: UIView? { viewStorage }
    /// The recognizers that receive the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }
    /// Radius of the contact in points.
    open var majorRadius: CGFloat { state.majorRadius }
    /// How sure the radius is, in points; 0.
    open var majorRadiusTolerance: CGFloat { 0 }
    /// 1 for an ordinary press, 0 where the device cannot tell.
    open var force: CGFloat { state.force }
    /// The greatest ``force`` that there can be.
    open var maximumPossibleForce: CGFloat { state.force > 0 ? 20.0 / 3.0 : 0 }

    /// Where the touch is, in a view's coordinates in points; nil means the window's.
    open func location(in view: UIView?) -> CGPoint { point(state.location, in: view) }
    /// Where it was before its last change, in a view's coordinates in points; nil means the window's.
    open func previousLocation(in view: UIView?) -> CGPoint { point(state.previousLocation, in: view) }
    /// As ``location(in:)``.
    open func preciseLocation(in view: UIView?) -> CGPoint { point(state.location, in: view) }
    /// As ``previousLocation(in:)``.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { point(state.previousLocation, in: view) }
}

extension UITouch {
    private func point(_ screenPoint: CGPoint, in view: UIView?) -> CGPoint {
        guard let window = view?.window ?? (view as? UIWindow) ?? windowStorage else { return screenPoint }
        let inWindow = window.convertFromScreen(screenPoint)
        guard let view, view !== window else { return inWindow }
        return view.convert(inWindow, from: window)
    }

    /// The stage's number of this finger.
    package var id: Int { state.id }
    /// In points of the screen.
    package var screenLocation: CGPoint { state.location }
    package var previousScreenLocation: CGPoint { state.previousLocation }
    /// Where it went down, in points of the screen.
    package var beganScreenLocation: CGPoint { state.beganLocation }
    var coalesced: [UITouch] { state.coalesced.isEmpty ? [self] : state.coalesced }

    package func setPhase(_ phase: Phase) { state.phase = phase }
    package func setTapCount(_ count: Int) { state.tapCount = count }

    /// The finger went down.
    package func begin(
        id: Int, at location: CGPoint, timestamp: TimeInterval, type: TouchType, tapCount: Int, window: UIWindow?,
        view: UIView?
    ) {
        state = State(
            id: id, phase: .began, type: type, timestamp: timestamp, tapCount: tapCount, location: location,
            previousLocation: location, beganLocation: location)
        windowStorage = window
        viewStorage = view
    }

    /// The finger is somewhere else, or pressed otherwise, or gone.
    package func update(
        phase: Phase, location: CGPoint, timestamp: TimeInterval, force: CGFloat? = nil, radius: CGFloat? = nil
    ) {
        state.phase = phase
        state.previousLocation = state.location
        state.location = location
        state.timestamp = timestamp
        if let force { state.force = force }
        if let radius { state.majorRadius = radius }
    }

    /// Forgets the samples merged in the last turn.
    package func beginCoalescing() { state.coalesced = [] }

    /// Keeps a copy of the touch as it is now, for `coalescedTouches(for:)`.
    package func recordCoalesced() {
        let copy = UITouch()
        copy.state = state
        copy.state.coalesced = []
        copy.windowStorage = windowStorage
        copy.viewStorage = viewStorage
        state.coalesced.append(copy)
    }
}
