// A button over a blurred picture of what lies behind it.
// Apple: "UIButton". The idea is seed report 003's.
import UIKit

/// A button whose ground is what lies behind it, blurred, with rounded corners and a border: glass over a busy picture.
///
/// Drawn as ``BlurredBackgroundView`` is; after a change of the background call `setNeedsDisplay()`.
open class BlurredBackgroundButton: UIButton {
    /// The blur's standard deviation in points; 1 unless set. What is no number above 0 draws no ground.
    open var blurRadius: CGFloat = 1 { didSet { if oldValue != blurRadius { setNeedsDisplay() } } }
    /// What is mixed in at the edges; what lies behind the button there, unless set.
    open var blurEdge = BlurredEdge.surroundings { didSet { if oldValue != blurEdge { setNeedsDisplay() } } }
    /// Of ground and border, in points; 8 unless set.
    open var cornerRadius: CGFloat = 8 { didSet { if oldValue != cornerRadius { setNeedsDisplay() } } }
    /// Of a line of one point around the ground; nil for none.
    open var borderColor: UIColor? { didSet { setNeedsDisplay() } }
    /// Lies on the blurred ground while a finger is on the button.
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
