import UIKit

extension UIView {
    @objc func stack(_ views: UIView...) { stack(views) }
    @objc func stack(_ views: [UIView]) { views.forEach(addSubview) }
}

class Row: UIView {
    let content = UIView()
    override func stack(_ views: [UIView]) { content.stack(views) }
}
