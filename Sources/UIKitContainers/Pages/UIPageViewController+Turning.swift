// Pages that turn about a spine: fingers, taps and the app.
// Apple: "UIPageViewController", gestureRecognizers.
import CoreGraphics
import Diagnostics
import Foundation
import UIKitCore

extension UIPageViewController {
    var curlRecognizers: [UIGestureRecognizer] {
        book.style == .pageCurl ? [book.spread.pan, book.spread.tap] : []
    }

    /// The app's pages turn. False where they cannot.
    func turn(through transition: PageTransition) -> Bool {
        view.layoutIfNeeded()
        guard !book.spread.bounds.isEmpty else { return false }
        sayThatPagesStayFlat()
        begin(transition, animated: true)
        place(transition)
        book.spread.run(to: 1)
        return true
    }

    private func sayThatPagesStayFlat() {
        Catalogue.stored(
            "UIPageViewController.transitionStyle", of: ObjectName.of(self), isDefault: false,
            "Pages turn about the spine and stay flat.")
    }

    /// Whether a drag may turn a page: there must be one, or one on its way.
    func mayTurn(_ direction: NavigationDirection) -> Bool {
        if let transition = book.transition { return transition.isByUser }
        return pages(direction) != nil
    }

    func panned(_ spread: PageSpread) {
        switch spread.pan.state {
        case .began:
            if book.transition == nil { beginTurn(spread.drag > 0 ? .forward : .reverse) }
            follow(spread)
        case .changed: follow(spread)
        case .ended, .cancelled: letGo(spread)
        default: break
        }
    }

    private func beginTurn(_ direction: NavigationDirection) {
        guard let pages = pages(direction) else { return }
        let transition = PageTransition(direction, from: book.current, to: pages, isByUser: true)
        delegate?.pageViewController(self, willTransitionTo: pages)
        guard book.transition == nil else { return }
        sayThatPagesStayFlat()
        begin(transition, animated: true)
        place(transition)
    }

    private func follow(_ spread: PageSpread) {
        guard let transition = book.transition, transition.isByUser else { return }
        spread.hold(at: spread.drag * transition.direction.sign)
    }

    /// Half of the way, or speed, decides.
    private func letGo(_ spread: PageSpread) {
        guard let transition = book.transition, transition.isByUser else { return }
        let speed = spread.pan.state == .ended ? spread.speed * transition.direction.sign : 0
        let goesOn = abs(speed) > PageMeasures.flick ? speed > 0 : spread.progress > 0.5
        spread.run(to: goesOn ? 1 : 0)
    }

    /// The pages lie again.
    func turnRests(at progress: CGFloat) {
        guard let transition = book.transition else { return }
        end(transition, completed: progress == 1)
    }
}
