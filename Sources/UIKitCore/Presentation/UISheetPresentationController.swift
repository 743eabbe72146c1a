// Sheets: cards from below on a phone, cards in the middle of a larger screen.
// Apple: "UISheetPresentationController".
import CoreGraphics
import Foundation

/// The methods of a sheet's delegate for its height. Every method is optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The user has dragged the sheet to another detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// Presents a controller as a sheet.
///
/// In compact width it is attached to the bottom edge and rests at its detents; in compact height it fills the container
/// unless ``prefersEdgeAttachedInCompactHeight``; elsewhere it stands in the middle.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    @MainActor struct Settings {
        var detents = [Detent.large()]
        var selected: Detent.Identifier?
        var largestUndimmed: Detent.Identifier?
        var scrollingExpands = true
        var edgeInCompactHeight = false
        var widthFollowsContent = false
        var showsGrabber = false
        var cornerRadius: CGFloat?
        var pageSizing = true
        weak var sourceView: UIView?
    }
    final var settings = Settings()
    final var sheet = SheetParts()

    /// A controller of a sheet. The presenting one may be nil until it is known.
    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        presentationState.style = .pageSheet
    }

    /// The delegate for the height and for the presentation. Not retained.
    @_nonoverride
    open var delegate: (any UISheetPresentationControllerDelegate)? {
        get { (self as UIPresentationController).delegate as? any UISheetPresentationControllerDelegate }
        set { (self as UIPresentationController).delegate = newValue }
    }

    /// The heights at which the sheet can rest, in ascending order; only `large` by default. Must not be empty.
    open var detents: [Detent] {
        get { settings.detents }
        set { setDetents(newValue) }
    }
    /// Where it rests; nil for the smallest.
    open var selectedDetentIdentifier: Detent.Identifier? {
        get { settings.selected }
        set { select(newValue) }
    }
    /// Up to this detent the views behind are neither shaded nor out of reach; nil for never.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        get { settings.largestUndimmed }
        set { change { $0.largestUndimmed = newValue } }
    }
    /// Whether a scroll view that is dragged up at its top makes the sheet larger first. True by default.
    open var prefersScrollingExpandsWhenScrolledToEdge: Bool {
        get { settings.scrollingExpands }
        set { settings.scrollingExpands = newValue }
    }
    /// Whether it is attached to the bottom edge in compact height too, instead of filling the container.
    open var prefersEdgeAttachedInCompactHeight: Bool {
        get { settings.edgeInCompactHeight }
        set { change { $0.edgeInCompactHeight = newValue } }
    }
    /// Whether a sheet at the edge takes the width of `preferredContentSize`.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
        get { settings.widthFollowsContent }
        set { change { $0.widthFollowsContent = newValue } }
    }
    /// Whether a grabber shows at the top.
    open var prefersGrabberVisible: Bool {
        get { settings.showsGrabber }
        set { change { $0.showsGrabber = newValue } }
    }
    /// The radius of the corners in points; nil for the system's.
    open var preferredCornerRadius: CGFloat? {
        get { settings.cornerRadius }
        set { change { $0.cornerRadius = newValue } }
    }
    /// Whether a page sheet in the middle has a page's size rather than a form's. True by default.
    open var prefersPageSizing: Bool {
        get { settings.pageSizing }
        set { change { $0.pageSizing = newValue } }
    }
    /// What the sheet stands above where it stands in the middle; stored: sheets stand in the middle of the screen.
    open var sourceView: UIView? {
        get { settings.sourceView }
        set { settings.sourceView = newValue }
    }
    /// Makes changes of this sheet, which goes to its new height by the system's spring.
    open func animateChanges(_ changes: () -> Void) { settle(changes) }
    /// Asks the detents for their values again.
    open func invalidateDetents() { containerView?.setNeedsLayout() }

    open override var frameOfPresentedViewInContainerView: CGRect { restingFrame }
    /// Sheets stay sheets unless the delegate says otherwise.
    open override var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { size(in: parentSize) }

    override var ownTraits: UITraitCollection? { sheetTraits }
    override var dimsTint: Bool { !isUndimmed }
    override func install() { installSheet() }
    override func place() { placeSheet() }
    override func uninstall() { uninstallSheet() }
    override func stand(_ isShown: Bool) { standAsSheet(isShown) }
    override func passes(_ point: CGPoint) -> Bool { isUndimmed }
    override func tappedOutside(_ point: CGPoint) { if !isUndimmed { dismissByUser() } }
    override func adapted(to style: UIModalPresentationStyle) -> UIPresentationController { standIn(style) }
}
