// The run: steps by the clock, items, delegates, rest.
// Apple: "UIDynamicAnimatorDelegate", "UICollisionBehaviorDelegate".
import CoreGraphics
import Foundation
import QuartzCore

extension UIDynamicAnimator {
    /// Behaviours changed: the world takes them over at the next frame.
    func noteChange() {
        run.needsPlan = true
        wake()
    }

    /// Begins to run where there is something to run.
    func wake() {
        world.wake()
        guard run.link == nil, !roots.isEmpty else { return }
        delegate?.dynamicAnimatorWillResume(self)
        run.start = CACurrentMediaTime()
        run.steps = 0
        let link = CADisplayLink { [weak self] link in
            MainActor.assumeIsolated {
                guard let self, self.run.link === link else { return link.invalidate() }
                self.tick(at: CACurrentMediaTime())
            }
        }
        run.link = link
        link.add(to: .main, forMode: .common)
    }

    /// One frame: 1. what behaviours changed, 2. steps, 3. items, 4. delegates, 5. actions, 6. rest.
    private func tick(at time: TimeInterval) {
        if run.needsPlan || (run.referenceBounds != nil && run.referenceBounds != view?.bounds) { plan() }
        let due = Int(((time - run.start) / RigidWorld.step + 1e-6).rounded(.down))
        let count = min(max(due - run.steps, 0), WorldMeasures.mostSteps)
        var events: [TouchEvent] = []
        for _ in 0..<count {
            world.advance()
            if !run.collisions.isEmpty { noteTouches(&events) }
        }
        // Real clocks may have stood still for long.
        run.steps = due
        let isOver = entries.isEmpty || world.restTime >= WorldMeasures.patience
        if isOver { world.comeToRest() }
        showItems()
        for event in events { tell(event) }
        if count > 0 { for behavior in roots.flatMap(\.family) { behavior.action?() } }
        // The delegate may have set something going again.
        if isOver, !run.needsPlan, entries.isEmpty || world.restTime >= WorldMeasures.patience { pause() }
        if roots.isEmpty, run.needsPlan, run.link != nil {
            plan()
            pause()
        }
    }

    private func pause() {
        run.link?.invalidate()
        run.link = nil
        delegate?.dynamicAnimatorDidPause(self)
    }

    private func showItems() {
        for index in entries.indices {
            let body = world.bodies[index], entry = entries[index]
            guard body.inverseMass > 0 else { continue }
            let center = own(body.center.point, of: entry.item)
            if center != entry.center {
                entries[index].center = center
                entry.item.center = center
            }
            // A thousandth of a degree: what lies flat is drawn flat.
            let angle = (body.angle * 65_536).rounded() / 65_536
            if angle != entry.angle {
                entries[index].angle = angle
                let turn = Turn(angle)
                let turned = CGAffineTransform(a: turn.c, b: turn.s, c: -turn.s, d: turn.c, tx: 0, ty: 0)
                entry.item.transform = angle == 0 ? entry.base : entry.base.concatenating(turned)
            }
        }
    }

    // MARK: Contacts

    /// Notes the contacts that began or ended in the last step: ends first, boundaries before items, in the order in which they
    /// were added.
    private func noteTouches(_ events: inout [TouchEvent]) {
        var now: [Touch: Vec] = [:]
        for contact in world.contacts {
            guard contact.isNear else { continue }
            for touch in touches(of: contact) where now[touch] == nil {
                if let before = run.touches[touch] {
                    now[touch] = before
                } else if contact.isTouching {
                    // Where they met, which is after the bodies have moved.
                    let point = contact.points[0]
                    now[touch] =
                        world.bodies[contact.key.second].position + point.armB
                        + contact.normal * (point.separation / 2)
                }
            }
        }
        for touch in run.touches.keys.filter({ now[$0] == nil }).sorted() {
            events.append(TouchEvent(touch: touch, place: nil))
        }
        for touch in now.keys.filter({ run.touches[$0] == nil }).sorted() {
            events.append(TouchEvent(touch: touch, place: now[touch]))
        }
        run.touches = now
    }

    /// The contact for each behaviour that it belongs to.
    private func touches(of contact: RigidContact) -> [Touch] {
        let second = entries[contact.key.second].serial
        if contact.key.isBoundary {
            let boundary = world.boundaries[contact.key.first]
            return [
                Touch(behavior: run.collisions[boundary.group].serial, first: boundary.name, second: second, isBoundary: true)
            ]
        }
        let first = entries[contact.key.first].serial
        var result: [Touch] = []
        for (index, group) in world.groups.enumerated()
        where group.meetsBodies && group.bodies.contains(contact.key.first) && group.bodies.contains(contact.key.second) {
            result.append(Touch(behavior: run.collisions[index].serial, first: first, second: second, isBoundary: false))
        }
        return result
    }

    private func tell(_ event: TouchEvent) {
        let touch = event.touch
        guard let behavior = run.collisions.first(where: { $0.serial == touch.behavior }),
            let delegate = behavior.collisionDelegate,
            let second = entries.first(where: { $0.serial == touch.second })?.item
        else { return }
        if touch.isBoundary {
            let identifier = behavior.boundaries.first { $0.name == touch.first }?.identifier
            if let place = event.place {
                delegate.collisionBehavior(
                    behavior, beganContactFor: second, withBoundaryIdentifier: identifier, at: place.point)
            } else {
                delegate.collisionBehavior(behavior, endedContactFor: second, withBoundaryIdentifier: identifier)
            }
            return
        }
        guard let first = entries.first(where: { $0.serial == touch.first })?.item else { return }
        if let place = event.place {
            delegate.collisionBehavior(behavior, beganContactFor: first, with: second, at: place.point)
        } else {
            delegate.collisionBehavior(behavior, endedContactFor: first, with: second)
        }
    }
}
