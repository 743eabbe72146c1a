// The first responders, which get keys and presses first.
// Apple: "UIResponder", Managing the responder.
import Diagnostics
import Foundation

/// The first responders: one a window. Keys go to the key window's.
@MainActor package enum FirstResponder {
    private struct Entry {
        weak var window: UIWindow?
        weak var responder: UIResponder?
        /// Whether there was a window; one that is gone takes its responder with it.
        let hasWindow: Bool
    }

    @SessionValue private static var entries: [Entry] = []

    /// The key window's; without a key window that of no window.
    package static var current: UIResponder? { of(AppSession.keyWindow) }

    /// A window's first responder.
    static func of(_ window: UIWindow?) -> UIResponder? {
        entries.first { $0.window === window && $0.hasWindow == (window != nil) }?.responder
    }

    static func isFirst(_ responder: UIResponder) -> Bool { entries.contains { $0.responder === responder } }

    /// Takes the place of the window's present one.
    static func set(_ responder: UIResponder, in window: UIWindow?) {
        entries.removeAll { entry in
            entry.responder == nil || entry.responder === responder || (entry.hasWindow && entry.window == nil)
                || (entry.window === window && entry.hasWindow == (window != nil))
        }
        entries.append(Entry(window: window, responder: responder, hasWindow: window != nil))
    }

    /// It is first responder nowhere any more.
    static func forget(_ responder: UIResponder) {
        entries.removeAll { $0.responder === responder || $0.responder == nil }
    }
}

extension UIResponder {
    /// The window in which this responder stands: its own or that of the next view along the chain.
    package var owningWindow: UIWindow? {
        for responder in responderChain {
            if let window = responder as? UIWindow { return window }
            if let view = responder as? UIView ?? responder.controlledView { return view.window }
        }
        return nil
    }

    /// Steps: 1. it already is; 2. it may not; 3. a view outside a window may not; 4. the window's present one refuses;
    /// 5. the keyboard follows, once for both.
    func becomeFirst() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder else { return refused("cannot become first responder: canBecomeFirstResponder is false") }
        if self is UIView || needsWindow, owningWindow == nil {
            return refused("cannot become first responder: it is in no window")
        }
        // A responder in no window replaces the first responder of the key window.
        let window = owningWindow ?? AppSession.keyWindow
        return AppSession.current.gatheringText {
            if let present = FirstResponder.of(window) {
                guard present.canResignFirstResponder, present.resignFirstResponder() else {
                    return refused("cannot become first responder: \(Trace.name(present)) does not resign")
                }
            }
            FirstResponder.set(self, in: window)
            Trace.note(.focus, Trace.name(self), "is first responder now, in \(Trace.name(window))")
            AppSession.current.text?.firstResponderChanged()
            return true
        }
    }

    private func refused(_ words: @autoclosure () -> String) -> Bool {
        Trace.note(.focus, Trace.name(self), words())
        return false
    }

    func resignFirst() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return refused("stays first responder: canResignFirstResponder is false") }
        Trace.note(.focus, Trace.name(self), "is first responder no longer")
        AppSession.current.gatheringText {
            FirstResponder.forget(self)
            AppSession.current.text?.firstResponderChanged()
        }
        return true
    }
}
