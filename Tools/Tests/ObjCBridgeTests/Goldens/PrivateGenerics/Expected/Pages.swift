import UIKit

enum Pages {
    private final class Page<Item>: NSObject, UIScrollViewDelegate, _VitGeneric1, ScrollViewDidScrollMarker {
        var items: [Item] = []
              func tapped(_ sender: Any?) { items.removeAll() }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { items.removeLast() }
    
#sourceLocation(file: "<moved into Page>", line: 1)
fileprivate func _vitCall1_0(_ a0: Any?) -> Any? { guard let a0 = _vitCast(a0, (Any?).self) else { return nil }; tapped(a0); return nil }
fileprivate func _vitCall1_1(_ a0: Any?) -> Any? { guard let a0 = _vitCast(a0, (UIScrollView).self) else { return nil }; scrollViewDidScroll(a0); return nil }
func vitrine_scrollViewDidScroll(_ a0: UIScrollView) { scrollViewDidScroll(a0) }
#sourceLocation(file: "PrivateGenerics/Pages.swift", line: 8)
}

    @MainActor
    static func make() -> Bool {
        final class Local<Value>: NSObject, UITextFieldDelegate, _VitGeneric2, TextFieldShouldReturnMarker, TextFieldDidBeginMarker {
            var value: Value?
                  func clear() { value = nil }
            func textFieldShouldReturn(_ textField: UITextField) -> Bool { value == nil }
            func textFieldDidBeginEditing(_ textField: UITextField) { value = nil }
        
#sourceLocation(file: "<moved into Local>", line: 1)
fileprivate func _vitCall2_0() -> Any? { clear(); return nil }
fileprivate func _vitCall2_1(_ a0: Any?) -> Any? { guard let a0 = _vitCast(a0, (UITextField).self) else { return nil }; return textFieldShouldReturn(a0) }
fileprivate func _vitCall2_2(_ a0: Any?) -> Any? { guard let a0 = _vitCast(a0, (UITextField).self) else { return nil }; textFieldDidBeginEditing(a0); return nil }
func vitrine_textFieldShouldReturn(_ a0: UITextField) -> Bool { textFieldShouldReturn(a0) }
func vitrine_textFieldDidBeginEditing(_ a0: UITextField) { textFieldDidBeginEditing(a0) }
#sourceLocation(file: "PrivateGenerics/Pages.swift", line: 17)
}
        let page = Page<Int>()
        let local: UITextFieldDelegate = Local<String>()
        local._vitCall_textFieldDidBeginEditing(UITextField())
        return page.responds(to: Selector("tapped:", { _ = Page<Int>.tapped(_:) })) && local._vitCall_textFieldShouldReturn(UITextField()) ?? false
    }
}

#sourceLocation(file: "<objc of Pages.swift>", line: 1)
@_spi(Vitrine) import UIKitContainers
@_spi(Vitrine) import UIKitControls
@_spi(Vitrine) import UIKitCore
@_spi(Vitrine) import UIKitLists
@_spi(Vitrine) import UIKitText
@_spi(Vitrine) import UIKitValues
extension UITextFieldDelegate { @discardableResult fileprivate func _vitCall_textFieldDidBeginEditing(_ a0: UITextField) -> Void? { guard _vitHas(self, "textFieldDidBeginEditing:", self is any TextFieldDidBeginMarker, { $0 is any UITextFieldDelegate.Type }) else { return nil }; if let m = self as? any TextFieldDidBeginMarker { return m.vitrine_textFieldDidBeginEditing(a0) }; return self.textFieldDidBeginEditing(a0) } }
extension UITextFieldDelegate { @discardableResult fileprivate func _vitCall_textFieldShouldReturn(_ a0: UITextField) -> Bool? { guard _vitHas(self, "textFieldShouldReturn:", self is any TextFieldShouldReturnMarker, { $0 is any UITextFieldDelegate.Type }) else { return nil }; if let m = self as? any TextFieldShouldReturnMarker { return m.vitrine_textFieldShouldReturn(a0) }; return self.textFieldShouldReturn(a0) } }
@preconcurrency @MainActor fileprivate protocol _VitGeneric1: AnyObject {
func _vitCall1_0(_ a0: Any?) -> Any?
func _vitCall1_1(_ a0: Any?) -> Any?
}
private func _vit1() {
DispatchTable.addGeneric("tapped:", .any, has: { $0 is any _VitGeneric1.Type }) { (t: AnyObject, a0: Any?) in (t as? any _VitGeneric1)?._vitCall1_0(a0) ?? nil }
DispatchTable.addGeneric("scrollViewDidScroll:", .any, has: { $0 is any _VitGeneric1.Type }) { (t: AnyObject, a0: Any?) in (t as? any _VitGeneric1)?._vitCall1_1(a0) ?? nil }
}
@preconcurrency @MainActor fileprivate protocol _VitGeneric2: AnyObject {
func _vitCall2_0() -> Any?
func _vitCall2_1(_ a0: Any?) -> Any?
func _vitCall2_2(_ a0: Any?) -> Any?
}
private func _vit2() {
DispatchTable.addGeneric("clear", .any, has: { $0 is any _VitGeneric2.Type }) { (t: AnyObject) in (t as? any _VitGeneric2)?._vitCall2_0() ?? nil }
DispatchTable.addGeneric("textFieldShouldReturn:", .any, has: { $0 is any _VitGeneric2.Type }) { (t: AnyObject, a0: Any?) in (t as? any _VitGeneric2)?._vitCall2_1(a0) ?? nil }
DispatchTable.addGeneric("textFieldDidBeginEditing:", .any, has: { $0 is any _VitGeneric2.Type }) { (t: AnyObject, a0: Any?) in (t as? any _VitGeneric2)?._vitCall2_2(a0) ?? nil }
}
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { _vit1() }
_vitPush { _vit2() }
}
