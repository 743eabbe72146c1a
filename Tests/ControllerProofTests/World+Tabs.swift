// What the steps do to tab bar controllers.
// No Apple page: this is ours.
import Foundation
import UIKit

extension World {
    func makeTabs(_ controllers: [UIViewController]) -> UIViewController {
        ledger.keep(UINavigationController(rootViewController: controllers[0]))
    }
    func selectTab(_ number: Int, _ tab: Int) {}
    func setTabs(_ number: Int, _ controllers: [UIViewController]) {}
}
