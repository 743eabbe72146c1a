// Who shows an error, and where.
// No Apple page: this is ours.
import UIKit

/// An object that shows errors to the user. Adopt it in the app delegate or a scene delegate, or set
/// ``ErrorRecovery/presenter``.
@preconcurrency @MainActor public protocol ErrorPresenter: AnyObject {
    /// Shows a message, and calls `choose` with the index of the chosen option after the message is dismissed.
    ///
    /// Nil, an index without an option, and releasing `choose` without calling it all mean that nothing was chosen. A second
    /// call has no effect.
    func present(_ message: ErrorMessage, in place: ErrorPlace, choose: @escaping @MainActor @Sendable (Int?) -> Void)
}

/// The place where an error is shown.
@preconcurrency @MainActor public struct ErrorPlace {
    /// The window that the error came from, or the front window; nil if there is none.
    public let window: UIWindow?
    /// The controller over which the error must be shown; nil for the front controller.
    public let controller: UIViewController?

    /// Creates a place, for example in a test of a presenter.
    public init(window: UIWindow?, controller: UIViewController? = nil) {
        self.window = window
        self.controller = controller
    }

    /// The controller that presents: the topmost one presented above ``controller`` or the window's root.
    public var front: UIViewController? {
        guard var front = controller ?? window?.rootViewController else { return nil }
        while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
        return front
    }
}
