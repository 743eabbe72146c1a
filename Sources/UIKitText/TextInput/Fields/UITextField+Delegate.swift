// Asking and telling a field's delegate.
// Apple: "UITextFieldDelegate".
import Foundation

extension UITextField {
    private func marker<M>(_ option: TextFieldDelegateMarkers, _ type: M.Type) -> M? {
        editing.markers.contains(option) ? delegate as? M : nil
    }

    var delegateLetsBegin: Bool {
        if let marker = marker(.shouldBegin, (any TextFieldShouldBeginMarker).self) {
            return marker.vitrine_textFieldShouldBeginEditing(self)
        }
        return delegate?.textFieldShouldBeginEditing(self) ?? true
    }

    func tellBegan() {
        if let marker = marker(.didBegin, (any TextFieldDidBeginMarker).self) {
            return marker.vitrine_textFieldDidBeginEditing(self)
        }
        delegate?.textFieldDidBeginEditing(self)
    }

    var delegateLetsEnd: Bool {
        if let marker = marker(.shouldEnd, (any TextFieldShouldEndMarker).self) {
            return marker.vitrine_textFieldShouldEndEditing(self)
        }
        return delegate?.textFieldShouldEndEditing(self) ?? true
    }

    func tellEnded() {
        if let marker = marker(.didEnd, (any TextFieldDidEndMarker).self) {
            return marker.vitrine_textFieldDidEndEditing(self)
        }
        delegate?.textFieldDidEndEditing(self, reason: .committed)
    }

    func delegateLetsChange(_ range: NSRange, _ text: String) -> Bool {
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
        if let marker = marker(.shouldReturn, (any TextFieldShouldReturnMarker).self) {
            return marker.vitrine_textFieldShouldReturn(self)
        }
        return delegate?.textFieldShouldReturn(self) ?? true
    }
}
