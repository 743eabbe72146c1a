import UIKit

class Proxy: NSObject, UIGestureRecognizerDelegate, UITextViewDelegate {
    weak var gestures: UIGestureRecognizerDelegate?
    weak var textDelegate: UITextViewDelegate?
    var closures = Closures()

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        gestures?.gestureRecognizer?(recognizer, shouldReceive: touch) ?? true
    }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { false }
    func textViewDidChange(_ textView: UITextView) {
        closures.navigationBarDidPop?(textView)
        textDelegate?.textViewDidChange?(textView)
        let isAsked = textDelegate?.scrollViewDidScroll != nil
        if let ask = textDelegate?.textViewShouldBeginEditing { print(ask(textView)) }
        print(isAsked)
    }
    func layer(_ layer: CALayer) {
        layer.delegate!.display!(layer)
        print(layer.delegate?.action?(for: layer, forKey: "position") as Any, layer.position)
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
