// A navigation controller in another one's stack, as collapsed split views have it: one bar for both.
// Apple: "UISplitViewController", collapsing. Observed on Owen Zhao's blog: nested controllers, doubled space.
import CoreGraphics
import Foundation
import UIKitCore

extension UINavigationController {
    /// Whether it stands in the stack of another one, whose bar shows its items.
    var isNested: Bool { parent is UINavigationController }
    /// Whose bar shows the items.
    var barOwner: UINavigationController { (parent as? UINavigationController)?.barOwner ?? self }
    /// Whether its own bar is not seen.
    var isBarOut: Bool { chrome.isBarHidden || isNested }

    /// The height that the controller's own, invisible bar takes while it has a background image. Hiding the bar changes
    /// nothing (observed in the same report).
    var doubledSpace: CGFloat {
        guard isNested, chrome.bar?.backgroundImage(for: .default) != nil else { return 0 }
        return rowHeight
    }

    /// Sets the stack with navigation controllers among its pages.
    func setColumnStack(_ controllers: [UIViewController], animated: Bool) {
        let old = pages.controllers
        guard !(controllers.count == old.count && zip(controllers, old).allSatisfy { $0 === $1 }) else { return }
        let last = controllers.last
        let operation: Operation = last == nil || last === old.last ? .none : old.contains { $0 === last } ? .pop : .push
        change(to: controllers, operation, animated)
        for case let moved as UINavigationController in controllers + old { moved.nestingChanged() }
        showItemsAnew()
    }

    /// Follows a change of nesting: the controller has come into another one's stack, or left it.
    private func nestingChanged() {
        guard isViewLoaded else { return }
        navigationBar.isHidden = isBarOut
        if !isNested { showItemsAnew() }
        view.setNeedsLayout()
    }

    /// Items are the bar's that shows them last.
    func showItemsAnew() {
        guard isViewLoaded, barOwner.pages.transition == nil, pages.transition == nil else { return }
        showItems(.none)
    }

    /// Whether the bar has the pages' items already.
    var isShowingItems: Bool {
        guard let bar = chrome.bar, bar.barPlace.contents != nil else { return false }
        let shown = bar.barItems.stack, wanted = items
        return shown.count == wanted.count && zip(shown, wanted).allSatisfy { $0 === $1 }
    }

    // MARK: Back

    /// Whether the page in front is itself a stack that can go back.
    var frontGoesBack: Bool {
        guard let front = pages.controllers.last as? UINavigationController else { return false }
        return front.pages.controllers.count > 1 || front.frontGoesBack
    }

    /// The innermost stack that can go back does.
    func popFront() {
        if frontGoesBack, let front = pages.controllers.last as? UINavigationController {
            guard front.pages.transition == nil else { return }
            front.popFront()
        } else {
            popViewController(animated: true)
        }
    }

    /// Back to the page of an item among ``items``.
    func popTo(itemAt index: Int) {
        var rest = index
        for page in pages.controllers {
            guard let inner = page as? UINavigationController else {
                if rest == 0 {
                    popToViewController(page, animated: true)
                    return
                }
                rest -= 1
                continue
            }
            let count = inner.items.count
            if rest < count {
                if page !== pages.controllers.last { popToViewController(page, animated: true) }
                inner.popTo(itemAt: rest)
                return
            }
            rest -= count
        }
    }
}

extension UIViewController {
    /// The visible page of a navigation controller: its top page; itself for other controllers.
    var frontPage: UIViewController { (self as? UINavigationController)?.topViewController?.frontPage ?? self }
}
