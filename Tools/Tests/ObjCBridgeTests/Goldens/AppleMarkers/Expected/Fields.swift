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
        if let delegate { delegate._vitCall_scrollViewDidScroll(scrollView) }
        delegate?._vitCall_scrollViewDidZoom(scrollView)
        let view = delegate?._vitCall_viewForZooming(in: scrollView)
        print(view as Any)
    }
}

#sourceLocation(file: "<objc of Fields.swift>", line: 1)
@_spi(Vitrine) import UIKitContainers
@_spi(Vitrine) import UIKitControls
@_spi(Vitrine) import UIKitCore
@_spi(Vitrine) import UIKitLists
@_spi(Vitrine) import UIKitText
@_spi(Vitrine) import UIKitValues
extension UIScrollViewDelegate { @discardableResult fileprivate func _vitCall_scrollViewDidScroll(_ a0: UIScrollView) -> Void? { guard _vitHas(self, "scrollViewDidScroll:", self is any ScrollViewDidScrollMarker, { $0 is any UIScrollViewDelegate.Type }) else { return nil }; if let m = self as? any ScrollViewDidScrollMarker { return m.vitrine_scrollViewDidScroll(a0) }; return self.scrollViewDidScroll(a0) } }
extension UIScrollViewDelegate { @discardableResult fileprivate func _vitCall_scrollViewDidZoom(_ a0: UIScrollView) -> Void? { guard _vitHas(self, "scrollViewDidZoom:", self is any ScrollViewDidZoomMarker, { $0 is any UIScrollViewDelegate.Type }) else { return nil }; if let m = self as? any ScrollViewDidZoomMarker { return m.vitrine_scrollViewDidZoom(a0) }; return self.scrollViewDidZoom(a0) } }
extension UIScrollViewDelegate { @discardableResult fileprivate func _vitCall_viewForZooming(in a0: UIScrollView) -> UIView? { guard _vitHas(self, "viewForZoomingIn:", self is any ViewForZoomingMarker, { $0 is any UIScrollViewDelegate.Type }) else { return nil }; if let m = self as? any ViewForZoomingMarker { return m.vitrine_viewForZooming(in: a0) }; return self.viewForZooming(in: a0) } }
extension Login { nonisolated fileprivate static func _vit1() {
DispatchTable.add("textFieldShouldReturn:", on: Login.self, .main) { (t: Login, a0: UITextField) in t.textFieldShouldReturn(a0) }
DispatchTable.add("textField:shouldChangeCharactersIn:replacementString:", on: Login.self, .main) { (t: Login, a0: UITextField, a1: NSRange, a2: String) in t.textField(a0, shouldChangeCharactersIn: a1, replacementString: a2) }
DispatchTable.add("scrollViewDidScroll:", on: Login.self, .main) { (t: Login, a0: UIScrollView) in t.scrollViewDidScroll(a0) }
} }
extension Page { nonisolated fileprivate static func _vit2() {
DispatchTable.add("scrollViewDidScroll:", on: Page.self, .main) { (t: Page, a0: UIScrollView) in t.scrollViewDidScroll(a0) }
} }
extension Login: TextFieldShouldReturnMarker { func vitrine_textFieldShouldReturn(_ a0: UITextField) -> Bool { textFieldShouldReturn(a0) } }
extension Login: TextFieldShouldChangeMarker { func vitrine_textField(_ a0: UITextField, shouldChangeCharactersIn a1: NSRange, replacementString a2: String) -> Bool { textField(a0, shouldChangeCharactersIn: a1, replacementString: a2) } }
@_spi(Vitrine) extension Page: ScrollViewDidScrollMarker { public func vitrine_scrollViewDidScroll(_ a0: UIScrollView) { scrollViewDidScroll(a0) } }
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { Login._vit1() }
_vitPush { Page._vit2() }
}
