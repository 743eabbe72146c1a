// Who gets keys and presses first.
// Apple: "UIResponder", Managing the responder.
import Diagnostics
import Foundation

/// The one first responder of the process. Apple keeps one a window; keys go to the key window's.
@MainActor package enum FirstResponder {
    package private(set) static weak var current: UIResponder?

    static func set(_ responder: UIResponder?) { current = responder }
}

extension UIResponder {
    /// The window in which this responder stands: its own or that of the next view along the chain.
    var owningWindow: UIWindow? {
        for responder in responderChain {
            if let window = responder as? UIWindow { return window }
            if let view = responder as? UIView { return view.window }
            if let controller = responder as? UIViewController, let view = controller.viewIfLoaded {
                return view.window
            }
        }
        return nil
    }

    /// Steps: 1. it already is; 2. it may not; 3. a view outside a window may not; 4. the present one refuses.
    func becomeFirst() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder else { return false }
        if self is UIView || self is UIViewController, owningWindow == nil { return false }
        if let present = FirstResponder.current {
            guard present.canResignFirstResponder, present.resignFirstResponder() else { return false }
        }
        FirstResponder.set(self)
        reportKeyboardViews()
        return true
    }

    private func reportKeyboardViews() {
        for (name, view) in [("inputView", inputView), ("inputAccessoryView", inputAccessoryView)] where view != nil {
            Catalogue.preferenceNotFollowed.report(
                object: ObjectName.of(self), cause: "\(name) is not nil; no keyboard and nothing in its place is shown.")
        }
    }

    func resignFirst() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        FirstResponder.set(nil)
        return true
    }
}
