// The view controller: its stored state, and every member that a subclass may override, as forwarders.
// Apple: "UIViewController", "View Controller Programming Guide for iOS".
import CoreGraphics
import Foundation
import SelectorDispatch

/// Manages a view, its life on the screen, and child controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer, @preconcurrency NSCoding {
    struct State {
        var view: UIView?
        var isLoading = false
        var title: String?
        var nibName: String?
        var nibBundle: Bundle?
        var isEditing = false
        var additionalSafeAreaInsets = UIEdgeInsets.zero
        var respectsSystemMargins = true
        var preferredContentSize = CGSize.zero
        var restorationIdentifier: String?
    }
    final var state = State()
    final var containment = ContainmentState()
    final var appearing = AppearanceState()
    final var modal = ModalState()
    final var traitState = TraitState()
    final var bars = BarPreferences()
    final var barState = BarState()
    final var tabItemStorage: UITabBarItem?
    weak var owningWindowStorage: UIWindow?

    // MARK: Construction

    /// A controller whose view comes from ``loadView()``. A nib of
    /// that name is not loaded yet: UIK0216 when the view is asked for.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        state.nibName = nibNameOrNil
        state.nibBundle = nibBundleOrNil
    }

    /// A controller from an archive made with ``encode(with:)``.
    public required init?(coder: NSCoder) {
        super.init()
        decode(from: coder)
    }

    /// A controller without a nib.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Writes title and identifiers; the view is not written.
    open func encode(with coder: NSCoder) { encodeState(with: coder) }

    // MARK: View

    /// The controller's view; made by ``loadView()`` when it is first asked for.
    open var view: UIView! {
        get { requiredView }
        set { setView(newValue) }
    }
    /// The view, nil until it is loaded.
    open var viewIfLoaded: UIView? { state.view }
    /// Whether the view is loaded.
    open var isViewLoaded: Bool { state.view != nil }
    /// Loads the view if it is not.
    open func loadViewIfNeeded() { loadIfNeeded() }
    /// Sets ``view``; here to a plain view of the screen's size.
    open func loadView() { loadPlainView() }
    /// The view was loaded. Does nothing here.
    open func viewDidLoad() {}
    /// A name for bars and tabs.
    open var title: String? {
        get { state.title }
        set { telling("title", title) { setTitle(newValue) } }
    }
    /// The nib's name as given.
    open var nibName: String? { state.nibName }
    /// The nib's bundle as given.
    open var nibBundle: Bundle? { state.nibBundle }

    // MARK: Appearing

    /// The view is about to be shown. Does nothing here.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is in the window with its traits and size, before layout. Does nothing here.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view is shown. Does nothing here.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to go. Does nothing here.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view is gone. Does nothing here.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Whether the controller is being put up by `present`.
    open var isBeingPresented: Bool { modal.isBeingPresented }
    /// Whether the controller is being taken down by `dismiss`.
    open var isBeingDismissed: Bool { modal.isBeingDismissed }
    /// Whether it is just being added to a parent.
    open var isMovingToParent: Bool { containment.isMovingTo }
    /// Whether it is just being removed from its parent.
    open var isMovingFromParent: Bool { containment.isMovingFrom }
    /// A container tells a child that it will appear or disappear.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginAppearing(isAppearing, animated) }
    /// A container tells a child that the change is over.
    open func endAppearanceTransition() { endAppearing() }
    /// Whether children are told of appearing by this class; true here.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    // MARK: Layout

    /// Before the view's `layoutSubviews`. Does nothing here.
    open func viewWillLayoutSubviews() {}
    /// After the view's `layoutSubviews`. Does nothing here.
    open func viewDidLayoutSubviews() {}
    /// Makes or changes the view's constraints when that was asked for; here the view's ``UIView/updateConstraints()``.
    open func updateViewConstraints() { updateConstraintsOfView() }
    /// The view's margins have changed. Does nothing here.
    open func viewLayoutMarginsDidChange() {}
    /// The view's safe area has changed. Does nothing here.
    open func viewSafeAreaInsetsDidChange() {}
    /// Insets added to the safe area of the view and what it holds.
    open var additionalSafeAreaInsets: UIEdgeInsets {
        get { state.additionalSafeAreaInsets }
        set { setAdditionalInsets(newValue) }
    }
    /// The margins that the view has at least.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }
    /// Whether the view keeps to ``systemMinimumLayoutMargins``.
    open var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { state.respectsSystemMargins }
        set { setRespectsMargins(newValue) }
    }
    /// The edges to which the view extends under a container's bars; read by containers that have bars.
    open var edgesForExtendedLayout: UIRectEdge {
        get { bars.edges }
        set { bars.edges = newValue }
    }
    /// Whether the view extends under opaque bars too; read by containers that have bars.
    open var extendedLayoutIncludesOpaqueBars: Bool {
        get { bars.includesOpaqueBars }
        set { bars.includesOpaqueBars = newValue }
    }
    /// Whether a scroll view that is the view, or its first subview, keeps clear of bars in a navigation controller even where
    /// it cannot scroll; read by scroll views whose `contentInsetAdjustmentBehavior` is `.automatic`.
    @available(iOS, deprecated: 11, message: "Use UIScrollView's contentInsetAdjustmentBehavior instead")
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { bars.adjustsScrollViews }
        set { setAdjustsScrollViews(newValue) }
    }
    /// The size that a container should give the view.
    open var preferredContentSize: CGSize {
        get { state.preferredContentSize }
        set { setPreferredSize(newValue) }
    }
    /// A child's ``preferredContentSize`` has changed. Does nothing here.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// A child's fitting size has changed. Does nothing here.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The size of a child in a parent of that size; the same size here.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// The view's size is about to change. Tells the children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardTransition(to: size, coordinator)
    }
    /// The traits are about to change. Tells the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { forwardTransition(to: newCollection, coordinator) }
    /// The coordinator of the change going on, nil while none does.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { currentCoordinator }

    // MARK: Bars

    /// The nearest navigation controller that holds this one.
    open var navigationController: UINavigationController? { nearestNavigationController }
    /// What a navigation bar shows for this controller; made when first asked for, with ``title``.
    open var navigationItem: UINavigationItem { madeItem }
    /// Whether bars at the bottom go while this one is on the stack of a navigation controller.
    open var hidesBottomBarWhenPushed: Bool {
        get { barState.hidesBottomBar }
        set { setHidesBottomBar(newValue) }
    }
    /// The nearest tab bar controller that holds this one.
    open var tabBarController: UITabBarController? { enclosingTabBarController }
    /// What a tab bar shows for this controller; made when first asked for, with ``title``.
    open var tabBarItem: UITabBarItem! {
        get { tabItem }
        set { setTabItem(newValue) }
    }
    /// What the toolbar of a navigation controller shows for this controller.
    open var toolbarItems: [UIBarButtonItem]? {
        get { barState.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }
    /// Sets ``toolbarItems``, fading if animated.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { setToolbar(toolbarItems, animated) }
    /// An item that turns ``isEditing``, as Edit and Done.
    open var editButtonItem: UIBarButtonItem { madeEditButton }
    /// Names the scroll view whose place the bars at an edge follow; nil leaves it to them.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        setFollowedScrollView(scrollView, edge)
    }
    /// The scroll view that was named for an edge.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { followedScrollView(edge) }
    /// Shows a controller the way of the nearest container that has one: a navigation controller pushes it.
    open func show(_ vc: UIViewController, sender: Any?) { showInContext(vc, sender) }
    /// Shows a controller beside this one where a container has room for it, else over it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailInContext(vc, sender) }

    // MARK: Containment

    /// The controller of which this is a child.
    open var parent: UIViewController? { containment.parent }
    /// The children, in order of adding.
    open var children: [UIViewController] { containment.children }
    /// Makes a controller a child; call its ``didMove(toParent:)`` when its view is in place.
    open func addChild(_ childController: UIViewController) { adopt(childController) }
    /// Takes this controller out of its parent; call ``willMove(toParent:)`` with nil before.
    open func removeFromParent() { leaveParent() }
    /// The parent is about to change; with nil ``isMovingFromParent`` is true from here on. Overrides call super.
    open func willMove(toParent parent: UIViewController?) { containment.willMove(to: parent) }
    /// The parent has changed: the controller moves no more. Overrides call super.
    open func didMove(toParent parent: UIViewController?) { containment.didMove() }
    /// Lets one child take another's place.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) { exchange(fromViewController, toViewController, duration, options, animations, completion) }
    /// Traits that a child has in place of its inherited ones.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
        setOverride(collection, for: child)
    }
    /// The traits set for a child, nil if none are.
    open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
        containment.overrides[ObjectIdentifier(child)]
    }

    // MARK: Presenting

    /// The controller that this one, or one that holds it, presents.
    open var presentedViewController: UIViewController? { presented }
    /// The controller that presents this one, or one that holds it.
    open var presentingViewController: UIViewController? { presenting }
    /// Shows a controller over this one.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { show(viewControllerToPresent, flag, completion) }
    /// Takes down what this one presents, or this one if it presents nothing.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { takeDown(flag, completion) }
    /// How the controller covers the screen.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { modal.style }
        set { modal.style = newValue }
    }
    /// The movement of an animated presentation that covers the screen or is a sheet; popovers and alerts have their own.
    /// `partialCurl` turns flat (UIK1201), and only in full screen (UIK2042).
    open var modalTransitionStyle: UIModalTransitionStyle {
        get { modal.transition }
        set { modal.transition = newValue }
    }
    /// Whether presentations in the current context cover this controller's view instead of the window.
    open var definesPresentationContext: Bool {
        get { modal.definesContext }
        set { modal.definesContext = newValue }
    }
    /// Whether presentations in this context move by this controller's ``modalTransitionStyle`` in place of their own.
    open var providesPresentationContextTransitionStyle: Bool {
        get { modal.providesTransition }
        set { modal.providesTransition = newValue }
    }
    /// Gives the presentation its controller, where the style is `custom`, and its animators. Not retained.
    open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { modal.transitioningDelegate }
        set { modal.transitioningDelegate = newValue }
    }
    /// The controller of the presentation in which this one stands; before, that of its style.
    open var presentationController: UIPresentationController? { nearestPresentationController }
    /// The controller of the presentation in which this one stands now; nil outside of one.
    open var activePresentationController: UIPresentationController? {
        modal.presentation?.root ?? parent?.activePresentationController
    }
    /// ``presentationController`` of a popover; nil for other styles.
    open var popoverPresentationController: UIPopoverPresentationController? {
        nearestPresentationController as? UIPopoverPresentationController
    }
    /// ``presentationController`` of a sheet; nil for other styles.
    open var sheetPresentationController: UISheetPresentationController? {
        nearestPresentationController as? UISheetPresentationController
    }
    /// Whether the user is kept from taking it down by a swipe or a tap beside it.
    open var isModalInPresentation: Bool {
        get { modal.isModalInPresentation }
        set { modal.isModalInPresentation = newValue }
    }
    /// Whether a controller that does not cover the screen says how the status bar looks.
    open var modalPresentationCapturesStatusBarAppearance: Bool {
        get { modal.capturesStatusBar }
        set { modal.capturesStatusBar = newValue }
    }

    // MARK: Split views

    /// The nearest split view controller above this one.
    open var splitViewController: UISplitViewController? { nearestSplitViewController }
    /// A classic split view collapses and this, the primary controller, takes the content in; a navigation controller
    /// puts it on its stack, others do nothing.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) { takeInSecondary(secondaryViewController) }
    /// A classic split view expands: the content, taken out of this primary controller. A navigation controller gives the
    /// top of its stack, others nothing.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        giveOutSecondary()
    }

    // MARK: Status bar, rotation

    /// The colours of the status bar while this controller is in front; the bar itself is not drawn.
    open var preferredStatusBarStyle: UIStatusBarStyle {
        hooked("preferredStatusBarStyle", at: UIViewController.self) { .default }
    }
    /// Whether the status bar is hidden while this controller is in front.
    open var prefersStatusBarHidden: Bool {
        hooked("prefersStatusBarHidden", at: UIViewController.self) { false }
    }
    /// How the status bar comes and goes. The bar is not drawn; another answer than `fade` is UIK1202.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The controller that answers ``preferredStatusBarStyle`` in this one's place; nil for this one.
    open var childForStatusBarStyle: UIViewController? {
        hooked("childForStatusBarStyle", at: UIViewController.self) { nil }
    }
    /// The controller that answers ``prefersStatusBarHidden`` in this one's place; nil for this one.
    open var childForStatusBarHidden: UIViewController? {
        hooked("childForStatusBarHidden", at: UIViewController.self) { nil }
    }
    /// Asks the preferences anew.
    open func setNeedsStatusBarAppearanceUpdate() { UIApplication.shared.updateStatusBar() }
    /// Whether the home indicator hides. No indicator is drawn yet; true is UIK1202.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The controller that answers ``prefersHomeIndicatorAutoHidden`` in this one's place; nil for this one.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Asks ``prefersHomeIndicatorAutoHidden`` anew.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { UIApplication.shared.updateHomeIndicator() }
    /// The screen's edges at which the app's gestures come before the system's. There are no gestures of the system here: nothing waits.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The controller that answers ``preferredScreenEdgesDeferringSystemGestures`` in this one's place; nil for this one.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Asks ``preferredScreenEdgesDeferringSystemGestures`` anew, on Apple's systems; here nobody asks.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// Whether the pointer is hidden and its moves go to the scene as they are. No pointer is locked yet; true is UIK1202.
    open var prefersPointerLocked: Bool { false }
    /// The controller that answers ``prefersPointerLocked`` in this one's place; nil for this one.
    open var childViewControllerForPointerLock: UIViewController? { nil }
    /// Asks ``prefersPointerLocked`` anew.
    open func setNeedsUpdateOfPrefersPointerLocked() { UIApplication.shared.updatePointerLock() }
    /// Whether the interface turns with the device while this controller is in front.
    open var shouldAutorotate: Bool {
        hooked("shouldAutorotate", at: UIViewController.self) { true }
    }
    /// The orientations that the interface may take while this controller is in front: here all but upside down on a
    /// phone, all on a pad.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        hooked("supportedInterfaceOrientations", at: UIViewController.self) { defaultOrientations }
    }
    /// Which supported orientation is taken where neither the device's nor the present one is supported.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Asks anew how the interface may stand, and turns it.
    @available(*, deprecated, message: "Use setNeedsUpdateOfSupportedInterfaceOrientations()")
    open class func attemptRotationToDeviceOrientation() { UIApplication.shared.updateOrientation() }
    /// Asks ``supportedInterfaceOrientations`` anew and turns the interface if it must.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { UIApplication.shared.updateOrientation() }

    // MARK: Traits

    /// The traits in force here.
    open var traitCollection: UITraitCollection { currentTraits }
    /// ``traitCollection`` has changed. Does nothing here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        hooked("traitCollectionDidChange", at: UIViewController.self, with: previousTraitCollection) {}
    }
    /// Light or dark for this controller and what it holds.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState.style }
        set { setOverrideStyle(newValue) }
    }
    /// Traits set for this controller and what it holds in place of the inherited ones.
    open var traitOverrides: any UITraitOverrides {
        get { traitState.overrides }
        set { setOverrides(newValue) }
    }
    /// Brings the traits of the view and what it holds up to date now. They always are: a change goes down at once.
    open func updateTraitsIfNeeded() { viewIfLoaded?.updateTraits() }

    // MARK: Other

    /// Whether the contents can be edited.
    open var isEditing: Bool {
        get { state.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Sets ``isEditing``.
    open func setEditing(_ editing: Bool, animated: Bool) {
        state.isEditing = editing
        editingChanged()
    }
    /// The system is short of memory. Does nothing here.
    open func didReceiveMemoryWarning() {}
    /// A name for state restoration; stored, no state is restored yet (UIK1201).
    open var restorationIdentifier: String? {
        get { state.restorationIdentifier }
        set { setRestorationIdentifier(newValue) }
    }
    open override var next: UIResponder? { nextInChain }

    // MARK: Focus

    /// Where focus goes when it comes here: into the view.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
    /// The view around the controller's.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview }
    /// The group of the view; stored there.
    open var focusGroupIdentifier: String? {
        get { viewIfLoaded?.focusGroupIdentifier }
        set { view.focusGroupIdentifier = newValue }
    }
    /// Asks for focus to be found anew.
    open func setNeedsFocusUpdate() { FocusMover.askForUpdate() }
    /// Finds focus anew where that was asked for.
    open func updateFocusIfNeeded() { FocusMover.updateIfNeeded() }
    /// Whether focus may move so; true here.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Focus has moved. Does nothing here.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    open override var description: String { ObjectName.short(self) }

    // MARK: Ours

    /// Why it cannot be a page of a navigation controller; nil for most.
    var refusalToBePushed: PushRefusal? { nil }
    /// Whether it is a container with a way of its own for `show(_:sender:)`.
    var showsOthers: Bool { false }
    /// Whether it is a container with a way of its own for `showDetailViewController(_:sender:)`.
    var showsDetails: Bool { false }
    /// A child's answer to whether bars at the bottom hide may be another one now.
    func childBottomBarMayChange(_ child: UIViewController, animated: Bool) {}
    /// What `automatic` means: a page sheet, but for controllers of this module that say otherwise.
    var automaticStyle: UIModalPresentationStyle { .pageSheet }
    /// The environment has made another kind of presentation of its own.
    func presentationAdapted() {}
    /// A presentation controller of the class's own for a style; nil for the style's.
    func ownPresentationController(
        _ style: UIModalPresentationStyle, presenting: UIViewController?
    ) -> UIPresentationController? { nil }
}
