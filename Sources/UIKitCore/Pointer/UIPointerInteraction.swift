// The interaction by which a view decides how the pointer looks over it.
// Apple: "UIPointerInteraction", "UIPointerInteractionDelegate", "UIPointerInteractionAnimating".
import CoreGraphics
import Foundation

/// Makes the pointer act on a view: regions, styles and effects, as its delegate says.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
    /// Says what happens; without one the whole view has the automatic effect.
    public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    /// The view to which it is attached.
    open private(set) weak var view: UIView?
    /// False takes the effect away, until it is true.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { invalidate() } }
    }

    /// An interaction with a delegate, which is not retained.
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }
    /// An interaction without a delegate.
    public convenience override init() { self.init(delegate: nil) }

    /// Asks for region and style anew where the pointer is over the view.
    open func invalidate() { AppSession.pointerTracker?.invalidate(self) }

    /// Called before the interaction is attached, or with nil before it is removed, which ends an effect.
    open func willMove(to view: UIView?) {
        if view == nil { AppSession.pointerTracker?.leave(self) }
    }
    /// Called after the interaction was attached or removed.
    open func didMove(to view: UIView?) { self.view = view }
}

/// Says how the pointer acts on a view. Every method is optional.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// The region that the pointer is in, as it moves over the view; nil for none. The whole view without this method.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// How the pointer looks in a region that it has entered; nil for the ordinary pointer. The automatic effect on the
    /// view without this method.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    /// The pointer enters a region; what is added to the animator runs along.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
    /// The pointer leaves a region; what is added to the animator runs along.
    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { defaultRegion }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { interaction.automaticStyle }
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
    public func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) {}
}

extension UIPointerInteraction {
    var automaticStyle: UIPointerStyle? {
        view.map { UIPointerStyle(effect: .automatic(UITargetedPreview(view: $0))) }
    }
}

/// Runs what an app does along with the pointer's own animation.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Runs changes of views along.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Called at the end, with whether it came by itself.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Collects what the delegate adds, then runs it.
final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        let (animations, completions) = (animations, completions)
        UIView.animate(
            withDuration: PointerMeasures.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            for one in animations { one() }
        } completion: { finished in
            for one in completions { one(finished) }
        }
        // Without a change of a view there is nothing that ends.
    }
}
