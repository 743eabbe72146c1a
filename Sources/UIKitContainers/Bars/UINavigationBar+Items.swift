// The stack of items: pushed, popped, set.
// Apple: "UINavigationBar", Pushing and popping items; "UINavigationBarDelegate".
import Diagnostics
import Foundation
import UIKitCore

/// Changed by `UINavigationBar+Items.swift`.
struct BarItems {
    fileprivate(set) var stack: [UINavigationItem] = []
    fileprivate(set) weak var delegate: (any UINavigationBarDelegate)?
    /// The controller whose bar it is.
    fileprivate(set) weak var controller: (any BarOwner)?
}

extension UINavigationBar {
    func belong(to controller: any BarOwner) { barItems.controller = controller }

    /// A navigation controller's bar is the controller's affair.
    private func isManaged(_ call: String) -> Bool {
        guard let controller = barItems.controller else { return false }
        Catalogue.managedBarChanged.report(
            object: ObjectName.of(self),
            cause: "\(call) was called on the bar of \(ObjectName.short(controller)).",
            apple: "NSInternalInconsistencyException: Cannot call \(call) directly on a UINavigationBar managed by a "
                + "controller.")
        return true
    }

    func setBarDelegate(_ delegate: (any UINavigationBarDelegate)?) {
        if barItems.controller != nil {
            Catalogue.managedBarDelegate.report(
                object: ObjectName.of(self),
                apple: "NSInternalInconsistencyException: Cannot manually set the delegate on a UINavigationBar managed by "
                    + "a controller.")
            return
        }
        barItems.delegate = delegate
    }

    /// Duplicates are dropped, as a stack holds an item once.
    func set(_ items: [UINavigationItem], _ animated: Bool) {
        guard !isManaged("setItems:animated:") else { return }
        let old = barItems.stack
        let kind: NavigationBarChange.Kind =
            old.last === items.last ? .none : old.contains { $0 === items.last } ? .pop : .push
        show(items, kind, animated: animated && window != nil)
    }

    func push(_ item: UINavigationItem, _ animated: Bool) {
        guard !isManaged("pushNavigationItem:animated:") else { return }
        guard barItems.delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        show(barItems.stack + [item], .push, animated: animated && window != nil) { [weak self] in
            guard let self else { return }
            self.barItems.delegate?.navigationBar(self, didPush: item)
        }
    }

    @discardableResult
    func pop(_ animated: Bool) -> UINavigationItem? {
        guard !isManaged("popNavigationItemAnimated:"), let item = barItems.stack.last else { return nil }
        guard barItems.delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
        show(Array(barItems.stack.dropLast()), .pop, animated: animated && window != nil) { [weak self] in
            guard let self else { return }
            self.barItems.delegate?.navigationBar(self, didPop: item)
        }
        return item
    }

    /// A tap on the back button: 1. the item's own action; 2. the controller, or the bar by itself.
    func goBack() {
        guard let item = topItem else { return }
        if let action = item.backAction {
            action.performWithSender(item, target: nil)
        } else if let controller = barItems.controller {
            controller.backTapped(item)
        } else {
            pop(true)
        }
    }

    /// A long press on the back button lists what lies below.
    func backMenu() -> UIMenu? {
        let below = barItems.stack.dropLast()
        guard below.count > 0 else { return nil }
        return UIMenu(
            children: below.enumerated().reversed().map { index, item in
                UIAction(title: item.titleAsBack ?? "Back") { [weak self] _ in self?.goBack(to: index) }
            })
    }

    private func goBack(to index: Int) {
        if let controller = barItems.controller {
            controller.goBack(to: index)
        } else {
            for _ in index..<max(index, barItems.stack.count - 1) { pop(true) }
        }
    }

    /// The items hear of this bar, those before do not any more.
    func take(_ items: [UINavigationItem]) {
        for item in barItems.stack where item.host === self { item.host = nil }
        barItems.stack = items
        for item in items { item.host = self }
    }

    // MARK: Showing

    /// Shows the last of the items by itself.
    func show(
        _ items: [UINavigationItem], _ kind: NavigationBarChange.Kind, animated: Bool,
        _ completion: (() -> Void)? = nil
    ) {
        let change = begin(items, kind)
        guard animated, let change else {
            change?.end(true)
            completion?()
            return
        }
        UIView.animate(withDuration: NavigationMeasures.duration, delay: 0, options: .curveEaseInOut) {
            change.animate()
        } completion: { _ in
            change.end(true)
            completion?()
        }
    }

    /// Puts the views of the last item beside those that are shown. What runs the change calls `animate` in an animation,
    /// then `end`.
    func begin(_ items: [UINavigationItem], _ kind: NavigationBarChange.Kind) -> NavigationBarChange? {
        barPlace.change?.end(true)
        var seen = Set<ObjectIdentifier>()
        let items = items.filter { seen.insert(ObjectIdentifier($0)).inserted }
        let before = barItems.stack
        take(items)
        let old = barPlace.contents
        guard let top = items.last else {
            old?.removeFromSuperview()
            barPlace.contents = nil
            updateLooks()
            return nil
        }
        let new = NavigationBarContent(top, backTo: items.dropLast().last, in: self)
        new.frame = bounds
        new.becomePart()
        insertSubview(new, at: barPlace.ground == nil ? 0 : 1)
        barPlace.contents = new
        let change = NavigationBarChange(self, from: old, to: new, kind, before: before)
        barPlace.change = change
        change.prepare()
        return change
    }

    /// A change is over.
    func forget(_ change: NavigationBarChange) {
        if barPlace.change === change { barPlace.change = nil }
    }

    /// A change did not come about: views and items are those of before.
    func restore(_ contents: NavigationBarContent?, _ items: [UINavigationItem]) {
        barPlace.contents = contents
        take(items)
    }
}

extension UINavigationBar: NavigationItemHost {
    package func navigationItemChanged(_ item: UINavigationItem, animated: Bool) {
        let isTop = item === topItem
        if isTop || item === backItem { barPlace.contents?.reload(animated: animated && window != nil) }
        if isTop {
            updateLooks()
            barItems.controller?.barHeightMayChange()
        }
    }
}
