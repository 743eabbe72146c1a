// A view that acts when something dragged rests on it.
// Apple: "UISpringLoadedInteraction".
import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// How far a view is on the way to act.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// Nothing rests on it.
    case inactive = 0
    /// Something is above it.
    case possible = 1
    /// It announces that it will act.
    case activating = 2
    /// It acts.
    case activated = 3
}

/// What is above a spring-loaded view, and where.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// How far the view is on the way to act.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view that shows it; that of the interaction unless the behaviour names another.
    var targetView: UIView? { get set }
    /// What the behaviour chose in the view, for the app's own use.
    var targetItem: Any? { get set }
    /// Returns the finger's place in points of a view; nil is the window.
    func location(in view: UIView?) -> CGPoint
}

/// Decides whether a view acts.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Returns whether the view may act for what is above it now.
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
    /// What was above the view has left, or the view has acted.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows that a view is about to act.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// The state changed.
    func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// What can be made to act by something dragged that rests on it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether something dragged that rests on it makes it act; false by default.
    var isSpringLoaded: Bool { get set }
}

/// Runs a closure when something dragged rests on its view.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// Runs when the view acts.
    public typealias ActivationHandler = (
        _ interaction: UISpringLoadedInteraction, _ context: any UISpringLoadedInteractionContext
    ) -> Void
    /// Decides whether the view acts.
    public let interactionBehavior: any UISpringLoadedInteractionBehavior
    /// Shows that the view is about to act.
    public let interactionEffect: any UISpringLoadedInteractionEffect
    let activate: ActivationHandler
    private weak var viewStorage: UIView?

    /// An interaction with a behaviour and an effect of its own; nil for the system's.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?, interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler: @escaping ActivationHandler
    ) {
        self.interactionBehavior = interactionBehavior ?? SpringBehavior()
        self.interactionEffect = interactionEffect ?? SpringEffect()
        activate = activationHandler
    }
    /// An interaction with the system's behaviour and effect.
    public convenience init(activationHandler: @escaping ActivationHandler) {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: activationHandler)
    }

    /// The view to which it is attached.
    open var view: UIView? { viewStorage }
    /// Called before it is attached to another view.
    open func willMove(to view: UIView?) {}
    /// Takes note of the view.
    open func didMove(to view: UIView?) { viewStorage = view }
}

/// Every view may act.
private final class SpringBehavior: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool { true }
}

/// A shade comes and goes over the view while it announces (guessed: iOS lets the view blink). The view's own opacity stays: it may
/// hold a material, which a view that is not opaque breaks.
private final class SpringEffect: NSObject, UISpringLoadedInteractionEffect {
    private let shade = CALayer()

    func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext) {
        guard context.state == .activating, let view = context.targetView else { return shade.removeFromSuperlayer() }
        shade.backgroundColor = CGColor(gray: DragMeasures.springGray, alpha: 1)
        shade.opacity = 0
        shade.frame = view.layer.bounds
        shade.cornerRadius = view.layer.cornerRadius
        view.layer.addSublayer(shade)
        let blink = CABasicAnimation(keyPath: "opacity")
        blink.fromValue = 0
        blink.toValue = DragMeasures.springShade
        blink.duration = DragMeasures.springNotice / 2
        blink.autoreverses = true
        shade.add(blink, forKey: "blink")
    }
}
