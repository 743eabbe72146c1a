// The delegate of a text field.
// Apple: "UITextFieldDelegate".
import Foundation
import UIKitCore

/// The methods of a text field's delegate for editing. Every method is optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Returns whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns whether editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called when editing has ended; not called if the method with the reason is implemented.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called when editing has ended.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Returns whether a change by the user may happen. The range is in UTF-16 units.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Called when the selection or insertion point has changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Returns whether the clear button may clear the text.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Returns whether the Return key has its default effect: it ends editing if `editingDidEndOnExit` has targets.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Returns the menu for a range, from the suggested items; nil for those items.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
}
