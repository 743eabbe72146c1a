// A quick straight movement of fingers.
// Apple: "UISwipeGestureRecognizer".
import CoreGraphics
import Diagnostics
import Foundation

/// A recognizer of swipes in the permitted directions. Discrete: its action is called once, when the fingers have moved far
/// enough.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a swipe, in the coordinates of the screen.
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        /// Creates directions from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A swipe to the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// A swipe to the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Upward.
        public static let up = Direction(rawValue: 1 << 2)
        /// Downward.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The time at which the first finger went down.
    private var start: TimeInterval?

    /// The permitted directions; right by default.
    open var direction: Direction = .right
    /// The number of fingers; 1 by default.
    open var numberOfTouchesRequired = 1

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if start == nil { start = event.timestamp }
        if numberOfTouches > numberOfTouchesRequired { become(.failed, because: tooManyFingers(numberOfTouchesRequired)) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start, event.timestamp - start <= GestureMeasures.swipeTime else {
            become(.failed, because: "it took longer than \(Trace.number(GestureMeasures.swipeTime)) s")
            return
        }
        let way = meanMovement
        if numberOfTouches == numberOfTouchesRequired, let reached = Self.reached(by: way), direction.contains(reached) {
            become(.ended, because: "moved \(Trace.number(hypot(way.dx, way.dy))) points")
        } else if strays(way) {
            become(.failed, because: "moved by (\(Trace.number(way.dx)), \(Trace.number(way.dy))), out of its directions")
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { become(.failed) }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { become(.failed) }

    open override func reset() {
        super.reset()
        start = nil
    }

    /// The mean way of the fingers since each went down, in points of the screen.
    private var meanMovement: CGVector {
        var sum = CGVector.zero
        for touch in life.touches {
            sum.dx += touch.screenLocation.x - touch.beganScreenLocation.x
            sum.dy += touch.screenLocation.y - touch.beganScreenLocation.y
        }
        let count = CGFloat(max(1, life.touches.count))
        return CGVector(dx: sum.dx / count, dy: sum.dy / count)
    }

    /// The one direction in which a way is a whole swipe, if any.
    private static func reached(by way: CGVector) -> Direction? {
        let isHorizontal = abs(way.dx) >= abs(way.dy)
        let along = isHorizontal ? way.dx : way.dy
        let across = isHorizontal ? way.dy : way.dx
        guard abs(along) >= GestureMeasures.swipeAlong, abs(across) <= GestureMeasures.swipeAcross else { return nil }
        return isHorizontal ? (along > 0 ? .right : .left) : (along > 0 ? .down : .up)
    }

    /// Whether no allowed direction can be reached any more.
    private func strays(_ way: CGVector) -> Bool {
        let horizontal = !direction.isDisjoint(with: [.left, .right])
        let vertical = !direction.isDisjoint(with: [.up, .down])
        let staysHorizontal = horizontal && abs(way.dy) <= GestureMeasures.swipeAcross
        let staysVertical = vertical && abs(way.dx) <= GestureMeasures.swipeAcross
        return !staysHorizontal && !staysVertical
    }
}
