// From behaviours to what the physics world holds.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import UIKitValues

/// One item in the world.
struct DynamicEntry {
    let item: any UIDynamicItem
    /// A number that stands for it as long as it is in the world.
    let serial: Int
    /// The item's transform when it came into the world.
    var base: CGAffineTransform
    /// The center and the angle that the animator last gave to the item.
    var center: CGPoint
    var angle = 0.0
}

/// Gathers what all behaviours want; items come into the world when one names them first.
@MainActor struct WorldPlan {
    let animator: UIDynamicAnimator
    var world: RigidWorld
    var entries: [DynamicEntry]
    /// The entries that a behaviour names.
    var wanted: Set<Int> = []
    private var places: [ObjectIdentifier: Int] = [:]
    private var lastSerial: Int

    var materials: [Int: RigidMaterial] = [:]
    var groups: [(behavior: UICollisionBehavior, group: RigidWorld.Group)] = []
    var boundaries: [RigidWorld.Boundary] = []
    var joints: [(behavior: UIDynamicBehavior, joint: RigidJoint)] = []
    var pushes: [RigidWorld.Push] = []
    var kicks: [RigidWorld.Push] = []
    var gravities: [(bodies: [Int], pull: Vec)] = []
    var fields: [ForceField] = []
    var velocities: [(Int, Vec, Double)] = []

    init(_ animator: UIDynamicAnimator, _ world: RigidWorld, _ entries: [DynamicEntry], lastSerial: Int) {
        (self.animator, self.world, self.entries, self.lastSerial) = (animator, world, entries, lastSerial)
        for (index, entry) in entries.enumerated() { places[ObjectIdentifier(entry.item)] = index }
    }

    var serial: Int { lastSerial }

    /// The bounds of the reference view.
    var referenceBounds: CGRect? { animator.referenceView?.bounds }

    /// The body of an item, made where there is none; nil of a view that does not stand in the reference view.
    mutating func body(_ item: any UIDynamicItem) -> Int? {
        if let index = places[ObjectIdentifier(item)] {
            wanted.insert(index)
            return index
        }
        guard animator.canHold(item) else { return nil }
        lastSerial += 1
        let center = animator.center(of: item)
        entries.append(DynamicEntry(item: item, serial: lastSerial, base: item.transform, center: item.center))
        world.bodies.append(RigidBody(shapes: ItemShape.shapes(of: item), center: Vec(center)))
        places[ObjectIdentifier(item)] = entries.count - 1
        wanted.insert(entries.count - 1)
        return entries.count - 1
    }

    mutating func bodies(_ items: [any UIDynamicItem]) -> [Int] {
        var result: [Int] = []
        for item in items { if let body = body(item) { result.append(body) } }
        return result
    }

    /// A place in an item's own coordinates, from its middle, as the body sees it when it is not turned.
    func local(_ offset: Vec, _ body: Int) -> Vec { ItemShape.linear(entries[body].base, offset) }

    /// The same from the centre of mass.
    func anchor(_ offset: Vec, _ body: Int) -> Vec { local(offset, body) - world.bodies[body].massCenter }

    /// The angle at which a body's item stands upright: the nearest to the present one.
    func upright(_ body: Int) -> Double {
        let base = entries[body].base
        // Without the last bits of what the C library finds.
        let turned = (Double(atan2(base.b, base.a)) * 1_048_576).rounded() / 1_048_576
        let whole = ((world.bodies[body].angle + turned) / (2 * .pi)).rounded() * 2 * .pi
        return whole - turned
    }

    /// Adds the pieces of paths to a group's boundaries.
    mutating func add(_ paths: [UIBezierPath], name: Int, to group: Int) {
        for path in paths {
            for corners in ItemShape.corners(of: path) {
                for (a, b) in zip(corners, corners.dropFirst()) where (b - a).squared > 1e-12 && a.isFinite && b.isFinite {
                    boundaries.append(RigidWorld.Boundary(group: group, name: name, from: a, to: b))
                }
            }
        }
    }
}
