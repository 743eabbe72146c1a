// Pages of content for assistive technologies.
// Apple: "UIAccessibilityAction", accessibilityScroll(_:).
import CoreGraphics
import Foundation
import UIKitValues

extension UIScrollView {
    /// Steps: 1. which way the content goes; 2. a page, as far as there is content; 3. the notice where it is now.
    func scrollForAccessibility(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard isScrollEnabled else { return false }
        let isHorizontal = contentSize.width > bounds.width && contentSize.height <= bounds.height
        let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var page = CGVector.zero
        switch direction {
        case .up: page.dy = -1
        case .down: page.dy = 1
        case .left: page.dx = -1
        case .right: page.dx = 1
        case .next: isHorizontal ? (page.dx = rightToLeft ? -1 : 1) : (page.dy = 1)
        case .previous: isHorizontal ? (page.dx = rightToLeft ? 1 : -1) : (page.dy = -1)
        }
        let inset = adjustedContentInset
        let room = CGSize(
            width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
        let last = CGPoint(
            x: max(-inset.left, contentSize.width + inset.right - bounds.width),
            y: max(-inset.top, contentSize.height + inset.bottom - bounds.height))
        let target = CGPoint(
            x: min(max(contentOffset.x + page.dx * room.width, -inset.left), last.x),
            y: min(max(contentOffset.y + page.dy * room.height, -inset.top), last.y))
        guard target != contentOffset, room.width > 0, room.height > 0 else { return false }
        setContentOffset(target, animated: false)
        let along =
            page.dx != 0
            ? (target.x + inset.left, room.width, contentSize.width)
            : (target.y + inset.top, room.height, contentSize.height)
        let number = Int((along.0 / along.1).rounded()) + 1
        let count = max(number, Int((along.2 / along.1).rounded(.up)))
        UIAccessibility.post(notification: .pageScrolled, argument: "Page \(number) of \(count)")
        return true
    }
}
