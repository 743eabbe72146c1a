// The bar at the bottom: its stored state, and every member that a subclass may override, as forwarders.
// Apple: "UIToolbar".
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// A delegate that determines the position of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar of ``UIBarButtonItem``s.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    final var looks = BarLooks()
    final var tools = ToolbarState()

    /// Creates a toolbar with a frame in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpToolbar()
    }
    /// Creates a toolbar from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpToolbar()
        decodeToolbar(from: coder)
    }
    /// Encodes the view, its style, tint and items.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeToolbar(with: coder)
    }

    /// The delegate, which determines the bar's position. Not retained.
    open weak var delegate: (any UIToolbarDelegate)? {
        get { tools.delegate }
        set { tools.delegate = newValue }
    }
    /// The items from the leading edge.
    open var items: [UIBarButtonItem]? {
        get { tools.items }
        set { setItems(newValue, animated: false) }
    }
    /// Sets ``items``, with a fade if animated.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { showItems(items, animated) }

    /// The appearance with content below the bar. Assigned values are copied.
    open var standardAppearance: UIToolbarAppearance {
        get { madeStandard }
        set {
            styledBar(2) { ($0 as? UIToolbar)?.standardAppearance = newValue }
            setAppearance(\.standard, newValue)
        }
    }
    /// The ``standardAppearance`` of low bars; nil for the same.
    open var compactAppearance: UIToolbarAppearance? {
        get { tools.compact }
        set {
            styledBar(3) { ($0 as? UIToolbar)?.compactAppearance = newValue }
            setAppearance(\.compact, newValue)
        }
    }
    /// The appearance with the content's end at the bar; nil for no background, with the buttons of ``standardAppearance``.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { tools.scrollEdge }
        set {
            styledBar(4) { ($0 as? UIToolbar)?.scrollEdgeAppearance = newValue }
            setAppearance(\.scrollEdge, newValue)
        }
    }
    /// The ``scrollEdgeAppearance`` of low bars; nil for the same.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { tools.compactScrollEdge }
        set {
            styledBar(5) { ($0 as? UIToolbar)?.compactScrollEdgeAppearance = newValue }
            setAppearance(\.compactScrollEdge, newValue)
        }
    }

    /// The light or dark style.
    open var barStyle: UIBarStyle {
        get { looks.style }
        set {
            styledBar(6) { ($0 as? UIToolbar)?.barStyle = newValue }
            changeOldLooks { $0.style = newValue }
        }
    }
    /// Whether content can extend below the bar.
    open var isTranslucent: Bool {
        get { looks.isTranslucent }
        set {
            styledBar(7) { ($0 as? UIToolbar)?.isTranslucent = newValue }
            changeOldLooks { $0.setTranslucent = newValue }
        }
    }
    /// The background colour.
    open var barTintColor: UIColor? {
        get { looks.tint }
        set {
            styledBar(8) { ($0 as? UIToolbar)?.barTintColor = newValue }
            changeOldLooks { $0.tint = newValue }
        }
    }
    /// Sets the background image of bars in a position.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        styledBar(100 + topOrBottom.rawValue * 1000 + barMetrics.rawValue) {
            ($0 as? UIToolbar)?.setBackgroundImage(
                backgroundImage, forToolbarPosition: topOrBottom, barMetrics: barMetrics)
        }
        changeOldLooks { $0.images[BarImageSlot(position: topOrBottom, metrics: barMetrics)] = backgroundImage }
    }
    /// Returns the background image for this position and these metrics.
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? { looks.images[BarImageSlot(position: topOrBottom, metrics: barMetrics)] }
    /// Sets the image that replaces the line; shown if there is also a background image.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        styledBar(300 + topOrBottom.rawValue) {
            ($0 as? UIToolbar)?.setShadowImage(shadowImage, forToolbarPosition: topOrBottom)
        }
        changeOldLooks { $0.shadows[topOrBottom] = shadowImage }
    }
    /// Returns the shadow image for a position.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { looks.shadows[topOrBottom] }
    /// The position: at the bottom, unless the delegate returns another one.
    open var barPosition: UIBarPosition { tools.position }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: tools.rowHeight)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: tools.rowHeight) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutToolbar()
    }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        toolbarMoved()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        reloadItems()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        toolbarLooksChanged()
    }
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
