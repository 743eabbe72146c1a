// A say in errors on their way to the user.
// Apple (AppKit): "Error Handling Programming Guide", Handling received errors. The idea is from Michael Ochs, ios-coding.com.
import UIKit

/// An object on the responder chain that can change errors before they are presented: a controller, a view, a window, a
/// scene, the application, or the delegate of a scene or the app.
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
/// The method has no default implementation, so that a subclass can override its superclass's method, which it could not do
/// with a method of an extension. Errors pass objects that do not conform to the protocol.
@preconcurrency @MainActor public protocol ErrorResponder: AnyObject {
    /// Returns the error, a replacement, or nil if it is handled here. For nil, no error is presented, and the completion of
    /// ``UIKit/UIResponder/presentError(_:on:completion:)`` receives false.
    func willPresentError(_ error: any Error) -> (any Error)?
}
