// What the steps do to tab bar controllers.
// No Apple page: this is ours.
import Foundation
import UIKit

extension World {
    func makeTabs(_ controllers: [UIViewController]) -> UIViewController {
        let made = ledger.keep(Tabs())
        made.viewControllers = controllers
        return made
    }

    private func tabs(_ number: Int) -> UITabBarController? {
        let found = all.compactMap { $0 as? UITabBarController }
        return found.isEmpty ? nil : found[number % found.count]
    }

    func selectTab(_ number: Int, _ tab: Int) {
        guard let tabs = tabs(number), let count = tabs.viewControllers?.count, count > 0 else { return }
        tabs.selectedIndex = tab % count
    }

    func setTabs(_ number: Int, _ controllers: [UIViewController]) { tabs(number)?.viewControllers = controllers }
}
