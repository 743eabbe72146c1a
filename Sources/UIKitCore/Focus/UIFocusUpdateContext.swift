// One movement of focus, and what goes along with it.
// Apple: "UIFocusUpdateContext", "UIFocusAnimationCoordinator"
import Foundation

/// The items between which focus moves.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// The item that was focused before; nil if there was none.
    public private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    /// The item that is focused afterwards; nil if there is none.
    public private(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// The way of the movement; none where the app asked for it.
    public let focusHeading: UIFocusHeading

    package init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading) {
        previouslyFocusedItem = previous
        nextFocusedItem = next
        focusHeading = heading
    }

    /// ``previouslyFocusedItem`` where it is a view.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    /// ``nextFocusedItem`` where it is a view.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}

/// Runs the app's own animations of a movement of focus: all of them in one block of 0.2 s (guessed).
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    override init() { super.init() }

    /// Adds what moves along, and what runs after it.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        if let animations { self.animations.append(animations) }
        if let completion { completions.append(completion) }
    }

    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        let (all, after) = (animations, completions)
        UIView.animate(
            withDuration: FocusMeasures.movementDuration, animations: { for one in all { one() } },
            completion: { _ in for one in after { one() } })
    }
}
