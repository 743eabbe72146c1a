// Keys and buttons that recognizers look at.
// Apple: "UIGestureRecognizer", allowedPressTypes; pressesBegan(_:with:) and its kin.
import Foundation

extension GestureArbiter {
    /// Hands presses to the recognizers of the view that has them and of all above. The responders get them as well.
    func process(_ event: UIPressesEvent, in window: UIWindow) {
        let presses = event.presses.filter { $0.windowStorage === window }.sorted { $0.timestamp < $1.timestamp }
        batch {
            for press in presses where press.phase == .began { assign(press, of: event) }
            for recognizer in active where !recognizer.life.presses.isEmpty { hand(presses, of: event, to: recognizer) }
        }
    }

    private func assign(_ press: UIPress, of event: UIPressesEvent) {
        var responder = press.responderStorage
        while let current = responder, !(current is UIView) { responder = current.controlledView }
        var view = responder as? UIView
        while let current = view {
            for recognizer in current.gestureRecognizers ?? [] where recognizer.accepts(press, of: event) {
                recognizer.life.presses.append(press)
                enlist(recognizer)
            }
            view = current.superview
        }
        collectRequirements()
    }

    private func hand(_ presses: [UIPress], of event: UIPressesEvent, to recognizer: UIGestureRecognizer) {
        for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
            let own = presses.filter { press in
                press.phase == phase && recognizer.life.presses.contains { $0 === press }
            }
            guard !own.isEmpty, !recognizer.life.isOver else { continue }
            recognizer.note(event)
            switch phase {
            case .began: recognizer.pressesBegan(Set(own), with: event)
            case .changed: recognizer.pressesChanged(Set(own), with: event)
            case .ended: recognizer.pressesEnded(Set(own), with: event)
            default: recognizer.pressesCancelled(Set(own), with: event)
            }
        }
        for press in presses where press.phase == .ended || press.phase == .cancelled { recognizer.drop(press) }
    }
}
