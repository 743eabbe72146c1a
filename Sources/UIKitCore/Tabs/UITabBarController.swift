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
        /// The tabs where the app works with them, hidden ones too.
        var roots: [UITab] = []
        var mode = Mode.automatic
    }
    final var tabState = Tabs()
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

    /// A controller with tabs.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }

    /// The bar. Its items and its delegate are this controller's affair (UIK2035, UIK2036); its looks are the app's.
    open var tabBar: UITabBar { bar }
    /// Decides about and hears of the user's selections. Not retained.
    open var delegate: (any UITabBarControllerDelegate)? {
        get { tabState.delegate }
        set { tabState.delegate = newValue }
    }
    /// The tabs from the leading edge; nil and none are the same. What was selected stays so where it is still there;
    /// else the same place is selected, else the first (documented). Where the app has set ``tabs`` their controllers: asking
    /// makes them all (guessed).
    open var viewControllers: [UIViewController]? {
        get { tabState.all.isEmpty ? nil : allControllers }
        set { setViewControllers(newValue, animated: false) }
    }
    /// Sets ``viewControllers``; new items fade in if animated.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        forgetTabs()
        take(viewControllers ?? [], animated)
    }
    /// The tabs at the root, hidden ones too; none where the app has set ``viewControllers``. Their controllers are made when
    /// they are first selected.
    open var tabs: [UITab] {
        get { tabState.roots }
        set { setTabs(newValue, animated: false) }
    }
    /// Sets ``tabs``; new items fade in if animated.
    open func setTabs(_ tabs: [UITab], animated: Bool) { setRoots(tabs, animated) }
    /// The tab in force: of a group the selected child. A tab that is not among ``tabs`` at any depth is not taken.
    open var selectedTab: UITab? {
        get { tabInForce }
        set { select(newValue) }
    }
    /// The tab of an identifier, at any depth.
    open func tab(forIdentifier identifier: String) -> UITab? { tabs.lazy.compactMap { $0.find(identifier) }.first }
    /// Whether tabs are in a sidebar too. There is none yet: `tabSidebar` on an iPad is UIK1201.
    open var mode: Mode {
        get { tabState.mode }
        set { setMode(newValue) }
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
        get { selectedController }
        set { select(newValue) }
    }
    /// Holds the list of the tabs for which the bar has no room, and the one of them that is shown.
    open var moreNavigationController: UINavigationController { madeMore.navigation }
    /// Whether the bar is out of sight whatever is selected; false unless set.
    open var isTabBarHidden: Bool {
        get { tabState.isBarHidden }
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
    open override var childForStatusBarStyle: UIViewController? {
        hooked("childForStatusBarStyle", at: UITabBarController.self) { tabState.selected }
    }
    open override var childForStatusBarHidden: UIViewController? {
        hooked("childForStatusBarHidden", at: UITabBarController.self) { tabState.selected }
    }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { tabState.selected }
    /// Those that the delegate says.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        hooked("supportedInterfaceOrientations", at: UITabBarController.self) { orientations }
    }
    /// That which the delegate says.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { firstOrientation }

    // MARK: Ours

    override func childBottomBarMayChange(_ child: UIViewController, animated: Bool) { stackChanged(child, animated) }
}
