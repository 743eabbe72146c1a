// Tabs: which there are, which is selected, who hears of it and in which order.
// Apple: "UITabBarController", "UITabBarControllerDelegate".
import CoreGraphics
import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("UITabBarController: selection", .harness) struct UITabBarControllerSelectionTests {
    // Covers: UITabBarController.viewControllers, UITabBarController.selectedIndex, UITabBarController.selectedViewController, UITabBarController.tabBar, UIViewController.tabBarController
    @Test("all tabs are children at once, the first is selected, the others' views are not loaded")
    func first() {
        let tabs = TabFixture(shown: false)
        #expect(tabs.controller.children == tabs.pages)
        #expect(tabs.pages[1].tabBarController === tabs.controller)
        #expect(tabs.controller.selectedIndex == 0)
        #expect(tabs.controller.selectedViewController === tabs.pages[0])
        #expect(tabs.controller.tabBar.items?.map(\.title) == ["A", "B", "C"])
        #expect(tabs.controller.tabBar.selectedItem === tabs.pages[0].tabBarItem)
        tabs.app.show(tabs.controller)
        #expect(tabs.lives.take() == ["A load", "A will appear", "A did appear"])
        #expect(!tabs.pages[1].isViewLoaded)
        let empty = UITabBarController()
        #expect(empty.viewControllers == nil)
        #expect(empty.selectedIndex == NSNotFound)
        #expect(empty.selectedViewController == nil)
    }

    @Test("a change of tabs: the new one loads and hears first and last (observed); nothing is told to the delegate for the app's")
    func order() {
        let tabs = TabFixture()
        tabs.controller.selectedIndex = 1
        #expect(
            tabs.lives.take() == ["B load", "B will appear", "A will disappear", "A did disappear", "B did appear"])
        #expect(tabs.log.take() == [])
        #expect(tabs.pages[0].view.superview == nil)
        tabs.controller.selectedViewController = tabs.pages[0]
        #expect(tabs.lives.take() == ["A will appear", "B will disappear", "B did disappear", "A did appear"])
        tabs.controller.selectedIndex = 0
        tabs.controller.selectedIndex = 7
        tabs.controller.selectedIndex = -1
        #expect(tabs.lives.take() == [])
        #expect(tabs.controller.selectedIndex == 0)
        #expect(tabs.app.codes == [])
    }

    @Test("the user's taps: the delegate may refuse, and hears of the selected tab too (documented)")
    func taps() {
        let tabs = TabFixture()
        tabs.tap(1)
        #expect(tabs.log.take() == ["should B", "did B"])
        #expect(tabs.controller.selectedIndex == 1)
        tabs.tap(1)
        #expect(tabs.log.take() == ["should B", "did B"])
        tabs.refuses = ["C"]
        tabs.tap(2)
        #expect(tabs.log.take() == ["should C"])
        #expect(tabs.controller.selectedIndex == 1)
        #expect(tabs.controller.tabBar.selectedItem === tabs.pages[1].tabBarItem)
        #expect(tabs.button(1).isSelected)
    }

    @Test("a subclass hears of the tapped item before the selection changes (observed)")
    func subclass() {
        final class Listener: UITabBarController {
            var heard: [String] = []
            override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
                heard.append("\(item.title ?? "") \(selectedIndex)")
            }
        }
        let listener = Listener()
        let tabs = TabFixture(controller: listener)
        tabs.tap(2)
        #expect(listener.heard == ["C 0"])
        #expect(listener.selectedIndex == 2)
    }

    // Covers: UITabBarController.setViewControllers(_:animated:)
    @Test("other tabs: what was selected stays; else its place; else the first (documented); appearances are balanced")
    func otherTabs() {
        let tabs = TabFixture()
        let (a, b, c) = (tabs.pages[0], tabs.pages[1], tabs.pages[2])
        tabs.controller.selectedIndex = 1
        _ = tabs.lives.take()
        tabs.controller.setViewControllers([c, b], animated: false)
        #expect(tabs.controller.selectedViewController === b)
        #expect(tabs.controller.selectedIndex == 1)
        #expect(tabs.controller.children == [c, b])
        #expect(a.parent == nil)
        #expect(tabs.lives.take() == [])
        let new = NamedTab("N", tabs.lives)
        tabs.controller.viewControllers = [c, new]
        #expect(tabs.controller.selectedViewController === new)
        #expect(b.parent == nil)
        #expect(tabs.lives.take() == ["B will disappear", "B did disappear", "N load", "N will appear", "N did appear"])
        tabs.controller.viewControllers = [a]
        #expect(tabs.controller.selectedIndex == 0)
        #expect(tabs.controller.selectedViewController === a)
        tabs.controller.viewControllers = nil
        #expect(tabs.controller.selectedViewController == nil)
        #expect(tabs.controller.children.isEmpty)
        #expect(tabs.controller.tabBar.items?.isEmpty == true)
        #expect(tabs.lives.take().suffix(2) == ["A will disappear", "A did disappear"])
        #expect(tabs.app.codes == [])
    }

    @Test("an animator of the delegate's: the selection is the new one at once, appearances end with the animation")
    func animator() {
        let tabs = TabFixture()
        let slide = TabSlide()
        tabs.animator = slide
        tabs.tap(1)
        #expect(tabs.log.take() == ["should B", "animator A B", "did B"])
        #expect(tabs.lives.take() == ["B load", "B will appear animated", "A will disappear animated"])
        #expect(tabs.controller.selectedIndex == 1)
        #expect(tabs.pages[0].view.window != nil)
        #expect(tabs.controller.transitionCoordinator?.isAnimated == true)
        var alongside: [Bool] = []
        tabs.pages[1].transitionCoordinator?.animate(alongsideTransition: nil) { alongside.append($0.isCancelled) }
        tabs.frames(30)
        #expect(tabs.lives.take() == ["A did disappear", "B did appear"])
        #expect(slide.ended == [true])
        #expect(alongside == [false])
        #expect(tabs.pages[0].view.superview == nil)
        #expect(tabs.pages[1].view.frame == tabs.controller.view.bounds)
        #expect(tabs.controller.transitionCoordinator == nil)
        #expect(tabs.app.codes == [])
    }

    @Test("a hand drives the change of tabs and takes it back: the old tab is selected again, every appearance has its end")
    func interactive() {
        let tabs = TabFixture()
        let hand = UIPercentDrivenInteractiveTransition()
        tabs.animator = TabSlide()
        tabs.interactor = hand
        tabs.controller.selectedIndex = 1
        tabs.app.turn()
        hand.update(0.5)
        tabs.app.turn()
        #expect(abs((tabs.pages[1].view.layer.presentation()?.frame.minX ?? 0) - 195) < 4)
        hand.cancel()
        tabs.frames(40)
        #expect(tabs.controller.selectedIndex == 0)
        #expect(tabs.controller.tabBar.selectedItem === tabs.pages[0].tabBarItem)
        #expect(
            tabs.lives.take() == [
                "B load", "B will appear animated", "A will disappear animated", "B will disappear animated",
                "A will appear animated", "B did disappear", "A did appear",
            ])
        #expect(tabs.pages[1].view.superview == nil)
        #expect(tabs.pages[0].view.superview != nil)
        tabs.controller.selectedIndex = 2
        tabs.app.turn()
        hand.update(0.3)
        hand.finish()
        tabs.frames(40)
        #expect(tabs.controller.selectedIndex == 2)
        #expect(tabs.lives.take().last == "C did appear")
        #expect(tabs.app.codes == [])
    }

    @Test("another selection while an animator runs: the first is over, the second runs")
    func overtaken() {
        let tabs = TabFixture()
        tabs.animator = TabSlide()
        tabs.controller.selectedIndex = 1
        tabs.frames(6)
        tabs.controller.selectedIndex = 2
        #expect(tabs.lives.take().suffix(4) == ["B did appear", "C load", "C will appear animated", "B will disappear animated"])
        tabs.frames(40)
        #expect(tabs.lives.take() == ["B did disappear", "C did appear"])
        #expect(tabs.controller.selectedIndex == 2)
        #expect(tabs.app.codes == [])
    }

    // Covers: UITabBarController.delegate, UITabBarControllerDelegate.tabBarController, UITabBarControllerDelegate.tabBarController(_:shouldSelect:), UITabBarControllerDelegate.tabBarController(_:didSelect:), UITabBarControllerDelegate.tabBarController(_:animationControllerForTransitionFrom:to:), UITabBarControllerDelegate.tabBarController(_:interactionControllerFor:)
    @Test("a delegate refuses a tap, hears of the next, and gives it an animator that its hand drives (documented)")
    func delegated() {
        final class Guide: NSObject, UITabBarControllerDelegate {
            let slide = TabSlide(), hand = UIPercentDrivenInteractiveTransition()
            var refuses = true, selected: [UIViewController] = [], asked: [UIViewController] = []
            func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
                !refuses
            }
            func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
                selected.append(viewController)
            }
            func tabBarController(
                _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                asked += [fromVC, toVC]
                return slide
            }
            func tabBarController(
                _ tabBarController: UITabBarController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { animationController === slide ? hand : nil }
        }
        let tabs = TabFixture()
        let guide = Guide()
        tabs.controller.delegate = guide
        #expect(tabs.controller.delegate === guide)
        tabs.tap(1)
        #expect(tabs.controller.selectedIndex == 0)
        #expect(guide.selected == [])
        #expect(guide.asked == [])
        guide.refuses = false
        tabs.tap(1)
        #expect(guide.asked == [tabs.pages[0], tabs.pages[1]])
        #expect(guide.selected == [tabs.pages[1]])
        tabs.frames(60)
        #expect(tabs.pages[0].view.superview != nil, "only the hand moves it")
        #expect(guide.slide.ended == [], "only the hand moves it")
        guide.hand.update(0.4)
        guide.hand.finish()
        tabs.frames(40)
        #expect(tabs.controller.selectedIndex == 1)
        #expect(guide.slide.ended == [true])
        #expect(tabs.pages[0].view.superview == nil)
        #expect(tabs.log.take() == [])
        #expect(tabs.app.codes == [])
    }

    // Covers: UIViewController.tabBarItem
    @Test("an item has the title of its controller, made when it is asked for; another item is shown at once")
    func items() {
        let tabs = TabFixture()
        #expect(tabs.pages[0].tabBarItem.title == "A")
        tabs.pages[0].title = "First"
        #expect(tabs.controller.tabBar.items?[0].title == "First")
        let item = UITabBarItem(title: "Other", image: nil, tag: 3)
        tabs.pages[0].tabBarItem = item
        #expect(tabs.controller.tabBar.items?[0] === item)
        #expect(tabs.controller.tabBar.selectedItem === item)
        let system = UITabBarItem(tabBarSystemItem: .search, tag: 0)
        tabs.pages[1].tabBarItem = system
        tabs.pages[1].title = "Else"
        #expect(system.title == "Search")
    }

    @Test("a released controller takes its tabs along, also in the middle of a change")
    func released() {
        weak var weakController: UITabBarController?
        weak var weakPage: UIViewController?
        do {
            let tabs = TabFixture()
            tabs.animator = TabSlide()
            tabs.controller.selectedIndex = 1
            tabs.frames(3)
            weakController = tabs.controller
            weakPage = tabs.pages[1]
            tabs.app.show(UIViewController(), in: tabs.controller.view.window)
            tabs.frames(40)
        }
        #expect(weakController == nil)
        #expect(weakPage == nil)
    }

    // Covers: UITabBarControllerDelegate.tabBarControllerSupportedInterfaceOrientations(_:), UITabBarControllerDelegate.tabBarControllerPreferredInterfaceOrientationForPresentation(_:)
    @Test("the delegate says which orientations the interface may take; without it the controller's own")
    func orientations() {
        final class Upright: NSObject, UITabBarControllerDelegate {
            func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
                -> UIInterfaceOrientationMask
            { .portrait }
            func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
                -> UIInterfaceOrientation
            { .landscapeLeft }
        }
        let tabs = TabFixture()
        #expect(tabs.controller.supportedInterfaceOrientations == .allButUpsideDown)
        #expect(tabs.controller.preferredInterfaceOrientationForPresentation == .portrait)
        let upright = Upright()
        tabs.controller.delegate = upright
        #expect(tabs.controller.supportedInterfaceOrientations == .portrait)
        #expect(tabs.controller.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    }
}
