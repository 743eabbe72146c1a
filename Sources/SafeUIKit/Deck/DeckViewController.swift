// A center with a side on the left and one on the right.
// Apple: "Creating a custom container view controller". The idea is ViewDeck's (T. Adriaenssen, M. Ochs); seed report 003.
import UIKit

/// Shows a controller in the center, and one on each side that opens by a call, by a button or by a drag from the edge.
///
/// ```swift
/// let deck = DeckViewController(center: inbox, left: folders, right: friends)
/// deck.open(.left)                                   // IIViewDeckController would do nothing more if this came twice
/// deck.open(.right) { outcome in print(outcome) }    // closes the left side first: .done
/// folders.deckViewController?.close()                // in its place: the completion above is told .cancelled(.replaced)
/// ```
/// Nothing that is asked of a deck in whatever moment traps, every completion is called exactly once, and nothing loads a
/// view before it is shown. Documentation/Guides/Deck.md has the whole, and a table for those who come from ViewDeck.
///
/// A controller that cannot be a child (the deck, what holds it, what is presented, the root of a window) has no effect
/// where it is set; one that is set for another place leaves its old one.
open class DeckViewController: UIViewController {
    final private(set) lazy var core = DeckCore(self)

    // MARK: Construction

    /// A deck with an empty center and no sides.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        core.start(nil, nil, nil)
    }

    /// A deck with a center and up to two sides.
    public init(center: UIViewController, left: UIViewController? = nil, right: UIViewController? = nil) {
        super.init(nibName: nil, bundle: nil)
        core.start(center, left, right)
    }

    /// A deck from an archive made with `encode(with:)`, or from a storyboard: with an empty center and no sides where the
    /// archive has none, and as ready for drags as any other.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeDeck(coder)
    }

    /// Writes the three controllers and how the deck looks and behaves; not which side is open.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeDeck(coder)
    }

    // MARK: The controllers

    /// Decides about changes and hears of them. Not retained.
    open weak var delegate: (any DeckViewControllerDelegate)?

    /// The controller in the center. May be exchanged while a side is open; the side stays above.
    open var centerViewController: UIViewController {
        get { core.center }
        set { core.perform { $0.setCenter(newValue) } }
    }
    /// The left side's controller. May be exchanged while the side is open; `nil` closes it at once.
    open var leftViewController: UIViewController? {
        get { core.sides[.left] }
        set { core.perform { $0.setSide(.left, newValue) } }
    }
    /// The right side's controller. May be exchanged while the side is open; `nil` closes it at once.
    open var rightViewController: UIViewController? {
        get { core.sides[.right] }
        set { core.perform { $0.setSide(.right, newValue) } }
    }
    /// The controller of a side.
    open func viewController(for side: DeckSide) -> UIViewController? { core.sides[side] }

    // MARK: Opening and closing

    /// The open side; `nil` where none is. Reads the new side as soon as it begins to open, and the old until it is closed.
    open var openSide: DeckSide? { core.openSide }
    /// Whether a side is on its way, by an animation or a finger.
    open var isTransitioning: Bool { core.transition != nil }

    /// Opens a side, after the other has closed where that is open. At once where not animated, and where the deck is not
    /// on the screen.
    /// - Parameter completion: Called exactly once; before `open` returns where nothing takes time.
    open func open(_ side: DeckSide, animated: Bool = true, completion: ((DeckOutcome) -> Void)? = nil) {
        setOpenSide(side, animated: animated, completion: completion)
    }
    /// Closes the open side. As ``open(_:animated:completion:)`` otherwise.
    open func close(animated: Bool = true, completion: ((DeckOutcome) -> Void)? = nil) {
        setOpenSide(nil, animated: animated, completion: completion)
    }
    /// Closes a side that is open or opens, opens it otherwise.
    open func toggle(_ side: DeckSide, animated: Bool = true, completion: ((DeckOutcome) -> Void)? = nil) {
        setOpenSide(core.goal == side ? nil : side, animated: animated, completion: completion)
    }
    /// Opens a side, or closes the open one for `nil`; every other call ends here.
    open func setOpenSide(_ side: DeckSide?, animated: Bool, completion: ((DeckOutcome) -> Void)? = nil) {
        core.perform {
            $0.take(DeckRequest(goal: side, isAnimated: animated, cause: .program, completion: completion))
        }
    }
    /// What becomes of a call while the deck is on its way; it takes the other's place unless set.
    open var callsDuringTransition: DeckCallPolicy {
        get { core.settings.calls }
        set { core.settings.calls = newValue }
    }

    /// How far a side is open, from now on: each step of a finger and each frame of an animation. Each call gives a stream
    /// of its own; they end with the deck.
    open func offsets() -> AsyncStream<DeckOffset> { core.listeners.stream() }

    // MARK: Look

    /// How wide the left side is; `.automatic` unless set.
    open var leftWidth: DeckWidth {
        get { core.settings.width(.left) }
        set { core.change { $0.widths[DeckSide.left.rawValue] = newValue } }
    }
    /// How wide the right side is; `.automatic` unless set.
    open var rightWidth: DeckWidth {
        get { core.settings.width(.right) }
        set { core.change { $0.widths[DeckSide.right.rawValue] = newValue } }
    }
    /// Whether the side or the center slides; the side unless set.
    open var layering: DeckLayering {
        get { core.settings.layering }
        set { core.change { $0.layering = newValue } }
    }
    /// How far the part that does not slide moves along, 0…1 of the side's width; 0.1 unless set. 1 lets both move as one.
    /// It stands still where the user has asked for less motion.
    open var parallax: CGFloat {
        get { core.settings.parallax }
        set { core.change { $0.parallax = newValue } }
    }
    /// The colour over the center while a side is open; black at 0.75 unless set. Read when a side opens.
    open var dimColor: UIColor? {
        get { core.dimColor }
        set { core.dimColor = newValue }
    }
    /// Whether what slides throws a shadow; no unless set.
    open var showsShadow: Bool {
        get { core.settings.showsShadow }
        set { core.change { $0.showsShadow = newValue } }
    }
    /// The radius of the center's corners in points; 0 unless set.
    open var centerCornerRadius: CGFloat {
        get { core.settings.centerCornerRadius }
        set { core.change { $0.centerCornerRadius = newValue } }
    }
    /// Whether the left side stands on the right in a right-to-left layout; yes unless set.
    open var mirrorsInRightToLeft: Bool {
        get { core.settings.mirrors }
        set { core.change { $0.mirrors = newValue } }
    }

    // MARK: Touches

    /// Whether drags open and close; yes unless set. False disables the recognizers, and nobody is asked.
    open var isPanningEnabled: Bool {
        get { core.settings.isPanningEnabled }
        set { core.change { $0.isPanningEnabled = newValue } }
    }
    /// Where a drag opens a side; at the edges unless set.
    open var panningArea: DeckPanningArea {
        get { core.settings.panningArea }
        set { core.change { $0.panningArea = newValue } }
    }
    /// Views over which no drag of the deck begins, but at the edges: sliders unless set.
    open var viewClassesWithoutPanning: [UIView.Type] = [UISlider.self]
    /// Whether an open side gives way when it is pulled further; yes unless set.
    open var isElastic: Bool {
        get { core.settings.isElastic }
        set { core.settings.isElastic = newValue }
    }
    /// What touches on the center do while a side is open; a tap closes it unless set.
    open var centerInteraction: DeckCenterInteraction {
        get { core.settings.centerInteraction }
        set { core.change { $0.centerInteraction = newValue } }
    }
    /// What assistive technologies call the center while a tap on it closes the side; "Close menu" unless set.
    open var closeAccessibilityLabel: String {
        get { core.settings.closeLabel }
        set { core.change { $0.closeLabel = newValue } }
    }
    /// Opens the left side. To be linked with other recognizers, not to be changed.
    open var leftEdgeGestureRecognizer: UIScreenEdgePanGestureRecognizer { core.gestures.left }
    /// Opens the right side. To be linked with other recognizers, not to be changed.
    open var rightEdgeGestureRecognizer: UIScreenEdgePanGestureRecognizer { core.gestures.right }
    /// Closes the open side, catches one on its way, and opens one where ``panningArea`` is the center. To be linked with
    /// other recognizers, not to be changed.
    open var panGestureRecognizer: UIPanGestureRecognizer { core.gestures.pan }
    /// Closes the open side by a tap on the center. To be linked with other recognizers, not to be changed.
    open var tapGestureRecognizer: UITapGestureRecognizer { core.gestures.tap }

    // MARK: Transitions of one's own

    /// The animator of a transition; a ``DeckSlideAnimator`` here. Asked once a transition that takes time.
    open func animator(for context: DeckTransitionContext) -> any DeckTransitionAnimator { DeckSlideAnimator() }
    /// What lies on the center while a side is open; here a view of ``dimColor``. Asked when a side opens. Its `alpha`
    /// follows the side; it takes no touches.
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
    /// The nearest deck that holds this controller, directly or not.
    public var deckViewController: DeckViewController? {
        var above = parent
        while let current = above {
            if let deck = current as? DeckViewController { return deck }
            above = current.parent
        }
        return nil
    }
}
