// Particles as a function of seed and time: births, ways, chance, keys, ends.
// Apple: "CAEmitterLayer", "CAEmitterCell".
import CoreGraphics
import Diagnostics
import Foundation
import PixelKernels
import Stage
import Testing

@testable import QuartzCore

@Suite struct CAEmitterLayerTests {
    private func quiet(_ body: (TestScreen, StageClock) throws -> Void) rethrows {
        try onVirtualClock { screen, clock in
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            try body(screen, clock)
            CATransaction.commit()
        }
    }

    // Covers: CAEmitterCell.birthRate, CAEmitterCell.lifetime, CAEmitterLayer.birthRate, CAEmitterLayer.lifetime, CAEmitterLayer.emitterCells
    @Test("so many particles are seen as are born in a lifetime, times the layer's factors (documented)")
    func births() {
        quiet { screen, _ in
            let layer = emitter(100, cell(10, 2))
            screen.root.addSublayer(layer)
            #expect(screen.particles(at: 10)?.particles.count == 20)
            layer.birthRate = 2
            layer.lifetime = 0.5
            #expect(layer.emitterCells?.count == 1)
            #expect(layer.birthRate == 2)
            #expect(screen.particles(at: 14.02)?.particles.count == 20)
        }
    }

    // Covers: CAEmitterCell.velocity, CAEmitterCell.emissionLongitude, CAEmitterCell.yAcceleration, CAEmitterCell.spin, CAEmitterCell.scaleSpeed, CAEmitterCell.alphaSpeed, CAEmitterCell.color
    @Test("a particle goes its way: velocity, acceleration, turn, size and colour by its age (documented)")
    func way() throws {
        try quiet { screen, _ in
            let layer = emitter(
                100,
                cell(1, 3, 20) {
                    $0.emissionLongitude = .pi / 2
                    $0.yAcceleration = 10
                    $0.xAcceleration = -4
                    $0.spin = 0.5
                    $0.scale = 2
                    $0.scaleSpeed = -0.25
                    $0.color = color(1, 0.5, 0.25, 1)
                    $0.redSpeed = -0.1
                    $0.alphaSpeed = -0.25
                })
            layer.beginTime = 10
            screen.root.addSublayer(layer)
            let frame = try #require(screen.particles(at: 13.5))
            #expect(frame.particles.map(\.birth) == [1, 2, 3])
            let one = frame.particles[0], age = 2.5
            #expect(abs(one.x - (50 - 2 * age * age)) < 1e-6)
            #expect(abs(one.y - (50 + 20 * age + 5 * age * age)) < 1e-6)
            #expect(abs(one.angle - 1.25) < 1e-9)
            #expect(abs(one.scale - 1.375) < 1e-9)
            #expect(abs(one.red - 0.75) < 1e-6)
            #expect(abs(one.alpha - 0.375) < 1e-6)
            #expect(abs(one.green - 0.5) < 0.003)
        }
    }

