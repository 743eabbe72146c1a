// The bar at the top: its stored state, and every member that a subclass may override, as forwarders.
// Apple: "UINavigationBar".
import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore
import UIKitValues

/// The methods of a navigation bar's delegate. Every method is optional.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Returns whether an item may be pushed; true by default.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// Called when an item was pushed.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Returns whether an item may be popped; true by default. For a navigation controller's bar its subclass is asked when the
    /// back button is tapped, if it conforms to this protocol.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Called when an item was popped.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// A bar that shows the top of a stack of ``UINavigationItem``s, with a back button to the item below.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    final var barItems = BarItems()
    final var looks = BarLooks()
    final var navigationLooks = NavigationBarLooks()
    final var barPlace = BarPlace()

    /// Creates a bar with a frame in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpBar()
    }
    /// Creates a bar from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpBar()
        decodeBar(from: coder)
    }
    /// Encodes the view, its style, tint and items.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeBar(with: coder)
    }

    // MARK: Items

    /// The delegate for pushed and popped items. It cannot be set for a navigation controller's bar. Not retained.
    open weak var delegate: (any UINavigationBarDelegate)? {
        get { barItems.delegate }
        set { setBarDelegate(newValue) }
    }
    /// The items, from the bottom of the stack.
    open var items: [UINavigationItem]? {
        get { barItems.stack }
        set { setItems(newValue, animated: false) }
    }
    /// Sets ``items``. If animated, a new last item is pushed; one that was below the last is popped to.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { set(items ?? [], animated) }
    /// Pushes an item.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated) }
    /// Pops the last item; returns nil if there is none.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { pop(animated) }
    /// The last item, which is shown.
    open var topItem: UINavigationItem? { barItems.stack.last }
    /// The item below the last one.
    open var backItem: UINavigationItem? { barItems.stack.dropLast().last }

    // MARK: Looks

    /// Whether titles are large if their items and the content's position permit it.
    open var prefersLargeTitles: Bool {
        get { navigationLooks.prefersLargeTitles }
        set {
            styledBar(1) { ($0 as? UINavigationBar)?.prefersLargeTitles = newValue }
            changeLooks { $0.prefersLargeTitles = newValue }
        }
    }
    /// The appearance with content below the bar. Assigned values are copied.
    open var standardAppearance: UINavigationBarAppearance {
        get { madeStandard }
        set {
            styledBar(2) { ($0 as? UINavigationBar)?.standardAppearance = newValue }
            setAppearance(\.standard, newValue)
        }
    }
    /// The ``standardAppearance`` of low bars; nil for the same.
    open var compactAppearance: UINavigationBarAppearance? {
        get { navigationLooks.compact }
        set {
            styledBar(3) { ($0 as? UINavigationBar)?.compactAppearance = newValue }
            setAppearance(\.compact, newValue)
        }
    }
    /// The appearance with the content's edge at the bar; nil for no background, with the titles of ``standardAppearance``.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { navigationLooks.scrollEdge }
        set {
            styledBar(4) { ($0 as? UINavigationBar)?.scrollEdgeAppearance = newValue }
            setAppearance(\.scrollEdge, newValue)
        }
    }
    /// The ``scrollEdgeAppearance`` of low bars; nil for the same.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { navigationLooks.compactScrollEdge }
        set {
            styledBar(5) { ($0 as? UINavigationBar)?.compactScrollEdgeAppearance = newValue }
            setAppearance(\.compactScrollEdge, newValue)
        }
    }

    // MARK: Looks of old; an appearance that is set goes before them

    /// The light or dark style.
    open var barStyle: UIBarStyle {
        get { looks.style }
        set {
            styledBar(6) { ($0 as? UINavigationBar)?.barStyle = newValue }
            changeOldLooks { $0.style = newValue }
        }
    }
    /// Whether content can extend below the bar and show through.
    open var isTranslucent: Bool {
        get { looks.isTranslucent }
        set {
            styledBar(7) { ($0 as? UINavigationBar)?.isTranslucent = newValue }
            changeOldLooks { $0.setTranslucent = newValue }
        }
    }
    /// The background colour.
    open var barTintColor: UIColor? {
        get { looks.tint }
        set {
            styledBar(8) { ($0 as? UINavigationBar)?.barTintColor = newValue }
            changeOldLooks { $0.tint = newValue }
        }
    }
    /// Sets the background image.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }
    /// Returns the background image.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: .any, barMetrics: barMetrics)
    }
    /// Sets the background image of bars in a position.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        styledBar(100 + barPosition.rawValue * 1000 + barMetrics.rawValue) {
            ($0 as? UINavigationBar)?.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
        }
        changeOldLooks { $0.images[BarImageSlot(position: barPosition, metrics: barMetrics)] = backgroundImage }
    }
    /// Returns the background image for this position and these metrics.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        looks.images[BarImageSlot(position: barPosition, metrics: barMetrics)]
    }
    /// The image that replaces the line; shown if there is also a background image.
    open var shadowImage: UIImage? {
        get { looks.shadow }
        set {
            styledBar(9) { ($0 as? UINavigationBar)?.shadowImage = newValue }
            changeOldLooks { $0.shadow = newValue }
        }
    }
    /// The attributes of the small title, such as font and colour.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { navigationLooks.title }
        set {
            styledBar(10) { ($0 as? UINavigationBar)?.titleTextAttributes = newValue }
            changeLooks { $0.title = newValue }
        }
    }
    /// The attributes of the large title, such as font and colour.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { navigationLooks.large }
        set {
            styledBar(11) { ($0 as? UINavigationBar)?.largeTitleTextAttributes = newValue }
            changeLooks { $0.large = newValue }
        }
    }
    /// Sets the downward offset of the small title, in points.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        styledBar(200 + barMetrics.rawValue) {
            ($0 as? UINavigationBar)?.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
        }
        changeLooks { $0.titleOffsets[barMetrics] = adjustment }
    }
    /// Returns the downward offset of the small title.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        navigationLooks.titleOffsets[barMetrics] ?? 0
    }
    /// The image beside the back button's title; nil for an arrow.
    open var backIndicatorImage: UIImage? {
        get { navigationLooks.back }
        set {
            styledBar(12) { ($0 as? UINavigationBar)?.backIndicatorImage = newValue }
            changeLooks { $0.back = newValue }
        }
    }
    /// The mask that hides titles below ``backIndicatorImage``; stored only, as titles fade here.
    open var backIndicatorTransitionMaskImage: UIImage? {
        get { navigationLooks.backMask }
        set {
            styledBar(13) { ($0 as? UINavigationBar)?.backIndicatorTransitionMaskImage = newValue }
            changeLooks { $0.backMask = newValue }
        }
    }
    /// The position: below the status bar for a navigation controller's bar, else the delegate's.
    open var barPosition: UIBarPosition { barPlace.position }

    // MARK: Overrides

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutBar()
    }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        askForPosition()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        barTintDidChange()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        barTraitsDidChange()
    }
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}
