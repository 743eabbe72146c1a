// Asking whether a delegate has an optional method, by the method's name alone.
import UIKit

final class ScrollWatcher: NSObject, UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

final class Questions: NSObject {
    weak var watcher: UIScrollViewDelegate?
    var watchers: [UIScrollViewDelegate] = []

    var answers: [Bool] {
        [
            watcher?.scrollViewDidScroll != nil, watcher?.scrollViewDidZoom != nil, watchers.first?.scrollViewDidScroll == nil,
        ]
    }
    func knows(_ any: Any) -> Bool {
        if let zoom = (any as? UIScrollViewDelegate)?.scrollViewDidZoom {
            zoom(UIScrollView())
            return true
        }
        return false
    }
}
