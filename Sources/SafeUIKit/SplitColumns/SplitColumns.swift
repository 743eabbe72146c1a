// The columns of a split view without their traps: replaced instead of pushed, all bars styled by one call.
// Apple: "UISplitViewController", setViewController(_:for:). Traps: Owen Zhao's blog (FB8640357).
import UIKit

/// The columns of a split view controller. Accessible as `split.safeColumns`.
///
/// ```swift
/// split.safeColumns.styleBars(ColumnBarStyle(background: .systemBlue, title: .white, tint: .systemYellow))
/// split.safeColumns.replace(detail, in: .secondary)
/// ```
@MainActor public struct SplitColumns {
    let split: UISplitViewController

    /// The columns that a split view of the column styles can have.
    static let all: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]

    /// Replaces the content of a column with a controller, and shows the column.
    ///
    /// `setViewController(_:for:)` would push a plain controller on the secondary column's stack, where Back leads to the old
    /// controller. Here the column gets a new stack with the bar style of the old one. A controller that is already in the column
    /// stays, and the controllers pushed on it are removed. The classic style is supported too; its secondary column is the
    /// second of `viewControllers`.
    /// - Parameter shows: Whether the column is brought to the front. In a collapsed split view this navigates to it.
    /// - Returns: False, with nothing changed, if the split view does not have the column. In the classic style also if the split
    ///   view is collapsed and the controller would not be visible: for the primary column, and for the secondary one unless
    ///   `shows`.
    @discardableResult
    public func replace(_ controller: UIViewController, in column: UISplitViewController.Column, shows: Bool = true) -> Bool {
        guard split.style != .unspecified else { return replaceClassic(controller, column, shows) }
        guard column != .supplementary || split.style == .tripleColumn else { return false }
        if split.viewController(for: column) === controller {
            if let navigation = controller.navigationController, navigation.viewControllers.contains(controller),
                navigation.topViewController !== controller
            {
                navigation.popToViewController(controller, animated: false)
            }
        } else {
            let look = bar(of: column).map(BarLook.init)
            if column == .secondary { split.setViewController(nil, for: column) }
            split.setViewController(controller, for: column)
            if let bar = bar(of: column) { look?.apply(to: bar) }
        }
        if shows, column != .compact { split.show(column) }
        return true
    }

    private func replaceClassic(_ controller: UIViewController, _ column: UISplitViewController.Column, _ shows: Bool) -> Bool {
        var controllers = split.viewControllers
        switch column {
        case .primary where !split.isCollapsed:
            if controllers.isEmpty { controllers = [controller] } else { controllers[0] = controller }
            split.viewControllers = controllers
        case .secondary where shows || !split.isCollapsed:
            split.showDetailViewController(controller, sender: nil)
        default: return false
        }
        return true
    }

    /// The bars of all columns with a navigation controller, from the outermost column inward, without duplicates.
    public var bars: [UINavigationBar] {
        var bars: [UINavigationBar] = []
        func add(_ navigation: UINavigationController?) {
            guard let bar = navigation?.navigationBar, !bars.contains(where: { $0 === bar }) else { return }
            bars.append(bar)
        }
        for column in Self.all { add(navigation(of: column)) }
        for child in split.children { add(child as? UINavigationController) }
        return bars
    }

    /// Gives the bars of all columns one style, in both orientations, scrolled or not, collapsed or not.
    ///
    /// No background image is used, and an existing one is removed: a background image on a nested bar doubles its space.
    public func styleBars(_ style: ColumnBarStyle) {
        for bar in bars { style.apply(to: bar) }
    }

    private func bar(of column: UISplitViewController.Column) -> UINavigationBar? { navigation(of: column)?.navigationBar }

    private func navigation(of column: UISplitViewController.Column) -> UINavigationController? {
        guard let controller = split.viewController(for: column) else { return nil }
        if let navigation = controller as? UINavigationController { return navigation }
        return controller.navigationController ?? controller.children.first as? UINavigationController
    }
}

/// What a bar looks like, to be given to another.
@MainActor struct BarLook {
    let standard: UINavigationBarAppearance
    let compact: UINavigationBarAppearance?
    let scrollEdge: UINavigationBarAppearance?
    let compactScrollEdge: UINavigationBarAppearance?
    /// The tint that was set on the bar itself; nil if the bar inherits its tint, so that the other bar inherits its own.
    let tint: UIColor?
    let style: UIBarStyle
    let isTranslucent: Bool
    let prefersLargeTitles: Bool

    init(_ bar: UINavigationBar) {
        standard = bar.standardAppearance
        compact = bar.compactAppearance
        scrollEdge = bar.scrollEdgeAppearance
        compactScrollEdge = bar.compactScrollEdgeAppearance
        tint = bar.tintColor == bar.superview?.tintColor ? nil : bar.tintColor
        style = bar.barStyle
        isTranslucent = bar.isTranslucent
        prefersLargeTitles = bar.prefersLargeTitles
    }

    func apply(to bar: UINavigationBar) {
        bar.barStyle = style
        bar.isTranslucent = isTranslucent
        bar.standardAppearance = standard
        bar.compactAppearance = compact
        bar.scrollEdgeAppearance = scrollEdge
        bar.compactScrollEdgeAppearance = compactScrollEdge
        if let tint { bar.tintColor = tint }
        bar.prefersLargeTitles = prefersLargeTitles
    }
}

extension UISplitViewController {
    /// The columns, without the traps of replacing and styling them.
    public var safeColumns: SplitColumns { SplitColumns(split: self) }
}
