// The recognizers of a view, and those that receive a touch.
// Apple: "UIView", Managing gesture recognizers; "UITouch", gestureRecognizers.
import Foundation

/// The recognizers of one view or touch, in the order of adding.
private final class RecognizerList {
    let all: [UIGestureRecognizer]
    init(_ all: [UIGestureRecognizer]) { self.all = all }
}

extension ViewInteraction {
    /// The view's recognizers; nil until one was added.
    var recognizers: [UIGestureRecognizer]? {
        get { recognizerSlot.object(as: RecognizerList.self)?.all }
        set { recognizerSlot.put(newValue.map(RecognizerList.init)) }
    }
}

extension UITouch {
    /// The recognizers that receive the touch.
    package final var recognizers: [UIGestureRecognizer] {
        get { recognizerSlot.object(as: RecognizerList.self)?.all ?? [] }
        set { recognizerSlot.put(newValue.isEmpty ? nil : RecognizerList(newValue)) }
    }
}

extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        if recognizer.view === self { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        interaction.recognizers = (interaction.recognizers ?? []) + [recognizer]
        recognizer.setView(self)
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        interaction.recognizers?.removeAll { $0 === recognizer }
        recognizer.setView(nil)
    }

    func setRecognizers(_ recognizers: [UIGestureRecognizer]?) {
        for recognizer in interaction.recognizers ?? [] where !(recognizers ?? []).contains(where: { $0 === recognizer }) {
            removeGestureRecognizer(recognizer)
        }
        for recognizer in recognizers ?? [] { addGestureRecognizer(recognizer) }
        if recognizers == nil { interaction.recognizers = nil }
    }
}

extension UIWindow {
    /// The arbiter of the recognizers of this window's touches.
    package final var gestureArbiter: GestureArbiter {
        if let made = arbiterSlot.object(as: GestureArbiter.self) { return made }
        let made = GestureArbiter()
        arbiterSlot.put(made)
        return made
    }
}
