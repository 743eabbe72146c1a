// Popovers: bubbles that point at what they belong to.
// Apple: "UIPopoverPresentationController".
import CoreGraphics
import Foundation
import UIKitValues

/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upward, with the popover below.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// Downward, with the popover above.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// An arrow to the left, with the popover at the right.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// An arrow to the right, with the popover at the left.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// The four directions.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Unknown, before the popover is shown.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))
}

/// An object that a popover can point to: a view or a bar button item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Returns the rectangle of the object, in points of a view.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Returns the bounds in points of another view in the same window; nil for views of different windows.
    public func frame(in referenceView: UIView) -> CGRect? {
        guard window != nil, window === referenceView.window else { return nil }
        return referenceView.convert(bounds, from: self)
    }
}

/// The methods of a delegate that determines the source of a popover and follows dismissals by the user. All are optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover is shown, the last opportunity to set its source.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// The old form of `presentationControllerShouldDismiss(_:)`.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// The old form of `presentationControllerDidDismiss(_:)`.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

/// A presentation controller that shows a popover, or a sheet in horizontally compact environments.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    struct Source {
        weak var view: UIView?
        var rect = CGRect.null
        weak var item: (any UIPopoverPresentationControllerSourceItem)?
        var bar: UIBarButtonItem?
        /// The source view used when none was set and a diagnostic has reported it.
        weak var substitute: UIView?
    }
    struct Settings {
        var permitted = UIPopoverArrowDirection.any
        var margins = UIEdgeInsets(
            top: PopoverMeasures.layoutMargin, left: PopoverMeasures.layoutMargin, bottom: PopoverMeasures.layoutMargin,
            right: PopoverMeasures.layoutMargin)
        var backgroundColor: UIColor?
        var passthrough: [UIView] = []
        var mayOverlap = false
        var direction = UIPopoverArrowDirection.unknown
    }
    final var source = Source()
    final var settings = Settings()
    final var bubble: PopoverBubble?
    private var sheetStorage: UISheetPresentationController?

    /// Creates the presentation controller of a popover. The presenting controller can be nil until it is known.
    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        presentationState.style = .popover
    }

    /// The delegate for the source and for the presentation. Not retained.
    @_nonoverride
    open var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { (self as UIPresentationController).delegate as? any UIPopoverPresentationControllerDelegate }
        set { (self as UIPresentationController).delegate = newValue }
    }

    /// The permitted directions of the arrow; any by default.
    open var permittedArrowDirections: UIPopoverArrowDirection {
        get { settings.permitted }
        set { settings.permitted = newValue; containerView?.setNeedsLayout() }
    }
    /// The direction of the arrow; `unknown` until the popover is shown.
    open var arrowDirection: UIPopoverArrowDirection { settings.direction }
    /// The view that the popover points to.
    open var sourceView: UIView? {
        get { source.view }
        set { source.view = newValue; containerView?.setNeedsLayout() }
    }
    /// The rectangle that the popover points to, in points of ``sourceView``; null for the view's bounds.
    open var sourceRect: CGRect {
        get { source.rect }
        set { source.rect = newValue; containerView?.setNeedsLayout() }
    }
    /// The object that the popover points to; takes precedence over ``sourceView``.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { source.item }
        set { source.item = newValue; containerView?.setNeedsLayout() }
    }
    /// The bar button item that the popover points to; takes precedence over ``sourceView``.
    open var barButtonItem: UIBarButtonItem? {
        get { source.item as? UIBarButtonItem }
        set {
            source.bar = newValue
            sourceItem = newValue
        }
    }
    /// Whether the popover may cover its source if there is no space beside it.
    open var canOverlapSourceViewRect: Bool {
        get { settings.mayOverlap }
        set { settings.mayOverlap = newValue }
    }
    /// The views outside that receive touches while the popover is shown.
    open var passthroughViews: [UIView]? {
        get { settings.passthrough.isEmpty ? nil : settings.passthrough }
        set { settings.passthrough = newValue ?? [] }
    }
    /// The distance from the screen's edges; 10 on each side by default.
    open var popoverLayoutMargins: UIEdgeInsets {
        get { settings.margins }
        set { settings.margins = newValue; containerView?.setNeedsLayout() }
    }
    /// The colour of the popover with its arrow; nil for that of the presented view.
    open var backgroundColor: UIColor? {
        get { settings.backgroundColor }
        set { settings.backgroundColor = newValue; containerView?.setNeedsLayout() }
    }
    /// The sheet that replaces the popover in a compact width.
    open var adaptiveSheetPresentationController: UISheetPresentationController { adaptiveSheet }

    open override var frameOfPresentedViewInContainerView: CGRect { placement.body }
    /// Returns a sheet in a compact width.
    open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        adaptedPopoverStyle(traitCollection)
    }
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { contentSize }

    @_spi(Vitrine) open override var ownTraits: UITraitCollection? {
        UITraitCollection {
            $0.userInterfaceLevel = .elevated; $0.horizontalSizeClass = .compact
        }
    }
    @_spi(Vitrine) open override var dimsTint: Bool { true }
    @_spi(Vitrine) open override func stand(_ isShown: Bool) { bubble?.alpha = isShown ? 1 : 0 }
    @_spi(Vitrine) open override var pace: TransitionPace { .popover }
    @_spi(Vitrine) open override var followsTransitionStyle: Bool { false }
    @_spi(Vitrine) open override func install() { installBubble() }
    override func place() { placeBubble() }
    @_spi(Vitrine) open override func uninstall() {
        presentedView?.removeFromSuperview()
        bubble?.removeFromSuperview()
        bubble = nil
    }
    @_spi(Vitrine) open override func passes(_ point: CGPoint) -> Bool {
        guard let container = containerView else { return false }
        return settings.passthrough.contains { $0.frame(in: container)?.contains(point) ?? false }
    }
    @_spi(Vitrine) open override func tappedOutside(_ point: CGPoint) {
        if !presentedViewController.tappedBesidePopover() { dismissByUser() }
    }
    override func adapted(to style: UIModalPresentationStyle) -> UIPresentationController { standIn(style) }

    package var adaptiveSheet: UISheetPresentationController {
        if let sheetStorage { return sheetStorage }
        let sheet = UISheetPresentationController(
            presentedViewController: presentedViewController, presenting: presentationState.presenting)
        sheet.presentationState.style = .formSheet
        sheetStorage = sheet
        return sheet
    }
}
