// A view over a blurred picture of what lies behind it.
// Apple: "UIView", draw(_:). The idea: ios-coding.com, "Drawing buttons with blurred background".
import UIKit

/// A view with a blurred picture of the content behind it as its background.
///
/// The picture is drawn once, and again for a new size or radius and after `setNeedsDisplay()`. Use
/// ``LiveBlurredBackgroundView`` over content that moves or changes.
open class BlurredBackgroundView: UIView {
    /// The blur's standard deviation, in points; 1 by default. Nothing is drawn for a value that is not above 0.
    open var blurRadius: CGFloat = 1 { didSet { if oldValue != blurRadius { setNeedsDisplay() } } }
    /// The content that the blur mixes in at the edges; the surroundings by default.
    open var blurEdge = BlurredEdge.surroundings { didSet { if oldValue != blurEdge { setNeedsDisplay() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: Self.radiusKey) else { return }
        blurRadius = CGFloat(coder.decodeDouble(forKey: Self.radiusKey))
    }

    private static let radiusKey = "BlurRadius"

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if coder.allowsKeyedCoding { coder.encode(Double(blurRadius), forKey: Self.radiusKey) }
    }

    private func setUp() {
        isOpaque = false
        contentMode = .redraw
    }

    open override func draw(_ rect: CGRect) { drawBlurredBackground(radius: blurRadius, edge: blurEdge) }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { setNeedsDisplay() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }
}
