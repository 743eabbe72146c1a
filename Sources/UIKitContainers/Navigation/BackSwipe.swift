// The drag from the leading edge that goes back.
// Apple: "UINavigationController", interactivePopGestureRecognizer.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// Moves the page with the finger; let go it goes on or comes back, and can be caught again on the way.
@MainActor final class BackSwipe: NSObject, UIGestureRecognizerDelegate {
    private weak var controller: UINavigationController?
    let recognizer = UIScreenEdgePanGestureRecognizer()
    private var hand: UIPercentDrivenInteractiveTransition?
    /// The progress of the page when the finger took hold of it, 0…1.
    private var start: CGFloat = 0

    init(_ controller: UINavigationController) {
        self.controller = controller
        super.init()
        recognizer.edges = .left
        recognizer.delegate = self
        recognizer.handler = { [weak self] _ in self?.moved() }
    }

    /// The edge from which pages go back.
    func setEdge(isRightToLeft: Bool) {
        let edge: UIRectEdge = isRightToLeft ? .right : .left
        if recognizer.edges != edge { recognizer.edges = edge }
    }

    /// Rules (documented or observed): there is a page below; the item neither hides nor replaces the back button.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let controller, let item = controller.topViewController?.frontPage.navigationItem else { return false }
        if hand != nil { return true }
        guard controller.viewControllers.count > 1, !controller.frontGoesBack else { return false }
        return !item.hidesBackButton && (item.shownLeft.isEmpty || item.leftItemsSupplementBackButton)
            && !controller.isNavigationBarHidden
    }

    private func moved() {
        switch recognizer.state {
        case .began: begin()
        case .changed: hand?.update(part)
        case .ended: letGo(velocity)
        case .cancelled, .failed: letGo(nil)
        default: break
        }
    }

    private var width: CGFloat { max(1, controller?.viewIfLoaded?.bounds.width ?? 1) }
    private var sign: CGFloat { recognizer.edges == .right ? -1 : 1 }
    private var part: CGFloat { min(max(0, start + recognizer.translation(in: nil).x * sign / width), 1) }
    private var velocity: CGFloat { recognizer.velocity(in: nil).x * sign / width }

    private func begin() {
        guard let controller else { return }
        if let hand, controller.pages.transition?.swipe === hand {
            hand.pause()
            start = hand.percentComplete
            return
        }
        guard controller.pages.transition == nil, controller.pages.controllers.count > 1 else { return }
        let before = controller.pages.controllers
        // Pages that the app animates are the app's to move by hand.
        if let delegate = controller.delegate,
            delegate.navigationController(
                controller, animationControllerFor: .pop, from: before[before.count - 1], to: before[before.count - 2])
                != nil
        {
            return
        }
        let hand = UIPercentDrivenInteractiveTransition()
        hand.completionCurve = .easeOut
        self.hand = hand
        start = 0
        controller.change(to: Array(before.dropLast()), .pop, true, by: hand)
        if controller.pages.transition == nil { self.hand = nil }
    }

    /// Goes on where the page would come to rest beyond the middle; back where the drag was taken away.
    private func letGo(_ velocity: CGFloat?) {
        guard let hand, hand === controller?.pages.transition?.swipe else {
            self.hand = nil
            return
        }
        let goesOn = velocity.map { hand.percentComplete + $0 * NavigationMeasures.momentum > NavigationMeasures.goesOn } ?? false
        let left = goesOn ? 1 - hand.percentComplete : hand.percentComplete
        // Short ways do not end in a jerk.
        hand.completionSpeed = max(NavigationMeasures.leastSpeed, min(1, left / NavigationMeasures.jerkFree))
        if goesOn { hand.finish() } else { hand.cancel() }
    }

    /// The transition that the hand moved is over.
    func ended() { hand = nil }
}
