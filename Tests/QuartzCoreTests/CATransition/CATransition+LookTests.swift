// Transitions: what is on the screen between the old look and the new one.
// Apple: "CATransition".
import CoreGraphics
import Foundation
import PixelKernels
import Stage
import Testing

@testable import QuartzCore

@Suite struct CATransitionLookTests {
    /// A red box of 20 × 20 at (40, 40) turns blue under a transition of 1 s; the picture half a second later.
    private func halfway(
        _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil, _ change: (CATransition) -> Void = { _ in }
    ) -> PixelBuffer {
        var result: PixelBuffer?
        onVirtualClock { screen, clock in
            let layer = box(40, 40, 20, 20, red)
            screen.root.addSublayer(layer)
            CATransaction.flush()
            let transition = CATransition().with(duration: 1)
            transition.type = type
            transition.subtype = subtype
            change(transition)
            layer.add(transition, forKey: nil)
            CATransaction.setDisableActions(true)
            layer.backgroundColor = blue
            CATransaction.flush()
            #expect(layer.animationKeys() == ["transition"])
            screen.time = clock.now
            screen.frame()
            clock.advance(to: 10.5)
            screen.time = 10.5
            result = PixelBuffer(width: 100, height: 100)
            let frame = screen.frame()!.buffer
            for y in 0..<100 { memcpy(result!.row(y), frame.row(y), 400) }
            // What was drawn in parts is what is drawn whole.
            #expect(
                screen.host.renderFull(at: 10.5).isEqual(to: result!),
                "\(screen.host.renderFull(at: 10.5).difference(from: result!))")
            clock.advance(to: 11)
            screen.time = 11
            screen.frame()
            #expect(layer.animationKeys() == nil)
            #expect(screen.host.renderFull(at: 11).pixel(x: 50, y: 50) == 0xFF00_00FF)
            #expect(!screen.host.hasRunningAnimations)
        }
        return result!
    }

    // Covers: CATransition.type, CATransition.subtype
    @Test("a fade mixes the old look and the new one; nothing moves (documented)")
    func fade() {
        let picture = halfway(.fade)
        picture.show("fade")
        #expect(picture.pixel(x: 50, y: 50) == 0xFF80_0080)
        #expect(picture.pixel(x: 41, y: 41) == 0xFF80_0080)
        #expect(picture.pixel(x: 35, y: 50) == 0xFF00_0000)
    }

    @Test("a push moves the old look out and the new one in, which fade on their way (observed); fromTop goes upwards")
    func push() {
        let left = halfway(.push, .fromLeft)
        left.show("push")
        // Both halves at half their strength, over black.
        #expect(left.pixel(x: 45, y: 50) & 0xFF > 0x7A)
        #expect(left.pixel(x: 45, y: 50) >> 16 & 0xFF == 0)
        #expect(left.pixel(x: 55, y: 50) >> 16 & 0xFF > 0x7A)
        #expect(left.pixel(x: 35, y: 50) & 0xFF > 0x7A)
        #expect(left.pixel(x: 65, y: 50) >> 16 & 0xFF > 0x7A)
        #expect(left.pixel(x: 71, y: 50) == 0xFF00_0000)
        let up = halfway(.push, .fromTop)
        #expect(up.pixel(x: 50, y: 35) >> 16 & 0xFF > 0x7A)
        #expect(up.pixel(x: 50, y: 65) & 0xFF > 0x7A)
        let right = halfway(.push, .fromRight)
        #expect(right.pixel(x: 65, y: 50) & 0xFF > 0x7A)
    }

    @Test("moveIn covers the old look, reveal uncovers the new one (documented)")
    func slides() {
        let moving = halfway(.moveIn, .fromBottom)
        #expect(moving.pixel(x: 50, y: 45) == 0xFF00_00FF)
        #expect(moving.pixel(x: 50, y: 55) == 0xFFFF_0000)
        #expect(moving.pixel(x: 50, y: 35) == 0xFF00_00FF)
        let revealing = halfway(.reveal, .fromRight)
        #expect(revealing.pixel(x: 45, y: 50) == 0xFFFF_0000)
        #expect(revealing.pixel(x: 55, y: 50) == 0xFF00_00FF)
        #expect(revealing.pixel(x: 35, y: 50) == 0xFFFF_0000)
    }

    // Covers: CATransition.startProgress, CATransition.endProgress
    @Test("start and end progress cut a part out of the transition (documented)")
    func parts() {
        let late = halfway(.moveIn, .fromLeft) { $0.startProgress = 0.5 }
        #expect(late.pixel(x: 54, y: 50) == 0xFF00_00FF)
        #expect(late.pixel(x: 56, y: 50) == 0xFFFF_0000)
        let early = halfway(.moveIn, .fromLeft) { $0.endProgress = 0.5 }
        #expect(early.pixel(x: 44, y: 50) == 0xFF00_00FF)
        #expect(early.pixel(x: 46, y: 50) == 0xFFFF_0000)
    }

    @Test("sublayers that come and go take part, and a layer that was not there comes from nothing")
    func sublayers() {
        onVirtualClock { screen, clock in
            let layer = box(40, 40, 20, 20), old = box(0, 0, 20, 20, red)
            layer.addSublayer(old)
            screen.root.addSublayer(layer)
            CATransaction.flush()
            CATransaction.setDisableActions(true)
            layer.add(CATransition().with(duration: 1), forKey: "any")
            old.removeFromSuperlayer()
            layer.addSublayer(box(0, 0, 10, 20, blue))
            let fresh = box(0, 0, 20, 20, green)
            fresh.add(CATransition().with(duration: 1), forKey: nil)
            screen.root.addSublayer(fresh)
            CATransaction.flush()
            clock.advance(to: 10.5)
            screen.time = 10.5
            let picture = screen.picture()
            #expect(picture.pixel(x: 45, y: 50) == 0xFF80_0080)
            #expect(picture.pixel(x: 55, y: 50) == 0xFF80_0000)
            #expect(picture.pixel(x: 10, y: 10) == 0xFF00_8000)
        }
    }

    @Test("UIK0410: a type that there is not is told and fades")
    func unknownType() {
        let transition = CATransition()
        transition.type = CATransitionType(rawValue: "cube")
        let messages = recorded { _ = transition.makeRecord(AnimationSetting(duration: 1)) }
        #expect(
            messages == [
                """
                UIK0410 unsupported: There is no such type of transition.
                  at       CATransition+LookTests.swift:…
                  cause    CATransition.type is "cube".
                  fix      Use one of the four public types.
                """
            ])
    }

    @Test("an action for sublayers is searched when the list of a shown layer changes; order actions also on hiding")
    func actions() {
        final class Searching: CALayerDelegate {
            var keys: [String] = []
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                keys.append(event)
                return event == "sublayers" ? CATransition() : NSNull()
            }
        }
        onVirtualClock { screen, _ in
            let layer = box(0, 0, 10, 10), delegate = Searching()
            layer.delegate = delegate
            layer.addSublayer(CALayer())
            #expect(delegate.keys.isEmpty)
            screen.root.addSublayer(layer)
            #expect(delegate.keys == ["onOrderIn"])
            CATransaction.flush()
            delegate.keys = []
            let added = CALayer()
            layer.addSublayer(added)
            #expect(delegate.keys == ["sublayers"])
            #expect(layer.animationKeys() == ["transition"])
            added.removeFromSuperlayer()
            #expect(delegate.keys == ["sublayers", "sublayers"])
            delegate.keys = []
            layer.isHidden = true
            layer.isHidden = false
            #expect(delegate.keys == ["hidden", "onOrderOut", "hidden", "onOrderIn"])
        }
    }
}
