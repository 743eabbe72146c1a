import UIKit

class Proxy: NSObject, UIGestureRecognizerDelegate, UITextViewDelegate {
    weak var gestures: UIGestureRecognizerDelegate?
    weak var textDelegate: UITextViewDelegate?
    var closures = Closures()

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        gestures?._vitCall_gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { false }
    func textViewDidChange(_ textView: UITextView) {
        closures.navigationBarDidPop?(textView)
        textDelegate?._vitCall_textViewDidChange(textView)
        let isAsked = textDelegate?._vitReference_scrollViewDidScroll != nil
        if let ask = textDelegate?._vitReference_textViewShouldBeginEditing { print(ask(textView)) }
        print(isAsked)
    }
    func layer(_ layer: CALayer) {
        layer.delegate!._vitCall_display(layer)!
        print(layer.delegate?._vitCall_action(for: layer, forKey: "position") as Any, layer.position)
    }
}

struct Closures {
    var navigationBarDidPop: ((UITextView) -> Void)?
    var sceneDidDisconnect: ((Int) -> Void)?

    func end() { self.sceneDidDisconnect?(1) }
}

class Page<Content>: UIViewController, UIGestureRecognizerDelegate {}

class Letters: Page<String> {
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
}

#sourceLocation(file: "<objc of Proxy.swift>", line: 1)
@_spi(Vitrine) import UIKitContainers
@_spi(Vitrine) import UIKitControls
@_spi(Vitrine) import UIKitCore
@_spi(Vitrine) import UIKitLists
@_spi(Vitrine) import UIKitText
@_spi(Vitrine) import UIKitValues
extension UIGestureRecognizerDelegate { @discardableResult fileprivate func _vitCall_gestureRecognizer(_ a0: UIGestureRecognizer, shouldReceive a1: UITouch) -> Bool? { guard _vitHas(self, "gestureRecognizer:shouldReceiveTouch:", false, { $0 is any UIGestureRecognizerDelegate.Type }) else { return nil }; return self.gestureRecognizer(a0, shouldReceive: a1) } }
extension UIGestureRecognizerDelegate { @discardableResult fileprivate func _vitCall_gestureRecognizer(_ a0: UIGestureRecognizer, shouldReceive a1: UIPress) -> Bool? { guard _vitHas(self, "gestureRecognizer:shouldReceivePress:", false, { $0 is any UIGestureRecognizerDelegate.Type }) else { return nil }; return self.gestureRecognizer(a0, shouldReceive: a1) } }
extension UIGestureRecognizerDelegate { @discardableResult fileprivate func _vitCall_gestureRecognizer(_ a0: UIGestureRecognizer, shouldReceive a1: UIEvent) -> Bool? { guard _vitHas(self, "gestureRecognizer:shouldReceiveEvent:", false, { $0 is any UIGestureRecognizerDelegate.Type }) else { return nil }; return self.gestureRecognizer(a0, shouldReceive: a1) } }
extension UITextViewDelegate { @discardableResult fileprivate func _vitCall_textViewDidChange(_ a0: UITextView) -> Void? { guard _vitHas(self, "textViewDidChange:", self is any TextViewDidChangeMarker, { $0 is any UITextViewDelegate.Type }) else { return nil }; if let m = self as? any TextViewDidChangeMarker { return m.vitrine_textViewDidChange(a0) }; return self.textViewDidChange(a0) } }
extension UIScrollViewDelegate { fileprivate var _vitReference_scrollViewDidScroll: (@MainActor (UIScrollView) -> Void)? { guard _vitHas(self, "scrollViewDidScroll:", self is any ScrollViewDidScrollMarker, { $0 is any UIScrollViewDelegate.Type }) else { return nil }; if let m = self as? any ScrollViewDidScrollMarker { return { @MainActor (a0: UIScrollView) -> Void in m.vitrine_scrollViewDidScroll(a0) } }; return { @MainActor (a0: UIScrollView) -> Void in self.scrollViewDidScroll(a0) } } }
extension UITextViewDelegate { fileprivate var _vitReference_textViewShouldBeginEditing: (@MainActor (UITextView) -> Bool)? { guard _vitHas(self, "textViewShouldBeginEditing:", self is any TextViewShouldBeginMarker, { $0 is any UITextViewDelegate.Type }) else { return nil }; if let m = self as? any TextViewShouldBeginMarker { return { @MainActor (a0: UITextView) -> Bool in m.vitrine_textViewShouldBeginEditing(a0) } }; return { @MainActor (a0: UITextView) -> Bool in self.textViewShouldBeginEditing(a0) } } }
extension CALayerDelegate { @discardableResult fileprivate func _vitCall_display(_ a0: CALayer) -> Void? { guard _vitHas(self, "display:", false, { $0 is any CALayerDelegate.Type }) else { return nil }; return self.display(a0) } }
extension CALayerDelegate { @discardableResult fileprivate func _vitCall_action(for a0: CALayer, forKey a1: String) -> (any CAAction)? { guard _vitHas(self, "actionFor:forKey:", false, { $0 is any CALayerDelegate.Type }) else { return nil }; return self.action(for: a0, forKey: a1) } }
extension Proxy { nonisolated fileprivate static func _vit1() {
DispatchTable.add("gestureRecognizer:shouldReceiveTouch:", on: Proxy.self, .any) { (t: Proxy, a0: UIGestureRecognizer, a1: UITouch) in t.gestureRecognizer(a0, shouldReceive: a1) }
DispatchTable.add("gestureRecognizer:shouldReceivePress:", on: Proxy.self, .any) { (t: Proxy, a0: UIGestureRecognizer, a1: UIPress) in t.gestureRecognizer(a0, shouldReceive: a1) }
DispatchTable.add("textViewDidChange:", on: Proxy.self, .any) { (t: Proxy, a0: UITextView) in t.textViewDidChange(a0) }
} }
extension Letters { nonisolated fileprivate static func _vit2() {
DispatchTable.add("gestureRecognizerShouldBegin:", on: Letters.self, .main) { (t: Letters, a0: UIGestureRecognizer) in t.gestureRecognizerShouldBegin(a0) }
} }
extension Proxy: TextViewDidChangeMarker { func vitrine_textViewDidChange(_ a0: UITextView) { textViewDidChange(a0) } }
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { Proxy._vit1() }
_vitPush { Letters._vit2() }
}
#sourceLocation(file: "AppleOptionals/Proxy.swift", line: 35)
#warning("U-DELEGATE: UIKit does not call this method here: a class above conforms to UIGestureRecognizerDelegate and does not have it; write the method there as well and override it here")
