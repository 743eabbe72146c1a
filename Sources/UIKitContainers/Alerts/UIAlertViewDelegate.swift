// The delegate that is told of an old alert's buttons.
// Apple: "UIAlertViewDelegate".
import Foundation

/// The methods of an alert view's delegate. Every method is optional.
@available(*, deprecated, message: "UIAlertController and its actions replace it")
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
    /// Called when a button was tapped.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// Called before the alert is dismissed.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    /// Called when the alert was dismissed.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    /// Called before the alert is presented.
    func willPresent(_ alertView: UIAlertView)
    /// Called when the alert was presented.
    func didPresent(_ alertView: UIAlertView)
}

@available(*, deprecated, message: "UIAlertController and its actions replace it")
extension UIAlertViewDelegate {
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
    /// Does nothing.
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
    /// Does nothing.
    public func willPresent(_ alertView: UIAlertView) {}
    /// Does nothing.
    public func didPresent(_ alertView: UIAlertView) {}
}
