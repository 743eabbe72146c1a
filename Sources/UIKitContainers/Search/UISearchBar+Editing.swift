// What a search bar's field asks and tells: the delegate first, then the search controller.
// Apple: "UISearchBarDelegate". The order is documented.
import Foundation
import UIKitCore
import UIKitText

extension UISearchBar: FieldOwner {
    /// The delegate agrees, then the search begins, with its cancel button; didBegin comes after that.
    package func fieldShouldBegin() -> Bool {
        guard delegateLetsBegin else { return false }
        controller?.editingWillBegin()
        return true
    }

    package func fieldDidBegin() {
        tellBegan()
        controller?.editingDidBegin()
    }

    package func fieldShouldEnd() -> Bool { delegateLetsEnd }
    package func fieldDidEnd() { tellEnded() }

    package func fieldShouldChange(_ range: NSRange, _ text: String) -> Bool {
        delegateLetsChange(range, text)
    }

    package func fieldDidChange() {
        fieldTextMayShowButtons()
        tellChanged()
        controller?.textChanged()
    }

    package func fieldTextWasSet() {
        fieldTextMayShowButtons()
        controller?.textChanged()
    }

    package func fieldReturns() {
        tellSearch()
        controller?.searchPressed()
    }

    package func fieldSuggests() -> Bool { controller?.showSuggestions() ?? false }
}
