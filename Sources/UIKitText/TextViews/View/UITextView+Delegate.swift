// Calling the delegate: the marker's method where it carries one, else the protocol's.
// No Apple page: this is ours.
import Foundation
import UIKitCore

extension UITextView {
    private func marked<Marker>(_ marker: TextViewDelegateMarkers, _ type: Marker.Type) -> Marker? {
        let delegate = textDelegate
        if delegate !== editing.marked {
            // Also where it was set as a scroll view's.
            editing.marked = delegate
            editing.markers = TextViewDelegateMarkers(of: delegate)
        }
        return editing.markers.contains(marker) ? delegate as? Marker : nil
    }

    func asksShouldBegin() -> Bool {
        if let marked = marked(.shouldBegin, (any TextViewShouldBeginMarker).self) {
            return marked.vitrine_textViewShouldBeginEditing(self)
        }
        return textDelegate?.textViewShouldBeginEditing(self) ?? true
    }

    func asksShouldEnd() -> Bool {
        if let marked = marked(.shouldEnd, (any TextViewShouldEndMarker).self) {
            return marked.vitrine_textViewShouldEndEditing(self)
        }
        return textDelegate?.textViewShouldEndEditing(self) ?? true
    }

    func tellDidBegin() {
        if let marked = marked(.didBegin, (any TextViewDidBeginMarker).self) { return marked.vitrine_textViewDidBeginEditing(self) }
        textDelegate?.textViewDidBeginEditing(self)
    }

    func tellDidEnd() {
        if let marked = marked(.didEnd, (any TextViewDidEndMarker).self) { return marked.vitrine_textViewDidEndEditing(self) }
        textDelegate?.textViewDidEndEditing(self)
    }

    func tellDidChange() {
        if let marked = marked(.didChange, (any TextViewDidChangeMarker).self) { return marked.vitrine_textViewDidChange(self) }
        textDelegate?.textViewDidChange(self)
    }

    func tellDidChangeSelection() {
        if let marked = marked(.didChangeSelection, (any TextViewDidChangeSelectionMarker).self) {
            return marked.vitrine_textViewDidChangeSelection(self)
        }
        textDelegate?.textViewDidChangeSelection(self)
    }

    func asksShouldChange(_ range: NSRange, _ text: String) -> Bool {
        if let marked = marked(.shouldChange, (any TextViewShouldChangeMarker).self) {
            return marked.vitrine_textView(self, shouldChangeTextIn: range, replacementText: text)
        }
        return textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    func asksShouldInteract(_ url: URL, _ range: NSRange) -> Bool {
        if let marked = marked(.shouldInteract, (any TextViewShouldInteractMarker).self) {
            return marked.vitrine_textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
        }
        return textDelegate?.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) ?? true
    }

    func action(for item: UITextItem, _ fallback: UIAction) -> UIAction? {
        if let marked = marked(.primaryAction, (any TextViewPrimaryActionMarker).self) {
            return marked.vitrine_textView(self, primaryActionFor: item, defaultAction: fallback)
        }
        guard let textDelegate else { return fallback }
        return textDelegate.textView(self, primaryActionFor: item, defaultAction: fallback)
    }
}
