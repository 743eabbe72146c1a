// The tabs and the selected one, and the change from one to another.
// Apple: "UITabBarController", Managing the view controllers; Managing the selected tab.
import CoreGraphics
import Diagnostics
import Foundation
import UIKitCore
import UIKitValues

extension UITabBarController {
    func setUpTabs() {
        bar.controller = self
        bar.delegateStorage = self
    }

    // MARK: Tabs

    /// Steps: 1. those that are no tabs any more leave; 2. new ones become children; 3. the items; 4. the selection.
    func take(_ controllers: [UIViewController], _ animated: Bool) {
        var seen = Set<ObjectIdentifier>()
        let controllers = controllers.filter { seen.insert(ObjectIdentifier($0)).inserted }
        let before = tabState.all, index = tabState.all.firstIndex { $0 === selectedController }
        let selected = selectedController
        guard !controllers.elementsEqual(before, by: ===) else { return }
        endTransition()
        tabState.more?.giveBack()
        tabState.all = controllers
        let next =
            controllers.first { $0 === selected }
            ?? index.flatMap { controllers.indices.contains($0) ? controllers[$0] : nil } ?? controllers.first
        // The old view is removed before its controller leaves.
        if let shown = tabState.selected, before.contains(shown), !controllers.contains(shown) { exchange(for: nil) }
        for controller in before where !controllers.contains(controller) {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        for controller in controllers where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        sortChildren()
        showItems(animated: animated)
        choose(next)
    }

    func sortChildren() {
        containment.order(as: tabState.all)
    }

    /// How many items the bar has room for.
    var most: Int { TabLayout.most(isWide: traitCollection.horizontalSizeClass == .regular) }
    private var hasMore: Bool { tabState.all.count > tabState.most }
    /// The tabs that have an item.
    var inBar: [UIViewController] { hasMore ? Array(tabState.all.prefix(tabState.most - 1)) : tabState.all }
    /// The others.
    var inMore: [UIViewController] { Array(tabState.all.dropFirst(inBar.count)) }

    func showItems(animated: Bool = false) {
        tabState.most = most
        var items = inBar.map { $0.tabBarItem! }
        if hasMore { items.append(madeMore.navigation.tabBarItem) }
        bar.show(items, animated: animated)
        tabState.more?.list.reload()
    }

    /// Another width, other room.
    func roomMayHaveChanged() {
        guard most != tabState.most, !tabState.all.isEmpty else { return }
        let selected = selectedController
        endTransition()
        tabState.more?.giveBack()
        showItems()
        choose(selected.flatMap { tabState.all.contains($0) ? $0 : nil } ?? tabState.all.first)
    }

    /// A tab has another item now.
    func itemsChanged() {
        showItems()
        bar.show(selected: tabState.selected?.tabBarItem)
    }

    func itemChanged(_ item: UITabBarItem) {
        if inMore.contains(where: { $0.tabBarItem === item }) { tabState.more?.list.reload() }
    }

    // MARK: Selection

    /// The selected controller as the app knows it.
    var selectedController: UIViewController? {
        if let more = tabState.more, tabState.selected === more.navigation { return more.shown ?? more.navigation }
        return tabState.selected
    }

    var indexOfSelected: Int { tabState.all.firstIndex { $0 === selectedController } ?? NSNotFound }

    func select(at index: Int) {
        guard tabState.all.indices.contains(index) else { return }
        choose(tabState.all[index])
    }

    func select(_ controller: UIViewController?) {
        guard let controller, controller !== selectedController else { return }
        if let more = tabState.more, controller === more.navigation, hasMore { return choose(controller) }
        if root(of: controller) != nil { return choose(controller) }
        guard tabState.all.contains(controller) else {
            Catalogue.selectedForeignTab.report(
                object: ObjectName.of(self),
                cause: "\(ObjectName.short(controller)) is not among the \(tabState.all.count) view controllers.")
            return
        }
        choose(controller)
    }

    /// Steps: 1. the delegate may refuse; 2. subclasses hear of the item; 3. the selection; 4. the delegate. A second
    /// tap takes a navigation controller to its root (observed).
    func tapped(_ item: UITabBarItem) {
        let more = tabState.more?.navigation
        let candidates = inBar + (hasMore ? [more].compactMap { $0 } : [])
        guard let found = candidates.first(where: { $0.tabBarItem === item }) else { return }
        let tab = root(of: found), previous = tabInForce
        guard mayTap(tab) else { return }
        let controller = resolved(found)
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        tabBar(bar, didSelect: item)
        if controller === tabState.selected {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            choose(controller)
        }
        delegate?.tabBarController(self, didSelect: controller)
        didTap(tab, previous: previous)
    }

    /// Shows a tab: in its place, or in that of "More".
    func choose(_ controller: UIViewController?) {
        let controller = controller.map(resolved)
        if let controller, inMore.contains(controller) {
            let more = madeMore
            let isShown = tabState.selected === more.navigation
            more.show(controller, animated: isShown && viewIfLoaded?.window != nil)
            exchange(for: more.navigation)
        } else {
            exchange(for: controller)
        }
    }

    // MARK: Exchange

    private func exchange(for new: UIViewController?) {
        guard new !== tabState.selected else { return bar.show(selected: new?.tabBarItem) }
        endTransition()
        let old = tabState.selected
        tabState.selected = new
        bar.show(selected: new?.tabBarItem)
        guard isViewLoaded else { return }
        if let old, let new, showsChildren, view.window != nil,
            let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
        {
            return run(animator, from: old, to: new)
        }
        // The order is observed: the one that comes hears first and last.
        if let new { childWillAppear(new, animated: false) }
        if let old, showsChildren { childWillDisappear(old, animated: false) }
        if let new { put(new) }
        if let old {
            old.viewIfLoaded?.removeFromSuperview()
            childDidDisappear(old)
        }
        if let new { childDidAppear(new) }
        selectionChanged()
    }

    /// A tab's view comes into the content.
    func put(_ controller: UIViewController) {
        controller.view.frame = childFrame(controller)
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(controller.view)
    }

    func selectionChanged() {
        layoutTabs()
        setNeedsStatusBarAppearanceUpdate()
        setNeedsUpdateOfHomeIndicatorAutoHidden()
    }

    private func run(
        _ animator: any UIViewControllerAnimatedTransitioning, from old: UIViewController, to new: UIViewController
    ) {
        let interactor = delegate?.tabBarController(self, interactionControllerFor: animator)
        let coordinator = TransitionCoordinator(containerView: content, isAnimated: true)
        containment.coordinator = coordinator
        childWillAppear(new, animated: true)
        childWillDisappear(old, animated: true)
        let context = TransitionContext(
            in: content,
            from: .init(old, view: old.viewIfLoaded, initial: self.childFrame(old)),
            to: .init(new, view: new.view, final: self.childFrame(new)), animator: animator, interactor: interactor
        ) { [weak self] completed in
            self?.end(from: old, to: new, completed)
        }
        tabState.context = context
        coordinator.run(context)
    }

    private func end(from old: UIViewController, to new: UIViewController, _ completed: Bool) {
        let coordinator = containment.coordinator
        tabState.context = nil
        containment.coordinator = nil
        let (stays, goes) = completed ? (new, old) : (old, new)
        if !completed {
            tabState.selected = old
            bar.show(selected: old.tabBarItem)
            childWillDisappear(new, animated: true)
            childWillAppear(old, animated: true)
        }
        if stays.viewIfLoaded?.superview !== content { put(stays) }
        goes.viewIfLoaded?.removeFromSuperview()
        childDidDisappear(goes)
        childDidAppear(stays)
        selectionChanged()
        coordinator?.finish(cancelled: !completed)
    }

    /// A transition that goes on is over: what follows begins from its end.
    func endTransition() { tabState.context?.forceEnd() }

    // MARK: Orientation

    var orientations: UIInterfaceOrientationMask {
        let answer = delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? []
        return answer.isEmpty ? defaultOrientations : answer
    }

    var firstOrientation: UIInterfaceOrientation {
        let answer = delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self) ?? .unknown
        return answer == .unknown ? .portrait : answer
    }
}