    // Covers: CAEmitterLayer.seed, CAEmitterCell.velocityRange, CAEmitterCell.emissionRange, CAEmitterCell.lifetimeRange
    @Test("chance follows from the seed: the same one gives the same particles at any time, another others")
    func chance() throws {
        func run(_ seed: UInt32, _ times: [TimeInterval]) throws -> [[Particle]] {
            var result: [[Particle]] = []
            try quiet { screen, _ in
                let layer = emitter(
                    100,
                    cell(50, 1, 40) {
                        $0.velocityRange = 20
                        $0.emissionRange = .pi
                        $0.lifetimeRange = 0.5
                        $0.redRange = 1
                        $0.color = color(0.5, 0.5, 0.5)
                    })
                layer.seed = seed
                screen.root.addSublayer(layer)
                for time in times { result.append(try #require(screen.particles(at: time)).particles) }
            }
            return result
        }
        let forth = try run(7, [10, 11, 12]), back = try run(7, [12, 11, 10])
        #expect(forth == back.reversed())
        #expect(forth[0] != forth[1])
        #expect(try run(8, [10])[0].map(\.x) != forth[0].map(\.x))
        for particle in forth[2] {
            let speed = hypot(particle.x - 50, particle.y - 50) / max(12 - particle.birth, 1e-9)
            if 12 - particle.birth > 0.05 { #expect(speed > 29.9 && speed < 50.1) }
            #expect(particle.x >= 49.9, "half a turn about the x axis")
            #expect(particle.red >= 0)
            #expect(particle.red <= 1)
        }
    }

    // Covers: CAEmitterLayer.emitterShape, CAEmitterLayer.emitterMode, CAEmitterLayer.emitterSize
    @Test("particles begin on the shape that is set, on its corners, rim or in it (documented)")
    func shapes() throws {
        try quiet { screen, _ in
            let layer = emitter(100, cell(300, 1))
            layer.emitterSize = CGSize(width: 40, height: 20)
            screen.root.addSublayer(layer)
            func places(_ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode) throws -> [(Double, Double)] {
                layer.emitterShape = shape
                layer.emitterMode = mode
                let model = EmitterModel(
                    setup: { if case .emitter(let e)? = layer.values.special { e.setup } else { EmitterSetup() } }())
                var own = model
                own.keepHistory([], at: 0)
                return ParticleFrame(own, at: 1).particles.map { ($0.x - 50, $0.y - 50) }
            }
            #expect(try places(.point, .volume).allSatisfy { $0 == (0, 0) })
            let line = try places(.line, .outline)
            #expect(line.count == 300)
            #expect(line.allSatisfy { abs($0.0) <= 20 && $0.1 == 0 })
            #expect(line.contains { $0.0 < -15 })
            #expect(line.contains { $0.0 > 15 })
            #expect(try places(.line, .points).allSatisfy { abs($0.0) == 20 })
            #expect(try places(.rectangle, .points).allSatisfy { abs($0.0) == 20 && abs($0.1) == 10 })
            #expect(try places(.rectangle, .outline).allSatisfy { abs(abs($0.0) - 20) < 1e-9 || abs(abs($0.1) - 10) < 1e-9 })
            let inside = try places(.rectangle, .surface)
            #expect(inside.allSatisfy { abs($0.0) <= 20 && abs($0.1) <= 10 })
            #expect(inside.contains { abs($0.0) < 5 && abs($0.1) < 5 })
            #expect(try places(.circle, .outline).allSatisfy { abs(hypot($0.0, $0.1) - 40) < 1e-6 })
            let disc = try places(.circle, .volume)
            #expect(disc.allSatisfy { hypot($0.0, $0.1) <= 40 })
            #expect(disc.filter { hypot($0.0, $0.1) < 20 }.count < 120)
            #expect(try places(.sphere, .surface).allSatisfy { hypot($0.0, $0.1) <= 40.001 })
            #expect(try places(.cuboid, .volume).allSatisfy { abs($0.0) <= 20 && abs($0.1) <= 10 })
        }
    }

    @Test("what is changed counts for what is born from then on; the others stay as they are")
    func epochs() throws {
        try quiet { screen, clock in
            let layer = emitter(100, cell(10, 2, 10))
            screen.root.addSublayer(layer)
            let before = try #require(screen.particles(at: 10)).particles
            layer.emitterPosition = CGPoint(x: 20, y: 50)
            screen.host.commit()
            let after = try #require(screen.particles(at: 11)).particles
            #expect(after.filter { $0.birth <= 10 }.count == 10)
            #expect(after.filter { $0.birth > 10 }.count == 10)
            for particle in after {
                let from = particle.birth <= 10 ? 50.0 : 20
                #expect(abs(particle.x - (from + 10 * (11 - particle.birth))) < 1e-6)
            }
            #expect(before.filter { $0.birth > 9 }.map(\.birth) == after.filter { $0.birth <= 10 }.map(\.birth))
        }
    }

    // Covers: CAEmitterLayer.setValue
    @Test("emitterCells.name.property changes and tells a cell's value; the cell that was handed in stays (documented)")
    func keyPaths() throws {
        try quiet { screen, clock in
            let made = cell(10, 1)
            let inner = cell(5, 1) { $0.name = "inner" }
            made.emitterCells = [inner]
            let layer = emitter(100, made)
            screen.root.addSublayer(layer)
            #expect(layer.value(forKeyPath: "emitterCells.cell.birthRate") as? CGFloat == 10)
            layer.setValue(20, forKeyPath: "emitterCells.cell.birthRate")
            layer.setValue(3, forKeyPath: "emitterCells.cell.emitterCells.inner.velocity")
            layer.setValue(1, forKeyPath: "emitterCells.nobody.velocity")
            #expect(layer.value(forKeyPath: "emitterCells.cell.birthRate") as? CGFloat == 20)
            #expect(made.birthRate == 10)
            #expect(layer.value(forKeyPath: "emitterCells.cell.emitterCells.inner.velocity") as? CGFloat == 3)
            #expect(layer.value(forKeyPath: "emitterCells.nobody.velocity") == nil)
            layer.setValue(CGPoint(x: 1, y: 2), forKeyPath: "emitterPosition")
            #expect(layer.emitterPosition == CGPoint(x: 1, y: 2))
        }
    }

    @Test("an animation of a cell's birth rate counts while it runs, and what it made lives on")
    func animated() throws {
        try quiet { screen, clock in
            let layer = emitter(100, cell(0, 1))
            screen.root.addSublayer(layer)
            screen.host.commit()
            let burst = CABasicAnimation(keyPath: "emitterCells.cell.birthRate")
            burst.fromValue = 120
            burst.toValue = 120
            burst.duration = 0.5
            layer.add(burst, forKey: "burst")
            screen.host.commit()
            let during = try #require(screen.particles(at: 10.4)).particles
            #expect(abs(during.count - 48) <= 2)
            #expect(during.allSatisfy { $0.birth >= 10 })
            clock.advance(to: 10.6)
            screen.host.commit()
            let after = try #require(screen.particles(at: 10.6)).particles
            #expect(abs(after.count - 60) <= 2)
            #expect(layer.animationKeys() == nil)
            clock.advance(to: 11.3)
            let late = try #require(screen.particles(at: 11.3)).particles
            #expect(late.count < 30)
            #expect(late.count > 15)
        }
    }

    @Test("cells of cells are born along their particles' ways")
    func children() throws {
        try quiet { screen, _ in
            let trail = cell(10, 0.5) { $0.name = "trail" }
            let rocket = cell(1, 1, 50) {
                $0.contents = nil; $0.emitterCells = [trail]
            }
            let layer = emitter(100, rocket)
            layer.beginTime = 10
            screen.root.addSublayer(layer)
            let frame = try #require(screen.particles(at: 11.96))
            // The rocket of second 1 is 0.96 s old: its sparks of the last half second are seen.
            #expect(frame.particles.count == 5)
            for spark in frame.particles { #expect(abs(spark.x - (50 + 50 * (spark.birth - 1))) < 1e-6) }
        }
    }

    @Test("an emitter asks for frames while anything moves and for none when all is gone; it cannot settle while it emits")
    func ticking() {
        quiet { screen, clock in
            let layer = emitter(100, cell(20, 1, 10))
            screen.root.addSublayer(layer)
            screen.host.commit()
            #expect(screen.host.hasRunningAnimations)
            clock.advance(to: 100)
            screen.host.commit()
            #expect(screen.host.hasRunningAnimations, "endless, as a repeating animation")
            layer.birthRate = 0
            screen.host.commit()
            #expect(screen.host.hasRunningAnimations, "what was born still moves")
            screen.time = 100
            _ = screen.frame()
            clock.advance(to: 100.9)
            screen.time = 100.9
            #expect(screen.frame() != nil)
            #expect(screen.host.hasRunningAnimations)
            clock.advance(to: 101.1)
            screen.time = 101.1
            let last = screen.frame()
            #expect(last != nil)
            #expect(!screen.host.hasRunningAnimations)
            let empty = screen.host.renderFull(at: 101.1)
            #expect(last?.buffer.isEqual(to: empty) == true)
            #expect(empty.pixel(x: 50, y: 50) == 0xFF00_0000)
            clock.advance(to: 102)
            screen.time = 102
            #expect(screen.frame() == nil)
            // Out of the screen and back: it goes on.
            layer.birthRate = 1
            screen.host.commit()
            let holder = CALayer()
            holder.addSublayer(layer)
            screen.root.addSublayer(holder)
            screen.host.commit()
            holder.removeFromSuperlayer()
            screen.host.commit()
            #expect(!screen.host.hasRunningAnimations)
            screen.root.addSublayer(holder)
            screen.host.commit()
            #expect(screen.host.hasRunningAnimations)
            layer.speed = 0
            screen.host.commit()
            #expect(!screen.host.hasRunningAnimations)
        }
    }

    @Test("a cell with a duration makes particles in it alone, and then the screen is at rest")
    func duration() {
        quiet { screen, clock in
            let layer = emitter(
                100,
                cell(10, 1) {
                    $0.beginTime = 11; $0.duration = 2
                })
            screen.root.addSublayer(layer)
            #expect(screen.particles(at: 10.9)?.particles.count == 0)
            #expect(screen.particles(at: 12.05)?.particles.count == 10)
            #expect(screen.host.hasRunningAnimations)
            clock.advance(to: 14.1)
            screen.time = 14.1
            _ = screen.frame()
            #expect(screen.particles(at: 14.1)?.particles.count == 0)
            #expect(!screen.host.hasRunningAnimations)
        }
    }

    // Covers: CAEmitterLayer.preservesDepth, CAEmitterCell.speed
    @Test("what is stored alone says so")
    func declared() {
        let said = recorded {
            CAEmitterLayer().preservesDepth = true
            CAEmitterCell().speed = 2
            CAEmitterCell().velocity = .nan
        }
        #expect(said.count == 3 && said[0].contains("UIK1201") && said[1].contains("UIK1201"))
    }
}
