// Asking and telling a field's delegate.
// Apple: "UITextFieldDelegate".
import Foundation

/// The bar around a field, which is asked and told of everything before the delegate.
@MainActor package protocol FieldOwner: AnyObject {
    func fieldShouldBegin() -> Bool
    func fieldDidBegin()
    func fieldShouldEnd() -> Bool
    func fieldDidEnd()
    func fieldShouldChange(_ range: NSRange, _ text: String) -> Bool
    /// The user has changed the text or the tokens.
    func fieldDidChange()
    /// The app has set the text.
    func fieldTextWasSet()
    /// Return was pressed.
    func fieldReturns()
    /// The field has other suggestions. Returns whether the bar shows them.
    func fieldSuggests() -> Bool
}

extension UITextField {
    private func marker<M>(_ option: TextFieldDelegateMarkers, _ type: M.Type) -> M? {
        editing.markers.contains(option) ? delegate as? M : nil
    }

    var delegateLetsBegin: Bool {
        if let owner, !owner.fieldShouldBegin() { return false }
        if let marker = marker(.shouldBegin, (any TextFieldShouldBeginMarker).self) {
            return marker.vitrine_textFieldShouldBeginEditing(self)
        }
        return delegate?.textFieldShouldBeginEditing(self) ?? true
    }

    func tellBegan() {
        owner?.fieldDidBegin()
        if let marker = marker(.didBegin, (any TextFieldDidBeginMarker).self) {
            return marker.vitrine_textFieldDidBeginEditing(self)
        }
        delegate?.textFieldDidBeginEditing(self)
    }

    var delegateLetsEnd: Bool {
        if let owner, !owner.fieldShouldEnd() { return false }
        if let marker = marker(.shouldEnd, (any TextFieldShouldEndMarker).self) {
            return marker.vitrine_textFieldShouldEndEditing(self)
        }
        return delegate?.textFieldShouldEndEditing(self) ?? true
    }

    func tellEnded() {
        owner?.fieldDidEnd()
        if let marker = marker(.didEnd, (any TextFieldDidEndMarker).self) {
            return marker.vitrine_textFieldDidEndEditing(self)
        }
        delegate?.textFieldDidEndEditing(self, reason: .committed)
    }

    func delegateLetsChange(_ range: NSRange, _ text: String) -> Bool {
        if let owner, !owner.fieldShouldChange(range, text) { return false }
        if let marker = marker(.shouldChange, (any TextFieldShouldChangeMarker).self) {
            return marker.vitrine_textField(self, shouldChangeCharactersIn: range, replacementString: text)
        }
        return delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    func tellSelection() {
        if let marker = marker(.didChangeSelection, (any TextFieldDidChangeSelectionMarker).self) {
            return marker.vitrine_textFieldDidChangeSelection(self)
        }
        delegate?.textFieldDidChangeSelection(self)
    }

    var delegateLetsClear: Bool {
        if let marker = marker(.shouldClear, (any TextFieldShouldClearMarker).self) {
            return marker.vitrine_textFieldShouldClear(self)
        }
        return delegate?.textFieldShouldClear(self) ?? true
    }

    var delegateLetsReturn: Bool {
        owner?.fieldReturns()
        if let marker = marker(.shouldReturn, (any TextFieldShouldReturnMarker).self) {
            return marker.vitrine_textFieldShouldReturn(self)
        }
        return delegate?.textFieldShouldReturn(self) ?? true
    }
}
