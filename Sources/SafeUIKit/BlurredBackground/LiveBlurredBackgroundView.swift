// A view whose blurred ground follows what moves behind it.
// Apple: "UIVisualEffectView". Ours: the radius.
import UIKit

/// A blurred background that follows content that scrolls, plays or changes behind it, without calls of
/// `setNeedsDisplay()`. See ``BlurredBackgroundView`` for a static one.
///
/// It is a ``BlurView``, so the system blurs the content of the screen, and only where it has changed. In return, the blur
/// has the tint of a style, and UIKit provides no radius of a style. ``blurRadius`` sets the intensity of the style.
open class LiveBlurredBackgroundView: BlurView {
    /// The standard deviation that a style at full intensity is assumed to have, in points. Guessed: Apple does not document it.
    public static let wholeRadius: CGFloat = 20

    public override init(frame: CGRect) {
        super.init(frame: frame)
        style = .systemUltraThinMaterial
        blurRadius = 1
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a live view with an empty frame.
    /// - Parameter radius: The blur's standard deviation; see ``blurRadius``.
    public convenience init(radius: CGFloat) {
        self.init(frame: .zero)
        blurRadius = radius
    }

    /// The blur's standard deviation, in points, 0 to ``wholeRadius``, approximated by the style; 1 by default.
    open var blurRadius: CGFloat {
        get { intensity * Self.wholeRadius }
        set { intensity = newValue / Self.wholeRadius }
    }
}
