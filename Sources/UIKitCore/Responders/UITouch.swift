// One finger from the moment it goes down until it is lifted.
// Apple: "UITouch".
import Foundation
import CoreGraphics

/// A touch of a finger on the screen. The same object is used from `began` to `ended`; do not retain it.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// The phase of a touch.
    public enum Phase: Int, Sendable {
        /// The touch began.
        case began = 0
        /// The touch moved.
        case moved = 1
        /// The touch did not move.
        case stationary = 2
        /// The touch ended.
        case ended = 3
        /// The system cancelled the touch.
        case cancelled = 4
        /// A pointer entered the region.
        case regionEntered = 5
        /// A pointer moved within the region.
        case regionMoved = 6
        /// A pointer left the region.
        case regionExited = 7
    }

    /// The type of a touch.
    public enum TouchType: Int, Sendable {
        /// A finger.
        case direct = 0
        /// A touch on a separate surface.
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
        /// The place in points of the screen.
        var location = CGPoint.zero
        var previousLocation = CGPoint.zero
        var beganLocation = CGPoint.zero
        var coalesced: [UITouch] = []
    }
    final var state = State()
    package weak var windowStorage: UIWindow?
    package var viewStorage: UIView?
    /// The recognizers that receive the touch, typed by `UIView+Gestures.swift`.
    final var recognizerSlot = Slot()

    /// Creates a touch without a view, for tests of code that requires one.
    public override init() { super.init() }

    /// The phase of the touch.
    open var phase: Phase { state.phase }
    /// The type of the touch.
    open var type: TouchType { state.type }
    /// The time of the last change, in seconds of the stage's clock.
    open var timestamp: TimeInterval { state.timestamp }
    /// The number of consecutive taps including this touch, 1 for the first.
    open var tapCount: Int { state.tapCount }
    /// The window in which the touch began.
    open var window: UIWindow? { windowStorage }
    /// The view in which the touch began; nil once that left its window.
    open var view: UIView? { viewStorage }
    /// The recognizers that receive the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }
    /// The radius of the contact, in points.
    open var majorRadius: CGFloat { state.majorRadius }
    /// The tolerance of the radius, in points; always 0.
    open var majorRadiusTolerance: CGFloat { 0 }
    /// The force; 1 for an ordinary press, 0 if the device cannot measure it.
    open var force: CGFloat { state.force }
    /// The maximum possible ``force``.
    open var maximumPossibleForce: CGFloat { state.force > 0 ? TouchMeasures.maximumForce : 0 }

    /// Returns the location of the touch in a view's coordinates, in points; nil is the window.
    open func location(in view: UIView?) -> CGPoint { point(state.location, in: view) }
    /// Returns the location before the last change in a view's coordinates, in points; nil is the window.
    open func previousLocation(in view: UIView?) -> CGPoint { point(state.previousLocation, in: view) }
    /// Returns the same as ``location(in:)``.
    open func preciseLocation(in view: UIView?) -> CGPoint { point(state.location, in: view) }
    /// Returns the same as ``previousLocation(in:)``.
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
    /// The place in points of the screen.
    package var screenLocation: CGPoint { state.location }
    package var previousScreenLocation: CGPoint { state.previousLocation }
    /// The place at which the touch began, in points of the screen.
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

enum TouchMeasures {
    /// The force of a full press by that of an ordinary touch. Guessed: by memory of devices with 3D Touch.
    static let maximumForce: CGFloat = 20.0 / 3.0
}
