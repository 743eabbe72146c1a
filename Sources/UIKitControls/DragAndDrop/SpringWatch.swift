// When a spring-loaded view acts: the drag rests on it for a while, it announces, and it acts.
// Apple: "UISpringLoadedInteraction".
import CoreGraphics
import Foundation
import Stage
import UIKitCore

/// Follows a drag over spring-loaded views. The times are the stage's clock's.
@MainActor final class SpringWatch {
    private final class Context: NSObject, UISpringLoadedInteractionContext {
        var state = UISpringLoadedInteractionEffectState.inactive
        weak var targetView: UIView?
        var targetItem: Any?
        var finger = CGPoint.zero

        func location(in view: UIView?) -> CGPoint { view.map { DragPlace.point(finger, in: $0) } ?? finger }
    }
    private weak var interaction: UISpringLoadedInteraction?
    private var context = Context()
    /// Where the finger has been since the time began to count.
    private var rest = CGPoint.zero
    private var alarm: Int?

    /// The finger is at a point of the screen.
    func follow(_ finger: CGPoint) {
        let new = Self.interaction(below: finger)
        if new !== interaction { leave() }
        context.finger = finger
        guard let new else { return }
        if interaction == nil {
            interaction = new
            context.targetView = new.view
            guard new.interactionBehavior.shouldAllow(new, with: context) else { return }
            wait(finger)
        } else if context.state == .inactive {
            // Refused before, or acted: a behaviour may have another answer at another place.
            if !hasActed, new.interactionBehavior.shouldAllow(new, with: context) { wait(finger) }
        } else if hypot(finger.x - rest.x, finger.y - rest.y) > DragMeasures.springReach {
            guard new.interactionBehavior.shouldAllow(new, with: context) else { return change(.inactive) }
            wait(finger)
        }
    }
    private var hasActed = false

    private func wait(_ finger: CGPoint) {
        rest = finger
        change(.possible)
        schedule(DragMeasures.springDelay) { $0.announce() }
    }

    private func announce() {
        change(.activating)
        schedule(DragMeasures.springNotice) { $0.act() }
    }

    private func act() {
        guard let interaction else { return }
        change(.activated)
        hasActed = true
        interaction.activate(interaction, context)
        interaction.interactionBehavior.interactionDidFinish(interaction)
        if self.interaction === interaction { change(.inactive) }
    }

    /// The drag is over, or has left the view.
    func stop() { leave() }

    private func leave() {
        cancelAlarm()
        guard let old = interaction else { return }
        let wasActive = context.state != .inactive
        if wasActive {
            change(.inactive)
            old.interactionBehavior.interactionDidFinish(old)
        }
        interaction = nil
        hasActed = false
        context = Context()
    }

    private func change(_ state: UISpringLoadedInteractionEffectState) {
        if state == .inactive { cancelAlarm() }
        guard state != context.state, let interaction else { return }
        context.state = state
        interaction.interactionEffect.interaction(interaction, didChangeWith: context)
    }

    private func schedule(_ delay: TimeInterval, _ body: @escaping @MainActor @Sendable (SpringWatch) -> Void) {
        cancelAlarm()
        let clock = StageClock.current
        alarm = clock.schedule(at: clock.now + delay, site: "UISpringLoadedInteraction") { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.alarm = nil
                body(self)
            }
        }
    }

    private func cancelAlarm() {
        alarm.map(StageClock.current.cancel)
        alarm = nil
    }

    /// The first view from the one below the finger upwards that is spring-loaded.
    private static func interaction(below finger: CGPoint) -> UISpringLoadedInteraction? {
        for window in UIScreen.main.windows.reversed() {
            guard let hit = window.hitTest(window.convertFromScreen(finger), with: nil) else { continue }
            var view: UIView? = hit
            while let now = view {
                if let found = now.interactions.lazy.compactMap({ $0 as? UISpringLoadedInteraction }).first { return found }
                view = now.superview
            }
            return nil
        }
        return nil
    }
}
