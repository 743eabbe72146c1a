// Particles in pixels.
// Apple: "CAEmitterLayer", renderMode.
import CoreGraphics
import Foundation
import PixelKernels
import Stage
import Testing

@testable import QuartzCore

@Suite struct CAEmitterLayerDrawingTests {
    private func still(_ size: Int, scale: CGFloat = 1, _ body: (TestScreen) throws -> Void) rethrows {
        let clock = StageClock(isVirtual: true)
        clock.advance(to: 10)
        try StageClock.withOwn(clock) {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            try body(TestScreen(size, size, scale: scale))
            CATransaction.commit()
        }
    }

    // Covers: CAEmitterCell.contents, CAEmitterCell.contentsScale, CAEmitterCell.contentsRect
    @Test("a particle is its contents in its colour, so many pixels a point, about its place (documented)")
    func contents() {
        still(40) { screen in
            let layer = emitter(
                40,
                cell(1, 1) {
                    $0.contents = ParticlePicture.square(8); $0.color = color(1, 0.5, 0); $0.contentsScale = 2
                })
            screen.root.addSublayer(layer)
            screen.time = 10.5
            let picture = screen.picture()
            #expect(picture.pixel(x: 20, y: 20) == 0xFFFF_8000)
            #expect(picture.pixel(x: 18, y: 18) == 0xFFFF_8000)
            #expect(picture.pixel(x: 17, y: 20) == 0xFF00_0000)
            #expect(picture.pixel(x: 22, y: 20) == 0xFF00_0000)
            layer.setValue(CGRect(x: 0, y: 0, width: 0.5, height: 1), forKeyPath: "emitterCells.cell.contentsRect")
            layer.setValue(1, forKeyPath: "emitterCells.cell.contentsScale")
            screen.host.commit()
            let half = screen.host.renderFull(at: 11.5)
            #expect(half.pixel(x: 18, y: 20) == 0xFFFF_8000)
            #expect(half.pixel(x: 17, y: 20) == 0xFF00_0000)
            #expect(half.pixel(x: 20, y: 17) == 0xFFFF_8000)
        }
    }

    // Covers: CAEmitterLayer.renderMode
    @Test("additive particles add up their light; the others cover each other, the oldest below or above (documented)")
    func renderModes() {
        still(40) { screen in
            let layer = emitter(
                40,
                cell(2, 1) {
                    $0.color = color(0.5, 0.25, 0); $0.redSpeed = 0.5
                })
            screen.root.addSublayer(layer)
            layer.renderMode = .additive
            screen.time = 10
            // Particles of 0 and of half a second: red 0.5 and 0.75.
            #expect(screen.picture().pixel(x: 20, y: 20) == 0xFFFF_8000)
            layer.renderMode = .oldestFirst
            screen.host.commit()
            let young = screen.host.renderFull(at: 10).pixel(x: 20, y: 20) >> 16 & 255
            layer.renderMode = .oldestLast
            screen.host.commit()
            let old = screen.host.renderFull(at: 10).pixel(x: 20, y: 20) >> 16 & 255
            #expect(abs(Int(young) - 128) <= 2)
            #expect(abs(Int(old) - 191) <= 2)
        }
    }

    @Test("frames drawn by damage are the bytes of full ones: moving, additive, clipped, faded, turned, below and above others")
    func damage() {
        for scale in [1, 3] as [CGFloat] {
            still(60, scale: scale) { screen in
                screen.root.addSublayer(box(0, 0, 60, 60, color(0.1, 0.2, 0.4)))
                let one = emitter(
                    60,
                    cell(40, 1, 30) {
                        $0.contents = ParticlePicture.disc(16)
                        $0.emissionRange = 2 * .pi
                        $0.scale = 0.5
                        $0.scaleRange = 0.4
                        $0.spin = 3
                        $0.alphaSpeed = -0.8
                        $0.redRange = 1
                    })
                one.renderMode = .additive
                let two = emitter(
                    40,
                    cell(30, 1, 50) {
                        $0.yAcceleration = 60; $0.spinRange = 6; $0.color = color(1, 1, 0)
                    })
                two.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
                two.masksToBounds = true
                two.cornerRadius = 12
                two.opacity = 0.7
                two.backgroundColor = color(0.3, 0, 0, 0.5)
                two.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
                for layer in [one, box(30, 0, 10, 60, color(0, 0.6, 0, 0.6)), two] { screen.root.addSublayer(layer) }
                for step in 0..<30 {
                    screen.time = 10 + Double(step) * 0.07
                    let frame = screen.frame()
                    let full = screen.host.renderFull(at: screen.time)
                    guard let buffer = frame?.buffer, buffer.isEqual(to: full) else {
                        Issue.record("step \(step) at \(scale): \(frame?.buffer.difference(from: full) ?? "no frame")")
                        return
                    }
                }
            }
        }
    }

