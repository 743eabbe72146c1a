// Recognizers, first responder within a view.
// Apple: "UIView", Managing gesture recognizers; endEditing(_:).
import Foundation

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

    /// Makes the window's first responder resign if it stands at or below this view; forced, whether it wants or not.
    func endEditingHere(_ force: Bool) -> Bool {
        guard let first = FirstResponder.of(window), first.responderChain.contains(where: { $0 === self }) else {
            return true
        }
        if first.resignFirstResponder() { return true }
        guard force else { return false }
        AppSession.current.gatheringText {
            FirstResponder.forget(first)
            AppSession.current.text?.finishEditing(of: first)
            AppSession.current.text?.firstResponderChanged()
        }
        return true
    }
}
