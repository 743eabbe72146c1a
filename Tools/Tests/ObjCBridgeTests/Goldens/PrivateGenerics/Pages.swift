import UIKit

enum Pages {
    private final class Page<Item>: NSObject, UIScrollViewDelegate {
        var items: [Item] = []
        @objc func tapped(_ sender: Any?) { items.removeAll() }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { items.removeLast() }
    }

    @MainActor
    static func make() -> Bool {
        final class Local<Value>: NSObject, UITextFieldDelegate {
            var value: Value?
            @objc func clear() { value = nil }
            func textFieldShouldReturn(_ textField: UITextField) -> Bool { value == nil }
            func textFieldDidBeginEditing(_ textField: UITextField) { value = nil }
        }
        let page = Page<Int>()
        let local: UITextFieldDelegate = Local<String>()
        local.textFieldDidBeginEditing?(UITextField())
        return page.responds(to: #selector(Page<Int>.tapped(_:))) && local.textFieldShouldReturn?(UITextField()) ?? false
    }
}
