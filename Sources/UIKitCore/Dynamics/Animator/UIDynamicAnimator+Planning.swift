// Behaviours come and go; the world takes over what they want.
// Apple: "UIDynamicAnimator", addBehavior(_:).
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore

extension UIDynamicAnimator {
    func add(_ behavior: UIDynamicBehavior) {
        guard !roots.contains(where: { $0 === behavior }) else { return }
        behavior.owner?.removeBehavior(behavior)
        roots.append(behavior)
        behavior.enter(self)
        noteChange()
    }

    func remove(_ behavior: UIDynamicBehavior) {
        guard let index = roots.firstIndex(where: { $0 === behavior }) else { return }
        roots.remove(at: index)
        behavior.enter(nil)
        noteChange()
    }

    /// Whether a view stands in the reference view; other items always may come.
    func canHold(_ item: any UIDynamicItem) -> Bool {
        guard let one = item as? UIView, let view else { return true }
        if one !== view, one.isDescendant(of: view) { return true }
        Catalogue.dynamicItemOutside.report(
            object: ObjectName.of(one),
            apple: "NSInvalidArgumentException: View item (\(ObjectName.short(one))) should be a descendant of reference view "
                + "in \(ObjectName.short(self))")
        return false
    }

    /// An item's middle in the reference view's coordinates.
    func center(of item: any UIDynamicItem) -> CGPoint {
        guard let one = item as? UIView, let view, let above = one.superview, above !== view else { return item.center }
        return above.convert(one.center, to: view)
    }

    func own(_ center: CGPoint, of item: any UIDynamicItem) -> CGPoint {
        guard let one = item as? UIView, let view, let above = one.superview, above !== view else { return center }
        return above.convert(center, from: view)
    }

    /// Lets the world hold what behaviours want now. Bodies keep their motion, contacts what they hold.
    func plan() {
        run.needsPlan = false
        run.referenceBounds = view?.bounds
        var plan = WorldPlan(self, world, entries, lastSerial: run.lastSerial)
        let all = roots.flatMap(\.family)
        for behavior in all { behavior.contribute(to: &plan) }
        run.lastSerial = plan.serial
        let old = world, oldCollisions = run.collisions, oldOwners = run.jointOwners
        // 1. Bodies that nobody names any more go.
        var moved: [Int: Int] = [:]
        for index in plan.entries.indices where plan.wanted.contains(index) { moved[index] = moved.count }
        entries = plan.entries.indices.filter { moved[$0] != nil }.map { plan.entries[$0] }
        world = plan.world
        world.bodies = plan.world.bodies.indices.filter { moved[$0] != nil }.map { plan.world.bodies[$0] }
        for (index, place) in moved { world.bodies[place].material = plan.materials[index] ?? RigidMaterial() }
        func list(_ bodies: [Int]) -> [Int] { bodies.compactMap { moved[$0] } }
        // 2. What acts on them.
        world.groups = plan.groups.map { one in
            var group = one.group
            group.bodies = Set(list(Array(group.bodies)))
            return group
        }
        run.collisions = plan.groups.map(\.behavior)
        world.boundaries = plan.boundaries
        world.joints = plan.joints.map { one in
            var joint = one.joint
            joint.first = moved[joint.first]!
            joint.second = joint.second.map { moved[$0]! }
            if let before = oldOwners.firstIndex(of: ObjectIdentifier(one.behavior)) {
                joint.held = old.joints[before].held
            }
            return joint
        }
        run.jointOwners = plan.joints.map { ObjectIdentifier($0.behavior) }
        func push(_ one: RigidWorld.Push) -> RigidWorld.Push {
            var one = one
            one.body = moved[one.body]!
            return one
        }
        world.pushes = plan.pushes.map(push)
        world.gravities = plan.gravities.map { (list($0.bodies), $0.pull) }
        world.fields = plan.fields.map { one in
            var field = one
            field.bodies = list(one.bodies)
            return field
        }
        world.contacts = kept(old, moved, oldCollisions)
        // 3. What acts once.
        for (body, linear, angular) in plan.velocities { give(linear, angular, to: moved[body]!) }
        for kick in plan.kicks { world.kick(push(kick)) }
        for behavior in all { behavior.worldTookPlan() }
        world.wake()
        forgetTouches()
    }

