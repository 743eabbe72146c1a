// Pages that slide: the row's movements become transitions.
// Apple: "UIPageViewController"; the order of what delegate and data source hear is observed (iOS 9).
import CoreGraphics
import Foundation
import UIKitCore

extension UIPageViewController {
    /// The app's pages slide in. False where they cannot.
    func scroll(through transition: PageTransition) -> Bool {
        let row = book.row
        view.layoutIfNeeded()
        begin(transition, animated: true)
        place(transition)
        if row.slide(transition.direction) { return true }
        book.transition = nil
        return false
    }

    /// Before the fingers move anything. A page that is nearly there counts as reached, so that quick swipes go on.
    func rowWillBeDragged() {
        if let transition = book.transition, abs(book.row.shift) > 0.5 {
            book.row.goOn { end(transition, completed: true) }
        }
        guard book.transition == nil else { return }
        askBeside()
    }

    /// The row stands at a part of the way to a page beside the current one. A transition begins with the first movement
    /// and ends where the row passes the current page to the other side.
    func rowMoved(to shift: CGFloat) {
        guard abs(shift) > 1e-6, !book.current.isEmpty else { return }
        let direction: NavigationDirection = shift > 0 ? .forward : .reverse
        if let transition = book.transition {
            guard transition.direction != direction, transition.isByUser || book.row.isDragging else { return }
            // The row tells its place again when that is done.
            return book.row.goOn { end(transition, completed: false) }
        }
        guard let pages = pages(direction) else { return }
        let transition = PageTransition(direction, from: book.current, to: pages, isByUser: true)
        delegate?.pageViewController(self, willTransitionTo: pages)
        guard book.transition == nil else { return }
        begin(transition, animated: true)
        place(transition)
    }

    /// Fingers and motion have come to an end.
    func rowRests(at shift: CGFloat) {
        guard let transition = book.transition else { return }
        end(transition, completed: shift * transition.direction.sign > 0.5)
    }

    /// A screen reader turns a page.
    func scrollForAccessibility(
        _ scroll: UIAccessibilityScrollDirection, _ isVertical: Bool, _ isReversed: Bool
    ) -> Bool {
        let direction: NavigationDirection
        switch scroll {
        case .next: direction = .forward
        case .previous: direction = .reverse
        case .left where !isVertical: direction = isReversed ? .reverse : .forward
        case .right where !isVertical: direction = isReversed ? .forward : .reverse
        case .up where isVertical: direction = .forward
        case .down where isVertical: direction = .reverse
        default: return false
        }
        return go(direction)
    }

    /// Turns a page as the user does, by other means than a drag. Returns whether there is one.
    @discardableResult
    func go(_ direction: NavigationDirection) -> Bool {
        guard book.transition == nil, let pages = pages(direction) else { return false }
        let transition = PageTransition(direction, from: book.current, to: pages, isByUser: true)
        delegate?.pageViewController(self, willTransitionTo: pages)
        guard book.transition == nil else { return false }
        let goes = book.style == .scroll ? scroll(through: transition) : turn(through: transition)
        guard !goes else { return true }
        begin(transition, animated: false)
        place(transition)
        end(transition, completed: true)
        return true
    }
}
