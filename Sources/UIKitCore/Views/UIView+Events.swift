// The first responder within a view.
// Apple: "UIView", endEditing(_:).
import Foundation

extension UIView {
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
