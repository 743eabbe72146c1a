// Who shows an error, and where.
// No Apple page: this is ours. Rules E3, E9 of spec/systems.md, section 6.
import UIKit

/// Shows errors to the user. Adopt it on the app's or a scene's delegate, or set ``ErrorRecovery/presenter``.
@preconcurrency @MainActor public protocol ErrorPresenter: AnyObject {
    /// Shows a message, and calls `choose` with the option's number once what it showed is gone.
    ///
    /// Nil or a number that there is none of means that nothing was chosen; so does letting `choose` go without calling it.
    /// A second call does nothing.
    func present(_ message: ErrorMessage, in place: ErrorPlace, choose: @escaping @MainActor @Sendable (Int?) -> Void)
}

/// Where an error is to be shown.
@preconcurrency @MainActor public struct ErrorPlace {
    /// The window that the error came from, or the one in front; nil where there is none.
    public let window: UIWindow?
    /// The controller over which it must be shown; nil for the front one.
    public let controller: UIViewController?

    /// A place, as a test of a presenter needs it.
    public init(window: UIWindow?, controller: UIViewController? = nil) {
        self.window = window
        self.controller = controller
    }

    /// The controller to present from: the last one that is presented above ``controller`` or the window's root.
    public var front: UIViewController? {
        guard var front = controller ?? window?.rootViewController else { return nil }
        while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
        return front
    }
}
