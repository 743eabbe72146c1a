// Bodies that fall into a box and pile up; they are no views, so that nothing is drawn.
public import UIKit

/// A dynamic animator with so many squares and balls, gravity, and the walls of a phone's screen.
@MainActor public final class FallingBodies {
    public let screen = BenchScreen()
    private let animator = UIDynamicAnimator()
    private let bodies: [FallingBody]
    /// Steps of the world in a frame at 60 Hz.
    public static let stepsPerFrame = 4.0

    public init(_ count: Int) {
        // Rows of ten with room between; every second row stands askew. Peers/bodies.py begins with the same places.
        bodies = (0..<count).map { index in
            let row = index / 10
            return FallingBody(
                CGPoint(x: 30 + Double(index % 10) * 36 + Double(row % 2) * 9, y: 20 + Double(row) * 34),
                angle: Double(index % 7) * 0.1, isRound: index.isMultiple(of: 2))
        }
        let view = UIView(frame: screen.window.bounds)
        screen.show(view)
        let collision = UICollisionBehavior(items: bodies)
        let box = view.bounds
        collision.addBoundary(
            withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: box.maxY), to: CGPoint(x: box.maxX, y: box.maxY)
        )
        collision.addBoundary(withIdentifier: "left" as NSString, from: CGPoint.zero, to: CGPoint(x: 0, y: box.maxY))
        collision.addBoundary(
            withIdentifier: "right" as NSString, from: CGPoint(x: box.maxX, y: 0), to: CGPoint(x: box.maxX, y: box.maxY)
        )
        let matter = UIDynamicItemBehavior(items: bodies)
        matter.elasticity = 0.2
        matter.friction = 0.3
        for behavior in [UIGravityBehavior(items: bodies), collision, matter] { animator.addBehavior(behavior) }
        screen.turn()
    }

    /// A frame at 60 Hz.
    public func frame() {
        screen.pass(1.0 / 60)
        screen.turn()
    }

    public var isRunning: Bool { animator.isRunning }

    /// The bodies' middles, one after the other.
    public var places: [CGPoint] { bodies.map(\.center) }

    /// What is wrong with a pile: a body beyond the walls, in another one, or still in the air; nil where nothing is.
    public func fault() -> String? {
        let box = screen.window.bounds.insetBy(dx: FallingBody.side / 2 - 1, dy: FallingBody.side / 2 - 1)
        for (index, body) in bodies.enumerated() {
            let place = body.center
            guard place.x >= box.minX, place.x <= box.maxX, place.y <= box.maxY else {
                return "body \(index) is at \(place)"
            }
            guard place.y > box.midY else { return "body \(index) is still in the air, at \(place)" }
            for other in bodies[..<index] {
                let way = hypot(place.x - other.center.x, place.y - other.center.y)
                if way < FallingBody.side - 1 { return "body \(index) is in another one, \(way) points away" }
            }
        }
        return nil
    }
}

/// An item of 24 × 24 points.
private final class FallingBody: NSObject, UIDynamicItem {
    static let side = 24.0
    var center: CGPoint
    let bounds = CGRect(x: 0, y: 0, width: FallingBody.side, height: FallingBody.side)
    var transform: CGAffineTransform
    private let isRound: Bool

    init(_ center: CGPoint, angle: Double, isRound: Bool) {
        self.center = center
        transform = CGAffineTransform(rotationAngle: angle)
        self.isRound = isRound
    }

    var collisionBoundsType: UIDynamicItemCollisionBoundsType { isRound ? .ellipse : .rectangle }
}
