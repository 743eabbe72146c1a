// Tabs that are navigation controllers: their items, their roots, bars that go with pages, and the list "More".
// Apple: "UITabBarController", "UIViewController", hidesBottomBarWhenPushed.
import CoreGraphics
import Foundation
import Stage
import Testing
import UIKit
@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitValues

@MainActor @Suite("UITabBarController with stacks", .harness) struct UITabBarControllerNavigationTests {
    private func stacks(_ count: Int = 3) -> TabFixture {
        TabFixture(count, wraps: { UINavigationController(rootViewController: $0) })
    }
    private func stack(_ tabs: TabFixture, _ index: Int) -> UINavigationController {
        tabs.controller.viewControllers?[index] as! UINavigationController
    }

    @Test("a navigation controller without an item of its own shows that of its root (observed)")
    func items() {
        let tabs = stacks()
        #expect(tabs.controller.tabBar.items?.map(\.title) == ["A", "B", "C"])
        #expect(tabs.pages[0].tabBarController === tabs.controller)
        tabs.pages[0].tabBarItem = UITabBarItem(title: "Root", image: nil, tag: 0)
        #expect(tabs.controller.tabBar.items?[0].title == "Root")
        stack(tabs, 1).tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
        #expect(tabs.controller.tabBar.items?[1].title == "Own")
        tabs.pages[1].title = "Root"
        #expect(tabs.controller.tabBar.items?[1].title == "Own")
    }

    @Test("a tap on the selected tab takes its stack to the root (observed)")
    func toRoot() {
        let tabs = stacks()
        stack(tabs, 0).pushViewController(UIViewController(), animated: false)
        tabs.tap(0)
        tabs.frames(40)
        #expect(stack(tabs, 0).viewControllers == [tabs.pages[0]])
        #expect(tabs.controller.selectedIndex == 0)
        stack(tabs, 0).pushViewController(UIViewController(), animated: false)
        tabs.tap(1)
        tabs.tap(0)
        tabs.frames(40)
        #expect(stack(tabs, 0).viewControllers.count == 2)
    }

    // Covers: UIViewController.hidesBottomBarWhenPushed
    @Test("a pushed page that hides the bar takes it along, and it comes back with the pop; safe areas follow")
    func hidesBar() {
        let tabs = stacks()
        let bar = tabs.controller.tabBar
        let page = UIViewController()
        page.hidesBottomBarWhenPushed = true
        #expect(tabs.pages[0].view.safeAreaInsets.bottom == 83)
        stack(tabs, 0).pushViewController(page, animated: true)
        #expect(!bar.isHidden)
        tabs.frames(6)
        let x = bar.layer.presentation()?.frame.minX ?? 0
        #expect(x < 0)
        #expect(x > -390)
        tabs.frames(40)
        #expect(bar.isHidden)
        #expect(page.view.safeAreaInsets.bottom == 34)
        let above = UIViewController()
        stack(tabs, 0).pushViewController(above, animated: false)
        #expect(bar.isHidden)
        #expect(above.view.safeAreaInsets.bottom == 34)
        stack(tabs, 0).popViewController(animated: false)
        stack(tabs, 0).popViewController(animated: true)
        tabs.frames(40)
        #expect(!bar.isHidden)
        #expect(bar.frame.origin == CGPoint(x: 0, y: 761))
        #expect(tabs.pages[0].view.safeAreaInsets.bottom == 83)
        // Another tab has its own stack, and its own bar.
        stack(tabs, 0).pushViewController(page, animated: false)
        tabs.controller.selectedIndex = 1
        tabs.app.turn()
        #expect(!bar.isHidden)
        #expect(tabs.pages[1].view.safeAreaInsets.bottom == 83)
        tabs.controller.selectedIndex = 0
        #expect(bar.isHidden)
        #expect(tabs.app.codes == [])
    }

    // Covers: UITabBar.scrollEdgeAppearance
    @Test("the bar has its ground where content goes on below it, none where that ends above (observed with iOS 15)")
    func edge() {
        let tabs = TabFixture(shown: false)
        let scroll = UIScrollView(frame: UIScreen.main.bounds)
        scroll.contentSize = CGSize(width: 100, height: 2000)
        tabs.pages[0].loadViewIfNeeded()
        tabs.pages[0].view.addSubview(scroll)
        tabs.app.show(tabs.controller)
        let ground = tabs.controller.tabBar.barGround
        #expect(ground.shown?.effect != nil)
        scroll.contentOffset.y = 2000 + scroll.adjustedContentInset.bottom - scroll.bounds.height
        #expect(ground.shown?.effect == nil)
        #expect(ground.shown?.shadowColor == nil)
        scroll.contentOffset.y -= 10
        #expect(ground.shown?.effect != nil)
        tabs.controller.selectedIndex = 1
        #expect(ground.shown?.effect == nil)
        let edge = UITabBarAppearance()
        edge.configureWithOpaqueBackground()
        edge.backgroundColor = .yellow
        tabs.controller.tabBar.scrollEdgeAppearance = edge
        #expect(ground.shown?.color == .yellow)
        tabs.controller.selectedIndex = 0
        #expect(ground.shown?.color == nil)
        #expect(ground.shown?.effect != nil)
        scroll.contentSize.height = 100
        #expect(ground.shown?.color == .yellow)
    }

