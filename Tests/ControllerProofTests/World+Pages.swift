// What the steps do to page view controllers.
// No Apple page: this is ours.
import Foundation
import UIKit

/// Has pages in both directions, as many as are asked for, and keeps none.
final class Book: NSObject, UIPageViewControllerDataSource {
    private weak var world: World?
    init(_ world: World) { self.world = world }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { world?.ledger.make() }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { world?.ledger.make() }
}

extension World {
    func makePages(_ style: UIPageViewController.TransitionStyle) -> UIViewController {
        let made = ledger.keep(Pages(transitionStyle: style, navigationOrientation: .horizontal))
        made.dataSource = book
        made.setViewControllers([ledger.make()], direction: .forward, animated: false)
        return made
    }

    func setPages(_ number: Int, _ forward: Bool, _ animated: Bool, _ name: String) {
        guard let pages = one(number, UIPageViewController.self) else { return }
        let told = ledger.once(name)
        pages.setViewControllers([ledger.make()], direction: forward ? .forward : .reverse, animated: animated) { _ in told.done() }
        told.isDue(true)
    }

    /// As a screen reader turns a page.
    func turnPage(_ number: Int, _ forward: Bool) {
        guard let pages = one(number, UIPageViewController.self), let view = pages.viewIfLoaded, view.window != nil else { return }
        let row = view.subviews.first { $0 is UIScrollView }
        _ = row?.accessibilityScroll(forward ? .next : .previous)
    }
}