    @Test("pictures of confetti, snow, smoke and fire, to be looked at")
    func pictures() {
        for (name, ground, scale) in [
            ("light-1x", color(0.95, 0.95, 0.97), 1.0), ("dark-1x", color(0.05, 0.05, 0.08), 1),
            ("light-3x", color(0.95, 0.95, 0.97), 3),
            ("dark-3x", color(0.05, 0.05, 0.08), 3),
        ] {
            still(400, scale: scale) { screen in
                screen.root.addSublayer(box(0, 0, 400, 400, ground))
                for (index, layer) in Self.scenes().enumerated() {
                    let holder = CALayer()
                    holder.frame = CGRect(x: CGFloat(index % 2) * 200, y: CGFloat(index / 2) * 200, width: 200, height: 200)
                    holder.masksToBounds = true
                    holder.borderWidth = 0.5
                    holder.borderColor = color(0.5, 0.5, 0.5)
                    holder.addSublayer(layer)
                    screen.root.addSublayer(holder)
                }
                screen.time = 15
                let picture = screen.picture()
                picture.show("particles-\(name)")
                var different = Set<UInt32>()
                for y in stride(from: 0, to: picture.height, by: 3) {
                    for x in stride(from: 0, to: picture.width, by: 3) { different.insert(picture.pixel(x: x, y: y)) }
                }
                #expect(different.count > 100)
            }
        }
    }

    private static func scenes() -> [CAEmitterLayer] {
        let confetti = emitter(200)
        confetti.emitterPosition = CGPoint(x: 100, y: -10)
        confetti.emitterShape = .line
        confetti.emitterSize = CGSize(width: 200, height: 1)
        confetti.emitterCells = [color(1, 0.23, 0.19), color(0.2, 0.78, 0.35), color(0, 0.48, 1), color(1, 0.8, 0)].map { one in
            cell(8, 5, 60) {
                $0.contents = ParticlePicture.square(8)
                $0.color = one
                $0.emissionLongitude = .pi / 2
                $0.emissionRange = .pi / 4
                $0.velocityRange = 40
                $0.spin = 2
                $0.spinRange = 6
                $0.scale = 0.8
                $0.scaleRange = 0.5
            }
        }
        let snow = emitter(200)
        snow.emitterPosition = CGPoint(x: 100, y: -10)
        snow.emitterShape = .line
        snow.emitterSize = CGSize(width: 240, height: 1)
        snow.emitterCells = [
            cell(25, 8, 30) {
                $0.contents = ParticlePicture.disc(16)
                $0.emissionLongitude = .pi / 2
                $0.emissionRange = 0.6
                $0.yAcceleration = 4
                $0.scale = 0.5
                $0.scaleRange = 0.6
                $0.color = color(0.75, 0.82, 0.95)
            }
        ]
        let smoke = emitter(200)
        smoke.emitterPosition = CGPoint(x: 100, y: 190)
        smoke.emitterCells = [
            cell(20, 4, 45) {
                $0.contents = ParticlePicture.disc(64)
                $0.emissionLongitude = -.pi / 2
                $0.emissionRange = 0.5
                $0.velocityRange = 15
                $0.scale = 0.3
                $0.scaleSpeed = 0.25
                $0.color = color(0.5, 0.5, 0.5, 0.35)
                $0.alphaSpeed = -0.08
                $0.spinRange = 1
            }
        ]
        let fire = emitter(200)
        fire.emitterPosition = CGPoint(x: 100, y: 170)
        fire.emitterShape = .line
        fire.emitterSize = CGSize(width: 60, height: 1)
        fire.renderMode = .additive
        fire.emitterCells = [
            cell(200, 1.2, 70) {
                $0.contents = ParticlePicture.disc(32)
                $0.emissionLongitude = -.pi / 2
                $0.emissionRange = 0.6
                $0.velocityRange = 40
                $0.lifetimeRange = 0.6
                $0.color = color(0.8, 0.4, 0.2, 0.25)
                $0.scaleSpeed = -0.5
                $0.alphaSpeed = -0.15
            }
        ]
        return [confetti, snow, smoke, fire]
    }
}
