// The ground below a bar's buttons: blur, colour, image, and the line at its edge.
// No Apple page: this is ours; "UIBarAppearance".
import CoreGraphics
import Foundation
import QuartzCore
import UIKitControls
import UIKitCore
import UIKitValues

/// The ground of a bar. It may be higher than the bar: below the status bar, or down to the screen's end.
final class BarGround: UIView {
    private let effectView = UIVisualEffectView(effect: nil)
    private let colorView = UIView(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private let line = UIImageView(frame: .zero)
    /// Whether the line stands at the top: of bars at the bottom.
    var hasLineAtTop = false { didSet { setNeedsLayout() } }
    private(set) var shown: UIBarAppearance.Ground?
    private var lineHeight: CGFloat = 0
    private var hairline: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        accessibilityIdentifier = "bar ground"
        imageView.clipsToBounds = true
        for part in [effectView, colorView, imageView, line] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows a ground; within an animation the colours and the blur change over time. Its parts are placed at once, and
    /// they alone: the bar's trait callbacks come here while all else still stands where it did.
    func show(_ ground: UIBarAppearance.Ground) {
        let hairline = 1 / traitCollection.pixelScale
        guard shown != ground || self.hairline != hairline else { return placeParts() }
        shown = ground
        self.hairline = hairline
        if effectView.effect != ground.effect { effectView.effect = ground.effect }
        colorView.backgroundColor = ground.color
        imageView.image = ground.image
        imageView.contentMode = ground.imageMode
        line.image = ground.shadowImage
        line.tintColor = ground.shadowColor
        line.backgroundColor = ground.shadowImage == nil ? ground.shadowColor : nil
        let isEmptyImage = ground.shadowImage.map { $0.size == .zero } ?? false
        lineHeight = isEmptyImage ? 0 : ground.shadowImage?.size.height ?? hairline
        placeParts()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    private func placeParts() {
        for part in [effectView, colorView, imageView] { part.frame = bounds }
        line.frame = CGRect(
            x: 0, y: hasLineAtTop ? -lineHeight : bounds.height, width: bounds.width, height: lineHeight)
    }
}
