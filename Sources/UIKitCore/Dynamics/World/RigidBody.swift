// One body of the physics world.
// No Apple page: this is ours.

/// The material of a body.
struct RigidMaterial: Equatable, Sendable {
    var elasticity = 0.0
    var friction = 0.0
    var density = 1.0
    var resistance = 0.0
    var angularResistance = 0.0
    var charge = 0.0
    var isAnchored = false
    var allowsRotation = true
}

/// A body with its place and motion. Positions are those of its centre of mass, in points; velocities a second.
struct RigidBody: Sendable {
    /// Shapes about the centre of mass.
    private(set) var shapes: [RigidShape] = []
    /// The centre of mass as seen from the item's centre, when it is not turned.
    private(set) var massCenter = Vec.zero
    var position = Vec.zero
    var velocity = Vec.zero
    /// Since the item came into the world; radians from x to y.
    private(set) var angle = 0.0
    private(set) var turn = Turn.none
    var spin = 0.0
    var material = RigidMaterial() { didSet { if material != oldValue { weigh() } } }
    private(set) var mass = 0.0
    private(set) var inverseMass = 0.0
    private(set) var inverseInertia = 0.0
    /// A quarter of the least width: further than this it never goes in one step.
    private(set) var stride = 1.0

    // The values that the steps keep.

    /// Acceleration by gravity and forces of this step.
    var pull = Vec.zero
    /// Angular acceleration of this step.
    var twist = 0.0
    /// The velocity and spin before this step.
    var velocityBefore = Vec.zero
    var spinBefore = 0.0
    /// Whether nothing but forces acts in this step.
    var isFree = true
    var placed: [RigidShape] = []
    var extent = Extent(low: .zero, high: .zero)

    /// A body for an item whose centre stands at a point; shapes as seen from there.
    init(shapes: [RigidShape], center: Vec, material: RigidMaterial = RigidMaterial()) {
        self.material = material
        setShapes(shapes, center: center)
    }

    /// The center of the item.
    var center: Vec { position - turn.apply(massCenter) }

    /// Puts the item's centre somewhere, without turning it.
    mutating func place(center: Vec) { position = center + turn.apply(massCenter) }

    /// Other shapes at another place, turned by nothing.
    mutating func setShapes(_ shapes: [RigidShape], center: Vec) {
        var area = 0.0, middle = Vec.zero
        for shape in shapes {
            let part = shape.measures
            area += part.area
            middle += part.center * part.area
        }
        massCenter = area > 1e-12 ? middle * (1 / area) : .zero
        self.shapes = shapes.map { $0.moved(by: -massCenter) }
        turnTo(0)
        position = center + massCenter
        weigh()
    }

    mutating func turnTo(_ angle: Double) {
        self.angle = angle
        turn = Turn(angle)
    }

    /// A square of 100 points has mass 1 where the density is 1 (documented by what a push does to it).
    private mutating func weigh() {
        var area = 0.0, moment = 0.0, width = Double.infinity
        for shape in shapes {
            let part = shape.measures
            area += part.area
            moment += part.moment
            let extent = shape.extent
            width = min(width, extent.high.x - extent.low.x, extent.high.y - extent.low.y)
        }
        let density = max(material.density, 0) / 10_000
        mass = max(area * density, 1e-6)
        let inertia = max(moment * density, 1e-4)
        inverseMass = material.isAnchored ? 0 : 1 / mass
        inverseInertia = material.isAnchored || !material.allowsRotation ? 0 : 1 / inertia
        stride = max(width, 2) / 4
        if material.isAnchored { (velocity, spin) = (.zero, 0) }
        if !material.allowsRotation { spin = 0 }
    }

    /// Brings the shapes to where the body is.
    mutating func settlePlace() {
        placed = shapes.map { $0.placed(position, turn) }
        guard var all = placed.first?.extent else { return extent = Extent(low: position, high: position) }
        for shape in placed.dropFirst() {
            let one = shape.extent
            all.low = Vec(min(all.low.x, one.low.x), min(all.low.y, one.low.y))
            all.high = Vec(max(all.high.x, one.high.x), max(all.high.y, one.high.y))
        }
        extent = all
    }

    @inline(__always) func velocity(at arm: Vec) -> Vec { velocity + arm.turned(by: spin) }

    @inline(__always) mutating func push(_ impulse: Vec, at arm: Vec) {
        velocity += impulse * inverseMass
        spin += inverseInertia * arm.cross(impulse)
    }

    /// Energy of its motion.
    var kineticEnergy: Double {
        let inertia = inverseInertia > 0 ? 1 / inverseInertia : 0
        return material.isAnchored ? 0 : (mass * velocity.squared + inertia * spin * spin) / 2
    }
}
