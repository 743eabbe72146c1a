// A center with a side on the left and one on the right.
// Apple: "Creating a custom container view controller". The idea is ViewDeck's (T. Adriaenssen, M. Ochs).
import UIKit

/// A container with a center controller and a controller on each side that opens by a call, a button or a drag from the edge.
///
/// ```swift
/// let deck = DeckViewController(center: inbox, left: folders, right: friends)
/// deck.open(.left)                                   // IIViewDeckController would do nothing more if this came twice
/// deck.open(.right) { outcome in print(outcome) }    // closes the left side first: .done
/// folders.deckViewController?.close()                // in its place: the completion above is told .cancelled(.replaced)
/// ```
/// No call of a deck traps at any time, every completion is called exactly once, and no view is loaded before it is shown.
/// See Documentation/Guides/Deck.md for a guide, with a table for users of ViewDeck.
///
/// A controller that cannot be a child (the deck, one of its ancestors, a presented controller, a window's root) is ignored
/// when it is assigned. A controller that is assigned to another place leaves its old one.
open class DeckViewController: UIViewController {
    final private(set) lazy var core = DeckCore(self)

    // MARK: Construction

    /// Creates a deck with an empty center and no sides.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        core.start(nil, nil, nil)
    }

    /// Creates a deck with a center and up to two sides.
    public init(center: UIViewController, left: UIViewController? = nil, right: UIViewController? = nil) {
        super.init(nibName: nil, bundle: nil)
        core.start(center, left, right)
    }

    /// Creates a deck from an archive of `encode(with:)` or a storyboard. The center is empty and the sides have no controllers
    /// if the archive contains none. Drags work as in any other deck.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeDeck(coder)
    }

    /// Encodes the three controllers and the settings of appearance and behaviour, but not the open side.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeDeck(coder)
    }

    // MARK: The controllers

    /// The delegate, which decides about changes and is notified of them. Not retained.
    open weak var delegate: (any DeckViewControllerDelegate)?

    /// The controller in the center. If it changes while a side is open, the side stays above the new center.
    open var centerViewController: UIViewController {
        get { core.center }
        set { core.perform { $0.setCenter(newValue) } }
    }
    /// The controller of the left side. It can change while the side is open; `nil` closes the side immediately.
    open var leftViewController: UIViewController? {
        get { core.sides[.left] }
        set { core.perform { $0.setSide(.left, newValue) } }
    }
    /// The controller of the right side. It can change while the side is open; `nil` closes the side immediately.
    open var rightViewController: UIViewController? {
        get { core.sides[.right] }
        set { core.perform { $0.setSide(.right, newValue) } }
    }
    /// Returns the controller of a side.
    open func viewController(for side: DeckSide) -> UIViewController? { core.sides[side] }

    // MARK: Opening and closing

    /// The open side; `nil` if both are closed. The value changes when a side begins to open and when a side has closed.
    open var openSide: DeckSide? { core.openSide }
    /// Whether a side moves, by an animation or a finger.
    open var isTransitioning: Bool { core.transition != nil }

    /// Opens a side, after the other one has closed if it is open. The change is immediate without animation, and if the deck is
    /// not on the screen.
    /// - Parameter completion: Called exactly once, before `open` returns if the change takes no time.
    open func open(_ side: DeckSide, animated: Bool = true, completion: ((DeckOutcome) -> Void)? = nil) {
        setOpenSide(side, animated: animated, completion: completion)
    }
    /// Closes the open side. See ``open(_:animated:completion:)``.
    open func close(animated: Bool = true, completion: ((DeckOutcome) -> Void)? = nil) {
        setOpenSide(nil, animated: animated, completion: completion)
    }
    /// Closes a side that is open or opening; otherwise opens it.
    open func toggle(_ side: DeckSide, animated: Bool = true, completion: ((DeckOutcome) -> Void)? = nil) {
        setOpenSide(core.goal == side ? nil : side, animated: animated, completion: completion)
    }
    /// Opens a side, or closes the open one for `nil`. All other calls use this method.
    open func setOpenSide(_ side: DeckSide?, animated: Bool, completion: ((DeckOutcome) -> Void)? = nil) {
        core.perform {
            $0.take(DeckRequest(goal: side, isAnimated: animated, cause: .program, completion: completion))
        }
    }
    /// The effect of a call during a transition; it replaces the transition by default.
    open var callsDuringTransition: DeckCallPolicy {
        get { core.settings.calls }
        set { core.settings.calls = newValue }
    }

    /// Returns a stream of offsets from now on: one for each movement of a finger and each frame of an animation. Each call
    /// returns its own stream; all streams end with the deck.
    open func offsets() -> AsyncStream<DeckOffset> { core.listeners.stream() }

    // MARK: Look

    /// The width of the left side; `.automatic` by default.
    open var leftWidth: DeckWidth {
        get { core.settings.width(.left) }
        set { core.change { $0.widths[DeckSide.left.rawValue] = newValue } }
    }
    /// The width of the right side; `.automatic` by default.
    open var rightWidth: DeckWidth {
        get { core.settings.width(.right) }
        set { core.change { $0.widths[DeckSide.right.rawValue] = newValue } }
    }
    /// Whether the side or the center slides; the side by default.
    open var layering: DeckLayering {
        get { core.settings.layering }
        set { core.change { $0.layering = newValue } }
    }
    /// How far the part that does not slide moves along, as a fraction of the side's width, 0…1; 0.1 by default. With 1 both
    /// parts move together. The part does not move if the user has enabled Reduce Motion.
    open var parallax: CGFloat {
        get { core.settings.parallax }
        set { core.change { $0.parallax = newValue } }
    }
    /// The colour over the center while a side is open; black at 0.75 by default. Read when a side opens.
    open var dimColor: UIColor? {
        get { core.dimColor }
        set { core.dimColor = newValue }
    }
    /// Whether the sliding part has a shadow; false by default.
    open var showsShadow: Bool {
        get { core.settings.showsShadow }
        set { core.change { $0.showsShadow = newValue } }
    }
    /// The corner radius of the center, in points; 0 by default.
    open var centerCornerRadius: CGFloat {
        get { core.settings.centerCornerRadius }
        set { core.change { $0.centerCornerRadius = newValue } }
    }
    /// Whether the left side is on the right in a right-to-left layout; true by default.
    open var mirrorsInRightToLeft: Bool {
        get { core.settings.mirrors }
        set { core.change { $0.mirrors = newValue } }
    }

    // MARK: Touches

    /// Whether drags open and close sides; true by default. False disables the recognizers, and no delegate is asked.
    open var isPanningEnabled: Bool {
        get { core.settings.isPanningEnabled }
        set { core.change { $0.isPanningEnabled = newValue } }
    }
    /// The area in which a drag opens a side; the edges by default.
    open var panningArea: DeckPanningArea {
        get { core.settings.panningArea }
        set { core.change { $0.panningArea = newValue } }
    }
    /// The classes of views over which no drag of the deck begins, except at the edges; `UISlider` by default.
    open var viewClassesWithoutPanning: [UIView.Type] = [UISlider.self]
    /// Whether an open side yields when it is pulled further; true by default.
    open var isElastic: Bool {
        get { core.settings.isElastic }
        set { core.settings.isElastic = newValue }
    }
    /// The effect of touches on the center while a side is open; a tap closes the side by default.
    open var centerInteraction: DeckCenterInteraction {
        get { core.settings.centerInteraction }
        set { core.change { $0.centerInteraction = newValue } }
    }
    /// The accessibility label of the center while a tap on it closes the side; "Close menu" by default.
    open var closeAccessibilityLabel: String {
        get { core.settings.closeLabel }
        set { core.change { $0.closeLabel = newValue } }
    }
    /// The recognizer that opens the left side. Relate other recognizers to it, but do not change it.
    open var leftEdgeGestureRecognizer: UIScreenEdgePanGestureRecognizer { core.gestures.left }
    /// The recognizer that opens the right side. Relate other recognizers to it, but do not change it.
    open var rightEdgeGestureRecognizer: UIScreenEdgePanGestureRecognizer { core.gestures.right }
    /// The recognizer that closes the open side, stops a moving one, and opens a side if ``panningArea`` is the center. Relate
    /// other recognizers to it, but do not change it.
    open var panGestureRecognizer: UIPanGestureRecognizer { core.gestures.pan }
    /// The recognizer that closes the open side with a tap on the center. Relate other recognizers to it, but do not change it.
    open var tapGestureRecognizer: UITapGestureRecognizer { core.gestures.tap }

    // MARK: Transitions of one's own

    /// Returns the animator of a transition; a ``DeckSlideAnimator`` by default. Called once for each transition with a duration.
    open func animator(for context: DeckTransitionContext) -> any DeckTransitionAnimator { DeckSlideAnimator() }
    /// Returns the view over the center while a side is open; a view with ``dimColor`` by default. Called when a side opens. The
    /// view's `alpha` follows the side, and the view receives no touches.
    open func decorationView(for context: DeckTransitionContext) -> UIView? { core.dimView() }

    // MARK: As a controller

    open override func viewDidLoad() {
        super.viewDidLoad()
        core.perform { $0.viewLoaded() }
    }
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        core.layOut()
    }
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        core.perform { $0.appearance.deckWillAppear($0.shown, animated: animated) }
    }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        core.perform { $0.appeared() }
    }
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        core.perform { $0.disappears(animated) }
    }
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        core.perform { $0.appearance.deckDidDisappear($0.shown) }
    }
    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        core.perform { $0.settleNow() }
        super.viewWillTransition(to: size, with: coordinator)
    }
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { core.size(of: container, in: parentSize) }
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        viewIfLoaded?.setNeedsLayout()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        viewIfLoaded?.setNeedsLayout()
    }
    open override var childForStatusBarStyle: UIViewController? { core.statusBarChild }
    open override var childForStatusBarHidden: UIViewController? { core.statusBarChild }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { core.statusBarChild }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        core.center.supportedInterfaceOrientations
    }
    open override var canBecomeFirstResponder: Bool { openSide != nil }
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !core.escapes(presses) { super.pressesBegan(presses, with: event) }
    }
    open override func accessibilityPerformEscape() -> Bool { core.escapes() }
}

extension UIViewController {
    /// The nearest deck among the controller's ancestors.
    public var deckViewController: DeckViewController? {
        var above = parent
        while let current = above {
            if let deck = current as? DeckViewController { return deck }
            above = current.parent
        }
        return nil
    }
}
