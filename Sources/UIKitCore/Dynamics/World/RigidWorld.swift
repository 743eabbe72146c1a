// Bodies that fall, collide and hang together: the world behind UIDynamicAnimator, without a view.
// No Apple page: this is ours. Units: points, seconds, and masses of which a square of 100 points has 1.

/// A world of rigid bodies in fixed steps. The same calls give the same bits on every machine.
struct RigidWorld: Sendable {
    /// One step in seconds.
    static let step = WorldMeasures.step
    /// The acceleration of gravity of magnitude 1, in points per second squared.
    static let gravity = WorldMeasures.gravity
    /// The acceleration of a mass of 1 by a push of magnitude 1, in points per second squared.
    static let force = WorldMeasures.force

    /// A piece of a boundary that belongs to one collision group.
    struct Boundary: Sendable {
        var group: Int
        /// The number of the boundary within the group.
        var name: Int
        var shape: RigidShape
        var extent: Extent

        init(group: Int, name: Int, from a: Vec, to b: Vec) {
            (self.group, self.name) = (group, name)
            shape = RigidShape(from: a, to: b)
            extent = shape.extent
        }
    }

    /// Bodies that collide with each other or with boundaries.
    struct Group: Sendable {
        var bodies: Set<Int>
        var meetsBodies: Bool
        var meetsBoundaries: Bool
    }

    /// A force that acts on, in the direction's own length times ``force``.
    struct Push: Sendable {
        var body: Int
        var force: Vec
        /// The point at which the force acts, from the item's centre, not rotated.
        var offset: Vec
    }

    var bodies: [RigidBody] = []
    var boundaries: [Boundary] = []
    var groups: [Group] = []
    var joints: [RigidJoint] = []
    var pushes: [Push] = []
    /// Accelerations of gravity, each of some bodies.
    var gravities: [(bodies: [Int], pull: Vec)] = []
    var fields: [ForceField] = []
    /// Contacts of the last step, in order of their keys.
    var contacts: [RigidContact] = []
    /// Seconds that the world has run.
    private(set) var time = 0.0
    /// Seconds for which everything has been at rest.
    private(set) var restTime = 0.0
    private(set) var stepCount = 0

    /// One fixed step. A fast body makes it several shorter ones, so that nothing is passed through.
    mutating func advance() {
        var count = 1
        for body in bodies where body.inverseMass > 0 {
            let reach = body.velocity.length * Self.step
            if reach > body.stride {
                count = max(count, Int(min(WorldMeasures.mostParts, (reach / body.stride).rounded(.up))))
            }
        }
        let h = Self.step / Double(count)
        for _ in 0..<count { solveStep(h) }
        stepCount += 1
        time = Double(stepCount) * Self.step
        noteRest()
    }

    /// Whether each body hardly moves. Well below what the eye sees in one frame.
    private mutating func noteRest() {
        let speed = WorldMeasures.restSpeed
        let rests = bodies.allSatisfy { $0.velocity.squared < speed * speed && abs($0.spin) < WorldMeasures.restSpin }
        restTime = rests ? restTime + Self.step : 0
    }

    /// Something was changed from outside: rest begins anew.
    mutating func wake() { restTime = 0 }

    /// Snapped bodies that came to rest near their points are put onto them, and motion ends.
    mutating func comeToRest() {
        for index in bodies.indices { (bodies[index].velocity, bodies[index].spin) = (.zero, 0) }
        for joint in joints {
            guard case .snap(let angle) = joint.kind else { continue }
            let gap = joint.anchorB - bodies[joint.first].position
            guard gap.length < WorldMeasures.snapGap, abs(bodies[joint.first].angle - angle) < WorldMeasures.snapAngle
            else { continue }
            if bodies[joint.first].inverseInertia > 0 { bodies[joint.first].turnTo(angle) }
            bodies[joint.first].position = joint.anchorB
        }
    }

    /// Energy of motion and, of the bodies that gravity pulls, of height.
    var energy: Double {
        var result = 0.0
        for body in bodies { result += body.kineticEnergy }
        for gravity in gravities {
            for index in gravity.bodies where bodies[index].inverseMass > 0 {
                result -= bodies[index].mass * gravity.pull.dot(bodies[index].position)
            }
        }
        return result
    }
}
