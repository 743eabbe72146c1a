// One controller at a time where the width is compact, and back to columns.
// Apple: "UISplitViewController", isCollapsed; "UISplitViewControllerDelegate", collapsing and expanding.
import Foundation
import UIKitCore

extension UISplitViewController {
    /// The column whose container's view fills the split view while it is collapsed.
    var collapsedColumn: Column? {
        guard arrangement.phase == .collapsed else { return nil }
        return arrangement.showsCompact ? .compact : columns.present.first
    }

    /// The navigation controller on which the other columns are stacked.
    private var stackNavigation: UINavigationController? {
        guard !arrangement.showsCompact, let base = columns.present.first else { return nil }
        return columns[base]?.container.columnNavigation
    }

    /// The column in front while the interface is collapsed. A page that was pushed above other columns is the outermost
    /// column's, and stays with it when they part.
    var topCollapsedColumn: Column? {
        guard arrangement.phase == .collapsed, !arrangement.showsCompact else { return collapsedColumn }
        return stackNavigation?.viewControllers.last.flatMap { columns.column(of: $0) } ?? columns.present.first
    }

    // MARK: Collapsing

    /// Steps: 1. movements end; 2. the top column; 3. views out; 4. the stack; 5. the delegate.
    func collapse() {
        guard splitView != nil else { return }
        arrangement.beginChanging()
        endDrag()
        endMovement()
        let proposed: Column = columns[.compact] != nil ? .compact : columns.present.last ?? .secondary
        let top =
            isColumnStyle
            ? delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed : .secondary
        takeOutViews()
        arrangement.collapse()
        if isColumnStyle { stack(top: columns[top] == nil ? proposed : top) } else { collapseClassic() }
        arrangement.endChanging()
        refreshButtons()
        delegate?.splitViewControllerDidCollapse(self)
    }

    private func takeOutViews() {
        for container in columns.containers {
            setOverrideTraitCollection(nil, forChild: container)
            if container.viewIfLoaded?.superview === splitView { container.view.removeFromSuperview() }
            // Without a window to leave nothing else tells it.
            if container.appearing.phase == .appearing {
                container.beginAppearing(false, false)
                container.endAppearing()
            }
        }
        splitView?.shade.alpha = 0
        splitView?.placeLines(at: [], width: 0, isOnRight: false)
    }

    /// Columns up to one stand on the outermost one's navigation controller, as navigation controllers in its stack
    /// (observed in a public report). Or the compact column stands alone.
    func stack(top: Column?) {
        arrangement.showCompact(top == .compact || columns.present.isEmpty)
        if let navigation = stackNavigation {
            let order = columns.present
            // A column that is gone gives way to the one before it.
            let count = (top.flatMap { top in order.lastIndex { $0.rawValue <= top.rawValue } } ?? 0) + 1
            let nested = order.prefix(count).dropFirst().compactMap { columns[$0]?.container }
            for controller in nested where controller.parent === self { give(up: controller) }
            // Its pages are laid out where they will stand.
            if let view = splitView { navigation.viewIfLoaded?.frame = view.bounds }
            if !nested.isEmpty { navigation.setColumnStack(navigation.viewControllers + nested, animated: false) }
        }
        showCollapsed()
    }

    /// Takes the stacked columns apart again; they are children as before.
    func unstack() {
        if let navigation = stackNavigation {
            // Whoever is on the way out is a child until it has gone.
            navigation.finishTransition()
            let own = navigation.viewControllers.filter { columns.column(of: $0) == nil }
            if own.count != navigation.viewControllers.count { navigation.setColumnStack(own, animated: false) }
        }
        for container in columns.containers { takeChild(container) }
    }

    private func showCollapsed() {
        guard let view = splitView, let container = collapsedColumn.flatMap({ columns[$0]?.container }) else { return }
        for other in columns.containers where other !== container && other.viewIfLoaded?.superview === view {
            other.view.removeFromSuperview()
        }
        container.loadViewIfNeeded()
        container.view.frame = view.bounds
        if container.view.superview !== view { view.insert(container.view, isContent: true) }
        view.setNeedsLayout()
    }

    // MARK: Expanding

    /// Steps: 1. the columns apart; 2. the display mode; 3. views; 4. the delegate.
    func expand() {
        arrangement.beginChanging()
        if isColumnStyle { unstack() } else { separateClassic() }
        arrangement.expand()
        var mode = layout.mode
        if isColumnStyle, let delegate {
            let wish = delegate.splitViewController(self, displayModeForExpandingToProposedDisplayMode: mode)
            if wish != .automatic { mode = layout.mode(like: wish) }
        }
        installExpanded(announce(mode))
        arrangement.endChanging()
        viewIfLoaded?.setNeedsLayout()
        delegate?.splitViewControllerDidExpand(self)
    }

    // MARK: Going to and fro while collapsed

