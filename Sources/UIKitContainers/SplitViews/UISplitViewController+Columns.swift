// The content of the columns: wrapping, pushing, the list of controllers.
// Apple: "UISplitViewController", setViewController(_:for:); viewControllers. Reported as FB8640357.
import Diagnostics
import Foundation
import UIKitCore

/// Changed by `UISplitViewController+Columns.swift`.
struct SplitColumns {
    fileprivate var storage: [UISplitViewController.Column: SplitColumn] = [:]

    subscript(column: UISplitViewController.Column) -> SplitColumn? {
        storage[column]
    }
    /// The columns of the expanded interface that have a controller, from the outermost to the content.
    var present: [UISplitViewController.Column] { [.primary, .supplementary, .secondary].filter { storage[$0] != nil } }
    var containers: [UIViewController] { [.primary, .supplementary, .secondary, .compact].compactMap { storage[$0]?.container } }
    func column(of container: UIViewController) -> UISplitViewController.Column? {
        storage.first { $0.value.container === container }?.key
    }
}

extension UISplitViewController {
    var isColumnStyle: Bool { ownStyle != .unspecified }

    /// Steps: 1. misuse; 2. out with nil; 3. a plain controller on the secondary column's stack; 4. another container,
    /// wrapped where it must be.
    func setColumn(_ controller: UIViewController?, _ column: Column) {
        guard mayUseColumn(column, "setViewController(_:for: .\(column))") else { return }
        if column == .inspector { return keepInspector(controller) }
        guard let controller else { return fill(column, with: nil) }
        if let present = columns[column], present.original === controller { return }
        if controller === self || controller.isAncestorOf(self) {
            Catalogue.childIsAncestor.report(object: ObjectName.of(controller))
            return
        }
        if controller.standsInSecondaryColumn, column == .primary || column == .supplementary {
            Catalogue.tabsInSideColumn.report(
                object: ObjectName.of(self), cause: "\(ObjectName.short(controller)) was set for .\(column).")
        }
        if column == .secondary, !Self.standsAlone(controller, in: column),
            let navigation = columns[column]?.container as? UINavigationController
        {
            pushOnSecondary(controller, navigation)
            return
        }
        fill(column, with: SplitColumn(original: controller, container: Self.container(for: controller, in: column)))
    }

    /// Apple calls it expected behaviour (FB8640357): the old controller stays below the new one.
    private func pushOnSecondary(_ controller: UIViewController, _ navigation: UINavigationController) {
        if !navigation.viewControllers.isEmpty {
            Catalogue.secondaryPushed.report(
                object: ObjectName.of(self),
                cause: "The secondary column has a navigation controller with \(navigation.viewControllers.count) "
                    + "controller\(navigation.viewControllers.count == 1 ? "" : "s"): \(ObjectName.short(controller)) is pushed on top of "
                    + "\(navigation.topViewController.map { ObjectName.short($0) } ?? "nothing"), and Back leads there.")
        }
        columns.storage[.secondary] = SplitColumn(original: controller, container: navigation)
        if navigation.viewControllers.contains(where: { $0 === controller }) {
            navigation.popToViewController(controller, animated: false)
        } else {
            navigation.pushViewController(
                controller, animated: navigation.viewIfLoaded?.window != nil && UIView.areAnimationsEnabled)
        }
        refreshButtons()
    }

    /// Whether a controller gets no navigation controller around it (documented).
    static func standsAlone(_ controller: UIViewController, in column: Column) -> Bool {
        switch column {
        case .compact, .inspector: true
        case .primary: controller is UINavigationController || controller.children.first is UINavigationController
        case .secondary: controller is UINavigationController || controller.standsInSecondaryColumn
        case .supplementary: controller is UINavigationController
        }
    }

    private static func container(for controller: UIViewController, in column: Column) -> UIViewController {
        standsAlone(controller, in: column) ? controller : UINavigationController(rootViewController: controller)
    }

    /// Puts a container, or nothing, into a column in place of what stands there.
    private func fill(_ column: Column, with new: SplitColumn?) {
        let old = columns[column]?.container
        if let old, old === new?.container {
            columns.storage[column] = new
            return
        }
        // A controller that stands in another column leaves it.
        if let container = new?.container, let other = columns.column(of: container), other != column { fill(other, with: nil) }
        if let original = new?.original, new?.container === original, original.parent != nil, original.parent !== self {
            original.willMove(toParent: nil)
            original.viewIfLoaded?.removeFromSuperview()
            original.removeFromParent()
        }
        rearranging {
            if let old { give(up: old) }
            columns.storage[column] = new
            if let container = new?.container { takeChild(container) }
        }
    }

