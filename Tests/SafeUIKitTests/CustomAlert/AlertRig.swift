// What the tests of custom alerts share: an alert with stars in it.
import SafeUIKit
import UIKit

/// Five stars that are touched.
final class Stars: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        for index in 0..<5 {
            let star = UIView()
            star.backgroundColor = index < 3 ? .systemOrange : .systemGray4
            star.layer.cornerRadius = 14
            addSubview(star)
        }
    }
    required init?(coder: NSCoder) { fatalError("made in code") }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 28) }
    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, star) in subviews.enumerated() {
            star.frame = CGRect(x: bounds.midX - 86 + CGFloat(index) * 36, y: 0, width: 28, height: 28)
        }
    }
}

/// An alert with stars, a button that sends and one that cancels.
@MainActor func rating(_ chosen: (@MainActor (String) -> Void)? = nil) -> CustomAlertController {
    let alert = CustomAlertController(title: "Rate This Book", message: "What did you think of it?", content: Stars())
    for (title, style) in [("Send", UIAlertAction.Style.default), ("Not Now", .cancel)] {
        alert.addAction(CustomAlertAction(title, style: style) { chosen?($0.title) })
    }
    return alert
}
