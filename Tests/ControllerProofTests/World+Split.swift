// What the steps do to split view controllers.
// No Apple page: this is ours.
import Foundation
import UIKit

extension World {
    func makeColumns(_ style: UISplitViewController.Style) -> UIViewController {
        let made = ledger.keep(Columns(style: style))
        switch style {
        case .unspecified: made.viewControllers = [make(.navigation), make(.plain)]
        case .doubleColumn:
            made.setViewController(ledger.make(), for: .primary)
            made.setViewController(make(.navigation), for: .secondary)
        case .tripleColumn:
            made.setViewController(ledger.make(), for: .primary)
            made.setViewController(ledger.make(), for: .supplementary)
            made.setViewController(ledger.make(), for: .secondary)
        @unknown default: break
        }
        return made
    }

    private func filling(_ filling: Step.Filling) -> UIViewController? {
        switch filling {
        case .nothing: nil
        case .plain: make(.plain)
        case .navigation: make(.navigation)
        case .tabs: make(.tabs)
        }
    }

    func takeColumns(_ step: Step) {
        switch step {
        case .column(let number, let column, let what):
            guard let split = one(number, UISplitViewController.self) else { return }
            if split.style == .unspecified {
                split.viewControllers = [filling(what), make(.plain)].compactMap { $0 }
            } else {
                split.setViewController(filling(what), for: column)
            }
        case .showColumn(let number, let column): one(number, UISplitViewController.self)?.show(column)
        case .hideColumn(let number, let column): one(number, UISplitViewController.self)?.hide(column)
        case .displayMode(let number, let mode, let animated):
            guard let split = one(number, UISplitViewController.self) else { return }
            if animated {
                UIView.animate(withDuration: 0.3) { split.preferredDisplayMode = mode }
            } else {
                split.preferredDisplayMode = mode
            }
        case .behavior(let number, let behavior):
            guard let split = one(number, UISplitViewController.self), split.style != .unspecified else { return }
            split.preferredSplitBehavior = behavior
        case .showDetail(let number): one(number, UISplitViewController.self)?.showDetailViewController(ledger.make(), sender: nil)
        default: break
        }
    }
}
