// Imports of modules that belong to UIKit or to Objective-C, and of single declarations.
// The Swift Programming Language: "Import Declaration".
import Darwin
import ObjectiveC
import UIKit.UIGestureRecognizerSubclass
import class UIKit.UIView

public class OwnRecognizer: UIGestureRecognizer {
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
}

private var key = 0

extension UIView {
    public var note: String? {
        get { objc_getAssociatedObject(self, &key) as? String }
        set { objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}
