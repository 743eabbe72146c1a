// How a presentation adapts, and whether the user may end it.
// Apple: "UIAdaptivePresentationControllerDelegate".
import Foundation

/// Says how a presentation adapts, and hears of dismissals by the user. Every method is optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style in a horizontally compact environment; asked by the default of the form with traits.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// The style under traits; `none` keeps the presentation as it is.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// The presentation will be shown in a style; `none` where it did not adapt.
    func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// The presentation controller that stands in for the adapted one may be prepared here.
    func presentationController(
        _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
    /// Whether the user may dismiss it; true by default.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// The user dismisses it; not called for `dismiss(animated:)`.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// The user has dismissed it; not called for `dismiss(animated:)`.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// The user tried to dismiss it and may not.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        AdaptationAnswer.unsaid
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        guard traitCollection.horizontalSizeClass == .compact else { return AdaptationAnswer.unsaid }
        return adaptivePresentationStyle(for: controller)
    }
    public func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    public func presentationController(
        _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
    ) {}
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// What the defaults above answer: a style that no presentation adapts to.
enum AdaptationAnswer {
    /// The delegate does not say: the presentation's own rule holds.
    static let unsaid = UIModalPresentationStyle.automatic
}
