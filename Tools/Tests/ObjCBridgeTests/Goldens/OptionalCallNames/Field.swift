import UIKit

class Form: UIViewController {
    let textField = UITextField()
    var scrollViewDidScroll: ((UIScrollView) -> Void)?
    func scroll(_ view: UIScrollView) { scrollViewDidScroll?(view) }
}

extension UITextField {
    func paste(_ text: String, over range: NSRange) {
        guard delegate?.textField?(self, shouldChangeCharactersIn: range, replacementString: text) == true else { return }
        insertText(text)
    }
}
