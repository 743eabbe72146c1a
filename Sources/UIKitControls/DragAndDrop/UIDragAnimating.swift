// Animations of the app's own that go along with a dragged item.
// Apple: "UIDragAnimating".
import Foundation
import UIKitCore

/// Takes animations that run along with an item that is lifted, dropped or goes back.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds changes that are animated along.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that runs at the end, with `.end`, or with `.start` if the animation went back.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects animations and completions.
package final class DragAnimator: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var isOver: UIViewAnimatingPosition?

    package func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    /// Once the animation is over the closure runs at once.
    package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        if let isOver { completion(isOver) } else { completions.append(completion) }
    }

    /// Called inside the animation's closure.
    package func animate() {
        let all = animations
        animations = []
        for one in all { one() }
    }

    /// Called once the animation is over.
    package func end(_ position: UIViewAnimatingPosition) {
        guard isOver == nil else { return }
        isOver = position
        let all = completions
        completions = []
        for one in all { one(position) }
    }
}
