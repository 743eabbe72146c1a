// The physics world behind UIDynamicAnimator, without a view.
// Facts: Apple, "UIDynamicAnimator" and the public headers of its behaviours.
import Foundation
import Testing
@testable import UIKitCore

private func box(_ width: Double, _ height: Double) -> RigidShape {
    let (x, y) = (width / 2, height / 2)
    return RigidShape(hull: [Vec(-x, -y), Vec(x, -y), Vec(x, y), Vec(-x, y)])
}

/// Walls about (0, 0) to (width, height), in group 0, which all bodies belong to.
private func room(_ width: Double, _ height: Double, _ bodies: [RigidBody], falls: Bool = true) -> RigidWorld {
    var world = RigidWorld()
    let corners = [Vec(0, 0), Vec(width, 0), Vec(width, height), Vec(0, height)]
    for index in 0..<4 {
        world.boundaries.append(.init(group: 0, name: index, from: corners[index], to: corners[(index + 1) % 4]))
    }
    world.bodies = bodies
    let all = Array(bodies.indices)
    world.groups = [.init(bodies: Set(all), meetsBodies: true, meetsBoundaries: true)]
    if falls { world.gravities = [(all, Vec(0, RigidWorld.gravity))] }
    return world
}

private func ball(_ radius: Double, _ x: Double, _ y: Double, elasticity: Double = 0) -> RigidBody {
    RigidBody(
        shapes: [RigidShape(circle: .zero, radius: radius)], center: Vec(x, y),
        material: RigidMaterial(elasticity: elasticity))
}

@Suite("Physics world") struct RigidWorldTests {
    @Test("a body falls 500 points in the first second and 2,000 in two, gravity being 1,000 points a second squared (documented)")
    func fall() {
        var world = RigidWorld()
        world.bodies = [RigidBody(shapes: [box(40, 40)], center: .zero)]
        world.gravities = [([0], Vec(0, RigidWorld.gravity))]
        for step in 1...480 {
            world.advance()
            let t = Double(step) / 240
            #expect(abs(world.bodies[0].center.y - 500 * t * t) < 1e-9)
            #expect(abs(world.bodies[0].velocity.y - 1000 * t) < 1e-9)
        }
    }

    @Test("a push of 1 gives 100 × 100 points of density 1 100 points a second squared, half as much at density 2 (documented)")
    func push() {
        for density in [1.0, 2] {
            var world = RigidWorld()
            world.bodies = [
                RigidBody(shapes: [box(100, 100)], center: .zero, material: RigidMaterial(density: density))
            ]
            world.pushes = [.init(body: 0, force: Vec(1, 0), offset: .zero)]
            for _ in 0..<240 { world.advance() }
            #expect(abs(world.bodies[0].velocity.x - 100 / density) < 1e-9)
            #expect(abs(world.bodies[0].center.x - 50 / density) < 1e-9)
        }
    }

    @Test("a push beside the middle turns a body as its moment of inertia says")
    func torque() {
        var world = RigidWorld()
        world.bodies = [RigidBody(shapes: [box(100, 100)], center: .zero)]
        world.kick(.init(body: 0, force: Vec(0, 1), offset: Vec(50, 0)))
        // 100 · 50 over 1 · (100² + 100²) / 12.
        #expect(abs(world.bodies[0].spin - 5000 / (20_000.0 / 12)) < 1e-9)
        #expect(world.bodies[0].velocity == Vec(0, 100))
    }

    @Test("resistance ends a fall at gravity over resistance: 250 points a second at 4 (guessed from its documented effect)")
    func terminal() {
        var world = RigidWorld()
        world.bodies = [RigidBody(shapes: [box(40, 40)], center: .zero, material: RigidMaterial(resistance: 4))]
        world.gravities = [([0], Vec(0, RigidWorld.gravity))]
        var last = 0.0
        for _ in 0..<1200 {
            world.advance()
            #expect(world.bodies[0].velocity.y >= last - 1e-9)
            #expect(world.bodies[0].velocity.y <= 250 + 1e-9)
            last = world.bodies[0].velocity.y
        }
        #expect(abs(last - 250) < 1e-3)
    }

