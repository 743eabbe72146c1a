// Items that collide with each other and with boundaries.
// Apple: "UICollisionBehavior".
import CoreGraphics
import Foundation
import UIKitValues

/// Keeps its items from passing through each other and through boundaries, and tells its delegate of contacts.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    /// The things that items collide with.
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Items collide with each other.
        public static let items = Mode(rawValue: 1)
        /// Items collide with boundaries.
        public static let boundaries = Mode(rawValue: 2)
        /// Items collide with each other and with boundaries.
        public static let everything = Mode(rawValue: .max)
    }
    /// A boundary that was added.
    struct Boundary {
        var identifier: any NSCopying
        var path: UIBezierPath
        /// The boundary's number in the world; 0 is the reference bounds' own.
        var name: Int
    }
    final var list: ItemList
    final var boundaries: [Boundary] = []
    final var lastName = 0
    final var insets: UIEdgeInsets?

    /// Collisions of items with everything.
    public init(items: [any UIDynamicItem] = []) {
        list = ItemList(items)
        super.init()
    }

    /// The items.
    open var items: [any UIDynamicItem] { list.items }
    /// Lets an item collide.
    open func addItem(_ item: any UIDynamicItem) { list.add(item); changed() }
    /// Ends that.
    open func removeItem(_ item: any UIDynamicItem) { list.remove(item); changed() }
    /// The objects that items collide with; everything by default.
    open var collisionMode: Mode = .everything { didSet { changed() } }
    /// Whether the reference view's bounds are a boundary, which has no identifier; false by default.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { insets != nil }
        set { insets = newValue ? insets ?? .zero : nil; changed() }
    }
    /// Makes the reference view's bounds a boundary, so far inside them.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) { self.insets = insets; changed() }
    /// Adds a path of the reference view's coordinates, in place of one with an equal identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        add(identifier, bezierPath)
    }
    /// Adds a line.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        add(identifier, from: p1, to: p2)
    }
    /// The boundary of an identifier.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? { boundary(identifier)?.path }
    /// Removes the boundary of an identifier.
    open func removeBoundary(withIdentifier identifier: any NSCopying) { remove(identifier) }
    /// The identifiers in the order they were added; nil where there are none.
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }
    /// Removes all boundaries but the reference view's bounds.
    open func removeAllBoundaries() { boundaries = []; changed() }
    /// The delegate, which is told of contacts.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    override func contribute(to plan: inout WorldPlan) { join(&plan) }
}

/// Is told when items touch and when they part; each method is optional.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    /// Two items begin to touch, at a point of the reference view's coordinates.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    /// Two items have parted.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    /// An item begins to touch a boundary; nil names the reference view's bounds.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    /// An item has left a boundary.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}

extension UICollisionBehavior {
    /// Whether two identifiers are equal, as objects are.
    private static func same(_ a: any NSCopying, _ b: any NSCopying) -> Bool {
        if let a = a as? NSObject, let b = b as? NSObject { return a === b || a.isEqual(b) }
        if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
        return false
    }

    private func boundary(_ identifier: any NSCopying) -> Boundary? {
        boundaries.first { Self.same($0.identifier, identifier) }
    }

    private func add(_ identifier: any NSCopying, _ path: UIBezierPath) {
        lastName += 1
        let copy = path.copy() as! UIBezierPath
        let kept = identifier.copy(with: nil) as? any NSCopying ?? identifier
        boundaries.removeAll { Self.same($0.identifier, identifier) }
        boundaries.append(Boundary(identifier: kept, path: copy, name: lastName))
        changed()
    }

    private func add(_ identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        add(identifier, path)
    }

    private func remove(_ identifier: any NSCopying) {
        boundaries.removeAll { Self.same($0.identifier, identifier) }
        changed()
    }

    private func join(_ plan: inout WorldPlan) {
        let group = plan.groups.count
        plan.groups.append(
            (
                self,
                RigidWorld.Group(
                    bodies: Set(plan.bodies(list.items)), meetsBodies: collisionMode.contains(.items),
                    meetsBoundaries: collisionMode.contains(.boundaries))
            ))
        if let insets, let bounds = plan.referenceBounds {
            plan.add([UIBezierPath(rect: bounds.inset(by: insets))], name: 0, to: group)
        }
        for boundary in boundaries { plan.add([boundary.path], name: boundary.name, to: group) }
    }
}
