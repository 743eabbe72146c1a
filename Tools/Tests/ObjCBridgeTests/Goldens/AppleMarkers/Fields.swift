import UIKit

class Form: UIViewController, UITextFieldDelegate {}

class Login: Form {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
        -> Bool
    { true }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

public class Page: UIScrollView {}

extension Page: UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if let delegate { delegate.scrollViewDidScroll?(scrollView) }
        delegate?.scrollViewDidZoom?(scrollView)
        let view = delegate?.viewForZooming?(in: scrollView)
        print(view as Any)
    }
}
