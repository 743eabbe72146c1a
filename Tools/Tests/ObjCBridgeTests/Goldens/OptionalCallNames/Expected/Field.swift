import UIKit

class Form: UIViewController {
    let textField = UITextField()
    var scrollViewDidScroll: ((UIScrollView) -> Void)?
    func scroll(_ view: UIScrollView) { scrollViewDidScroll?(view) }
}

extension UITextField {
    func paste(_ text: String, over range: NSRange) {
        guard delegate?._vitCall_textField(self, shouldChangeCharactersIn: range, replacementString: text) == true else { return }
        insertText(text)
    }
}

#sourceLocation(file: "<objc of Field.swift>", line: 1)
@_spi(Vitrine) import UIKitContainers
@_spi(Vitrine) import UIKitControls
@_spi(Vitrine) import UIKitCore
@_spi(Vitrine) import UIKitLists
@_spi(Vitrine) import UIKitText
@_spi(Vitrine) import UIKitValues
extension UITextFieldDelegate { @discardableResult fileprivate func _vitCall_textField(_ a0: UITextField, shouldChangeCharactersIn a1: NSRange, replacementString a2: String) -> Bool? { guard _vitHas(self, "textField:shouldChangeCharactersIn:replacementString:", self is any TextFieldShouldChangeMarker, { $0 is any UITextFieldDelegate.Type }) else { return nil }; if let m = self as? any TextFieldShouldChangeMarker { return m.vitrine_textField(a0, shouldChangeCharactersIn: a1, replacementString: a2) }; return self.textField(a0, shouldChangeCharactersIn: a1, replacementString: a2) } }
