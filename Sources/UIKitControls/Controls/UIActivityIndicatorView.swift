// A wheel that turns while something goes on.
// Apple: "UIActivityIndicatorView"
import CoreGraphics
import Foundation
import QuartzCore
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// An indicator of eight spokes that rotates once a second, by the stage's clock. It uses no processor time while it is stopped.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    struct Look {
        var style = Style.medium
        var color: UIColor?
        var hidesWhenStopped = true
    }
    struct Turning {
        var isAnimating = false
        var link: CADisplayLink?
        var start: TimeInterval?
        /// How many eighths the brightness has run round.
        var step = 0
    }
    final var look = Look()
    final var turning = Turning()
    let spokes = (0..<ActivityWheelMeasures.count).map { _ in CAShapeLayer() }

    /// Creates a stopped indicator of a style, in its natural size at the origin.
    public init(style: Style) {
        super.init(frame: CGRect(origin: .zero, size: style.size))
        setUpWheel(style)
    }
    /// Creates a stopped medium indicator with a frame in the superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpWheel(.medium)
        if frame.isEmpty { bounds.size = Style.medium.size }
    }
    /// Creates a wheel from an archive.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        setUpWheel(.medium)
        decodeWheel(coder)
    }
    /// Encodes the view, its style, its colour and whether it is animating.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeWheel(coder)
    }

    /// The style, medium or large. Setting an old style also sets its colour.
    open var style: Style {
        get { look.style }
        set {
            styled(.indicatorStyle, { ($0 as? UIActivityIndicatorView)?.style = newValue })
            changeStyle(newValue)
        }
    }
    /// The colour of the spokes.
    open var color: UIColor! {
        get { look.color ?? look.style.color }
        set {
            styled(.color, { ($0 as? UIActivityIndicatorView)?.color = newValue })
            look.color = newValue; recolor()
        }
    }
    /// Whether the view is hidden while it is stopped.
    open var hidesWhenStopped: Bool {
        get { look.hidesWhenStopped }
        set { setHidesWhenStopped(newValue) }
    }
    /// Starts the animation and shows the view.
    open func startAnimating() { beginTurning() }
    /// Stops the animation, and hides the view if ``hidesWhenStopped``.
    open func stopAnimating() { endTurning() }
    /// Whether the indicator is animating; true between start and stop even outside a window.
    open var isAnimating: Bool { turning.isAnimating }

    /// 20 × 20 or 37 × 37 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { look.style.size }
    /// 20 × 20 or 37 × 37 points.
    open override var intrinsicContentSize: CGSize { look.style.size }
    /// Centres the indicator.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for spoke in spokes { spoke.position = CGPoint(x: bounds.midX, y: bounds.midY) }
    }
    /// Animates the indicator only in a window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        followWindow()
    }
    /// Updates the colour with the new traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        recolor()
    }
    @_spi(Vitrine) open override var defaultContentPriorities: ContentPriorities { ContentPriorities(huggingX: 750, huggingY: 750) }
    @_spi(Vitrine) open override var isElementByDefault: Bool { true }
    /// The accessibility label; by default "In progress", or "Progress halted" while it is stopped.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? (isAnimating ? "In progress" : "Progress halted") }
        set { super.accessibilityLabel = newValue }
    }
    /// The accessibility value: "1" while it is animating, else "0".
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (isAnimating ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }
}

extension UIActivityIndicatorView {
    /// The size and colour of an indicator.
    public enum Style: Int, Sendable {
        /// Large and white.
        @available(*, deprecated, renamed: "large")
        case whiteLarge = 0
        /// Medium and white.
        @available(*, deprecated, renamed: "medium")
        case white = 1
        /// Medium and grey.
        @available(*, deprecated, renamed: "medium")
        case gray = 2
        /// 20 × 20 points.
        case medium = 100
        /// 37 × 37 points.
        case large = 101

        private var isLarge: Bool { rawValue == 0 || rawValue == 101 }
        var size: CGSize { isLarge ? ActivityWheelMeasures.large : ActivityWheelMeasures.medium }
        /// White for the old white ones.
        var color: UIColor {
            if rawValue < 2 { return .white }
            return UIColor { traits in
                traits.userInterfaceStyle == .dark
                    ? ActivityWheelMeasures.color(ActivityWheelMeasures.darkLevels)
                    : ActivityWheelMeasures.color(ActivityWheelMeasures.lightLevels)
            }
        }
    }

    @available(*, deprecated, renamed: "init(style:)")
    public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
    @available(*, deprecated, renamed: "style")
    public var activityIndicatorViewStyle: Style {
        get { style }
        set { style = newValue }
    }
}

@available(*, deprecated, renamed: "UIActivityIndicatorView.Style")
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style

/// What proxies of a activity indicator carry besides.
extension AppearanceKey {
    static let color = AppearanceKey("color")
    static let indicatorStyle = AppearanceKey("indicatorStyle")
}