    @Test("a ball of elasticity e bounces to e² of its height, and a whole one loses little in ten bounces")
    func bounces() {
        for e in [0.5, 0.8, 1] {
            var world = room(400, 400, [ball(20, 200, 80, elasticity: e)])
            var tops: [Double] = []
            for _ in 0..<2400 {
                let before = world.bodies[0].velocity.y
                world.advance()
                if before < 0, world.bodies[0].velocity.y >= 0 { tops.append(380 - world.bodies[0].center.y) }
            }
            for (index, top) in tops.prefix(3).enumerated() {
                let expected = 300 * pow(e * e, Double(index + 1))
                #expect(abs(top - expected) < 0.2, "elasticity \(e), bounce \(index + 1): \(top) of \(expected)")
            }
            if e == 1 { #expect(tops.count >= 5 && tops.allSatisfy { $0 <= 300.001 }) }
        }
    }

    @Test("energy never grows: whole bounces, falling boxes, pendulums, ties of bodies")
    func energy() {
        var pendulum = RigidWorld()
        pendulum.bodies = [RigidBody(shapes: [box(40, 40)], center: Vec(300, 100))]
        pendulum.gravities = [([0], Vec(0, 1000))]
        pendulum.joints = [RigidJoint(kind: .distance(200), first: 0, anchorA: .zero, anchorB: Vec(100, 100))]
        var pair = room(300, 300, [ball(20, 100, 100, elasticity: 1), ball(20, 200, 60, elasticity: 1)])
        pair.joints = [RigidJoint(kind: .pin(-1e31...1e31), first: 0, second: 1, anchorA: Vec(50, -20), anchorB: Vec(-50, 20))]
        let heap = room(
            300, 400,
            (0..<8).map {
                RigidBody(
                    shapes: [box(40, 30)], center: Vec(100 + Double($0 % 3) * 45, 40 + Double($0) * 35),
                    material: RigidMaterial(elasticity: 0.3, friction: 0.4))
            })
        for (name, start, steps) in [
            ("ball", room(400, 400, [ball(20, 200, 80, elasticity: 1)]), 2400), ("pendulum", pendulum, 1200),
            ("pair", pair, 1200), ("heap", heap, 480),
        ] {
            var world = start
            let first = world.energy, scale = max(abs(first), world.bodies.reduce(0) { $0 + $1.mass * 1000 * 100 })
            for _ in 0..<steps {
                world.advance()
                #expect(world.energy <= first + scale * 0.002, "\(name) at \(world.time) s: \(world.energy) of \(first)")
            }
        }
    }

    @Test("ten boxes in a stack come to rest within two seconds where they stand, less than half a point lower in all")
    func stack() {
        var world = room(
            400, 800,
            (0..<10).map {
                RigidBody(
                    shapes: [box(60, 60)], center: Vec(200, 770 - 60.5 * Double($0)), material: RigidMaterial(friction: 0.5))
            })
        var steps = 0
        while world.restTime < 0.4, steps < 480 {
            world.advance()
            steps += 1
        }
        #expect(world.restTime >= 0.4)
        for (index, body) in world.bodies.enumerated() {
            #expect(abs(body.center.x - 200) < 1)
            #expect(abs(body.angle) < 0.01)
            #expect(abs(body.center.y - (770 - 60 * Double(index))) < 0.5)
        }
    }

    @Test("a box slides down no slope as steep as its friction allows, and slides down a steeper one")
    func slope() {
        for (friction, slides) in [(0.8, false), (0.2, true)] {
            var world = RigidWorld()
            // A slope of 1 in 2.
            world.boundaries = [.init(group: 0, name: 1, from: Vec(0, 0), to: Vec(800, 400))]
            let turn = Turn(0.463_647_609_000_806_1)
            let shape = RigidShape(hull: box(60, 40).corners.map(turn.apply))
            let middle = Vec(200, 100) + turn.apply(Vec(0, -20))
            world.bodies = [RigidBody(shapes: [shape], center: middle, material: RigidMaterial(friction: friction))]
            world.gravities = [([0], Vec(0, 1000))]
            world.groups = [.init(bodies: [0], meetsBodies: true, meetsBoundaries: true)]
            for _ in 0..<240 { world.advance() }
            #expect(((world.bodies[0].center - middle).length > 20) == slides, "friction \(friction)")
        }
    }

    @Test("a stiff tie keeps its length to a fifth of a point while the body swings; a rope slackens and holds")
    func ties() {
        for kind in [RigidJoint.Kind.distance(200), .rope(200)] {
            var world = RigidWorld()
            world.bodies = [RigidBody(shapes: [box(40, 40)], center: Vec(kind == .rope(200) ? 200 : 300, 100))]
            world.gravities = [([0], Vec(0, 1000))]
            world.joints = [RigidJoint(kind: kind, first: 0, anchorA: .zero, anchorB: Vec(100, 100))]
            var longest = 0.0, shortest = 1000.0
            for _ in 0..<1200 {
                world.advance()
                let length = (world.bodies[0].center - Vec(100, 100)).length
                (longest, shortest) = (max(longest, length), min(shortest, length))
            }
            #expect(longest < 200.2)
            #expect(longest > 199.8)
            #expect(kind == .rope(200) ? shortest < 101 : shortest > 199.8)
        }
    }

    @Test("a spring swings at its frequency, and one of damping 1 never beyond its length")
    func springs() {
        var world = RigidWorld()
        world.bodies = [RigidBody(shapes: [box(40, 40)], center: Vec(150, 0))]
        world.joints = [
            RigidJoint(kind: .distance(100), first: 0, anchorA: .zero, anchorB: .zero, frequency: 2, damping: 0)
        ]
        var crossings = 0, last = world.bodies[0].center.x
        for _ in 0..<480 {
            world.advance()
            let now = world.bodies[0].center.x
            if last >= 100, now < 100 { crossings += 1 }
            last = now
        }
        #expect(crossings == 4, "two seconds of 2 Hz")
        world.bodies = [RigidBody(shapes: [box(40, 40)], center: Vec(150, 0))]
        world.joints[0].damping = 1
        for _ in 0..<480 {
            world.advance()
            #expect(world.bodies[0].center.x > 99.9)
        }
        #expect(abs(world.bodies[0].center.x - 100) < 0.01)
    }

    @Test("a pin turns within its range and no further, a weld not at all, a slide along its axis alone")
    func joints() {
        func world(_ kind: RigidJoint.Kind) -> RigidWorld {
            var world = RigidWorld()
            world.bodies = [
                RigidBody(shapes: [box(100, 20)], center: Vec(0, 0), material: RigidMaterial(isAnchored: true)),
                RigidBody(shapes: [box(100, 20)], center: Vec(100, 0)),
            ]
            world.gravities = [([1], Vec(0, 1000))]
            world.joints = [RigidJoint(kind: kind, first: 0, second: 1, anchorA: Vec(50, 0), anchorB: Vec(-50, 0))]
            for _ in 0..<960 { world.advance() }
            return world
        }
        let pin = world(.pin(-0.5...0.5)).bodies[1]
        #expect(abs(pin.angle - 0.5) < 0.02)
        #expect(((pin.position + pin.turn.apply(Vec(-50, 0))) - Vec(50, 0)).length < 0.3)
        let weld = world(.weld).bodies[1]
        #expect(abs(weld.angle) < 0.02)
        #expect((weld.center - Vec(100, 0)).length < 1)
        let slide = world(.slide(Vec(0, 1), -30...40)).bodies[1]
        #expect(abs(slide.angle) < 0.02)
        #expect(abs(slide.center.x - 100) < 0.3)
        #expect(abs(slide.center.y - 40) < 0.5)
    }

    @Test("sine and cosine are those of the C library to the last bits, for any turn")
    func turns() {
        for step in -4000...4000 {
            let angle = Double(step) * 0.0137
            let turn = Turn(angle)
            #expect(abs(turn.c - cos(angle)) < 1e-14)
            #expect(abs(turn.s - sin(angle)) < 1e-14)
        }
    }

    @Test("the same start gives the same bits")
    func repeats() {
        func run() -> [UInt64] {
            var world = room(
                300, 300, (0..<6).map { ball(10 + Double($0), 60 + Double($0) * 30, 50 + Double($0) * 11, elasticity: 0.7) })
            for index in 0..<6 { world.kick(.init(body: index, force: Vec(Double(index) * 0.1, -0.2), offset: Vec(3, 1))) }
            for _ in 0..<480 { world.advance() }
            return world.bodies.flatMap { [$0.position.x.bitPattern, $0.position.y.bitPattern, $0.angle.bitPattern] }
        }
        #expect(run() == run())
    }

    @Test("a body stays in its box, and no number leaves its range, in 10,000 seeded sequences of pushes")
    func box10000() {
        var seed: UInt64 = 0x5EED
        func next() -> Double {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(seed >> 33) / 2_147_483_648
        }
        var failures: [String] = []
        for run in 0..<10_000 {
            let size = (5 + next() * 20, 5 + next() * 20)
            let shape = run % 3 == 0 ? box(size.0 * 2, size.1 * 2) : RigidShape(circle: .zero, radius: size.0)
            let body = RigidBody(
                shapes: [shape], center: Vec(100 + next() * 100, 60 + next() * 80),
                material: RigidMaterial(elasticity: next(), friction: next()))
            var world = room(300, 200, [body], falls: run % 2 == 0)
            for _ in 0..<3 {
                let force = Vec(next() - 0.5, next() - 0.5) * (200 * body.mass)
                world.kick(.init(body: 0, force: force, offset: Vec(next() * 10, next() * 10)))
                for _ in 0..<4 { world.advance() }
                let now = world.bodies[0], place = now.center
                let isIn = place.x > 0 && place.x < 300 && place.y > 0 && place.y < 200
                if !isIn || !now.velocity.isFinite || !now.angle.isFinite { failures.append("run \(run): \(place)") }
            }
        }
        #expect(failures.isEmpty, "seed 0x5EED: \(failures.prefix(3))")
    }
}