    // Covers: UITabBarController.moreNavigationController
    @Test("more than five tabs: the bar ends with More, whose list shows the others; one of them is selected by place")
    func more() throws {
        let tabs = TabFixture(7)
        #expect(tabs.controller.tabBar.items?.map(\.title) == ["A", "B", "C", "D", "More"])
        tabs.tap(4)
        let more = tabs.controller.moreNavigationController
        #expect(tabs.controller.selectedViewController === more)
        #expect(tabs.controller.selectedIndex == NSNotFound)
        #expect(tabs.log.take() == ["should more", "did more"])
        tabs.app.turn()
        #expect(more.topViewController?.title == "More")
        #expect(more.view.window != nil)
        let rows = try #require(more.topViewController?.view.subviews.first as? UIScrollView).subviews.compactMap { $0 as? MoreRow }
        #expect(rows.map(\.accessibilityLabel) == ["E", "F", "G"])
        let row = rows[1].convert(CGPoint(x: 100, y: 20), to: nil)
        tabs.app.tap(row.x, row.y)
        tabs.frames(40)
        #expect(tabs.controller.selectedViewController === tabs.pages[5])
        #expect(tabs.controller.selectedIndex == 5)
        #expect(tabs.pages[5].navigationController === more)
        #expect(tabs.pages[5].tabBarController === tabs.controller)
        #expect(tabs.lives.take() == ["A will disappear", "A did disappear", "F load", "F will appear animated", "F did appear"])
        more.popViewController(animated: true)
        tabs.frames(40)
        #expect(tabs.controller.selectedViewController === more)
        #expect(tabs.pages[5].parent === tabs.controller)
        tabs.controller.selectedIndex = 6
        #expect(tabs.controller.selectedIndex == 6)
        #expect(tabs.controller.tabBar.selectedItem === more.tabBarItem)
        tabs.controller.selectedIndex = 0
        #expect(tabs.controller.selectedViewController === tabs.pages[0])
        tabs.controller.selectedIndex = 4
        #expect(tabs.controller.selectedViewController === tabs.pages[4])
        #expect(tabs.pages[6].parent === tabs.controller)
        tabs.controller.viewControllers = Array(tabs.pages.prefix(5))
        #expect(tabs.controller.tabBar.items?.count == 5 && tabs.controller.selectedViewController === tabs.pages[4])
        #expect(tabs.pages[4].parent === tabs.controller)
        #expect(tabs.pages[4].view.window != nil)
        #expect(tabs.app.codes == [])
    }

    @Test("a navigation controller of More lends its stack to More's, and has it back afterwards (observed)")
    func lent() {
        let tabs = stacks(6)
        let lender = stack(tabs, 5), more = tabs.controller.moreNavigationController
        tabs.controller.selectedIndex = 5
        #expect(tabs.controller.selectedViewController === lender)
        #expect(tabs.controller.selectedIndex == 5)
        #expect(tabs.pages[5].navigationController === more)
        #expect(more.viewControllers.count == 2)
        more.popToRootViewController(animated: true)
        tabs.frames(40)
        #expect(lender.viewControllers == [tabs.pages[5]])
        #expect(tabs.controller.selectedViewController === more)
        tabs.controller.selectedIndex = 5
        tabs.frames(40)
        more.pushViewController(UIViewController(), animated: false)
        tabs.controller.viewControllers = [stack(tabs, 0), lender]
        #expect(lender.viewControllers.count == 2)
        #expect(tabs.controller.selectedViewController === lender)
        #expect(tabs.pages[5].view.superview == nil)
        #expect(lender.topViewController?.view.window != nil)
        #expect(tabs.app.codes == [])
    }

    @Test("random selections, pushes and other tabs: every appearance has its end, one tab alone is in sight")
    func random() {
        for seed in 1...20 as ClosedRange<UInt64> {
            var state = seed &* 0x9E37_79B9_7F4A_7C15
            func next(_ bound: Int) -> Int {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Int(state >> 33) % bound
            }
            let tabs = TabFixture(7)
            let slide = TabSlide()
            for _ in 0..<30 {
                switch next(6) {
                case 0, 1: tabs.controller.selectedIndex = next(7)
                case 2: tabs.animator = tabs.animator == nil ? slide : nil
                case 3:
                    tabs.controller.setViewControllers(
                        Array(tabs.pages.shuffled(by: next).prefix(1 + next(7))), animated: next(2) == 0)
                case 4: tabs.frames(next(12))
                default:
                    tabs.frames(40)
                    tabs.controller.moreNavigationController.popToRootViewController(animated: next(2) == 0)
                }
            }
            tabs.frames(60)
            let shown = tabs.pages.filter { $0.viewIfLoaded?.window != nil }
            let states = tabs.pages.map { page in
                tabs.lives.calls.last { $0.hasPrefix("\(page.name) ") && !$0.hasSuffix("load") }
            }
            for (page, state) in zip(tabs.pages, states) {
                let wanted = shown.contains(page) ? "\(page.name) did appear" : "\(page.name) did disappear"
                #expect(state == nil || state == wanted || (page === tabs.pages[0] && state == nil), "seed \(seed), \(page.name)")
            }
            #expect(shown.count <= 1, "seed \(seed)")
            #expect(tabs.app.codes == [], "seed \(seed)")
        }
    }
}

extension Array {
    /// An order that depends on the numbers alone.
    fileprivate func shuffled(by next: (Int) -> Int) -> [Element] {
        var result = self
        for index in stride(from: result.count - 1, to: 0, by: -1) { result.swapAt(index, next(index + 1)) }
        return result
    }
}
