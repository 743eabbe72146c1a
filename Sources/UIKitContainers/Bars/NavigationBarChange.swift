// One item's views give way to another's.
// No Apple page: this is ours; the movement is by eye.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// The views of one item on their way out, those of another on their way in.
@MainActor final class NavigationBarChange {
    /// The place of the new item on the stack.
    enum Kind { case push, pop, none }

    private weak var bar: UINavigationBar?
    let from: NavigationBarContent?
    let to: NavigationBarContent
    let kind: Kind
    private let before: [UINavigationItem]
    private(set) var isOver = false
    /// The bar shows other looks since the new item's views were made.
    var looksHaveChanged = false

    /// - Parameter before: The stack as it was.
    init(
        _ bar: UINavigationBar, from: NavigationBarContent?, to: NavigationBarContent, _ kind: Kind,
        before: [UINavigationItem]
    ) {
        self.bar = bar
        self.from = from
        self.to = to
        self.kind = kind
        self.before = before
    }

    /// Left to right a push goes to the left.
    private var direction: CGFloat {
        let mirrored = bar?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (kind == .pop ? -1 : 1) * (mirrored ? -1 : 1)
    }

    func prepare() {
        guard kind != .none else { return }
        to.layoutIfNeeded()
        to.move(coming: true, direction, kind == .push)
    }

    func animate() {
        guard kind != .none else { return }
        from?.move(coming: false, direction, kind == .push)
        to.rest()
    }

    /// Whether the new item stays.
    func end(_ completed: Bool) {
        guard !isOver else { return }
        isOver = true
        bar?.forget(self)
        to.rest()
        from?.rest()
        if completed {
            from?.removeFromSuperview()
        } else {
            to.removeFromSuperview()
            bar?.restore(from, before)
        }
        // Views that were hidden meanwhile have missed what changed.
        if looksHaveChanged || !completed { bar?.barPlace.contents?.reload() }
        bar?.updateLooks()
        bar?.setNeedsLayout()
    }
}
