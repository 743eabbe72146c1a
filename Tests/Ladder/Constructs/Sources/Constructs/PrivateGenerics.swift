// Private and local generic classes whose methods Objective-C calls.
import UIKit

enum Generics {
    private final class Page<Item>: NSObject, UIScrollViewDelegate {
        var items: [Item]
        init(_ items: [Item]) { self.items = items }
        @objc func tapped(_ sender: Any?) { items.removeAll() }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { items.removeLast() }
    }

    /// How many items are left after a scroll, and after a tap.
    @MainActor
    static func left() -> [Int] {
        let page = Page([1, 2, 3])
        let watcher: UIScrollViewDelegate = page
        watcher.scrollViewDidScroll?(UIScrollView())
        let first = page.items.count
        page.perform(#selector(Page<Int>.tapped(_:)), with: nil)
        return [first, page.items.count]
    }

    /// What a delegate inside a function answers, and what it lacks.
    @MainActor
    static func local() -> [Bool?] {
        final class Local<Value>: NSObject, UITextFieldDelegate {
            var value: Value?
            func textFieldShouldReturn(_ textField: UITextField) -> Bool { value == nil }
        }
        let local: UITextFieldDelegate = Local<String>()
        return [local.textFieldShouldReturn?(UITextField()), local.textFieldShouldClear?(UITextField())]
    }
}
