// Optional methods of UIKit's protocols: implemented in a subclass whose superclass conforms, in an extension, or nowhere; asked
// for by the package's own code.
// Apple: "UITextFieldDelegate", "UIScrollViewDelegate", "UIGestureRecognizerDelegate".
import UIKit

public class Form: NSObject, UITextFieldDelegate {}

public class StrictForm: Form {
    public private(set) var asked = 0
    @objc public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        asked += 1
        return false
    }
}

public class Pages: NSObject {
    public private(set) var offsets: [CGFloat] = []
}

extension Pages: UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
}

/// Hands on what it is asked, as proxies of delegates do.
public final class Forwarder: NSObject {
    public weak var textDelegate: UITextFieldDelegate?
    public weak var gestureDelegate: UIGestureRecognizerDelegate?

    public func returns(_ field: UITextField) -> Bool? { textDelegate?.textFieldShouldReturn?(field) }
    public func clears(_ field: UITextField) -> Bool? { textDelegate?.textFieldShouldClear?(field) }
    public func begins(_ recognizer: UIGestureRecognizer) -> Bool? { gestureDelegate?.gestureRecognizerShouldBegin?(recognizer) }
    public func isSimultaneous(_ recognizer: UIGestureRecognizer) -> Bool {
        gestureDelegate?.gestureRecognizer?(recognizer, shouldRecognizeSimultaneouslyWith: recognizer) ?? true
    }
    public func tellsEnd(_ field: UITextField) -> Bool { textDelegate?.textFieldDidEndEditing?(field) != nil }
    public var hasReturn: Bool { textDelegate?.textFieldShouldReturn != nil }
    public func window(of delegate: UIApplicationDelegate?) -> UIWindow?? { delegate?.window }
}

/// The superclass has the method and does not conform; the subclass conforms.
public class Answering: NSObject {
    public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
}
public final class Conforming: Answering, UIGestureRecognizerDelegate {}

/// A method without a marker of UIKit's, below the class that conforms.
public class Circles: NSObject, UIGestureRecognizerDelegate {}
public final class StrictCircles: Circles {
    public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
}
public final class Hidden: NSObject {
    private final class Inner: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
    }
    public static func make() -> UIGestureRecognizerDelegate { Inner() }
}
/// A delegate that hides a method which it has.
public final class Hiding: NSObject, UITextFieldDelegate {
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { false }
    public override func responds(to aSelector: Selector!) -> Bool {
        aSelector != #selector(UITextFieldDelegate.textFieldShouldClear(_:)) && super.responds(to: aSelector)
    }
}