    /// Contacts of bodies and boundaries that are still there, under their present numbers.
    private func kept(_ old: RigidWorld, _ moved: [Int: Int], _ collisions: [UICollisionBehavior]) -> [RigidContact] {
        struct Piece: Hashable { var behavior: Int, name: Int, index: Int }
        func pieces(_ boundaries: [RigidWorld.Boundary], _ owners: [UICollisionBehavior]) -> [Piece] {
            var counts: [Piece: Int] = [:]
            return boundaries.map { one in
                var piece = Piece(behavior: owners[one.group].serial, name: one.name, index: 0)
                let count = counts[piece, default: 0]
                counts[piece] = count + 1
                piece.index = count
                return piece
            }
        }
        let before = pieces(old.boundaries, collisions)
        var now: [Piece: Int] = [:]
        for (index, piece) in pieces(world.boundaries, run.collisions).enumerated() { now[piece] = index }
        return old.contacts.compactMap { one in
            var contact = one
            guard let second = moved[one.key.second] else { return nil }
            contact.key.second = second
            if one.key.isBoundary {
                guard one.key.first < before.count, let first = now[before[one.key.first]] else { return nil }
                // A boundary that moved begins anew.
                guard world.boundaries[first].shape.corners == old.boundaries[one.key.first].shape.corners else { return nil }
                contact.key.first = first
            } else {
                guard let first = moved[one.key.first] else { return nil }
                contact.key.first = first
            }
            return contact
        }
    }

    /// Contacts of what is gone are forgotten without a word.
    private func forgetTouches() {
        let items = Set(entries.map(\.serial)), behaviors = Set(run.collisions.map(\.serial))
        run.touches = run.touches.filter { touch, _ in
            behaviors.contains(touch.behavior) && items.contains(touch.second)
                && (touch.isBoundary || items.contains(touch.first))
        }
    }

    func give(_ linear: Vec, _ angular: Double, to body: Int) {
        guard world.bodies[body].inverseMass > 0 else { return }
        world.bodies[body].velocity += linear
        if world.bodies[body].inverseInertia > 0 { world.bodies[body].spin += angular }
    }

    /// Adds to an item's velocity at once; false while the world does not know it as it will.
    func addVelocity(_ linear: Vec, _ angular: Double, to item: any UIDynamicItem) -> Bool {
        guard !run.needsPlan, let index = entries.firstIndex(where: { $0.item === item }) else { return false }
        give(linear, angular, to: index)
        wake()
        return true
    }

    func velocity(of item: any UIDynamicItem) -> (linear: CGPoint, angular: CGFloat)? {
        guard let index = entries.firstIndex(where: { $0.item === item }) else { return nil }
        let body = world.bodies[index]
        return (body.velocity.point, CGFloat((body.spin * 65_536).rounded() / 65_536))
    }

    func found(in rect: CGRect) -> [any UIDynamicItem] {
        if run.needsPlan { plan() }
        return entries.map(\.item).filter { item in
            let middle = center(of: item)
            return ItemShape.box(of: item).offsetBy(dx: middle.x - item.center.x, dy: middle.y - item.center.y)
                .intersects(rect)
        }
    }

    func takeOver(_ item: any UIDynamicItem) {
        guard let index = entries.firstIndex(where: { $0.item === item }) else { return }
        entries[index].base = item.transform
        (entries[index].center, entries[index].angle) = (item.center, 0)
        world.bodies[index].setShapes(ItemShape.shapes(of: item), center: Vec(center(of: item)))
        world.contacts.removeAll { $0.key.second == index || (!$0.key.isBoundary && $0.key.first == index) }
        // Ties stand at other places of a body of another shape.
        noteChange()
    }
}
