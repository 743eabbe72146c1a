// A view whose blurred ground follows what moves behind it.
// Apple: "UIVisualEffectView". Ours: the radius.
import UIKit

/// A ``BlurredBackgroundView`` that follows: what scrolls, plays or changes behind it is blurred as it goes, and nobody
/// calls `setNeedsDisplay()`.
///
/// It is a ``BlurView``, so the system blurs what is on the screen, and only where it has changed. The price: a style's tint
/// comes with the blur, and UIKit tells no style's radius. ``blurRadius`` sets how much of the style shows.
open class LiveBlurredBackgroundView: BlurView {
    /// The standard deviation that a whole style is taken to have, in points. Guessed: no document of Apple's says it.
    public static let wholeRadius: CGFloat = 20

    public override init(frame: CGRect) {
        super.init(frame: frame)
        style = .systemUltraThinMaterial
        blurRadius = 1
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A live view of no size.
    /// - Parameter radius: See ``blurRadius``.
    public convenience init(radius: CGFloat) {
        self.init(frame: .zero)
        blurRadius = radius
    }

    /// The blur's standard deviation in points, 0 to ``wholeRadius``, as near as the style comes to it; 1 unless set.
    open var blurRadius: CGFloat {
        get { intensity * Self.wholeRadius }
        set { intensity = newValue / Self.wholeRadius }
    }
}
