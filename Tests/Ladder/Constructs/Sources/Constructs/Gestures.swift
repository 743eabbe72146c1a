// A gesture recognizer in a lazy property, and one that is made by a closure.
// Apple: "UIGestureRecognizer", init(target:action:).
import UIKit

public class Board: UIView {
    public private(set) var taps = 0
    lazy var recognizer = UITapGestureRecognizer(target: self, action: #selector(tap(_:)))

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(recognizer)
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc private func tap(_ recognizer: UITapGestureRecognizer) {
        if recognizer.state == .ended { taps += 1 }
    }
}
