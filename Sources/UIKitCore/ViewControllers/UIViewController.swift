// The view controller: its stored state, and every member that a subclass may override, as forwarders.
// Apple: "UIViewController", "View Controller Programming Guide for iOS".
import CoreGraphics
import Foundation
import SelectorDispatch
import UIKitValues

/// An object that manages a view, its lifecycle on the screen, and child controllers.
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
    package final var containment = ContainmentState()
    package final var appearing = AppearanceState()
    package final var modal = ModalState()
    final var traitState = TraitState()
    final var bars = BarPreferences()
    package final var barState = BarState()
    final var tabItemStorage: UITabBarItem?
    package weak var owningWindowStorage: UIWindow?

    // MARK: Construction

    /// Creates a controller whose view comes from ``loadView()``. A nib of
    /// that name is not loaded yet: UIK0216 when the view is accessed.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        state.nibName = nibNameOrNil
        state.nibBundle = nibBundleOrNil
    }

    /// Creates a controller from an archive made with ``encode(with:)``.
    public required init?(coder: NSCoder) {
        super.init()
        decode(from: coder)
    }

    /// Creates a controller without a nib.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Encodes title and identifiers, but not the view.
    open func encode(with coder: NSCoder) { encodeState(with: coder) }

    // MARK: View

    /// The controller's view, created by ``loadView()`` at the first access.
    open var view: UIView! {
        get { requiredView }
        set { setView(newValue) }
    }
    /// The view; nil until it is loaded.
    open var viewIfLoaded: UIView? { state.view }
    /// Whether the view is loaded.
    open var isViewLoaded: Bool { state.view != nil }
    /// Loads the view if it is not loaded yet.
    open func loadViewIfNeeded() { loadIfNeeded() }
    /// Creates ``view``; by default a plain view with the size of the screen.
    open func loadView() { loadPlainView() }
    /// Called when the view was loaded. The default implementation does nothing.
    open func viewDidLoad() {}
    /// The title for bars and tabs.
    open var title: String? {
        get { state.title }
        set { telling("title", title) { setTitle(newValue) } }
    }
    /// The given name of the nib.
    open var nibName: String? { state.nibName }
    /// The given bundle of the nib.
    open var nibBundle: Bundle? { state.nibBundle }

    // MARK: Appearing

    /// Called before the view appears. The default implementation does nothing.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is in the window with its traits and size, before layout. The default implementation does nothing.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called when the view has appeared. The default implementation does nothing.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears. The default implementation does nothing.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view has disappeared. The default implementation does nothing.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Whether the controller is being presented.
    open var isBeingPresented: Bool { modal.isBeingPresented }
    /// Whether the controller is being dismissed.
    open var isBeingDismissed: Bool { modal.isBeingDismissed }
    /// Whether the controller is being added to a parent.
    open var isMovingToParent: Bool { containment.isMovingTo }
    /// Whether the controller is being removed from its parent.
    open var isMovingFromParent: Bool { containment.isMovingFrom }
    /// Tells a child that it begins to appear or disappear. Called by its container.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginAppearing(isAppearing, animated) }
    /// Tells a child that its transition has ended. Called by its container.
    open func endAppearanceTransition() { endAppearing() }
    /// Whether this class tells its children of appearance changes; true by default.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    // MARK: Layout

    /// Called before the view's `layoutSubviews`. The default implementation does nothing.
    open func viewWillLayoutSubviews() {}
    /// Called after the view's `layoutSubviews`. The default implementation does nothing.
    open func viewDidLayoutSubviews() {}
    /// Updates the view's constraints after a request; calls the view's ``UIView/updateConstraints()`` by default.
    open func updateViewConstraints() { updateConstraintsOfView() }
    /// Called when the view's margins have changed. The default implementation does nothing.
    open func viewLayoutMarginsDidChange() {}
    /// Called when the view's safe area has changed. The default implementation does nothing.
    open func viewSafeAreaInsetsDidChange() {}
    /// Additional insets for the safe area of the view and its descendants.
    open var additionalSafeAreaInsets: UIEdgeInsets {
        get { state.additionalSafeAreaInsets }
        set { setAdditionalInsets(newValue) }
    }
    /// The minimum margins of the view.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }
    /// Whether the view's margins respect ``systemMinimumLayoutMargins``.
    open var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { state.respectsSystemMargins }
        set { setRespectsMargins(newValue) }
    }
    /// The edges at which the view extends under a container's bars. Read by containers with bars.
    open var edgesForExtendedLayout: UIRectEdge {
        get { bars.edges }
        set { bars.edges = newValue }
    }
    /// Whether the view also extends under opaque bars. Read by containers with bars.
    open var extendedLayoutIncludesOpaqueBars: Bool {
        get { bars.includesOpaqueBars }
        set { bars.includesOpaqueBars = newValue }
    }
    /// Whether a scroll view that is the view, or its first subview, avoids the bars of a navigation controller even if it
    /// cannot scroll. Read by scroll views whose `contentInsetAdjustmentBehavior` is `.automatic`.
    @available(iOS, deprecated: 11, message: "Use UIScrollView's contentInsetAdjustmentBehavior instead")
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { bars.adjustsScrollViews }
        set { setAdjustsScrollViews(newValue) }
    }
    /// The preferred size of the view in a container.
    open var preferredContentSize: CGSize {
        get { state.preferredContentSize }
        set { setPreferredSize(newValue) }
    }
    /// Called when a child's ``preferredContentSize`` has changed. The default implementation does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Called when a child's fitting size has changed. The default implementation does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Returns the size of a child in a parent of the given size; the same size by default.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Called before the view's size changes. Tells the children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardTransition(to: size, coordinator)
    }
    /// Called before the traits change. Tells the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { forwardTransition(to: newCollection, coordinator) }
    /// The coordinator of the current transition; nil without one.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { currentCoordinator }

    // MARK: Bars

    /// The content of a navigation bar for this controller, created at the first access with ``title``.
    open var navigationItem: UINavigationItem { madeItem }
    /// Whether bars at the bottom are hidden while this controller is on the stack of a navigation controller.
    open var hidesBottomBarWhenPushed: Bool {
        get { barState.hidesBottomBar }
        set { setHidesBottomBar(newValue) }
    }
    /// The content of a tab bar for this controller, created at the first access with ``title``.
    open var tabBarItem: UITabBarItem! {
        get { tabItem }
        set { setTabItem(newValue) }
    }
    /// The items of a navigation controller's toolbar for this controller.
    open var toolbarItems: [UIBarButtonItem]? {
        get { barState.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }
    /// Sets ``toolbarItems``, with a fade if animated.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { setToolbar(toolbarItems, animated) }
    /// A bar button item, Edit or Done, that toggles ``isEditing``.
    open var editButtonItem: UIBarButtonItem { madeEditButton }
    /// Sets the scroll view whose position the bars at an edge follow; nil for automatic selection.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        setFollowedScrollView(scrollView, edge)
    }
    /// Returns the scroll view that was set for an edge.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { followedScrollView(edge) }
    /// Shows a controller in the way of the nearest container that supports it: a navigation controller pushes it.
    open func show(_ vc: UIViewController, sender: Any?) { showInContext(vc, sender) }
    /// Shows a controller as the detail if a container has space for it, else over this controller.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailInContext(vc, sender) }

    // MARK: Containment

    /// The parent controller.
    open var parent: UIViewController? { containment.parent }
    /// The child controllers, in the order in which they were added.
    open var children: [UIViewController] { containment.children }
    /// Adds a child controller. Call its ``didMove(toParent:)`` after its view is in place.
    open func addChild(_ childController: UIViewController) { adopt(childController) }
    /// Removes this controller from its parent. Call ``willMove(toParent:)`` with nil first.
    open func removeFromParent() { leaveParent() }
    /// Called before the parent changes. With nil, ``isMovingFromParent`` is true from here on. Overrides call super.
    open func willMove(toParent parent: UIViewController?) { containment.willMove(to: parent) }
    /// Called when the parent has changed. Overrides call super.
    open func didMove(toParent parent: UIViewController?) { containment.didMove() }
    /// Replaces one child with another.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) { exchange(fromViewController, toViewController, duration, options, animations, completion) }
    /// Sets traits that override a child's inherited ones.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
        setOverride(collection, for: child)
    }
    /// Returns the override traits of a child; nil if there are none.
    open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
        containment.overrides[ObjectIdentifier(child)]
    }

    // MARK: Presenting

    /// The controller that this one, or one of its ancestors, presents.
    open var presentedViewController: UIViewController? { presented }
    /// The controller that presents this one, or one of its ancestors.
    open var presentingViewController: UIViewController? { presenting }
    /// Presents a controller over this one.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { show(viewControllerToPresent, flag, completion) }
    /// Dismisses the controller that this one presents, or this controller if it presents none.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { takeDown(flag, completion) }
    /// The area that the controller covers.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { modal.style }
        set { modal.style = newValue }
    }
    /// The animation of a presentation that covers the screen or is a sheet; popovers and alerts have their own.
    /// `partialCurl` turns a flat page (UIK1201), and only in full screen (UIK2042).
    open var modalTransitionStyle: UIModalTransitionStyle {
        get { modal.transition }
        set { modal.transition = newValue }
    }
    /// Whether presentations in the current context cover this controller's view instead of the window.
    open var definesPresentationContext: Bool {
        get { modal.definesContext }
        set { modal.definesContext = newValue }
    }
    /// Whether presentations in this context use this controller's ``modalTransitionStyle`` instead of their own.
    open var providesPresentationContextTransitionStyle: Bool {
        get { modal.providesTransition }
        set { modal.providesTransition = newValue }
    }
    /// The object that provides the animators, and the presentation controller for the style `custom`. Not retained.
    open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { modal.transitioningDelegate }
        set { modal.transitioningDelegate = newValue }
    }
    /// The presentation controller of the current presentation; before a presentation, that of the style.
    open var presentationController: UIPresentationController? { nearestPresentationController }
    /// The presentation controller of the current presentation; nil without one.
    open var activePresentationController: UIPresentationController? {
        modal.presentation?.root ?? parent?.activePresentationController
    }
    /// The ``presentationController`` of a popover; nil for other styles.
    open var popoverPresentationController: UIPopoverPresentationController? {
        nearestPresentationController as? UIPopoverPresentationController
    }
    /// The ``presentationController`` of a sheet; nil for other styles.
    open var sheetPresentationController: UISheetPresentationController? {
        nearestPresentationController as? UISheetPresentationController
    }
    /// Whether a swipe or a tap outside cannot dismiss the controller.
    open var isModalInPresentation: Bool {
        get { modal.isModalInPresentation }
        set { modal.isModalInPresentation = newValue }
    }
    /// Whether a controller that does not cover the screen determines the status bar's appearance.
    open var modalPresentationCapturesStatusBarAppearance: Bool {
        get { modal.capturesStatusBar }
        set { modal.capturesStatusBar = newValue }
    }

    // MARK: Status bar, rotation

    /// The style of the status bar while this controller is in front.
    open var preferredStatusBarStyle: UIStatusBarStyle {
        hooked("preferredStatusBarStyle", at: UIViewController.self) { .default }
    }
    /// Whether the status bar is hidden while this controller is in front.
    open var prefersStatusBarHidden: Bool {
        hooked("prefersStatusBarHidden", at: UIViewController.self) { false }
    }
    /// The animation of the status bar's visibility when it changes in an animation block.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that provides ``preferredStatusBarStyle``; nil for this controller.
    open var childForStatusBarStyle: UIViewController? {
        hooked("childForStatusBarStyle", at: UIViewController.self) { nil }
    }
    /// The child that provides ``prefersStatusBarHidden``; nil for this controller.
    open var childForStatusBarHidden: UIViewController? {
        hooked("childForStatusBarHidden", at: UIViewController.self) { nil }
    }
    /// Updates the status bar from these properties. In an animation block, the change is animated.
    open func setNeedsStatusBarAppearanceUpdate() { AppSession.updateStatusBar() }
    /// Whether the home indicator is hidden. On iOS it hides once no finger has touched the screen for a while; here it hides at
    /// once.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that provides ``prefersHomeIndicatorAutoHidden``; nil for this controller.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Updates the home indicator from ``prefersHomeIndicatorAutoHidden``.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { AppSession.updateHomeIndicator() }
    /// The edges at which the app's gestures precede the system's. There are no system gestures here, so no gesture waits.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that provides ``preferredScreenEdgesDeferringSystemGestures``; nil for this controller.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Updates ``preferredScreenEdgesDeferringSystemGestures`` on Apple's systems. Has no effect here.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// Whether the pointer is hidden and its movements go to the scene directly. The pointer cannot be locked yet; true is
    /// UIK1202.
    open var prefersPointerLocked: Bool { false }
    /// The child that provides ``prefersPointerLocked``; nil for this controller.
    open var childViewControllerForPointerLock: UIViewController? { nil }
    /// Updates the pointer lock from ``prefersPointerLocked``.
    open func setNeedsUpdateOfPrefersPointerLocked() { AppSession.updatePointerLock() }
    /// Whether the interface rotates with the device while this controller is in front.
    open var shouldAutorotate: Bool {
        hooked("shouldAutorotate", at: UIViewController.self) { true }
    }
    /// The supported orientations while this controller is in front: by default all but upside down on a phone, all on an
    /// iPad.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        hooked("supportedInterfaceOrientations", at: UIViewController.self) { defaultOrientations }
    }
    /// The preferred orientation if neither the device's nor the current one is supported.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Updates the supported orientations and rotates the interface if necessary.
    @available(*, deprecated, message: "Use setNeedsUpdateOfSupportedInterfaceOrientations()")
    open class func attemptRotationToDeviceOrientation() { AppSession.updateOrientation() }
    /// Updates the interface orientation from ``supportedInterfaceOrientations``.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { AppSession.updateOrientation() }

    // MARK: Traits

    /// The traits of the controller.
    open var traitCollection: UITraitCollection { currentTraits }
    /// Called when ``traitCollection`` has changed. The default implementation does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        hooked("traitCollectionDidChange", at: UIViewController.self, with: previousTraitCollection) {}
    }
    /// The light or dark style of this controller and its descendants.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState.style }
        set { setOverrideStyle(newValue) }
    }
    /// The traits that override the inherited ones for this controller and its descendants.
    open var traitOverrides: any UITraitOverrides {
        get { traitState.overrides }
        set { setOverrides(newValue) }
    }
    /// Updates the traits of the view and its descendants immediately. They are always up to date: changes propagate at once.
    open func updateTraitsIfNeeded() { viewIfLoaded?.updateTraits() }

    // MARK: Other

    /// Whether the content can be edited.
    open var isEditing: Bool {
        get { state.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Sets ``isEditing``.
    open func setEditing(_ editing: Bool, animated: Bool) {
        state.isEditing = editing
        editingChanged()
    }
    /// Called when memory is low. The default implementation does nothing.
    open func didReceiveMemoryWarning() {}
    /// The identifier for state restoration; stored, as state is not restored yet (UIK1201).
    open var restorationIdentifier: String? {
        get { state.restorationIdentifier }
        set { setRestorationIdentifier(newValue) }
    }
    open override var next: UIResponder? { nextInChain }
    override var controlledView: UIView? { viewIfLoaded }
    override var needsWindow: Bool { true }

    // MARK: Focus

    /// The environments that receive the focus in place of this one: the view.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
    /// The superview of the controller's view.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview }
    /// The identifier of the view's focus group, stored in the view.
    open var focusGroupIdentifier: String? {
        get { viewIfLoaded?.focusGroupIdentifier }
        set { view.focusGroupIdentifier = newValue }
    }
    /// Requests a focus update.
    open func setNeedsFocusUpdate() { askForFocusUpdate() }
    /// Updates the focus if an update was requested.
    open func updateFocusIfNeeded() { updateFocusNow() }
    /// Returns whether the focus may move; true by default.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called when the focus has moved. The default implementation does nothing.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    open override var description: String { ObjectName.short(self) }

    // MARK: Ours

    /// Why it cannot be a page of a navigation controller; nil for most.
    @_spi(Vitrine) open var refusalToBePushed: PushRefusal? { nil }
    /// Whether it is a container with a way of its own for `show(_:sender:)`.
    @_spi(Vitrine) open var showsOthers: Bool { false }
    /// Whether it is a container with a way of its own for `showDetailViewController(_:sender:)`.
    @_spi(Vitrine) open var showsDetails: Bool { false }
    /// Whether it has a navigation bar of which scroll views keep clear.
    @_spi(Vitrine) open var hasNavigationBar: Bool { false }
    /// The controller whose tab item stands for this one's while it has none of its own.
    @_spi(Vitrine) open var controllerWithTabItem: UIViewController? { nil }
    /// Bars of this controller or of one above may show something of a descendant that is another one now. Told upwards.
    @_spi(Vitrine) open func barContentChanged(of controller: UIViewController, _ change: BarContentChange) {
        parent?.barContentChanged(of: controller, change)
    }
    /// A child's answer to whether bars at the bottom hide may be another one now.
    @_spi(Vitrine) open func childBottomBarMayChange(_ child: UIViewController, animated: Bool) {}
    /// Reports why it can never be presented; false where it can.
    @_spi(Vitrine) open func reportIfUnpresentable() -> Bool { false }
    /// Reports that there is nothing to show; false where there is.
    @_spi(Vitrine) open func reportIfEmpty() -> Bool { false }
    /// Reports that its popover points at nothing, in words of its own; false for the words of all popovers.
    @_spi(Vitrine) open func reportMissingSource(of popover: UIPopoverPresentationController, from presenter: UIViewController)
        -> Bool
    { false }
    /// A tap beside its popover. Whether it has dealt with it.
    @_spi(Vitrine) open func tappedBesidePopover() -> Bool { false }
    /// The style that `automatic` means: a page sheet, unless a controller of Vitrine's modules says otherwise.
    @_spi(Vitrine) open var automaticStyle: UIModalPresentationStyle { .pageSheet }
    /// The environment has made another kind of presentation of its own.
    @_spi(Vitrine) open func presentationAdapted() {}
    /// A presentation controller of the class's own for a style; nil for the style's.
    @_spi(Vitrine) open func ownPresentationController(
        _ style: UIModalPresentationStyle, presenting: UIViewController?
    ) -> UIPresentationController? { nil }
}
