// The tab bar controller: its stored state, and every member that a subclass may override, as forwarders.
// Apple: "UITabBarController".
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// A container that shows one of several controllers, which the user selects in a bar at the bottom.
///
/// All controllers are children from the beginning; a controller's view is loaded when it is first selected. If there are
/// more controllers than the bar can show, the last item is a list of the others.
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
        var most = TabBarMeasures.mostItems
        /// The tabs where the app works with them, hidden ones too.
        var roots: [UITab] = []
        var mode = Mode.automatic
    }
    final var tabState = Tabs()
    final let bar = UITabBar(
        frame: CGRect(x: 0, y: 0, width: TabBarMeasures.firstWidth, height: TabBarMeasures.height))
    final let content = TabContent(frame: .zero)

    /// Creates a controller without tabs. A nib of that name is not loaded yet.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUpTabs()
    }
    /// Creates a controller from an archive. Its tabs are not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpTabs()
    }

    /// Creates a controller with tabs.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }

    /// The tab bar. Its items and its delegate belong to this controller (UIK2035, UIK2036); its appearance belongs to the app.
    open var tabBar: UITabBar { bar }
    /// The delegate, which decides about and follows the user's selections. Not retained.
    open var delegate: (any UITabBarControllerDelegate)? {
        get { tabState.delegate }
        set { tabState.delegate = newValue }
    }
    /// The controllers from the leading edge; nil and empty are the same. The selection is kept if its controller is still
    /// present; else the same index is selected, else the first (documented). If the app has set ``tabs``, these are their
    /// controllers: the access creates all of them (guessed).
    open var viewControllers: [UIViewController]? {
        get { tabState.all.isEmpty ? nil : allControllers }
        set { setViewControllers(newValue, animated: false) }
    }
    /// Sets ``viewControllers``; new items fade in if animated.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        forgetTabs()
        take(viewControllers ?? [], animated)
    }
    /// The root tabs, including hidden ones; none if the app has set ``viewControllers``. Their controllers are created when
    /// they are first selected.
    open var tabs: [UITab] {
        get { tabState.roots }
        set { setTabs(newValue, animated: false) }
    }
    /// Sets ``tabs``; new items fade in if animated.
    open func setTabs(_ tabs: [UITab], animated: Bool) { setRoots(tabs, animated) }
    /// The selected tab; for a group its selected child. A tab that is not among ``tabs`` at any depth is ignored.
    open var selectedTab: UITab? {
        get { tabInForce }
        set { select(newValue) }
    }
    /// Returns the tab with an identifier, at any depth.
    open func tab(forIdentifier identifier: String) -> UITab? { tabs.lazy.compactMap { $0.find(identifier) }.first }
    /// Whether tabs are also shown in a sidebar. There is none yet: `tabSidebar` on an iPad is UIK1201.
    open var mode: Mode {
        get { tabState.mode }
        set { setMode(newValue) }
    }
    /// The index of the selected controller; `NSNotFound` for the "More" list or no selection. Indexes outside
    /// ``viewControllers`` are ignored.
    open var selectedIndex: Int {
        get { indexOfSelected }
        set { select(at: newValue) }
    }
    /// The selected controller, or ``moreNavigationController`` for its list. Assigning a controller that has no tab is
    /// UIK2037.
    open var selectedViewController: UIViewController? {
        get { selectedController }
        set { select(newValue) }
    }
    /// The navigation controller with the list of the controllers that do not fit in the bar, and the one that is shown.
    open var moreNavigationController: UINavigationController { madeMore.navigation }
    /// Whether the bar is hidden for any selection; false by default.
    open var isTabBarHidden: Bool {
        get { tabState.isBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }
    /// Sets ``isTabBarHidden``; the bar slides if animated.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated) }

    /// Called when the user has tapped an item, before ``selectedIndex`` changes (observed). The default implementation does
    /// nothing: the selection follows.
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
    /// The supported orientations that the delegate returns.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        hooked("supportedInterfaceOrientations", at: UITabBarController.self) { orientations }
    }
    /// The preferred orientation that the delegate returns.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { firstOrientation }

    // MARK: Ours

    @_spi(Vitrine) open override func barContentChanged(of controller: UIViewController, _ change: BarContentChange) {
        guard case .tabItem = change else { return super.barContentChanged(of: controller, change) }
        if tabState.all.contains(where: { $0 === controller || $0 === controller.parent }) { itemsChanged() }
    }
    @_spi(Vitrine) open override func childBottomBarMayChange(_ child: UIViewController, animated: Bool) {
        stackChanged(child, animated)
    }
}
