// Sheets: cards from below on a phone, cards in the middle of a larger screen.
// Apple: "UISheetPresentationController".
import CoreGraphics
import Foundation
import UIKitValues

/// The methods of a sheet's delegate for its height. Every method is optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called when the user has dragged the sheet to another detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// A presentation controller that shows a sheet.
///
/// In a compact width it is attached to the bottom edge and rests at its detents; in a compact height it fills the container
/// unless ``prefersEdgeAttachedInCompactHeight`` is set; elsewhere it is centred.
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

    /// Creates the presentation controller of a sheet. The presenting controller can be nil until it is known.
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
    /// The detent at which the sheet rests; nil for the smallest one.
    open var selectedDetentIdentifier: Detent.Identifier? {
        get { settings.selected }
        set { select(newValue) }
    }
    /// The largest detent at which the views behind are not dimmed and can be used; nil for none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        get { settings.largestUndimmed }
        set { change { $0.largestUndimmed = newValue } }
    }
    /// Whether dragging up a scroll view at its top expands the sheet first; true by default.
    open var prefersScrollingExpandsWhenScrolledToEdge: Bool {
        get { settings.scrollingExpands }
        set { settings.scrollingExpands = newValue }
    }
    /// Whether the sheet is attached to the bottom edge in a compact height too, instead of filling the container.
    open var prefersEdgeAttachedInCompactHeight: Bool {
        get { settings.edgeInCompactHeight }
        set { change { $0.edgeInCompactHeight = newValue } }
    }
    /// Whether a sheet at the edge has the width of `preferredContentSize`.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
        get { settings.widthFollowsContent }
        set { change { $0.widthFollowsContent = newValue } }
    }
    /// Whether a grabber is shown at the top.
    open var prefersGrabberVisible: Bool {
        get { settings.showsGrabber }
        set { change { $0.showsGrabber = newValue } }
    }
    /// The corner radius, in points; nil for the system's radius.
    open var preferredCornerRadius: CGFloat? {
        get { settings.cornerRadius }
        set { change { $0.cornerRadius = newValue } }
    }
    /// Whether a centred page sheet has the size of a page instead of a form; true by default.
    open var prefersPageSizing: Bool {
        get { settings.pageSizing }
        set { change { $0.pageSizing = newValue } }
    }
    /// The view above which a centred sheet is placed; stored, as sheets are centred on the screen.
    open var sourceView: UIView? {
        get { settings.sourceView }
        set { settings.sourceView = newValue }
    }
    /// Makes changes to the sheet, which moves to its new height with the system's spring.
    open func animateChanges(_ changes: () -> Void) { settle(changes) }
    /// Requests new values from the detents.
    open func invalidateDetents() { containerView?.setNeedsLayout() }

    open override var frameOfPresentedViewInContainerView: CGRect { restingFrame }
    /// `none`: sheets stay sheets unless the delegate returns another style.
    open override var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { size(in: parentSize) }

    @_spi(Vitrine) open override var ownTraits: UITraitCollection? { sheetTraits }
    @_spi(Vitrine) open override var dimsTint: Bool { !isUndimmed }
    @_spi(Vitrine) open override func install() { installSheet() }
    override func place() { placeSheet() }
    @_spi(Vitrine) open override func uninstall() { uninstallSheet() }
    @_spi(Vitrine) open override func stand(_ isShown: Bool) { standAsSheet(isShown) }
    @_spi(Vitrine) open override func passes(_ point: CGPoint) -> Bool { isUndimmed }
    @_spi(Vitrine) open override func tappedOutside(_ point: CGPoint) { if !isUndimmed { dismissByUser() } }
    override func adapted(to style: UIModalPresentationStyle) -> UIPresentationController { standIn(style) }
}
