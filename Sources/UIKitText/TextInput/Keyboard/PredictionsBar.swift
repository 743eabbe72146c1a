// The bar above the keys in which iOS offers words. Nothing predicts here, so its three places stay empty.
// No Apple page: this is ours; by eye of iOS 17.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// Three places with a line between each two.
final class PredictionsBar: UIView {
    private let lines = [UIView(), UIView()]

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "predictions"
        isUserInteractionEnabled = false
        for line in lines {
            line.backgroundColor = KeyColors.line
            addSubview(line)
        }
    }
    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = max(1, traitCollection.displayScale)
        let margin = (bounds.height * KeyboardGroundMeasures.lineMargin).rounded()
        for (index, line) in lines.enumerated() {
            let x = (bounds.width * CGFloat(index + 1) / 3 * scale).rounded() / scale
            line.frame = CGRect(x: x, y: margin, width: 1 / scale, height: max(0, bounds.height - 2 * margin))
        }
    }
}
