// Asks and tells the delegate of a search field.
// Apple: "UISearchTextFieldDelegate".
import Foundation

/// The methods of a search field's delegate beside those of a text field's. Every method is optional. Providers of items for
/// copied tokens are absent.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// Called when the user chose a suggestion of a field that is not a search controller's.
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
    public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {}
}
