// A selector of another file's method, which nothing marks @objc.
// Apple: "NotificationCenter", addObserver(_:selector:name:object:).
import UIKit

public func watch(_ controller: OldController) {
    NotificationCenter.default.addObserver(
        controller, selector: #selector(OldController.inferredElsewhere(_:)), name: NSNotification.Name("old"), object: nil)
}
