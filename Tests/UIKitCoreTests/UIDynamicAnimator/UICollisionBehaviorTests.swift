// Collisions, ties, fields and regions of dynamic animators.
// Apple: "UICollisionBehavior", "UIAttachmentBehavior", "UIFieldBehavior", "UIRegion".
import CoreGraphics
import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("UIDynamicAnimator: collisions, ties and fields", .harness) struct UICollisionBehaviorTests {
    private let it = DynamicsFixture()

    // Covers: UICollisionBehavior.collisionDelegate, UICollisionBehavior.addBoundary, UICollisionBehavior.boundary, UICollisionBehavior.boundaryIdentifiers, UICollisionBehavior.removeBoundary
    @Test("the delegate hears of each contact's begin, then of its end, boundaries by their identifiers (documented)")
    func delegate() {
        let ball = it.item(150, 100, 40, 40, RoundView()), floor = it.item(150, 360, 200, 20)
        let collision = UICollisionBehavior(items: [ball, floor])
        collision.addBoundary(withIdentifier: "low" as NSCopying, from: CGPoint(x: 0, y: 371), to: CGPoint(x: 300, y: 371))
        collision.collisionDelegate = it
        #expect(collision.boundaryIdentifiers?.count == 1)
        #expect(collision.boundary(withIdentifier: "low" as NSCopying) != nil)
        let anchored = UIDynamicItemBehavior(items: [floor]), elastic = UIDynamicItemBehavior(items: [ball])
        anchored.isAnchored = true
        elastic.elasticity = 0.5
        for behavior in [collision, anchored, elastic, UIGravityBehavior(items: [ball])] { it.animator.addBehavior(behavior) }
        _ = it.took()
        it.advance(by: 0.9)
        #expect(it.took() == ["1 meets 2 at 150 350", "1 leaves 2"])
        #expect(it.app.stage.settle() == .settled)
        #expect(abs(ball.center.y - 330) < 0.1)
        #expect(it.took().filter { $0.hasPrefix("1 meets") }.count >= 1)
        collision.removeBoundary(withIdentifier: "low" as NSCopying)
        #expect(collision.boundaryIdentifiers == nil)
    }

    // Covers: UICollisionBehavior.setTranslatesReferenceBoundsIntoBoundary
    @Test("the reference view's bounds are a boundary without identifier, so far inside as the insets say (documented)")
    func bounds() {
        let item = it.item(150, 200), collision = UICollisionBehavior(items: [item])
        collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0))
        collision.collisionDelegate = it
        #expect(collision.translatesReferenceBoundsIntoBoundary)
        it.animator.addBehavior(collision)
        it.animator.addBehavior(UIGravityBehavior(items: [item]))
        _ = it.took()
        #expect(it.app.stage.settle() == .settled)
        #expect(abs(item.center.y - 330) < 0.1)
        #expect(it.took().first == "1 meets bounds")
        // A boundary follows the view.
        it.view.bounds.size.height = 390
        it.animator.updateItem(usingCurrentState: item)
        #expect(it.app.stage.settle() == .settled)
        #expect(abs(item.center.y - 320) < 0.1)
    }

    // Covers: UICollisionBehavior.collisionMode
    @Test("by its mode a behaviour lets items meet each other, boundaries, or both (documented)")
    func modes() {
        for (mode, meetsItem, meetsFloor) in [
            (UICollisionBehavior.Mode.items, true, false), (.boundaries, false, true), (.everything, true, true),
        ] {
            let one = it.item(150, 40, 30, 30), two = it.item(150, 200, 30, 30)
            let collision = UICollisionBehavior(items: [one, two])
            collision.collisionMode = mode
            collision.addBoundary(withIdentifier: "floor" as NSCopying, from: CGPoint(x: 0, y: 390), to: CGPoint(x: 300, y: 390))
            let anchored = UIDynamicItemBehavior(items: [two])
            anchored.isAnchored = true
            it.animator.addBehavior(collision)
            it.animator.addBehavior(anchored)
            it.animator.addBehavior(UIGravityBehavior(items: [one]))
            it.advance(by: 2)
            let expected: CGFloat? = meetsItem ? 170 : meetsFloor ? 375 : nil
            if let expected { #expect(abs(one.center.y - expected) < 0.2) } else { #expect(one.center.y > 500) }
            it.animator.removeAllBehaviors()
            one.removeFromSuperview()
            two.removeFromSuperview()
        }
    }

    // Covers: UIDynamicItem.collisionBoundsType, UIDynamicItem.collisionBoundingPath, UICollisionBehavior.init
    @Test("ellipses roll between boxes, paths collide by their own shape, boundaries may be paths (documented)")
    func shapes() {
        final class Wedge: UIView {
            override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
            override var collisionBoundingPath: UIBezierPath {
                let path = UIBezierPath()
                path.move(to: CGPoint(x: 0, y: -10))
                path.addLine(to: CGPoint(x: -20, y: 10))
                path.addLine(to: CGPoint(x: 20, y: 10))
                path.close()
                return path
            }
        }
        let round = it.item(100, 100, 40, 40, RoundView()), wedge = it.item(200, 100, 40, 40, Wedge())
        #expect(UIView().collisionBoundsType == .rectangle)
        let collision = UICollisionBehavior(items: [round, wedge])
        let bowl = UIBezierPath()
        bowl.move(to: CGPoint(x: 20, y: 200))
        bowl.addLine(to: CGPoint(x: 60, y: 300))
        bowl.addLine(to: CGPoint(x: 120, y: 300))
        bowl.addLine(to: CGPoint(x: 160, y: 200))
        collision.addBoundary(withIdentifier: 7 as NSNumber, for: bowl)
        collision.addBoundary(withIdentifier: 8 as NSNumber, from: CGPoint(x: 160, y: 250), to: CGPoint(x: 300, y: 250))
        let friction = UIDynamicItemBehavior(items: [round, wedge])
        friction.friction = 0.5
        friction.angularResistance = 1
        for behavior in [collision, friction, UIGravityBehavior(items: [round, wedge])] { it.animator.addBehavior(behavior) }
        #expect(it.app.stage.settle(limit: 20) == .settled)
        // A circle of 20 points on the floor; a wedge whose lower side is 10 points below its middle.
        #expect(abs(round.center.y - 280) < 0.2)
        #expect(abs(wedge.center.y - 240) < 0.2)
    }

    // Covers: UIAttachmentBehavior.init, UIAttachmentBehavior.length, UIAttachmentBehavior.anchorPoint, UIAttachmentBehavior.items, UIAttachmentBehavior.attachedBehaviorType
    @Test("an attachment keeps the length it had, and follows its anchor (documented)")
    func attachment() {
        let item = it.item(200, 100)
        let tie = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 100, y: 100))
        #expect(tie.length == 100)
        #expect(tie.attachedBehaviorType == .anchor)
        #expect(tie.items.count == 1)
        #expect(tie.frequency == 0)
        #expect(tie.damping == 0)
        #expect(tie.frictionTorque == 0)
        #expect(tie.attachmentRange.isInfinite)
        it.animator.addBehavior(tie)
        it.animator.addBehavior(UIGravityBehavior(items: [item]))
        for _ in 0..<60 {
            it.advance(by: 1.0 / 30)
            #expect(abs(hypot(item.center.x - 100, item.center.y - 100) - 100) < 0.3)
        }
        let slow = UIDynamicItemBehavior(items: [item])
        slow.resistance = 4
        slow.angularResistance = 4
        it.animator.addBehavior(slow)
        tie.anchorPoint = CGPoint(x: 150, y: 50)
        tie.length = 60
        #expect(it.app.stage.settle(limit: 20) == .settled)
        #expect(abs(item.center.x - 150) < 1)
        #expect(abs(item.center.y - 110) < 0.5)
    }

    // Covers: UIAttachmentBehavior.slidingAttachment, UIAttachmentBehavior.limitAttachment, UIAttachmentBehavior.fixedAttachment, UIAttachmentBehavior.pinAttachment, UIAttachmentBehavior.attachmentRange
    @Test("sliding, limit, fixed and pin attachments hold as their names say (documented)")
    func ties() {
        func run(_ tie: UIAttachmentBehavior, _ hanging: UIView, _ fast: UIView?) {
            it.animator.removeAllBehaviors()
            it.animator.addBehavior(tie)
            if let fast {
                let anchored = UIDynamicItemBehavior(items: [fast])
                anchored.isAnchored = true
                it.animator.addBehavior(anchored)
            }
            let slow = UIDynamicItemBehavior(items: [hanging])
            slow.resistance = 3
            slow.angularResistance = 3
            it.animator.addBehavior(slow)
            it.animator.addBehavior(UIGravityBehavior(items: [hanging]))
            #expect(it.app.stage.settle(limit: 20) == .settled)
        }
        let post = it.item(100, 100)
        let limited = it.item(120, 110)
        let limit = UIAttachmentBehavior.limitAttachment(
            with: post, offsetFromCenter: .zero, attachedTo: limited, offsetFromCenter: .zero)
        limit.length = 80
        run(limit, limited, post)
        #expect(abs(limited.center.y - 180) < 0.5)
        #expect(abs(limited.center.x - 100) < 1)
        let fixed = it.item(160, 100)
        run(.fixedAttachment(with: post, attachedTo: fixed, attachmentAnchor: CGPoint(x: 130, y: 100)), fixed, post)
        #expect(abs(fixed.center.x - 160) < 0.5)
        #expect(abs(fixed.center.y - 100) < 1)
        #expect(abs(fixed.transform.b) < 0.02)
        let pinned = it.item(160, 100)
        let pin = UIAttachmentBehavior.pinAttachment(with: post, attachedTo: pinned, attachmentAnchor: CGPoint(x: 130, y: 100))
        pin.attachmentRange = UIFloatRange(minimum: -0.1, maximum: .pi / 4)
        run(pin, pinned, post)
        #expect(abs(atan2(pinned.transform.b, pinned.transform.a) - .pi / 4) < 0.03)
        let sliding = it.item(200, 100)
        let slide = UIAttachmentBehavior.slidingAttachment(
            with: sliding, attachmentAnchor: CGPoint(x: 200, y: 100), axisOfTranslation: CGVector(dx: 0, dy: 1))
        slide.attachmentRange = UIFloatRange(minimum: -50, maximum: 50)
        run(slide, sliding, nil)
        #expect(abs(sliding.center.x - 200) < 0.2)
        #expect(abs(abs(sliding.center.y - 100) - 50) < 0.5)
        #expect(sliding.center.y > 100)
    }

    // Covers: UIFieldBehavior.linearGravityField, UIFieldBehavior.radialGravityField, UIFieldBehavior.springField, UIFieldBehavior.velocityField, UIFieldBehavior.dragField, UIFieldBehavior.vortexField, UIFieldBehavior.field, UIFieldBehavior.region, UIFieldBehavior.strength
    @Test("fields act on what lies in their region: each kind in its own way (documented; units guessed)")
    func fields() {
        func path(_ field: UIFieldBehavior, velocity: CGPoint = .zero, charge: CGFloat = 0) -> CGPoint {
            let item = it.item(200, 200, 100, 100), behavior = UIDynamicItemBehavior(items: [item])
            behavior.charge = charge
            behavior.addLinearVelocity(velocity, for: item)
            field.addItem(item)
            it.animator.addBehavior(behavior)
            it.animator.addBehavior(field)
            it.advance(by: 0.5)
            it.animator.removeAllBehaviors()
            return CGPoint(x: item.center.x - 200, y: item.center.y - 200)
        }
        #expect(abs(path(.linearGravityField(direction: CGVector(dx: 0, dy: 1))).y - 125) < 0.01)
        let outside = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
        #expect(outside.strength == 1)
        #expect(outside.falloff == 0)
        #expect(outside.region == UIRegion.infinite)
        outside.region = UIRegion(radius: 50)
        #expect(path(outside) == .zero)
        let radial = UIFieldBehavior.radialGravityField(position: CGPoint(x: 0, y: 200))
        radial.strength = 0.1
        #expect(abs(path(radial).x + 12.5) < 0.01)
        let spring = UIFieldBehavior.springField()
        spring.position = CGPoint(x: 180, y: 200)
        #expect(path(spring).x < -2)
        let wind = path(.velocityField(direction: CGVector(dx: 50, dy: 0)))
        #expect(wind.x > 20)
        #expect(wind.x < 25.01)
        let drag = path(.dragField(), velocity: CGPoint(x: 100, y: 0))
        #expect(drag.x > 35)
        #expect(drag.x < 45)
        let vortex = UIFieldBehavior.vortexField()
        vortex.position = CGPoint(x: 100, y: 200)
        #expect(path(vortex).y > 10)
        #expect(path(.electricField()) == .zero)
        #expect(path(.electricField(), charge: 1).x > 5)
        let bent = path(.magneticField(), velocity: CGPoint(x: 100, y: 0), charge: 1)
        #expect(abs(bent.y) > 5)
        #expect(path(.noiseField(smoothness: 0.5, animationSpeed: 1)) != .zero)
        #expect(path(.turbulenceField(smoothness: 0.5, animationSpeed: 1)) == .zero)
        var told: [CGFloat] = []
        let own = path(
            .field { _, position, _, mass, _, step in
                told = [position.x, mass, CGFloat(step)]
                return CGVector(dx: 1, dy: 0)
            })
        #expect(abs(own.x - 12.5) < 0.01)
        #expect(told[1] == 1)
        #expect(abs(told[2] - 1.0 / 240) < 1e-9)
        #expect(told[0] > 200)
    }

    // Covers: UIRegion.contains, UIRegion.inverse, UIRegion.byUnion, UIRegion.byDifference, UIRegion.byIntersection, UIRegion.infinite
    @Test("regions hold what their shapes say, about their middles (documented)")
    func regions() {
        let circle = UIRegion(radius: 10), box = UIRegion(size: CGSize(width: 40, height: 4))
        let near = CGPoint(x: 0, y: 9), far = CGPoint(x: 19, y: 0), middle = CGPoint.zero
        #expect(circle.contains(near))
        #expect(!circle.contains(far))
        #expect(box.contains(far))
        #expect(!box.contains(near))
        #expect(circle.byUnion(with: box).contains(far))
        #expect(circle.byUnion(with: box).contains(near))
        #expect(!circle.byIntersection(with: box).contains(near))
        #expect(circle.byIntersection(with: box).contains(middle))
        #expect(circle.byDifference(from: box).contains(near))
        #expect(!circle.byDifference(from: box).contains(middle))
        #expect(circle.inverse().contains(far))
        #expect(UIRegion.infinite.contains(CGPoint(x: 1e9, y: 0)))
        #expect(circle.copy() as? UIRegion == circle)
        #expect(circle != box)
    }
}
