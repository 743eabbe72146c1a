// Optional methods of UIKit's protocols: implemented in a subclass whose superclass conforms, and in an extension.
// Apple: "UITextFieldDelegate", "UIScrollViewDelegate".
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
