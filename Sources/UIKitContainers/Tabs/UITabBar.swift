// The tab bar: its stored state, and every member that a subclass may override, as forwarders.
// Apple: "UITabBar".
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitValues

/// A bar with items of which one is selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
    struct Items {
        var all: [UITabBarItem] = []
        var selected: UITabBarItem?
        var buttons: [TabButton] = []
    }
    struct Look {
        var style = UIBarStyle.default
        var isTranslucent = true
        var barTint: UIColor?
        var unselected: UIColor?
        var background: UIImage?
        var shadow: UIImage?
        var selection: UIImage?
        var positioning = ItemPositioning.automatic
        var width: CGFloat = 0
        var spacing: CGFloat = 0
        var standard: UITabBarAppearance?
        var scrollEdge: UITabBarAppearance?
        /// Whether the content that the bar covers ends above it.
        var isAtEdge = false
    }
    final var row = Items()
    final var look = Look()
    final let barGround = BarGround(frame: .zero)
    final let selection = UIImageView(frame: .zero)
    /// The controller whose bar it is.
    final weak var controller: UITabBarController?
    final weak var delegateStorage: (any UITabBarDelegate)?

    /// Creates a bar without items, with a frame in the superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpTabs()
    }
    /// Creates a bar from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpTabs()
        decodeTabs(coder)
    }
    /// Encodes the items and the selected one.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeTabs(coder)
    }

    /// The delegate for selections by the user. For the bar of a tab bar controller it is the controller: assigning it is
    /// UIK2036. Not retained.
    open var delegate: (any UITabBarDelegate)? {
        get { delegateStorage }
        set { setDelegate(newValue) }
    }
    /// The items from the leading edge. For the bar of a tab bar controller they are the controller's: assigning them is UIK2035.
    open var items: [UITabBarItem]? {
        get { row.all }
        set { setItems(newValue, animated: false) }
    }
    /// Sets ``items``, with a fade if animated.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { change(items ?? [], animated) }
    /// The selected item; nil for none. An item that is not in ``items`` selects none. The delegate is not called.
    open var selectedItem: UITabBarItem? {
        get { row.selected }
        set { select(newValue) }
    }

    /// Whether something dragged that rests on an item selects it; false by default.
    open var isSpringLoaded: Bool {
        get { hasSpring }
        set { loadSpring(newValue) }
    }

    // MARK: Looks

    /// The appearance of the bar, and of items without one of their own. Assigned values are copied.
    open var standardAppearance: UITabBarAppearance {
        get { ownedStandard }
        set {
            styledBar(1) { ($0 as? UITabBar)?.standardAppearance = newValue }
            setStandard(newValue)
        }
    }
    /// The appearance while the content of a tab bar controller ends above the bar; nil for ``standardAppearance``
    /// without its background. Assigned values are copied.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { look.scrollEdge }
        set {
            styledBar(2) { ($0 as? UITabBar)?.scrollEdgeAppearance = newValue }
            setScrollEdge(newValue)
        }
    }
    /// The light or dark style without an appearance.
    open var barStyle: UIBarStyle {
        get { look.style }
        set {
            styledBar(3) { ($0 as? UITabBar)?.barStyle = newValue }
            changeLook { $0.style = newValue }
        }
    }
    /// Whether content shows through the bar without an appearance; true by default, unless the background image is opaque.
    open var isTranslucent: Bool {
        get { look.isTranslucent }
        set {
            styledBar(4) { ($0 as? UITabBar)?.isTranslucent = newValue }
            changeLook { $0.isTranslucent = newValue }
        }
    }
    /// The background colour without an appearance.
    open var barTintColor: UIColor? {
        get { look.barTint }
        set {
            styledBar(5) { ($0 as? UITabBar)?.barTintColor = newValue }
            changeLook { $0.barTint = newValue }
        }
    }
    /// The colour of items that are not selected; nil for grey.
    open var unselectedItemTintColor: UIColor? {
        get { look.unselected }
        set {
            styledBar(6) { ($0 as? UITabBar)?.unselectedItemTintColor = newValue }
            changeLook { $0.unselected = newValue }
        }
    }
    /// The background image without an appearance; nil for a blur.
    open var backgroundImage: UIImage? {
        get { look.background }
        set {
            styledBar(7) { ($0 as? UITabBar)?.backgroundImage = newValue }
            changeLook { $0.background = newValue }
        }
    }
    /// The image of the line at the top without an appearance, if ``backgroundImage`` is set (documented).
    open var shadowImage: UIImage? {
        get { look.shadow }
        set {
            styledBar(8) { ($0 as? UITabBar)?.shadowImage = newValue }
            changeLook { $0.shadow = newValue }
        }
    }
    /// The image behind the selected item; the appearance's image takes precedence.
    open var selectionIndicatorImage: UIImage? {
        get { look.selection }
        set {
            styledBar(9) { ($0 as? UITabBar)?.selectionIndicatorImage = newValue }
            changeLook { $0.selection = newValue }
        }
    }
    /// The positioning of the items.
    open var itemPositioning: ItemPositioning {
        get { look.positioning }
        set {
            styledBar(10) { ($0 as? UITabBar)?.itemPositioning = newValue }
            changeLook { $0.positioning = newValue }
        }
    }
    /// The width of centred items, in points; 0 for the system's width.
    open var itemWidth: CGFloat {
        get { look.width }
        set {
            styledBar(11) { ($0 as? UITabBar)?.itemWidth = newValue }
            changeLook { $0.width = newValue.isFinite ? max(0, newValue) : 0 }
        }
    }
    /// The spacing of centred items, in points; 0 for the system's spacing.
    open var itemSpacing: CGFloat {
        get { look.spacing }
        set {
            styledBar(12) { ($0 as? UITabBar)?.itemSpacing = newValue }
            changeLook { $0.spacing = newValue.isFinite ? max(0, newValue) : 0 }
        }
    }

    // MARK: Overrides

    /// Returns the system's height, including the space of the home indicator below the bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight) }
    /// The height of ``sizeThatFits(_:)``.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutTabs()
    }
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLooks()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        updateLooks()
    }
}

/// The methods of a tab bar's delegate. Every method is optional.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called when the user has tapped an item, even the selected one.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

extension UITabBar {
    /// The positioning of items.
    public typealias ItemPositioning = UITabBarItemPositioning
}
