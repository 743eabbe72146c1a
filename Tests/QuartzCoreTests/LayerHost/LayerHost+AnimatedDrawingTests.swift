// Frames of running animations, drawn in parts, against the same frames drawn whole.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels
import Stage
import Testing

@testable import QuartzCore

@Suite struct LayerHostAnimatedDrawingTests {
    private struct Scene {
        var random: SeededGenerator
        let screen: TestScreen
        var layers: [CALayer] = []

        init(_ seed: UInt64, _ screen: TestScreen) {
            random = SeededGenerator(seed: seed)
            self.screen = screen
        }

        mutating func number(_ low: CGFloat, _ high: CGFloat) -> CGFloat { CGFloat.random(in: low...high, using: &random) }
        mutating func pick<T>(_ list: [T]) -> T { list.randomElement(using: &random)! }
        mutating func place() -> CGPoint { CGPoint(x: number(0, 60), y: number(0, 60)) }

        mutating func build() {
            for _ in 0..<7 {
                let colour = color(number(0, 1), number(0, 1), number(0, 1), number(0.4, 1))
                var layer = box(number(0, 50), number(0, 50), number(4, 30), number(4, 30), colour)
                if pick([true, false, false]) {
                    let gradient = CAGradientLayer()
                    gradient.frame = layer.frame
                    gradient.colors = [red, blue]
                    layer = gradient
                }
                if pick([true, false]) { layer.cornerRadius = number(0, 8) }
                if pick([true, false, false]) { layer.masksToBounds = true }
                if pick([true, false, false]) {
                    layer.shadowOpacity = 0.7
                    layer.shadowRadius = 2
                }
                if pick([true, false, false]) { layer.borderWidth = 2 }
                if pick([true, false, false, false]) { layer.mask = box(2, 2, 10, 10, white) }
                (layers.isEmpty || pick([true, false]) ? screen.root : pick(layers)).addSublayer(layer)
                layers.append(layer)
            }
        }

        mutating func animation() -> CAAnimation {
            switch Int.random(in: 0..<12, using: &random) {
            case 0: return basic("position", place(), place())
            case 1: return basic("opacity", number(0, 1), number(0, 1))
            case 2: return basic("bounds.size", CGSize(width: number(0, 30), height: 9), CGSize(width: 8, height: number(0, 30)))
            case 3: return basic("transform.rotation.z", 0, number(0, 3))
            case 4: return basic("transform", CATransform3DIdentity, CATransform3DMakeScale(number(0, 2), number(0, 2), 1))
            case 5: return basic("backgroundColor", red, color(0, 1, 0, number(0, 1)))
            case 6: return basic("cornerRadius", 0, number(0, 12))
            case 7: return basic("shadowOffset", CGSize.zero, CGSize(width: number(-9, 9), height: number(-9, 9)))
            case 8:
                let transition = CATransition()
                transition.type = pick([.fade, .push, .moveIn, .reveal])
                transition.subtype = pick([.fromLeft, .fromRight, .fromTop, .fromBottom])
                return transition
            case 9:
                let spring = CASpringAnimation(keyPath: "position")
                spring.fromValue = place()
                return spring
            case 10:
                let route = CGMutablePath()
                route.move(to: place())
                route.addQuadCurve(to: place(), control: place())
                let keyframes = CAKeyframeAnimation(keyPath: "position")
                keyframes.path = route
                keyframes.rotationMode = pick([nil, .rotateAuto])
                return keyframes
            default:
                let group = CAAnimationGroup()
                group.animations = [basic("zPosition", 0, number(-5, 5)), basic("borderWidth", 0, number(0, 6))]
                return group
            }
        }
    }

    @Test("whatever moves, a frame drawn in parts has the bytes of the whole one", arguments: 0..<24)
    func equalBytes(seed: UInt64) {
        onVirtualClock { screen, clock in
            let small = TestScreen(70, 70)
            var scene = Scene(seed, small)
            CATransaction.setDisableActions(true)
            scene.build()
            for step in 0..<14 {
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                if step % 2 == 0 {
                    let layer = scene.pick(scene.layers), animation = scene.animation()
                    animation.duration = TimeInterval(scene.number(0.1, 1))
                    animation.autoreverses = scene.pick([true, false, false])
                    animation.fillMode = scene.pick([.removed, .both])
                    animation.isRemovedOnCompletion = scene.pick([true, false])
                    layer.add(animation, forKey: scene.pick(["a", "b"]))
                    layer.backgroundColor = scene.pick([red, green, blue, nil])
                }
                CATransaction.commit()
                clock.advance(to: clock.now + TimeInterval(scene.number(0, 0.3)))
                CATransaction.flush()
                let frame = small.host.renderFrame(at: clock.now)
                guard let frame else { continue }
                let whole = small.host.renderFull(at: clock.now)
                #expect(frame.buffer.isEqual(to: whole), "step \(step): \(frame.buffer.difference(from: whole))")
            }
            _ = screen
        }
    }
}
