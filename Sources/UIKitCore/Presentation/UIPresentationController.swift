// The link between a presented controller and the window: the place of its view and the views around it.
// Apple: "UIPresentationController", "Creating custom presentations".
import CoreGraphics
import Foundation
import UIKitValues

/// An object that manages one presentation from its beginning to its end: chrome, frame and adaptation of the presented view.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer, UIAppearanceContainer {
    package struct State {
        package weak var presented: UIViewController?
        weak var presenting: UIViewController?
        package weak var container: PresentationContainer?
        weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
        var overrideTraits: UITraitCollection?
        /// The style for which UIKit made it; `custom` where the app did.
        package var style = UIModalPresentationStyle.custom
        /// The alpha of the presented view before it was faded out.
        var alpha: CGFloat?
        var registrations: [TraitRegistration] = []
    }
    package final var presentationState = State()

    /// Creates the controller of a presentation. The presenting controller can be nil until it is known.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init()
        presentationState.presented = presentedViewController
        presentationState.presenting = presentingViewController
    }

    /// The presented controller.
    open var presentedViewController: UIViewController { presentationState.presented ?? UIViewController() }
    /// The presenting controller; before it is known, the presented one.
    open var presentingViewController: UIViewController { knownPresenter }
    /// The style of the presentation.
    open var presentationStyle: UIModalPresentationStyle { presentationState.style }
    /// The view in which the presentation takes place; nil while nothing is presented.
    open var containerView: UIView? { presentationState.container }
    /// The delegate, which decides how the presentation adapts and follows dismissals by the user. Not retained.
    @_disfavoredOverload
    open var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { presentationState.delegate }
        set { presentationState.delegate = newValue }
    }

    /// The view of the presentation, that of the presented controller.
    open var presentedView: UIView? { presentedViewController.view }
    /// The frame of the presented view at the end of the transition, in points of ``containerView``; its bounds by default.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// Whether the presentation covers the window instead of only the presenting controller's view; true by default.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenting controller's view is removed at the end of the transition; false by default.
    open var shouldRemovePresentersView: Bool { false }

    /// The style in a horizontally compact environment; `none` by default.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    /// Returns the style for traits: the delegate's, or ``adaptivePresentationStyle``.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        adaptedStyle(traitCollection)
    }
    /// The traits that override the inherited ones of the presented controller.
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

    /// The traits of the container, or of the presented controller without one.
    open var traitCollection: UITraitCollection {
        presentationState.container?.traitCollection ?? presentedViewController.traitCollection
    }
    /// Called when ``traitCollection`` has changed. The default implementation does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The preferred size of the presented controller.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    /// Called when the presented controller's preferred size has changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        preferredSizeChanged()
    }
    /// Called when the presented controller's fitting size has changed. The default implementation does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Returns the size of the presented view in a container of the given size; that size by default.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Called before the container's size changes. Tells the presented controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let presented = presentedViewController
        presented.viewWillTransition(
            to: self.size(forChildContentContainer: presented, withParentContainerSize: size), with: coordinator)
    }
    /// Called before the traits change. Tells the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }

    // MARK: Ours, for the styles of this module

    /// The differences of the presented controller's traits that the style makes.
    @_spi(Vitrine) open var ownTraits: UITraitCollection? { nil }
    /// Whether the views behind are drawn with a grey tint.
    @_spi(Vitrine) open var dimsTint: Bool { false }
    /// Puts the presented view into the container, with what surrounds it.
    @_spi(Vitrine) open func install() { installPlainly() }
    /// The container has another size, or something asked for layout.
    func place() { placePlainly() }
    /// Takes out what ``install()`` put in.
    @_spi(Vitrine) open func uninstall() { presentedView?.removeFromSuperview() }
    /// Places what comes and goes: where it is shown, or away.
    @_spi(Vitrine) open func stand(_ isShown: Bool) { standPlainly(isShown) }
    /// Gone: what was faded out is whole again for the next time.
    @_spi(Vitrine) open func standAgain() { standAgainPlainly() }
    /// Seconds and curve of that movement.
    @_spi(Vitrine) open var pace: TransitionPace { dissolves ? .dissolve : .presentation }
    /// Whether `modalTransitionStyle` of the presented controller counts.
    @_spi(Vitrine) open var followsTransitionStyle: Bool { true }
    /// Whether a point of the container is left to what lies behind it.
    @_spi(Vitrine) open func passes(_ point: CGPoint) -> Bool { false }
    /// Whether the controller on which `present` was called is the presenter, whatever defines a context.
    @_spi(Vitrine) open var presentsOverSource: Bool { false }
    /// A finger went up in the container outside the presented view.
    @_spi(Vitrine) open func tappedOutside(_ point: CGPoint) {}
    /// The presentation controller that replaces this one for a style; itself if none does.
    func adapted(to style: UIModalPresentationStyle) -> UIPresentationController { self }
}
