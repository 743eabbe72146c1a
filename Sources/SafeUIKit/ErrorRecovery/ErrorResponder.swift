// A say in errors on their way to the user.
// Apple (AppKit): "Error Handling Programming Guide", Handling received errors. The idea is seed report 003's.
import UIKit

/// An object on the responder chain that has a say in errors on their way to the user: a controller, a view, a window, a
/// scene, the application, or a scene's or the app's delegate.
///
/// ```swift
/// final class LoginController: UIViewController, ErrorResponder {
///     func willPresentError(_ error: any Error) -> (any Error)? {
///         guard let refusal = error as? LoginRefused else { return error }
///         hint.text = refusal.reason
///         return nil
///     }
/// }
/// ```
/// The method has no default on purpose: a subclass overrides that of its superclass, which it could not do with one from an
/// extension. What does not adopt the protocol lets every error pass.
@preconcurrency @MainActor public protocol ErrorResponder: AnyObject {
    /// The error itself, another one in its place, or nil where it is dealt with here: then nothing is presented, and the
    /// completion of ``UIKit/UIResponder/presentError(_:on:completion:)`` gets false.
    func willPresentError(_ error: any Error) -> (any Error)?
}
