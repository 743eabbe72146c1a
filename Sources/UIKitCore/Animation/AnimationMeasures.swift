// The curves and durations of animations where an app gives none.
// Apple: "UIView", animating views; "CAMediaTimingFunction"; "UISpringTimingParameters".
import CoreGraphics
import Foundation

/// Seconds, and parts of the way.
enum AnimationMeasures {
    // MARK: Curves
    // Documented: "CAMediaTimingFunctionName" (control points of default, easeIn, easeOut and easeInEaseOut).

    /// The first and the second control point of Core Animation's default curve.
    static let defaultCurve = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
    /// The time of the control point of a slow beginning, and of a slow end.
    static let easeIn = 0.42
    static let easeOut = 0.58

    // MARK: The system's spring
    // Guessed: by memory of what `UISpringTimingParameters()` prints.

    static let springMass = 3.0
    static let springStiffness = 1000.0
    static let springDamping = 500.0

    // MARK: Durations
    /// Of a block begun by `beginAnimations(_:context:)`. Documented: "UIView", setAnimationDuration(_:) (0.2).
    static let oldBlock: TimeInterval = 0.2
    /// Of `UIView.SystemAnimation.delete`. Guessed: ours.
    static let deletion: TimeInterval = 0.25

    // MARK: Transitions
    // Guessed: ours.

    /// A deleted view shrinks to this part of its size.
    static let deletedScale: CGFloat = 0.01
    /// Frames of a turn, near enough for straight lines between them.
    static let turnSteps = 36
    /// Degrees by which a page is curled when it is gone, and by which a view is turned over.
    static let curl: CGFloat = 90
    static let turnOver: CGFloat = 180

    // MARK: Limits of springs
    // Guessed: ours.

    /// A bounce of −1 would be damped without end.
    static let leastBounce = -0.999
    /// Of damping: a spring without any would swing for ever.
    static let leastRatio = 0.01
    /// The parts of the time in which the inverse of a curve is looked for first.
    static let searchParts = 64
}
