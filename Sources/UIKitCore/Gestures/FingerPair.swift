// The distance and the angle of two fingers over time.
// No Apple page: this is ours.
import CoreGraphics
import Foundation

/// Scale and rotation of the first two touches of a gesture, in points of the screen, radians and seconds.
@MainActor
struct FingerPair {
    private var length: CGFloat?
    private var angle: CGFloat = 0
    private var startLength: CGFloat = 0
    private var previous: (time: TimeInterval, scale: CGFloat, rotation: CGFloat)?
    private(set) var scale: CGFloat = 1
    private(set) var rotation: CGFloat = 0
    private(set) var scaleVelocity: CGFloat = 0
    private(set) var rotationVelocity: CGFloat = 0
    /// The rotation since the fingers went down, whatever ``rotation`` was set to.
    private(set) var turned: CGFloat = 0
    /// The change of the fingers' distance since they went down, in points.
    var spread: CGFloat { length.map { abs($0 - startLength) } ?? 0 }

    /// The fingers changed: the next movement counts from here.
    mutating func rebase(_ touches: [UITouch], at time: TimeInterval) {
        guard let (newLength, newAngle) = Self.measure(touches) else {
            length = nil
            return
        }
        length = newLength
        startLength = newLength
        angle = newAngle
        previous = (time, scale, rotation)
    }

    /// Takes the fingers' places. False without two fingers.
    mutating func move(_ touches: [UITouch], at time: TimeInterval) -> Bool {
        guard let (newLength, newAngle) = Self.measure(touches), let oldLength = length else { return false }
        if oldLength > 0 { scale *= newLength / oldLength }
        // The shorter way round.
        let turn = (newAngle - angle).remainder(dividingBy: 2 * .pi)
        rotation += turn
        turned += turn
        length = newLength
        angle = newAngle
        if let previous, time > previous.time {
            scaleVelocity = (scale - previous.scale) / CGFloat(time - previous.time)
            rotationVelocity = (rotation - previous.rotation) / CGFloat(time - previous.time)
        }
        previous = (time, scale, rotation)
        return true
    }

    mutating func setScale(_ new: CGFloat) {
        scale = new
        previous?.scale = new
        scaleVelocity = 0
    }

    mutating func setRotation(_ new: CGFloat) {
        rotation = new
        previous?.rotation = new
        rotationVelocity = 0
    }

    private static func measure(_ touches: [UITouch]) -> (length: CGFloat, angle: CGFloat)? {
        guard touches.count >= 2 else { return nil }
        let one = touches[0].screenLocation
        let two = touches[1].screenLocation
        return (hypot(two.x - one.x, two.y - one.y), atan2(two.y - one.y, two.x - one.x))
    }
}
