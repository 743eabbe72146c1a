import UIKit

class Form: UIViewController, UITextFieldDelegate {}

class Login: Form {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
        -> Bool
    { true }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

public class Page: UIScrollView {}

extension Page: UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if let delegate { Optional(delegate)?.scrollViewDidScroll(scrollView) }
        delegate?.scrollViewDidZoom(scrollView)
        let view = delegate?.viewForZooming(in: scrollView)
        print(view as Any)
    }
}

#sourceLocation(file: "<objc of Fields.swift>", line: 1)
@_spi(Vitrine) import UIKitCore
extension Login: TextFieldShouldReturnMarker { func vitrine_textFieldShouldReturn(_ a0: UITextField) -> Bool { textFieldShouldReturn(a0) } }
extension Login: TextFieldShouldChangeMarker { func vitrine_textField(_ a0: UITextField, shouldChangeCharactersIn a1: NSRange, replacementString a2: String) -> Bool { textField(a0, shouldChangeCharactersIn: a1, replacementString: a2) } }
@_spi(Vitrine) extension Page: ScrollViewDidScrollMarker { public func vitrine_scrollViewDidScroll(_ a0: UIScrollView) { scrollViewDidScroll(a0) } }
