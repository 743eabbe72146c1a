// A stack of pages: its stored state, and every member that a subclass may override, as forwarders.
// Apple: "UINavigationController".
import CoreGraphics
import Foundation

/// Shows the last of a stack of controllers, below a bar with its title and a way back.
///
/// The stack changes at once; pages move over 0.35 s where that is asked for and the controller is on the screen. A change
/// that is asked for during another one ends that first. What callbacks ask for is done when they have returned.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// A kind of change of the stack.
    public enum Operation: Int, Sendable {
        /// None: the pages change without one.
        case none = 0
        /// A controller was added.
        case push = 1
        /// Controllers were taken off.
        case pop = 2
    }

    final var pages = NavigationStack()
    final var chrome = NavigationBars()
    final var scrolling = NavigationScrolling()
    private(set) lazy final var swipeBack = BackSwipe(self)
    /// Holds the pages.
    private(set) lazy final var container = PageContainer(frame: .zero)

    /// How long bars take to come and go, in seconds.
    open class var hideShowBarDuration: CGFloat { 0.33 }

    // MARK: Making one

    /// A controller with a first page.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }
    /// A controller with bars of the app's classes; nil for UIKit's.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        chrome.barClass = navigationBarClass as? UINavigationBar.Type
        chrome.toolbarClass = toolbarClass as? UIToolbar.Type
    }
    /// A controller without a page.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// A controller of an archive, with its pages.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodePages(from: coder)
    }
    /// Writes the pages and whether the bars are hidden.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodePages(with: coder)
    }

    // MARK: Pages

    /// The stack, the first page first.
    open var viewControllers: [UIViewController] {
        get { pages.controllers }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The last of the stack.
    open var topViewController: UIViewController? { pages.controllers.last }
    /// What the topmost page, or this controller, presents; else the topmost page.
    open var visibleViewController: UIViewController? { presented ?? topViewController }
    /// Puts a controller on the stack and shows it.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) { push(viewController, animated) }
    /// Takes the last off and shows the one below; nil where there is none below.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        hooked("popViewController", at: UINavigationController.self, with: animated) { pop(animated) }
    }
    /// Takes everything above a controller off; nil where that is not on the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        pop(to: viewController, animated)
    }
    /// Takes everything but the first off.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { popToFirst(animated) }
    /// Replaces the stack: a pop if the last was on it below the top, else a push.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replace(viewControllers, animated)
    }
    /// Hears of pages, and animates between them. Not retained.
    open weak var delegate: (any UINavigationControllerDelegate)? {
        get { pages.delegate }
        set { pages.delegate = newValue }
    }
    /// Recognizes the drag from the leading edge that goes back. Works while there is a way back; a delegate of the app's
    /// decides in place of the rules here, which leave it out where the item hides the back button or replaces it.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipeBack.recognizer }

    // MARK: Bars

    /// The bar at the top. Its items are those of the pages.
    open var navigationBar: UINavigationBar { madeBar }
    /// Whether ``navigationBar`` is out.
    open var isNavigationBarHidden: Bool {
        get { chrome.isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    /// Moves ``navigationBar`` in or out. In a callback of a change of pages it goes along with that.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { setBar(hidden: hidden, animated) }
    /// The bar at the bottom, with the top page's ``UIViewController/toolbarItems``.
    open var toolbar: UIToolbar! { madeToolbar }
    /// Whether ``toolbar`` is out; it is unless set.
    open var isToolbarHidden: Bool {
        get { chrome.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }
    /// Moves ``toolbar`` in or out.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { setTools(hidden: hidden, animated) }
    /// Whether a tap on the page, where nothing else takes it, moves the bars out and in.
    open var hidesBarsOnTap: Bool {
        get { chrome.hidesOnTap }
        set { setHidesOnTap(newValue) }
    }
    /// Whether a swipe up moves the bars out, and one down in.
    open var hidesBarsOnSwipe: Bool {
        get { chrome.hidesOnSwipe }
        set { setHidesOnSwipe(newValue) }
    }
    /// Whether the keyboard's coming moves the bars out.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { chrome.hidesWithKeyboard }
        set { setHidesWithKeyboard(newValue) }
    }
    /// Whether the bars are out while the window is low.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { chrome.hidesWhenLow }
        set { setHidesWhenLow(newValue) }
    }
    /// Recognizes the tap of ``hidesBarsOnTap``.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { madeTap }
    /// Recognizes the swipe of ``hidesBarsOnSwipe``.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { madeSwipe }

    // MARK: Overrides

    /// Pushes the controller, animated.
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

    override var refusalToBePushed: PushRefusal? { .navigation }
    override var showsOthers: Bool { true }
}
