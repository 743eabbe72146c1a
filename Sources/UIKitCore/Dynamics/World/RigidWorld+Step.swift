// One step of the world: forces, contacts, sequential impulses, motion, bounces.
// No Apple page: this is ours. Sequential impulses with soft constraints, as text books have them.

extension RigidWorld {
    /// Nothing is faster: a quarter of its width in the shortest step.
    private static func fastest(_ body: RigidBody) -> Double { body.stride * WorldMeasures.mostParts / step }

    mutating func solveStep(_ h: Double) {
        // 1. Forces.
        for index in bodies.indices {
            bodies[index].velocityBefore = bodies[index].velocity
            bodies[index].spinBefore = bodies[index].spin
            (bodies[index].pull, bodies[index].twist) = (.zero, 0)
            bodies[index].isFree = true
        }
        gatherForces(h)
        for index in bodies.indices where bodies[index].inverseMass > 0 {
            let material = bodies[index].material, most = Self.fastest(bodies[index])
            var velocity = bodies[index].velocity + bodies[index].pull * h
            velocity = velocity * (1 / (1 + max(material.resistance, 0) * h))
            if velocity.squared > most * most { velocity = velocity.unit * most }
            bodies[index].velocity = velocity.isFinite ? velocity : .zero
            var spin = bodies[index].spin + (material.allowsRotation ? bodies[index].twist * h : 0)
            spin /= 1 + max(material.angularResistance, 0) * h
            bodies[index].spin = spin.isFinite ? min(max(spin, -WorldMeasures.mostSpin), WorldMeasures.mostSpin) : 0
        }
        // 2. Contacts and joints.
        findContacts(h)
        var rows = makeRows(h)
        for row in rows {
            bodies[row.first].isFree = false
            if let second = row.second { bodies[second].isFree = false }
        }
        for row in rows where row.held != 0 { apply(row.held, row) }
        for index in contacts.indices { begin(index) }
        // 3. Rounds that push overlaps apart.
        for round in 0..<WorldMeasures.rounds.correcting {
            for index in rows.indices { solve(&rows[index], h, correcting: true) }
            for index in contacts.indices { solve(index, h, correcting: true, round) }
        }
        // 4. Motion.
        move(h)
        // 5. Rounds that take the push out of the velocities again.
        if !contacts.isEmpty || !rows.isEmpty {
            for round in 0..<WorldMeasures.rounds.settling {
                for index in rows.indices { solve(&rows[index], h, correcting: false) }
                for index in contacts.indices { solve(index, h, correcting: false, round) }
            }
        }
        // 6. Bounces.
        for index in contacts.indices where contacts[index].elasticity > 0 { bounce(index) }
        var held = [[Double]](repeating: [], count: joints.count)
        for row in rows { held[row.joint].append(row.held) }
        for index in joints.indices { joints[index].held = held[index] }
    }

    private mutating func move(_ h: Double) {
        for index in contacts.indices {
            for p in contacts[index].points.indices {
                let point = contacts[index].points[p]
                contacts[index].points[p].reached = point.separation + h * speed(contacts[index], point).dot(contacts[index].normal)
            }
        }
        for index in bodies.indices where bodies[index].inverseMass > 0 {
            let body = bodies[index]
            // In free flight the mean of both velocities, which is exact under a steady force.
            let path = body.isFree ? (body.velocityBefore + body.velocity) * (h / 2) : body.velocity * h
            bodies[index].position += path
            let way = body.isFree ? (body.spinBefore + body.spin) * (h / 2) : body.spin * h
            if way != 0 { bodies[index].turnTo(body.angle + way) }
        }
    }

    // MARK: Contacts

    /// How fast the second body goes away from the first at a point.
    @inline(__always)
    private func speed(_ contact: RigidContact, _ point: RigidContact.Point) -> Vec {
        let b = bodies[contact.key.second].velocity(at: point.armB)
        return contact.key.isBoundary ? b : b - bodies[contact.key.first].velocity(at: point.armA)
    }

    @inline(__always)
    private mutating func push(_ contact: RigidContact, _ point: RigidContact.Point, _ impulse: Vec) {
        if !contact.key.isBoundary { bodies[contact.key.first].push(-impulse, at: point.armA) }
        bodies[contact.key.second].push(impulse, at: point.armB)
    }

    /// Masses at the points, and what the last step held.
    private mutating func begin(_ index: Int) {
        let contact = contacts[index]
        bodies[contact.key.second].isFree = false
        if let first = contact.bodyA { bodies[first].isFree = false }
        let normal = contact.normal, tangent = normal.outward
        for p in contact.points.indices {
            let point = contact.points[p]
            func mass(_ line: Vec) -> Double {
                let b = bodies[contact.key.second]
                var k = b.inverseMass + b.inverseInertia * point.armB.cross(line) * point.armB.cross(line)
                if let first = contact.bodyA {
                    let a = bodies[first]
                    k += a.inverseMass + a.inverseInertia * point.armA.cross(line) * point.armA.cross(line)
                }
                return k > 0 ? 1 / k : 0
            }
            contacts[index].points[p].pressMass = mass(normal)
            contacts[index].points[p].rubMass = mass(tangent)
            if point.press != 0 || point.rub != 0 {
                push(contact, point, normal * point.press + tangent * point.rub)
            }
        }
    }

    /// Solves the points of a contact in turn, in every second round in the other order, so that neither side of a box is
    /// favoured.
    private mutating func solve(_ index: Int, _ h: Double, correcting: Bool, _ round: Int) {
        let contact = contacts[index], normal = contact.normal, tangent = normal.outward
        let count = contact.points.count
        for place in 0..<count {
            let p = round & 1 == 0 ? place : count - 1 - place
            let point = contacts[index].points[p]
            // 1. Pressing.
            let separation = correcting ? point.separation : point.reached
            var bias = 0.0, share = 1.0, memory = 0.0
            if separation > 0 {
                bias = separation / h
            } else if correcting {
                bias = max(contact.softness.rate * min(0, separation + WorldMeasures.slop), -WorldMeasures.pushOut)
                (share, memory) = (contact.softness.share, contact.softness.memory)
            }
            let closing = speed(contact, point).dot(normal)
            let press = max(point.press - point.pressMass * share * (closing + bias) - memory * point.press, 0)
            push(contact, point, normal * (press - point.press))
            contacts[index].points[p].press = press
            contacts[index].points[p].mostPress = max(point.mostPress, press)
            // 2. Rubbing.
            if contact.friction > 0 {
                let most = contact.friction * press
                let sliding = speed(contact, point).dot(tangent)
                let rub = min(max(point.rub - point.rubMass * sliding, -most), most)
                push(contact, point, tangent * (rub - point.rub))
                contacts[index].points[p].rub = rub
            }
        }
    }

    private mutating func bounce(_ index: Int) {
        let contact = contacts[index]
        for p in contact.points.indices {
            let point = contacts[index].points[p]
            guard point.approach < -WorldMeasures.bounceSpeed, point.mostPress > 0 else { continue }
            let closing = speed(contact, point).dot(contact.normal)
            let press = max(point.press - point.pressMass * (closing + contact.elasticity * point.approach), 0)
            push(contact, point, contact.normal * (press - point.press))
            contacts[index].points[p].press = press
            contacts[index].points[p].mostPress = max(point.mostPress, press)
        }
    }
}