    /// Goes back to a column in the stack, or puts those up to it on it.
    func goTo(_ column: Column) {
        guard let navigation = stackNavigation, let index = columns.present.firstIndex(of: column) else { return }
        let stack = navigation.viewControllers
        let animated = UIView.areAnimationsEnabled && navigation.viewIfLoaded?.window != nil
        guard let container = columns[column]?.container else { return }
        if index == 0 {
            let own = stack.prefix { columns.column(of: $0) == nil }
            if own.count < stack.count { navigation.setColumnStack(Array(own), animated: animated) }
        } else if let place = stack.firstIndex(where: { $0 === container }) {
            if place < stack.count - 1 { navigation.setColumnStack(Array(stack.prefix(place + 1)), animated: animated) }
        } else {
            let missing = columns.present[1...index].compactMap { columns[$0]?.container }.filter { one in
                !stack.contains { $0 === one }
            }
            for controller in missing where controller.parent === self { give(up: controller) }
            navigation.setColumnStack(stack + missing, animated: animated)
        }
    }

    func goBack(from column: Column) {
        guard let navigation = stackNavigation, topCollapsedColumn == column, column != columns.present.first else { return }
        let stack = navigation.viewControllers
        guard let place = stack.firstIndex(where: { $0 === columns[column]?.container }) else { return }
        navigation.setColumnStack(
            Array(stack.prefix(place)), animated: UIView.areAnimationsEnabled && navigation.viewIfLoaded?.window != nil)
    }

    // MARK: Classic

    /// Steps: 1. the delegate's primary controller; 2. the delegate sees to the content, or the primary controller does.
    func collapseClassic() {
        arrangement.showCompact(false)
        if let primary = delegate?.primaryViewController(forCollapsing: self) { exchangePrimary(primary) }
        if let secondary = columns[.secondary]?.container, let primary = columns[.primary]?.container {
            let isHandled = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
            putClassic(nil, in: .secondary)
            give(up: secondary)
            arrangement.preserve(secondary)
            if !isHandled { primary.collapseSecondaryViewController(secondary, for: self) }
            if secondary.parent != nil { arrangement.preserve(nil) }
        }
        showCollapsed()
    }

    /// Steps: 1. the delegate's primary controller; 2. the content: the delegate's, what the primary controller gives
    /// back, or what was there before.
    private func separateClassic() {
        if let primary = delegate?.primaryViewController(forExpanding: self) { exchangePrimary(primary) }
        guard let primary = columns[.primary]?.container else { return }
        guard columns[.secondary] == nil else { return }
        let secondary =
            delegate?.splitViewController(self, separateSecondaryFrom: primary)
            ?? primary.separateSecondaryViewController(for: self) ?? arrangement.preserved
        arrangement.preserve(nil)
        guard let secondary, secondary !== primary else { return }
        putClassic(secondary, in: .secondary)
        takeChild(secondary)
    }

    private func exchangePrimary(_ primary: UIViewController) {
        guard primary !== columns[.primary]?.container else { return }
        if let old = columns[.primary]?.container { give(up: old) }
        putClassic(primary, in: .primary)
        takeChild(primary)
    }

    /// Other controllers were set: none comes back.
    func forgetPreserved() { arrangement.preserve(nil) }

    /// Takes controllers that are named anew out of the primary one's stack.
    func unstackClassic(keeping controllers: [UIViewController]) {
        guard let navigation = stackNavigation else { return }
        let own = navigation.viewControllers.filter { one in !controllers.contains { $0 === one } }
        if own.count != navigation.viewControllers.count, !own.isEmpty { navigation.setColumnStack(own, animated: false) }
    }

    // MARK: Showing

    func showPrimary(_ controller: UIViewController, _ sender: Any?) {
        if delegate?.splitViewController(self, show: controller, sender: sender) ?? false { return }
        if isColumnStyle {
            setColumn(controller, .primary)
            showColumn(.primary)
        } else if isCollapsed, let navigation = stackNavigation {
            navigation.show(controller, sender: sender)
        } else {
            setControllers([controller] + [columns[.secondary]?.container].compactMap { $0 })
        }
    }

    /// Another controller is the content's, also where a plain one would be pushed by setViewController(_:for:) (guessed).
    func showDetail(_ controller: UIViewController, _ sender: Any?) {
        if delegate?.splitViewController(self, showDetail: controller, sender: sender) ?? false { return }
        if isColumnStyle {
            if arrangement.phase == .collapsed, arrangement.showsCompact {
                columns[.compact]?.container.columnNavigation?.pushViewController(controller, animated: UIView.areAnimationsEnabled)
                return
            }
            if columns[.secondary]?.original !== controller {
                setColumn(nil, .secondary)
                setColumn(controller, .secondary)
            }
            showColumn(.secondary)
        } else if isCollapsed {
            guard let navigation = stackNavigation else { return present(controller, animated: UIView.areAnimationsEnabled) }
            navigation.setColumnStack(
                navigation.viewControllers + [controller],
                animated: UIView.areAnimationsEnabled && navigation.viewIfLoaded?.window != nil)
        } else {
            setControllers([columns[.primary]?.container ?? UIViewController(), controller])
        }
    }
}