    /// Changes the columns of either arrangement: collapsed ones are taken apart meanwhile and put together again.
    func rearranging(_ change: () -> Void) {
        guard arrangement.phase == .collapsed else {
            if arrangement.phase == .expanded {
                endDrag()
                endMovement()
            }
            change()
            if arrangement.phase == .expanded { columnsChanged() }
            return
        }
        let top = topCollapsedColumn
        unstack()
        change()
        stack(top: top)
        refreshButtons()
    }

    func takeChild(_ controller: UIViewController) {
        guard controller.parent !== self else { return }
        addChild(controller)
        controller.didMove(toParent: self)
    }

    func give(up controller: UIViewController) {
        setOverrideTraitCollection(nil, forChild: controller)
        guard controller.parent === self else { return }
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
        // It went with this controller, which will not tell it of the end any more.
        if controller.appearing.phase == .disappearing, controller.viewIfLoaded?.window == nil { controller.endAppearing() }
    }

    /// Columns belong to the column styles, the supplementary one to three columns.
    func mayUseColumn(_ column: Column, _ call: String) -> Bool {
        if !isColumnStyle {
            Catalogue.columnInClassicSplit.report(
                object: ObjectName.of(self), cause: "\(call) was called on a split view of style .unspecified.")
            return false
        }
        if ownStyle == .doubleColumn, column == .supplementary {
            Catalogue.columnInClassicSplit.report(
                object: ObjectName.of(self), cause: "\(call) was called on a split view of style .doubleColumn.",
                fix: "Create the split view with init(style: .tripleColumn).")
            return false
        }
        return true
    }

    /// Kept alone: nothing shows it.
    private func keepInspector(_ controller: UIViewController?) {
        columns.storage[.inspector] = controller.map { SplitColumn(original: $0, container: $0) }
        inspectorIsMissing("setViewController(_:for: .inspector)", isDefault: controller == nil)
    }

    func inspectorIsMissing(_ call: String, isDefault: Bool = false) {
        Catalogue.stored(
            "UISplitViewController.\(call)", of: ObjectName.of(self), isDefault: isDefault,
            "There is no inspector column: its controller is kept and not shown.")
    }

    // MARK: viewControllers

    /// The controller that status bar and home indicator ask.
    var frontContainer: UIViewController? {
        let column = arrangement.phase == .collapsed ? collapsedColumn : columns.present.last
        return column.flatMap { columns[$0]?.container }
    }

    /// Collapsed: what is shown in the columns' place. Expanded, and before anything is shown: the columns (documented).
    var shownControllers: [UIViewController] {
        if arrangement.phase == .collapsed {
            return [collapsedColumn].compactMap { $0 }.compactMap { columns[$0]?.container }
        }
        return columns.present.compactMap { columns[$0]?.container }
    }

    func setControllers(_ controllers: [UIViewController]) {
        if isColumnStyle {
            let order: [Column] =
                ownStyle == .tripleColumn && controllers.count > 2
                ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
            for (column, controller) in zip(order, controllers) { setColumn(controller, column) }
            for column in order.dropFirst(controllers.count) { setColumn(nil, column) }
            return
        }
        setClassicControllers(controllers)
    }

    /// A controller of the classic style stands in its column as it is; or none does.
    func putClassic(_ controller: UIViewController?, in column: Column) {
        columns.storage[column] = controller.map { SplitColumn(original: $0, container: $0) }
    }

    /// The first is primary, the second the content; more are left out. No controller is wrapped.
    private func setClassicControllers(_ controllers: [UIViewController]) {
        let order: [Column] = [.primary, .secondary]
        let wasCollapsed = arrangement.phase == .collapsed
        // A controller that was collapsed onto the primary one leaves unless it is named again.
        let old = order.compactMap { columns[$0]?.container }
        if wasCollapsed { unstackClassic(keeping: controllers) }
        forgetPreserved()
        for controller in old where !controllers.contains(where: { $0 === controller }) { give(up: controller) }
        for (index, column) in order.enumerated() {
            putClassic(index < controllers.count ? controllers[index] : nil, in: column)
            if let container = columns[column]?.container {
                if let parent = container.parent, parent !== self {
                    container.willMove(toParent: nil)
                    container.viewIfLoaded?.removeFromSuperview()
                    container.removeFromParent()
                }
                takeChild(container)
            }
        }
        switch arrangement.phase {
        case .expanded: columnsChanged()
        case .collapsed: collapseClassic()
        case .unplaced: break
        }
    }
}

extension UIViewController {
    func isAncestorOf(_ controller: UIViewController) -> Bool {
        var current = controller.parent
        while let there = current {
            if there === self { return true }
            current = there.parent
        }
        return false
    }
}
