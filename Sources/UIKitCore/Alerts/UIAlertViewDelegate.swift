// Who is told of an old alert's buttons.
// Apple: "UIAlertViewDelegate".
import Foundation

/// What an alert of the old kind says; every method is optional.
@available(*, deprecated, message: "UIAlertController and its actions replace it")
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
    /// A button was tapped.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// The alert is about to leave.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    /// The alert is gone.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    /// The alert is about to come.
    func willPresent(_ alertView: UIAlertView)
    /// The alert is there.
    func didPresent(_ alertView: UIAlertView)
}

@available(*, deprecated, message: "UIAlertController and its actions replace it")
extension UIAlertViewDelegate {
    /// Nothing happens.
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    /// Nothing happens.
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
    /// Nothing happens.
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
    /// Nothing happens.
    public func willPresent(_ alertView: UIAlertView) {}
    /// Nothing happens.
    public func didPresent(_ alertView: UIAlertView) {}
}
