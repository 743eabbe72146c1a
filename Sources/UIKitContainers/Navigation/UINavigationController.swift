// A stack of pages: its stored state, and every member that a subclass may override, as forwarders.
// Apple: "UINavigationController".
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// A container that shows the top of a stack of controllers below a bar with its title and a back button.
///
/// The stack changes immediately. Animated transitions take 0.35 s if the controller is on the screen. A change that is
/// requested during another one ends that one first. Changes requested by callbacks are made after the callbacks return.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The kind of a change of the stack.
    public enum Operation: Int, Sendable {
        /// No push or pop.
        case none = 0
        /// A controller is pushed.
        case push = 1
        /// Controllers are popped.
        case pop = 2
    }

    final var pages = NavigationStack()
    final var chrome = NavigationBars()
    final var hiding = NavigationHiding()
    final var scrolling = NavigationScrolling()
    private(set) lazy final var swipeBack = BackSwipe(self)
    /// Holds the pages.
    private(set) lazy final var container = PageContainer(frame: .zero)

    /// The duration of showing and hiding bars, in seconds.
    open class var hideShowBarDuration: CGFloat { NavigationMeasures.hideShowBar }

    // MARK: Making one

    /// Creates a navigation controller with a root view controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }
    /// Creates a navigation controller with custom bar classes; nil for UIKit's.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        chrome.barClass = navigationBarClass as? UINavigationBar.Type
        chrome.toolbarClass = toolbarClass as? UIToolbar.Type
    }
    /// Creates a navigation controller with an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Creates a navigation controller from an archive, with its stack.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodePages(from: coder)
    }
    /// Encodes the stack and whether the bars are hidden.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodePages(with: coder)
    }

    // MARK: Pages

    /// The stack, the root first.
    open var viewControllers: [UIViewController] {
        get { pages.controllers }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The top of the stack.
    open var topViewController: UIViewController? { pages.controllers.last }
    /// The controller that the top controller, or this controller, presents; else the top controller.
    open var visibleViewController: UIViewController? { presented ?? topViewController }
    /// Pushes a controller on the stack and shows it.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) { push(viewController, animated) }
    /// Pops the top controller and shows the one below; returns nil if there is none below.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        hooked("popViewController", at: UINavigationController.self, with: animated) { pop(animated) }
    }
    /// Pops all controllers above a controller; returns nil if that is not on the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        pop(to: viewController, animated)
    }
    /// Pops all controllers but the root.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { popToFirst(animated) }
    /// Replaces the stack, with a pop if the new top was on the stack below the old one, else with a push.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replace(viewControllers, animated)
    }
    /// The delegate, which follows transitions and provides animations. Not retained.
    open weak var delegate: (any UINavigationControllerDelegate)? {
        get { pages.delegate }
        set { pages.delegate = newValue }
    }
    /// The recognizer of the drag from the leading edge that goes back. It works while there is a controller to go back to. A
    /// delegate of the app replaces the default rules, which disable it if the item hides or replaces the back button.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipeBack.recognizer }

    // MARK: Bars

    /// The navigation bar. Its items are those of the controllers.
    open var navigationBar: UINavigationBar { madeBar }
    /// Whether ``navigationBar`` is hidden.
    open var isNavigationBarHidden: Bool {
        get { chrome.isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    /// Shows or hides ``navigationBar``. In a callback of a transition the change is part of that transition.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { setBar(hidden: hidden, animated) }
    /// The toolbar, with the top controller's ``UIViewController/toolbarItems``.
    open var toolbar: UIToolbar! { madeToolbar }
    /// Whether ``toolbar`` is hidden; true by default.
    open var isToolbarHidden: Bool {
        get { chrome.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }
    /// Shows or hides ``toolbar``.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { setTools(hidden: hidden, animated) }
    /// Whether a tap that no other view handles toggles the bars.
    open var hidesBarsOnTap: Bool {
        get { hiding.hidesOnTap }
        set { setHidesOnTap(newValue) }
    }
    /// Whether a swipe up hides the bars and a swipe down shows them.
    open var hidesBarsOnSwipe: Bool {
        get { hiding.hidesOnSwipe }
        set { setHidesOnSwipe(newValue) }
    }
    /// Whether the bars are hidden when the keyboard appears.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { hiding.hidesWithKeyboard }
        set { setHidesWithKeyboard(newValue) }
    }
    /// Whether the bars are hidden in a vertically compact window.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { hiding.hidesWhenLow }
        set { setHidesWhenLow(newValue) }
    }
    /// The recognizer of the tap for ``hidesBarsOnTap``.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { madeTap }
    /// The recognizer of the swipe for ``hidesBarsOnSwipe``.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { madeSwipe }

    // MARK: Overrides

    /// Pushes the controller with an animation.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }
    open override func loadView() { loadNavigationView() }
    open override func viewDidLoad() {
        super.viewDidLoad()
        showTop()
    }
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        barsWillAppear()
    }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tellFirstShown(animated)
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        pageTraitsChanged()
    }
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === topViewController { preferredContentSize = container.preferredContentSize }
    }
    open override var childForStatusBarHidden: UIViewController? {
        hooked("childForStatusBarHidden", at: UINavigationController.self) { topViewController }
    }
    open override var childForStatusBarStyle: UIViewController? {
        hooked("childForStatusBarStyle", at: UINavigationController.self) {
            isNavigationBarHidden ? topViewController : nil
        }
    }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        hooked("supportedInterfaceOrientations", at: UINavigationController.self) {
            delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
        }
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        hooked("preferredStatusBarStyle", at: UINavigationController.self) {
            navigationBar.barStyle == .default ? .default : .lightContent
        }
    }

    // MARK: Ours

    @_spi(Vitrine) open override var refusalToBePushed: PushRefusal? { .navigation }
    @_spi(Vitrine) open override var showsOthers: Bool { true }
    @_spi(Vitrine) open override var hasNavigationBar: Bool { true }
    @_spi(Vitrine) open override var controllerWithTabItem: UIViewController? { viewControllers.first }
    @_spi(Vitrine) open override func barContentChanged(of controller: UIViewController, _ change: BarContentChange) {
        switch change {
        case .toolbar(let animated): if pages.shown === controller { showTools(animated: animated) }
        case .scrollView: checkScrolling()
        case .tabItem: super.barContentChanged(of: controller, change)
        }
    }
}
