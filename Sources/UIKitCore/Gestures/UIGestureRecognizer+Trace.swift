// Changes of state by recognizers of ours, and what a trace tells of recognizers.
// Apple: "About the gesture recognizer state machine".
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore

extension UIGestureRecognizer {
    /// Sets the state for a recognizer of ours: a change that cannot be is then our mistake and not the app's. The reason is for a
    /// trace.
    package final func become(_ new: State, because reason: @autoclosure () -> String? = nil) {
        if Trace.tells(.gestures) { life.reason = reason() }
        life.isOwnRequest = true
        // The property, which an app's subclass may override.
        state = new
        life.isOwnRequest = false
        life.reason = nil
    }

    /// Fails a gesture that is still possible: work of a clock may come when all is decided.
    package final func failUnlessDecided(because reason: @autoclosure () -> String? = nil) {
        if life.state == .possible { become(.failed, because: reason()) }
    }

    /// Says why the next change of state comes.
    final func explain(_ reason: @autoclosure () -> String) { if Trace.tells(.gestures) { life.reason = reason() } }

    /// Tells a decision about the recognizer.
    final func narrate(_ decision: @autoclosure () -> String, because reason: @autoclosure () -> String?) {
        guard Trace.tells(.gestures) else { return }
        let reasons = [life.reason, reason()].compactMap { $0 }.joined(separator: "; ")
        life.reason = nil
        Trace.write(.gestures, traceName, decision() + (reasons.isEmpty ? "" : ": " + reasons))
    }

    final func tooManyFingers(_ most: Int) -> String { "\(numberOfTouches) fingers, \(most) allowed" }

    final func tooFar(_ touches: Set<UITouch>, _ most: CGFloat) -> String {
        let way = touches.map { movement(of: $0) }.max() ?? 0
        return "moved \(Trace.number(way)) points, \(Trace.number(most)) allowed"
    }
}

extension UIGestureRecognizer.State {
    /// The name of the case.
    var word: String {
        switch self {
        case .possible: "possible"
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .failed: "failed"
        }
    }
}

extension UIGestureRecognizer: TraceNamed {
    /// The recognizer with its name, if it has one, and the view it is in.
    nonisolated package var traceName: String {
        guard MainExecutor.isCurrent else { return Trace.plainName(self) }
        return MainActor.assumeIsolated {
            let own = settings.name.map { "\(type(of: self)) \"\($0)\"" } ?? Trace.plainName(self)
            return viewStorage.map { "\(own) of \(Trace.name($0))" } ?? own
        }
    }
}

extension GestureArbiter {
    /// Gives a recognizer a state, which a trace tells.
    func set(
        _ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State, because reason: @autoclosure () -> String? = nil
    ) {
        let old = recognizer.life.state
        recognizer.life.held = nil
        recognizer.life.state = new
        recognizer.narrate("\(old.word) → \(new.word)", because: reason())
    }

    /// A change that cannot be: a mistake of the app's, or ours.
    func refuse(_ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State, _ isOwn: Bool) {
        let old = recognizer.life.state
        recognizer.narrate("stays \(old.word)", because: "\(new.word) cannot follow")
        // In an app's subclass it may be the app that set a state before it called super.
        if isOwn, ModuleNames.isUIKit(type(of: recognizer)) {
            Catalogue.forbidTransition(of: ObjectName.of(recognizer), from: old.word, to: new.word)
        } else {
            Catalogue.gestureStateIllegal.report(
                object: ObjectName.of(recognizer), cause: "The state is \(old.word), and \(new.word) was set.")
        }
    }
}
