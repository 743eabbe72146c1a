// The figures of the physics world: steps, tolerances, speeds.
// Apple: "UIGravityBehavior", "UIPushBehavior" (their units); the rest is not published.

/// Points, seconds, radians, and points a second.
enum WorldMeasures {
    // MARK: Units
    /// The acceleration of gravity of magnitude 1. Documented: "UIGravityBehavior", gravityDirection (1,000 points per second
    /// squared).
    static let gravity = 1000.0
    /// The acceleration of a square of 100 points and density 1 by a push of magnitude 1. Documented: "UIPushBehavior", magnitude
    /// (100 points per second squared).
    static let force = 100.0

    // MARK: Steps
    // Guessed: ours; chosen so that nothing is passed through and stacks stay still.

    static let step = 1.0 / 240
    /// A step is divided into so many shorter ones at most.
    static let mostParts = 64.0
    /// Rounds with correction of places, and rounds after the bodies have moved.
    static let rounds = (correcting: 4, settling: 2)
    /// Steps of one frame at most: after a longer break the world goes on where it was.
    static let mostSteps = 60

    // MARK: Contacts
    // Guessed: ours.

    /// Overlap that is left alone, so that contacts at rest stay contacts.
    static let slop = 0.01
    /// Overlapping bodies are pushed apart at this speed at most.
    static let pushOut = 500.0
    /// Slower contacts do not bounce.
    static let bounceSpeed = 20.0
    /// Shapes this near each other touch.
    static let touching = 0.1
    /// The first shape's side is kept unless the other's is better by this, so that equal ones do not change places.
    static let preference = 0.05
    /// Sides that are turned away from a boundary's direction by less than this would not push a polygon through it.
    static let facing = 0.1
    /// Frequency and damping of contacts.
    static let contact = (frequency: 100.0, damping: 10.0)

    // MARK: Joints
    // Guessed: ours.

    /// Frequency, by that of the steps, and damping of joints that are stiff.
    static let joint = (frequency: 0.25, damping: 2.0)
    /// The damping of a snap with the damping 0, and how much more it is with 1.
    static let snapDamping = (least: 0.3, more: 0.7)

    // MARK: Motion and rest
    // Guessed: ours; well below what the eye sees in one frame.

    /// No body turns faster.
    static let mostSpin = 400.0
    /// Bodies below this speed, and below this spin, are at rest.
    static let restSpeed = 2.0
    static let restSpin = 0.04
    /// At rest for so long, the animator pauses.
    static let patience = 0.4
    /// Snapped bodies at rest within this distance and angle of their places are put onto them.
    static let snapGap = 0.5
    static let snapAngle = 0.02

    // MARK: Shapes and fields
    // Guessed: ours.

    /// Sides of an ellipse that is no circle, and pieces of a curve.
    static let ellipseSides = 32
    static let curvePieces = 12
    /// Items are taken to be at least so wide and high.
    static let leastSide = 0.1
    /// A velocity field takes bodies to its velocity by this part in each step.
    static let velocityShare = 0.1
    /// The cells of noise: their side without smoothness, and how much longer it is with all of it.
    static let noiseCell = (least: 10.0, more: 190.0)
    /// Bits of the C library's results that are kept.
    static let keptBits = 30
}
