// What stands between a presented controller and the window: where its view goes and what surrounds it.
// Apple: "UIPresentationController", "Creating custom presentations".
import CoreGraphics
import Foundation

/// Manages one presentation from its beginning to its end: chrome, place and adaptation of the presented view.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer, UIAppearanceContainer {
    struct State {
        weak var presented: UIViewController?
        weak var presenting: UIViewController?
        weak var container: PresentationContainer?
        weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
        var overrideTraits: UITraitCollection?
        /// The style for which UIKit made it; `custom` where the app did.
        var style = UIModalPresentationStyle.custom
        /// What the presented view's alpha is while it is faded out.
        var alpha: CGFloat?
        var registrations: [TraitRegistration] = []
    }
    final var presentationState = State()

    /// A controller of a presentation. The presenting one may be nil until it is known.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init()
        presentationState.presented = presentedViewController
        presentationState.presenting = presentingViewController
    }

    /// The controller that is shown.
    open var presentedViewController: UIViewController { presentationState.presented ?? UIViewController() }
    /// The controller that shows it; before it is known, the presented one.
    open var presentingViewController: UIViewController { knownPresenter }
    /// The style of the presentation.
    open var presentationStyle: UIModalPresentationStyle { presentationState.style }
    /// The view in which it takes place; nil while nothing is presented.
    open var containerView: UIView? { presentationState.container }
    /// Decides how the presentation adapts and hears of dismissals by the user. Not retained.
    @_disfavoredOverload
    open var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { presentationState.delegate }
        set { presentationState.delegate = newValue }
    }

    /// The view that is placed: that of the presented controller.
    open var presentedView: UIView? { presentedViewController.view }
    /// Where the presented view goes when the transition ends, in points of ``containerView``: all of it.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// Whether the window is covered and not the presenting controller's view alone; true here.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenting controller's view leaves when the transition ends; false here.
    open var shouldRemovePresentersView: Bool { false }

    /// The style to which it adapts in a horizontally compact environment; `none` here.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    /// The style to which it adapts under traits: the delegate's answer, or ``adaptivePresentationStyle``.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        adaptedStyle(traitCollection)
    }
    /// Traits that the presented controller has in place of its inherited ones.
    open var overrideTraitCollection: UITraitCollection? {
        get { presentationState.overrideTraits }
        set { setOverrideTraits(newValue) }
    }

    /// Called before the container lays out its subviews. The default implementation does nothing.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container has laid out its subviews. The default implementation does nothing.
    open func containerViewDidLayoutSubviews() {}
    /// Called when the presentation begins: add chrome to ``containerView``. The default implementation does nothing.
    open func presentationTransitionWillBegin() {}
    /// Called when the presentation has ended; false if it was not completed. The default implementation does nothing.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called when the dismissal begins. The default implementation does nothing.
    open func dismissalTransitionWillBegin() {}
    /// Called when the dismissal has ended; false if it was not completed. The default implementation does nothing.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: UITraitEnvironment, UIContentContainer

    /// The traits of the container, the presented controller's without one.
    open var traitCollection: UITraitCollection {
        presentationState.container?.traitCollection ?? presentedViewController.traitCollection
    }
    /// Called when ``traitCollection`` has changed. The default implementation does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The presented controller's.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    /// The presented controller would like another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        preferredSizeChanged()
    }
    /// Called when the presented controller's fitting size has changed. The default implementation does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The size of the presented view in a container of a size; that size here.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// The container's size is about to change. Tells the presented controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let presented = presentedViewController
        presented.viewWillTransition(
            to: self.size(forChildContentContainer: presented, withParentContainerSize: size), with: coordinator)
    }
    /// The traits are about to change. Tells the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }

    // MARK: Ours, for the styles of this module

    /// What the presented controller's traits differ in.
    var ownTraits: UITraitCollection? { nil }
    /// Whether the views behind lose the colour of their tint.
    var dimsTint: Bool { false }
    /// Puts the presented view into the container, with what surrounds it.
    func install() { installPlainly() }
    /// The container has another size, or something asked for layout.
    func place() { placePlainly() }
    /// Takes out what ``install()`` put in.
    func uninstall() { presentedView?.removeFromSuperview() }
    /// Places what comes and goes: where it is shown, or away.
    func stand(_ isShown: Bool) { standPlainly(isShown) }
    /// Gone: what was faded out is whole again for the next time.
    func standAgain() { standAgainPlainly() }
    /// Seconds and curve of that movement.
    var pace: TransitionPace { dissolves ? .dissolve : .presentation }
    /// Whether `modalTransitionStyle` of the presented controller counts.
    var followsTransitionStyle: Bool { true }
    /// Whether a point of the container is left to what lies behind it.
    func passes(_ point: CGPoint) -> Bool { false }
    /// A finger went up in the container outside the presented view.
    func tappedOutside(_ point: CGPoint) {}
    /// What stands in for it in the present environment; itself where nothing does.
    func adapted(to style: UIModalPresentationStyle) -> UIPresentationController { self }
}
