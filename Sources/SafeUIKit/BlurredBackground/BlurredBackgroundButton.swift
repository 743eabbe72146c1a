// A button over a blurred picture of what lies behind it.
// Apple: "UIButton". The idea: ios-coding.com, "Drawing buttons with blurred background".
import UIKit

/// A button with a blurred picture of the content behind it as its background, with rounded corners and a border.
///
/// The background is drawn as in ``BlurredBackgroundView``; call `setNeedsDisplay()` after a change of the content behind it.
open class BlurredBackgroundButton: UIButton {
    /// The blur's standard deviation, in points; 1 by default. The background is not drawn for a value that is not above 0.
    open var blurRadius: CGFloat = 1 { didSet { if oldValue != blurRadius { setNeedsDisplay() } } }
    /// The content that the blur mixes in at the edges; the surroundings by default.
    open var blurEdge = BlurredEdge.surroundings { didSet { if oldValue != blurEdge { setNeedsDisplay() } } }
    /// The corner radius of background and border, in points; 8 by default.
    open var cornerRadius: CGFloat = 8 { didSet { if oldValue != cornerRadius { setNeedsDisplay() } } }
    /// The colour of a border of one point around the background; nil for no border.
    open var borderColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The colour over the blurred background while the button is highlighted.
    open var highlightColor = UIColor(white: 0, alpha: 0.25) { didSet { setNeedsDisplay() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
    }

    open override var isHighlighted: Bool { didSet { if oldValue != isHighlighted { setNeedsDisplay() } } }

    open override func draw(_ rect: CGRect) {
        let limit = min(bounds.width, bounds.height) / 2
        let corner = cornerRadius.isFinite ? min(max(0, cornerRadius), limit) : 0
        if let context = UIGraphicsGetCurrentContext() {
            context.saveGState()
            UIBezierPath(roundedRect: bounds, cornerRadius: corner).addClip()
            drawBlurredBackground(radius: blurRadius, edge: blurEdge)
            if isHighlighted {
                highlightColor.setFill()
                UIBezierPath(rect: bounds).fill()
            }
            context.restoreGState()
        }
        if let borderColor {
            borderColor.setStroke()
            let line = UIBezierPath(
                roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: max(0, corner - 0.5))
            line.lineWidth = 1
            line.stroke()
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { setNeedsDisplay() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }
}
