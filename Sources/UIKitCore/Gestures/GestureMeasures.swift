// How far and how long fingers move before a recognizer decides.
// Apple: "UIGestureRecognizer" and its subclasses, which publish few of these.
import CoreGraphics
import Foundation

/// Points and seconds.
enum GestureMeasures {
    // MARK: Taps
    // Guessed: Apple publishes none.

    /// How far a finger may move in a tap.
    static let tapMovement: CGFloat = 18
    /// How long one tap may last.
    static let tapPress: TimeInterval = 1.5
    /// How long between the end of a tap and the beginning of the next.
    static let tapPause: TimeInterval = 0.35
    /// How far from the last tap the next one may be to count as another in a row.
    static let tapDistance: CGFloat = 40

    // MARK: Presses
    /// Documented: "UILongPressGestureRecognizer", allowableMovement (10 points).
    static let pressMovement: CGFloat = 10

    // MARK: Drags
    /// How far the middle of the fingers moves before a drag begins. Guessed (about 10 by reports).
    static let panSlop: CGFloat = 10
    /// Samples older than this do not count for the velocity. Guessed.
    static let velocityMemory: TimeInterval = 0.1
    /// How near to the screen's edge a finger goes down for a drag from the edge. Guessed: Apple publishes no width.
    static let edgeReach: CGFloat = 20

    // MARK: Two fingers
    /// How much the distance of the fingers changes before a pinch begins. Guessed.
    static let pinchSlop: CGFloat = 8

    /// How far the fingers turn before a rotation begins, in radians. Guessed.
    static let rotationSlop: CGFloat = .pi / 36

    // MARK: Swipes
    // Guessed: Apple publishes none.

    /// The distance that the fingers move along the direction.
    static let swipeAlong: CGFloat = 50
    /// The distance that the fingers may stray across the direction.
    static let swipeAcross: CGFloat = 50
    /// The greatest duration of a swipe.
    static let swipeTime: TimeInterval = 0.5
}
