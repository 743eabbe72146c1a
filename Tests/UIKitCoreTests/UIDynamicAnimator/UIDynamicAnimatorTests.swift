// Dynamic animators: running, resting, items, what behaviours do to views.
// Apple: "UIDynamicAnimator" and the pages of the behaviours.
import CoreGraphics
import Diagnostics
import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("UIDynamicAnimator", .harness) struct UIDynamicAnimatorTests {
    private let it = DynamicsFixture()

    // Covers: UIGravityBehavior.addItem, UIGravityBehavior.magnitude, UIGravityBehavior.gravityDirection, UIGravityBehavior.angle, UIDynamicAnimator.addBehavior, UIDynamicAnimator.elapsedTime
    @Test("an item falls 125 points in half a second, sideways where gravity points there, with its magnitude (documented)")
    func gravity() {
        let one = it.item(100, 50), two = it.item(200, 50)
        let down = UIGravityBehavior(items: [one]), side = UIGravityBehavior()
        #expect(down.gravityDirection == CGVector(dx: 0, dy: 1))
        #expect(down.magnitude == 1)
        #expect(abs(down.angle - .pi / 2) < 1e-9)
        side.addItem(two)
        side.setAngle(.pi, magnitude: 0.5)
        it.animator.addBehavior(down)
        it.animator.addBehavior(side)
        it.advance(by: 0.5)
        #expect(one.center == CGPoint(x: 100, y: 175))
        #expect(abs(two.center.x - 137.5) < 0.002)
        #expect(abs(two.center.y - 50) < 0.002)
        #expect(abs(it.animator.elapsedTime - 0.5) < 1e-9)
    }

    // Covers: UIDynamicAnimator.isRunning, UICollisionBehavior.translatesReferenceBoundsIntoBoundary
    @Test("the animator pauses when all is at rest, so the screen settles, and a change wakes it (documented)")
    func rests() {
        let item = it.item(150, 300)
        let collision = UICollisionBehavior(items: [item])
        collision.translatesReferenceBoundsIntoBoundary = true
        let gravity = UIGravityBehavior(items: [item])
        #expect(!it.animator.isRunning)
        it.animator.addBehavior(collision)
        it.animator.addBehavior(gravity)
        #expect(it.animator.isRunning)
        #expect(it.took() == ["resume"])
        #expect(it.app.stage.settle() == .settled)
        #expect(!it.animator.isRunning)
        #expect(it.took() == ["pause"])
        #expect(abs(item.center.y - 380) < 0.1)
        #expect(item.center.x == 150)
        #expect(abs(item.transform.b) < 0.01)
        let frames = it.app.stage.frameCount
        it.advance(by: 5)
        #expect(it.app.stage.frameCount == frames)
        gravity.gravityDirection = CGVector(dx: 0, dy: -1)
        #expect(it.animator.isRunning)
        #expect(it.took() == ["resume"])
        #expect(it.app.stage.settle() == .settled)
        #expect(abs(item.center.y - 20) < 0.1)
    }

    // Covers: UIDynamicAnimator.removeAllBehaviors, UIDynamicAnimator.behaviors, UIDynamicBehavior.dynamicAnimator, UIDynamicBehavior.willMove
    @Test("a behaviour that was removed acts no more, items stay, and nothing keeps a finished animator alive")
    func removal() {
        final class Moving: UIDynamicBehavior {
            var moves: [Bool] = []
            override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moves.append(dynamicAnimator != nil) }
        }
        let item = it.item(100, 50), gravity = UIGravityBehavior(items: [item]), parent = Moving(), child = Moving()
        parent.addChildBehavior(child)
        parent.addChildBehavior(gravity)
        it.animator.addBehavior(parent)
        #expect(it.animator.behaviors == [parent])
        #expect(gravity.dynamicAnimator === it.animator)
        #expect(child.moves == [true])
        it.advance(by: 0.2)
        let place = item.center
        #expect(place.y > 60)
        parent.removeChildBehavior(gravity)
        #expect(gravity.dynamicAnimator == nil)
        #expect(parent.childBehaviors == [child])
        it.animator.removeAllBehaviors()
        it.advance(by: 1)
        #expect(item.center == place)
        #expect(!it.animator.isRunning)
        #expect(parent.moves == [true, false])
        #expect(child.moves == [true, false])
        weak var gone: UIDynamicAnimator?
        weak var goneItem: UIView?
        do {
            let other = UIDynamicAnimator(referenceView: it.view), view = it.item(10, 10)
            other.addBehavior(UIGravityBehavior(items: [view]))
            (gone, goneItem) = (other, view)
            it.advance(by: 0.1)
            view.removeFromSuperview()
        }
        it.advance(by: 0.1)
        #expect(gone == nil)
        #expect(goneItem == nil)
        #expect(it.app.stage.settle() == .settled)
    }

    // Covers: UIDynamicBehavior.action
    @Test("an action is called at each frame, after the items were moved (documented)")
    func action() {
        let item = it.item(100, 50), gravity = UIGravityBehavior(items: [item])
        var places: [CGFloat] = []
        gravity.action = { places.append(item.center.y) }
        it.animator.addBehavior(gravity)
        it.advance(by: 0.2)
        #expect(places.count == 12)
        #expect(places == places.sorted())
        #expect(places.last == item.center.y)
    }

    // Covers: UIDynamicAnimator.updateItem, UIDynamicAnimator.items
    @Test("an item moved from outside goes back until the animator is told of it (documented)")
    func update() {
        let item = it.item(100, 50), behavior = UIDynamicItemBehavior(items: [item])
        behavior.addLinearVelocity(CGPoint(x: 10, y: 0), for: item)
        it.animator.addBehavior(behavior)
        it.advance(by: 0.1)
        item.center = CGPoint(x: 200, y: 200)
        it.advance(by: 0.1)
        #expect(abs(item.center.x - 102) < 0.01)
        item.center = CGPoint(x: 200, y: 200)
        it.animator.updateItem(usingCurrentState: item)
        it.advance(by: 0.1)
        #expect(abs(item.center.x - 201) < 0.01)
        #expect(item.center.y == 200)
        #expect(it.animator.items(in: CGRect(x: 210, y: 210, width: 5, height: 5)).first === item)
        #expect(it.animator.items(in: CGRect(x: 0, y: 0, width: 50, height: 50)).isEmpty)
    }

    // Covers: UIPushBehavior.init, UIPushBehavior.magnitude, UIPushBehavior.active, UIPushBehavior.pushDirection, UIPushBehavior.setTargetOffsetFromCenter, UIPushBehavior.mode
    @Test(
        "a push of 1 accelerates 100 × 100 points by 100; an instantaneous one gives that velocity and is inactive then (documented)"
    )
    func pushes() {
        let one = it.item(100, 100, 100, 100), two = it.item(100, 250, 100, 100)
        let steady = UIPushBehavior(items: [one], mode: .continuous), once = UIPushBehavior(items: [two], mode: .instantaneous)
        #expect(steady.active)
        #expect(steady.magnitude == 0)
        #expect(once.mode == .instantaneous)
        steady.pushDirection = CGVector(dx: 1, dy: 0)
        once.setAngle(0, magnitude: 1)
        it.animator.addBehavior(steady)
        it.animator.addBehavior(once)
        it.advance(by: 0.5)
        #expect(abs(one.center.x - 112.5) < 0.01)
        #expect(abs(two.center.x - 150) < 0.01)
        #expect(steady.active)
        #expect(!once.active)
        once.active = true
        it.advance(by: 0.5)
        // To a frame, as sums of frames are not exact.
        #expect(abs(two.center.x - 250) < 3.5)
        steady.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -20), for: one)
        it.advance(by: 0.2)
        #expect(one.transform.b > 0.01)
        #expect(steady.targetOffsetFromCenter(for: one) == UIOffset(horizontal: 0, vertical: -20))
    }

    // Covers: UIDynamicItemBehavior.density, UIDynamicItemBehavior.resistance, UIDynamicItemBehavior.allowsRotation, UIDynamicItemBehavior.isAnchored, UIDynamicItemBehavior.linearVelocity, UIDynamicItemBehavior.addLinearVelocity, UIDynamicItemBehavior.angularVelocity, UIDynamicItemBehavior.addAngularVelocity, UIDynamicItemBehavior.angularResistance
    @Test("velocities wait for an animator, add up and are told; what was set last counts; anchored items stay (documented)")
    func itemBehavior() {
        let one = it.item(100, 100), two = it.item(200, 100)
        let first = UIDynamicItemBehavior(items: [one]), second = UIDynamicItemBehavior(items: [one, two])
        #expect(first.elasticity == 0)
        #expect(first.friction == 0)
        #expect(first.density == 1)
        #expect(first.resistance == 0)
        #expect(first.angularResistance == 0)
        #expect(first.charge == 0)
        #expect(!first.isAnchored)
        #expect(first.allowsRotation)
        first.addLinearVelocity(CGPoint(x: 30, y: 0), for: one)
        first.addLinearVelocity(CGPoint(x: 0, y: 40), for: one)
        first.addAngularVelocity(2, for: one)
        #expect(first.linearVelocity(for: one) == CGPoint(x: 30, y: 40))
        #expect(first.angularVelocity(for: one) == 2)
        it.animator.addBehavior(first)
        it.advance(by: 0.5)
        #expect(abs(one.center.x - 115) < 0.01)
        #expect(abs(one.center.y - 120) < 0.01)
        #expect(abs(one.transform.a - cos(1)) < 1e-6)
        #expect(abs(one.transform.b - sin(1)) < 1e-6)
        second.allowsRotation = false
        second.resistance = 1
        second.isAnchored = false
        it.animator.addBehavior(second)
        it.advance(by: 1)
        #expect(first.angularVelocity(for: one) == 0)
        #expect(first.linearVelocity(for: one).x < 16)
        #expect(first.linearVelocity(for: one).x > 8)
        second.isAnchored = true
        let place = two.center
        it.animator.addBehavior(UIGravityBehavior(items: [two]))
        it.advance(by: 0.5)
        #expect(two.center == place)
    }

    // Covers: UISnapBehavior.snapPoint, UISnapBehavior.damping
    @Test("a snapped item arrives at its point upright, and swings the less the greater the damping (documented)")
    func snap() {
        var overshoots: [CGFloat] = []
        for damping in [0, 0.5, 1] as [CGFloat] {
            let item = it.item(50, 50)
            item.transform = CGAffineTransform(rotationAngle: 0.6)
            let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 200, y: 300))
            #expect(snap.damping == 0.5)
            #expect(snap.snapPoint == CGPoint(x: 200, y: 300))
            snap.damping = damping
            var most: CGFloat = 0
            snap.action = { most = max(most, item.center.x) }
            it.animator.addBehavior(snap)
            #expect(it.app.stage.settle() == .settled)
            #expect(item.center == CGPoint(x: 200, y: 300))
            #expect(abs(item.transform.b) < 1e-5)
            #expect(abs(item.transform.a - 1) < 1e-5)
            overshoots.append(most - 200)
            snap.snapPoint = CGPoint(x: 100, y: 100)
            #expect(it.app.stage.settle() == .settled)
            #expect(item.center == CGPoint(x: 100, y: 100))
            it.animator.removeBehavior(snap)
        }
        #expect(overshoots[0] > overshoots[1] + 5)
        #expect(overshoots[1] > overshoots[2] + 2)
        #expect(overshoots[2] < 1)
    }

    // Covers: UIDynamicItemGroup.items
    @Test("a group falls and turns as one piece (documented)")
    func group() {
        let one = it.item(100, 100), two = it.item(180, 100)
        let group = UIDynamicItemGroup(items: [one, two])
        #expect(group.center == CGPoint(x: 140, y: 100))
        #expect(group.bounds.size == CGSize(width: 120, height: 40))
        #expect(group.items.count == 2)
        let behavior = UIDynamicItemBehavior(items: [group])
        behavior.addAngularVelocity(2, for: group)
        it.animator.addBehavior(behavior)
        it.animator.addBehavior(UIGravityBehavior(items: [group]))
        it.advance(by: 0.5)
        let middle = CGPoint(x: (one.center.x + two.center.x) / 2, y: (one.center.y + two.center.y) / 2)
        #expect(abs(middle.x - 140) < 0.01)
        #expect(abs(middle.y - 225) < 0.01)
        #expect(abs(hypot(two.center.x - one.center.x, two.center.y - one.center.y) - 80) < 0.01)
        #expect(abs(one.transform.b - sin(1)) < 1e-6)
        #expect(abs((two.center.y - one.center.y) - 80 * sin(1)) < 0.01)
    }

    @Test("an item keeps its scale while it is moved, where UIKit is seen to drop it")
    func keepsScale() {
        let item = it.item(100, 100)
        item.transform = CGAffineTransform(scaleX: 2, y: 2)
        let behavior = UIDynamicItemBehavior(items: [item])
        behavior.addAngularVelocity(1, for: item)
        it.animator.addBehavior(behavior)
        it.advance(by: 0.5)
        #expect(abs(hypot(item.transform.a, item.transform.b) - 2) < 1e-9)
        #expect(item.transform.b > 0.9)
    }

    @Test("the same program moves the same items through the same places")
    func repeats() {
        func run() -> [CGFloat] {
            let it = DynamicsFixture()
            let items = (0..<5).map { it.item(60 + CGFloat($0) * 40, 40 + CGFloat($0) * 9, 30, 30) }
            let collision = UICollisionBehavior(items: items)
            collision.translatesReferenceBoundsIntoBoundary = true
            it.animator.addBehavior(collision)
            it.animator.addBehavior(UIGravityBehavior(items: items))
            let noise = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
            for item in items { noise.addItem(item) }
            it.animator.addBehavior(noise)
            it.advance(by: 2)
            return items.flatMap { [$0.center.x, $0.center.y, $0.transform.a, $0.transform.b] }
        }
        #expect(run() == run())
    }

    @Test("a view outside the reference view is UIK1715 and takes no part; a number that is not finite is UIK1716")
    func traps() {
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), inside = it.item(100, 100)
        let gravity = UIGravityBehavior(items: [other, inside])
        it.animator.addBehavior(gravity)
        it.advance(by: 0.1)
        #expect(it.app.codes == ["UIK1715"])
        #expect(other.center == CGPoint(x: 5, y: 5))
        #expect(inside.center.y > 104)
        gravity.magnitude = .nan
        #expect(it.app.codes == ["UIK1715", "UIK1716"])
        #expect(gravity.magnitude == 1)
        #expect(
            has(
                """
                UIK1715 exception: A dynamic item is not in the animator's reference view.
                at       …
                cause    The animator moves views in the coordinates of its reference view, and this view is not a descendant of it.
                fix      Add the view to the reference view before adding its behavior to the animator.
                apple    NSInvalidArgumentException: View item (<UIView: 0x…>) should be a descendant of reference view in <UIDynamicAnimator: 0x…>
                """, in: it.app.diagnostics[0].pinnedText))
        #expect(
            has(
                """
                UIK1716 misuse: A dynamic behavior was given a number that is not finite.
                at       UIDynamicAnimatorTests.swift:…
                cause    magnitude is nan.
                fix      Check the number first; guard divisions by a length that may be zero.
                """, in: it.app.diagnostics[1].pinnedText))
    }

    /// Whether a report has all lines of a text; `…` stands for what differs from run to run.
    private func has(_ lines: String, in report: String) -> Bool {
        let report = report.replacing(/0x[0-9a-f]+/, with: "0x…")
        return lines.split(separator: "\n").allSatisfy { line in
            report.contains(line.hasSuffix("…") ? line.dropLast(1) : line)
        }
    }
}
