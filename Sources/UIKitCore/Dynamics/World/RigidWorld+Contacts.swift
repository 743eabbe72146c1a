// The search for bodies and boundaries that are near each other.
// No Apple page: this is ours.

extension RigidWorld {
    /// Finds all contacts of this step; those that were there keep what they held.
    mutating func findContacts(_ h: Double) {
        for index in bodies.indices { bodies[index].settlePlace() }
        var old: [ContactKey: RigidContact] = [:]
        if !contacts.isEmpty {
            old.reserveCapacity(contacts.count)
            for contact in contacts { old[contact.key] = contact }
        }
        var found: [RigidContact] = []
        for group in groups.indices where groups[group].meetsBoundaries { meetBoundaries(group, h, old, &found) }
        let pairs = pairsThatMeet()
        for (a, b) in pairs { meet(a, b, h, old, &found) }
        found.sort { $0.key < $1.key }
        contacts = found
    }

    /// How near shapes must come to be looked at: as far as they go in one step, and a little more.
    private func margin(_ a: RigidBody?, _ b: RigidBody, _ h: Double) -> Double {
        func reach(_ body: RigidBody) -> Double {
            let size = body.extent.high - body.extent.low
            return (body.velocity.length + abs(body.spin) * size.length) * h
        }
        return 0.5 + (a.map(reach) ?? 0) + reach(b)
    }

    /// Pairs of bodies that share a group in which bodies meet, each once, in order.
    private func pairsThatMeet() -> [(Int, Int)] {
        var lists: [[Int]] = []
        for group in groups where group.meetsBodies { lists.append(group.bodies.sorted()) }
        if lists.isEmpty { return [] }
        var seen = Set<Int>(), result: [(Int, Int)] = []
        for list in lists {
            for (place, a) in list.enumerated() {
                for b in list[(place + 1)...] {
                    guard bodies[a].inverseMass > 0 || bodies[b].inverseMass > 0 else { continue }
                    guard bodies[a].extent.touches(bodies[b].extent, within: 0.5 + farthest(a) + farthest(b)) else { continue }
                    if lists.count > 1, !seen.insert(a * bodies.count + b).inserted { continue }
                    result.append((a, b))
                }
            }
        }
        return result
    }

    private func farthest(_ index: Int) -> Double { bodies[index].velocity.length * Self.step }

    private mutating func meet(
        _ a: Int, _ b: Int, _ h: Double, _ old: [ContactKey: RigidContact], _ found: inout [RigidContact]
    ) {
        let near = margin(bodies[a], bodies[b], h)
        let one = bodies[a].material, two = bodies[b].material
        for (i, shapeA) in bodies[a].placed.enumerated() {
            for (j, shapeB) in bodies[b].placed.enumerated() {
                guard shapeA.extent.touches(shapeB.extent, within: near),
                    let manifold = Manifold.between(shapeA, shapeB, margin: near)
                else { continue }
                let key = ContactKey(first: a, second: b, isBoundary: false, firstShape: i, secondShape: j)
                found.append(
                    contact(
                        key, manifold, old[key], h,
                        friction: (max(one.friction, 0) * max(two.friction, 0)).squareRoot(),
                        elasticity: max(one.elasticity, two.elasticity), side: 1))
            }
        }
    }

    private mutating func meetBoundaries(
        _ group: Int, _ h: Double, _ old: [ContactKey: RigidContact], _ found: inout [RigidContact]
    ) {
        for b in groups[group].bodies.sorted() {
            let body = bodies[b], near = margin(nil, body, h)
            for (index, boundary) in boundaries.enumerated()
            where boundary.group == group && boundary.extent.touches(body.extent, within: near) {
                for (j, shape) in body.placed.enumerated() {
                    let key = ContactKey(first: index, second: b, isBoundary: true, firstShape: 0, secondShape: j)
                    let before = old[key]
                    let start = boundary.shape.corners[0]
                    // Once near, a body stays on its side, however hard it is pressed.
                    let height = (body.position - start).dot(boundary.shape.normals[0])
                    let side = before?.side ?? (height < 0 ? -1 : 1)
                    guard shape.extent.touches(boundary.extent, within: near),
                        let manifold = Manifold.between(boundary.shape, shape, margin: near, side: side)
                    else { continue }
                    found.append(
                        contact(
                            key, manifold, before, h, friction: max(body.material.friction, 0),
                            elasticity: body.material.elasticity, side: side))
                }
            }
        }
    }

    private func contact(
        _ key: ContactKey, _ manifold: Manifold, _ before: RigidContact?, _ h: Double,
        friction: Double, elasticity: Double, side: Double
    ) -> RigidContact {
        let b = bodies[key.second], a = key.isBoundary ? nil : bodies[key.first]
        let points = manifold.points.map { place in
            var point = RigidContact.Point(
                armA: a.map { place.place - $0.position } ?? .zero, armB: place.place - b.position,
                separation: place.separation, feature: place.feature)
            if let kept = before?.points.first(where: { $0.feature == place.feature }) {
                (point.press, point.rub) = (kept.press, kept.rub)
            }
            // Before this step's forces, so that what bounces does not gain from them.
            var coming = b.velocityBefore + point.armB.turned(by: b.spinBefore)
            if let a { coming -= a.velocityBefore + point.armA.turned(by: a.spinBefore) }
            point.approach = coming.dot(manifold.normal)
            // As fast as it will be where they meet: a whole bounce keeps its height.
            if point.approach < 0, point.separation > 0 {
                let pull = (b.pull - (a?.pull ?? .zero)).dot(manifold.normal)
                let square = point.approach * point.approach - 2 * pull * point.separation
                point.approach = -max(square, 0).squareRoot()
            }
            return point
        }
        // So stiff that a stack sags by less than half a point, and soft enough to come to rest.
        return RigidContact(
            key: key, normal: manifold.normal, points: points, friction: friction,
            elasticity: min(max(elasticity, 0), 1),
            softness: Softness(frequency: WorldMeasures.contact.frequency, damping: WorldMeasures.contact.damping, step: h),
            side: side)
    }
}
