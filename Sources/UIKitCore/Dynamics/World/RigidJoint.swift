// The joint of a body with another one or with a point.
// No Apple page: this is ours.

/// A joint between a body and another, or a point of the world where `second` is nil.
struct RigidJoint: Sendable {
    enum Kind: Equatable, Sendable {
        /// A fixed distance between both anchors.
        case distance(Double)
        /// A greatest distance between both anchors.
        case rope(Double)
        /// A common point of both anchors; the angle between the bodies is in a range.
        case pin(ClosedRange<Double>)
        /// A common point of both anchors without rotation.
        case weld
        /// The second anchor moves along an axis of the first body, in a range; nothing turns.
        case slide(Vec, ClosedRange<Double>)
        /// The body is drawn to the anchor and to an angle, as by a spring.
        case snap(angle: Double)
    }

    var kind: Kind
    var first: Int
    var second: Int?
    /// The place of the anchor from the first body's centre of mass, not rotated.
    var anchorA: Vec
    /// The place of the anchor from the second body's centre of mass, or a point of the world.
    var anchorB: Vec
    /// The second body's angle less the first one's, when the joint was made.
    var restAngle = 0.0
    /// Oscillations a second; 0 for a stiff joint.
    var frequency = 0.0
    /// 1 is critical damping.
    var damping = 0.0
    /// The greatest torque of friction.
    var torque = 0.0
    /// The impulses of the last step, with which the next one begins.
    var held: [Double] = []
}

/// One number that a joint keeps at 0, or on one side of it.
struct JointRow: Sendable {
    enum Limit { case none, atLeast }

    var joint: Int
    var slot: Int
    var first: Int
    var second: Int?
    /// Along this line, from the first to the second; zero where only angles count.
    var line: Vec
    var leverA: Double
    var leverB: Double
    var error: Double
    var isSpring = false
    var softness: Softness
    var isLimit = false
    /// The greatest impulse in this step.
    var most = Double.infinity
    var mass = 0.0
    var held = 0.0
}

extension RigidWorld {
    /// The rows of all joints, with what the last step held.
    func makeRows(_ h: Double) -> [JointRow] {
        var rows: [JointRow] = []
        let stiff = Softness(frequency: WorldMeasures.joint.frequency / h, damping: WorldMeasures.joint.damping, step: h)
        for (index, joint) in joints.enumerated() {
            let a = bodies[joint.first], b = joint.second.map { bodies[$0] }
            let armA = a.turn.apply(joint.anchorA), armB = b.map { $0.turn.apply(joint.anchorB) } ?? .zero
            let placeB = b.map { $0.position + armB } ?? joint.anchorB
            let gap = placeB - (a.position + armA)
            let turned = (b?.angle ?? 0) - a.angle - joint.restAngle
            let isSoft = joint.frequency > 0
            let soft =
                isSoft ? Softness(frequency: joint.frequency, damping: joint.damping, step: h) : stiff
            func add(_ line: Vec, _ a: Double, _ b: Double, _ error: Double, _ softness: Softness, spring: Bool = false) {
                rows.append(
                    JointRow(
                        joint: index, slot: 0, first: joint.first, second: joint.second, line: line, leverA: a, leverB: b,
                        error: error, isSpring: spring, softness: softness))
            }
            func addPoint(_ softness: Softness, spring: Bool) {
                for line in [Vec(1, 0), Vec(0, 1)] {
                    add(line, armA.cross(line), armB.cross(line), gap.dot(line), softness, spring: spring)
                }
            }
            switch joint.kind {
            case .distance(let length):
                let line = gap.length > 1e-9 ? gap.unit : Vec(0, 1)
                add(line, armA.cross(line), armB.cross(line), gap.length - length, soft, spring: isSoft)
            case .rope(let length):
                let line = gap.length > 1e-9 ? gap.unit : Vec(0, 1)
                add(-line, -armA.cross(line), -armB.cross(line), length - gap.length, soft, spring: false)
                rows[rows.count - 1].isLimit = true
            case .pin(let range):
                addPoint(stiff, spring: false)
                if joint.torque > 0 {
                    add(.zero, 1, 1, 0, .hard, spring: false)
                    rows[rows.count - 1].most = joint.torque * h
                }
                addLimits(range, turned) { sign, error in add(.zero, sign, sign, error, stiff) }
            case .weld:
                addPoint(soft, spring: isSoft)
                add(.zero, 1, 1, turned, soft, spring: isSoft)
            case .slide(let axis, let range):
                let line = a.turn.apply(axis), across = Vec(-line.y, line.x)
                add(across, (armA + gap).cross(across), armB.cross(across), gap.dot(across), stiff)
                add(.zero, 1, 1, turned, stiff)
                addLimits(range, gap.dot(line)) { sign, error in
                    add(line * sign, (armA + gap).cross(line) * sign, armB.cross(line) * sign, error, stiff)
                }
            case .snap(let angle):
                addPoint(soft, spring: true)
                add(.zero, 1, 1, angle - a.angle, soft, spring: true)
            }
            func addLimits(_ range: ClosedRange<Double>, _ value: Double, _ make: (Double, Double) -> Void) {
                if range.lowerBound > -1e30 { make(1, value - range.lowerBound); rows[rows.count - 1].isLimit = true }
                if range.upperBound < 1e30 { make(-1, range.upperBound - value); rows[rows.count - 1].isLimit = true }
            }
        }
        var slot = 0
        for index in rows.indices {
            slot = index > 0 && rows[index - 1].joint == rows[index].joint ? slot + 1 : 0
            rows[index].slot = slot
            let held = joints[rows[index].joint].held
            rows[index].held = slot < held.count ? held[slot] : 0
            let row = rows[index], a = bodies[row.first], b = row.second.map { bodies[$0] }
            let line = row.line.squared
            let k =
                line * (a.inverseMass + (b?.inverseMass ?? 0)) + row.leverA * row.leverA * a.inverseInertia
                + row.leverB * row.leverB * (b?.inverseInertia ?? 0)
            rows[index].mass = k > 0 ? 1 / k : 0
        }
        return rows
    }

    mutating func apply(_ impulse: Double, _ row: JointRow) {
        bodies[row.first].velocity -= row.line * (impulse * bodies[row.first].inverseMass)
        bodies[row.first].spin -= impulse * row.leverA * bodies[row.first].inverseInertia
        guard let second = row.second else { return }
        bodies[second].velocity += row.line * (impulse * bodies[second].inverseMass)
        bodies[second].spin += impulse * row.leverB * bodies[second].inverseInertia
    }

    /// One round over a row; without `correcting` only the velocities are set right.
    mutating func solve(_ row: inout JointRow, _ h: Double, correcting: Bool) {
        if !correcting && row.isSpring { return }
        let a = bodies[row.first]
        var speed = -row.line.dot(a.velocity) - row.leverA * a.spin
        if let second = row.second {
            speed += row.line.dot(bodies[second].velocity) + row.leverB * bodies[second].spin
        }
        var bias = 0.0, share = 1.0, memory = 0.0
        if row.isLimit && row.error > 0 {
            bias = row.error / h
        } else if correcting && row.softness.rate > 0 {
            (bias, share, memory) = (row.softness.rate * row.error, row.softness.share, row.softness.memory)
        }
        let impulse = -row.mass * share * (speed + bias) - memory * row.held
        var total = row.held + impulse
        if row.isLimit { total = max(total, 0) }
        total = min(max(total, -row.most), row.most)
        apply(total - row.held, row)
        row.held = total
    }
}
