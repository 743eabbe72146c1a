// The tab bar controller: its stored state, and every member that a subclass may override, as forwarders.
// Apple: "UITabBarController".
import CoreGraphics
import Foundation

/// Shows one of several view controllers, which the user selects in a bar at the bottom.
///
/// All of them are children from the beginning; the view of one is loaded when it is first selected. Where there are more
/// than the bar shows, the last item is a list of the others.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    struct Tabs {
        var all: [UIViewController] = []
        /// One of ``all``, or the navigation controller of "More".
        var selected: UIViewController?
        weak var delegate: (any UITabBarControllerDelegate)?
        var isBarHidden = false
        /// While the bar slides in or out.
        var barSlides = false
        var more: MoreTabs?
        var context: TransitionContext?
        /// The scroll view whose end the bar follows.
        weak var followed: UIScrollView?
        /// How many items the bar had room for when they were made.
        var most = 5
    }
    final var tabs = Tabs()
    final let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    final let content = TabContent(frame: .zero)

    /// A controller without tabs. A nib of that name is not loaded yet.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUpTabs()
    }
    /// A controller of an archive. Its tabs are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpTabs()
    }

    /// The bar. Its items and its delegate are this controller's affair (UIK2035, UIK2036); its looks are the app's.
    open var tabBar: UITabBar { bar }
    /// Decides about and hears of the user's selections. Not retained.
    open var delegate: (any UITabBarControllerDelegate)? {
        get { tabs.delegate }
        set { tabs.delegate = newValue }
    }
    /// The tabs from the leading edge; nil and none are the same. What was selected stays so where it is still there;
    /// else the same place is selected, else the first (documented).
    open var viewControllers: [UIViewController]? {
        get { tabs.all.isEmpty ? nil : tabs.all }
        set { setViewControllers(newValue, animated: false) }
    }
    /// Sets ``viewControllers``; new items fade in if animated.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        take(viewControllers ?? [], animated)
    }
    /// The selected tab's place; `NSNotFound` where the list of "More" is shown, or nothing. Other places than those of
    /// ``viewControllers`` are not taken.
    open var selectedIndex: Int {
        get { indexOfSelected }
        set { select(at: newValue) }
    }
    /// The selected tab, or ``moreNavigationController`` where its list is shown. Setting a controller that is no tab is
    /// UIK2037.
    open var selectedViewController: UIViewController? {
        get { selectedTab }
        set { select(newValue) }
    }
    /// Holds the list of the tabs for which the bar has no room, and the one of them that is shown.
    open var moreNavigationController: UINavigationController { madeMore.navigation }
    /// Whether the bar is out of sight whatever is selected; false unless set.
    open var isTabBarHidden: Bool {
        get { tabs.isBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }
    /// Sets ``isTabBarHidden``; the bar slides if animated.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated) }

    /// The user has tapped an item. Here nothing: the selection follows. Called before ``selectedIndex`` changes
    /// (observed).
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    // MARK: Overrides

    open override func loadView() { loadTabs() }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        roomMayHaveChanged()
    }
    open override var childForStatusBarStyle: UIViewController? { tabs.selected }
    open override var childForStatusBarHidden: UIViewController? { tabs.selected }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { tabs.selected }
    /// Those that the delegate says.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
    /// That which the delegate says.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { firstOrientation }

    // MARK: Ours

    override func childBottomBarMayChange(_ child: UIViewController, animated: Bool) { stackChanged(child, animated) }
}
