// The tab bar: its stored state, and every member that a subclass may override, as forwarders.
// Apple: "UITabBar".
import CoreGraphics
import Foundation

/// A row of items of which one is selected.
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

    /// A bar without items, of a frame in the superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpTabs()
    }
    /// A bar of an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpTabs()
        decodeTabs(coder)
    }
    /// Writes the items and which of them is selected.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeTabs(coder)
    }

    /// Hears of selections by the user. That of a tab bar controller's bar is the controller: setting it is UIK2036. Not
    /// retained.
    open var delegate: (any UITabBarDelegate)? {
        get { delegateStorage }
        set { setDelegate(newValue) }
    }
    /// The items from the leading edge. Those of a tab bar controller's bar are the controller's: setting them is UIK2035.
    open var items: [UITabBarItem]? {
        get { row.all }
        set { setItems(newValue, animated: false) }
    }
    /// Sets ``items``, with a fade if animated.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { change(items ?? [], animated) }
    /// The selected item; nil for none. Setting one that is not in ``items`` selects none. The delegate hears nothing.
    open var selectedItem: UITabBarItem? {
        get { row.selected }
        set { select(newValue) }
    }

    // MARK: Looks

    /// The look of the bar, and of items but for what they have themselves. Setting it copies.
    open var standardAppearance: UITabBarAppearance {
        get { ownedStandard }
        set {
            styledBar(1) { ($0 as? UITabBar)?.standardAppearance = newValue }
            setStandard(newValue)
        }
    }
    /// The look while the content that a tab bar controller shows ends above the bar; nil for ``standardAppearance``
    /// without its ground. Setting it copies.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { look.scrollEdge }
        set {
            styledBar(2) { ($0 as? UITabBar)?.scrollEdgeAppearance = newValue }
            setScrollEdge(newValue)
        }
    }
    /// Light or dark, where no appearance is set.
    open var barStyle: UIBarStyle {
        get { look.style }
        set {
            styledBar(3) { ($0 as? UITabBar)?.barStyle = newValue }
            changeLook { $0.style = newValue }
        }
    }
    /// Whether content shows through, where no appearance is set; true unless set, or with an opaque background image.
    open var isTranslucent: Bool {
        get { look.isTranslucent }
        set {
            styledBar(4) { ($0 as? UITabBar)?.isTranslucent = newValue }
            changeLook { $0.isTranslucent = newValue }
        }
    }
    /// The colour of the ground, where no appearance is set.
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
    /// The image of the ground, where no appearance is set; nil for a blur.
    open var backgroundImage: UIImage? {
        get { look.background }
        set {
            styledBar(7) { ($0 as? UITabBar)?.backgroundImage = newValue }
            changeLook { $0.background = newValue }
        }
    }
    /// The image in place of the line at the top, where no appearance is set and ``backgroundImage`` is (documented).
    open var shadowImage: UIImage? {
        get { look.shadow }
        set {
            styledBar(8) { ($0 as? UITabBar)?.shadowImage = newValue }
            changeLook { $0.shadow = newValue }
        }
    }
    /// An image behind the selected item; the appearance's goes before it.
    open var selectionIndicatorImage: UIImage? {
        get { look.selection }
        set {
            styledBar(9) { ($0 as? UITabBar)?.selectionIndicatorImage = newValue }
            changeLook { $0.selection = newValue }
        }
    }
    /// Where items stand.
    open var itemPositioning: ItemPositioning {
        get { look.positioning }
        set {
            styledBar(10) { ($0 as? UITabBar)?.itemPositioning = newValue }
            changeLook { $0.positioning = newValue }
        }
    }
    /// The width of centred items in points; 0 for the system's.
    open var itemWidth: CGFloat {
        get { look.width }
        set {
            styledBar(11) { ($0 as? UITabBar)?.itemWidth = newValue }
            changeLook { $0.width = newValue.isFinite ? max(0, newValue) : 0 }
        }
    }
    /// Points between centred items; 0 for the system's.
    open var itemSpacing: CGFloat {
        get { look.spacing }
        set {
            styledBar(12) { ($0 as? UITabBar)?.itemSpacing = newValue }
            changeLook { $0.spacing = newValue.isFinite ? max(0, newValue) : 0 }
        }
    }

    // MARK: Overrides

    /// The height is the system's, with the room of the home indicator below the bar.
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

/// Hears of selections in a tab bar. Every method is optional.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// The user has tapped an item; also the one that was selected.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

extension UITabBar {
    /// Where items stand.
    public enum ItemPositioning: Int, Sendable {
        /// Filled in narrow bars, centred in wide ones.
        case automatic = 0
        /// Over the whole width.
        case fill = 1
        /// In the middle, as wide and as far apart as the bar says.
        case centered = 2
    }
}
