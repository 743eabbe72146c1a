import UIKit

protocol ListWatcher: UIScrollViewDelegate {
    func listEnds()
}

final class Lists: UIScrollView {
    weak var watcher: ListWatcher?
    var fields: [UITextFieldDelegate] = []
    var helper = Helper()

    func ask(_ other: UITextViewDelegate & UIResponder, _ any: Any) -> [Bool] {
        let first = fields.first
        var found = [watcher?.scrollViewDidScroll != nil, other.textViewDidChange != nil]
        if let zoomed = watcher?.scrollViewDidZoom { zoomed(self) }
        found.append(first?.textFieldDidBeginEditing == nil)
        found.append((any as? UITextFieldDelegate)?.textFieldShouldReturn != nil)
        if let watcher { found.append(watcher.scrollViewDidEndDecelerating != nil) }
        for field in fields where field.textFieldDidEndEditing(_:) != nil { found.append(true) }
        found.append(navigationController != nil)
        // The class itself has the method, so this is true here as on Apple's.
        found.append(helper.scrollViewDidScroll(_:) != nil)
        return found
    }

    func guess(_ unknown: Watched) -> Bool { unknown.target?.scrollViewDidZoom != nil }
    var navigationController: UIViewController? { nil }
}

final class Helper: NSObject, UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

typealias Target = UIScrollViewDelegate & NSObject
struct Watched {
    var target: Target?
}
