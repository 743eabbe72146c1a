// Changes of the stack, and what is refused.
// Apple: "UINavigationController", Pushing and popping stack items. Exceptions: as public reports quote them.
import Diagnostics
import Foundation
@_spi(Vitrine) import UIKitCore

extension UINavigationController {
    func push(_ controller: UIViewController, _ animated: Bool) {
        guard MainThread.allows("-[UINavigationController pushViewController:animated:]") else { return }
        guard mayPush(controller) else { return }
        reportIfMoving(isPush: true, animated)
        change(to: pages.controllers + [controller], .push, animated)
    }

    @discardableResult
    func pop(_ animated: Bool) -> UIViewController? {
        guard MainThread.allows("-[UINavigationController popViewControllerAnimated:]") else { return nil }
        guard pages.controllers.count > 1, let last = pages.controllers.last else { return nil }
        reportIfMoving(isPush: false, animated)
        change(to: Array(pages.controllers.dropLast()), .pop, animated)
        return last
    }

    func pop(to controller: UIViewController, _ animated: Bool) -> [UIViewController]? {
        guard let index = pages.controllers.firstIndex(where: { $0 === controller }) else {
            Catalogue.popToUnknown.report(
                object: ObjectName.of(self),
                cause: "\(ObjectName.short(controller)) is not among the \(pages.controllers.count) controllers of the "
                    + "stack.",
                apple: "NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist.")
            return nil
        }
        let popped = Array(pages.controllers[(index + 1)...])
        guard !popped.isEmpty else { return [] }
        reportIfMoving(isPush: false, animated)
        change(to: Array(pages.controllers[...index]), .pop, animated)
        return popped
    }

    func popToFirst(_ animated: Bool) -> [UIViewController]? {
        guard let first = pages.controllers.first else { return nil }
        return pop(to: first, animated)
    }

    /// Replaces the stack. A controller that may not be pushed may not be set either.
    func replace(_ controllers: [UIViewController], _ animated: Bool) {
        guard MainThread.allows("-[UINavigationController setViewControllers:animated:]") else { return }
        var wanted: [UIViewController] = []
        for controller in controllers {
            if wanted.contains(where: { $0 === controller }) {
                reportTwice(controller)
            } else if !isRefused(controller) {
                wanted.append(controller)
            }
        }
        let old = pages.controllers
        guard !(wanted.count == old.count && zip(wanted, old).allSatisfy { $0 === $1 }) else { return }
        let last = wanted.last
        let operation: Operation =
            last == nil || last === old.last ? .none : old.contains { $0 === last } ? .pop : .push
        if operation != .none { reportIfMoving(isPush: operation == .push, animated) }
        change(to: wanted, operation, animated)
    }

    // MARK: Refused

    private func mayPush(_ controller: UIViewController) -> Bool {
        if isRefused(controller) { return false }
        if pages.controllers.contains(where: { $0 === controller }) {
            reportTwice(controller)
            return false
        }
        return true
    }

    private func isRefused(_ controller: UIViewController) -> Bool {
        switch controller.refusalToBePushed {
        case .navigation:
            Catalogue.navigationPushed.report(
                object: ObjectName.of(self), cause: "\(ObjectName.short(controller)) was about to be pushed.",
                apple: "NSInvalidArgumentException: Pushing a navigation controller is not supported")
            return true
        case .split:
            Catalogue.splitPushed.report(
                object: ObjectName.of(self), cause: "\(ObjectName.short(controller)) was about to be pushed.",
                apple: "NSInvalidArgumentException: Split View Controllers cannot be pushed to a Navigation Controller "
                    + ObjectName.short(self))
            return true
        case nil:
            return false
        }
    }

    private func reportTwice(_ controller: UIViewController) {
        Catalogue.pushedTwice.report(
            object: ObjectName.of(self), cause: "\(ObjectName.short(controller)) is already on the stack.",
            apple: "NSInvalidArgumentException: Pushing the same view controller instance more than once is not supported ("
                + "\(ObjectName.short(controller)))")
    }

    /// An animated change under way ends at once.
    private func reportIfMoving(isPush: Bool, _ animated: Bool) {
        guard let moving = pages.transition, moving.coordinator.isAnimated, !pages.isTelling else { return }
        if isPush, animated {
            Catalogue.nestedPush.report(
                object: ObjectName.of(self), cause: "\(ObjectName.short(moving.to)) was still appearing.",
                apple: "nested push animation can result in corrupted navigation bar")
        } else {
            Catalogue.changedWhileMoving.report(
                object: ObjectName.of(self), cause: "\(ObjectName.short(moving.to)) was still appearing.",
                apple: "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might get "
                    + "corrupted.")
        }
    }

    // MARK: Bookkeeping

    /// Steps: 1. a change under way ends; 2. the stack; 3. children come and go; 4. the pages, unless controllers are just
    /// being told of another change.
    func change(
        to controllers: [UIViewController], _ operation: Operation, _ animated: Bool,
        by hand: UIPercentDrivenInteractiveTransition? = nil
    ) {
        if !pages.isTelling { finishTransition() }
        let before = pages.controllers
        pages.stack(controllers)
        for child in controllers where child.parent !== self || pages.leaving.contains(where: { $0 === child }) {
            pages.keep([child])
            addChild(child)
            pages.arrive(child)
        }
        for child in before where !controllers.contains(where: { $0 === child }) {
            pages.forgetArrival(of: child)
            child.willMove(toParent: nil)
            pages.leave(child)
        }
        if pages.isTelling {
            pages.wait(for: operation, animated)
        } else {
            showTop(operation, animated, from: before, by: hand)
        }
    }

    /// Tells of arrivals, and lets go of those that have left the stack.
    func settle() {
        for child in pages.takeArrivals() where child.parent === self { child.didMove(toParent: self) }
        for child in pages.takeLeaving() {
            if child.viewIfLoaded?.superview === container { child.viewIfLoaded?.removeFromSuperview() }
            child.removeFromParent()
        }
    }

    // MARK: Archives

    func encodePages(with coder: NSCoder) {
        coder.encode(pages.controllers as NSArray, forKey: "UIViewControllers")
        coder.encode(isNavigationBarHidden, forKey: "UINavigationBarHidden")
        coder.encode(isToolbarHidden, forKey: "UIToolbarHidden")
    }

    func decodePages(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let controllers = coder.objectIfPresent("UIViewControllers") as? [UIViewController] {
            change(to: controllers, .none, false)
        }
        decodeBars(from: coder)
    }
}
