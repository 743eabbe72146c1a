// Where the bar stands, and what it takes of the tabs' safe area.
// Apple: "UITabBarController"; heights observed.
import CoreGraphics
import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("UITabBarController: layout", .harness) struct UITabBarControllerLayoutTests {
    @Test("on a phone the bar is 49 points high and goes on below the home indicator; a tab fills the view and keeps clear of it")
    func phone() {
        let tabs = TabFixture()
        let view = tabs.pages[0].view!
        #expect(tabs.controller.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
        tabs.controller.selectedIndex = 1
        #expect(tabs.pages[1].view.safeAreaInsets.bottom == 83)
        let plain = TabFixture(
            in: StageEnvironment(size: CGSize(width: 320, height: 568), scale: 1, safeAreaInsets: StageInsets(), cornerRadius: 0))
        #expect(plain.controller.tabBar.frame == CGRect(x: 0, y: 519, width: 320, height: 49))
        #expect(plain.pages[0].view.safeAreaInsets.bottom == 49)
        // View dumps of four tabs show (2 1; 76 48).
        plain.controller.viewControllers = (0..<4).map { _ in UIViewController() }
        plain.app.turn()
        #expect(plain.button(0).frame == CGRect(x: 2, y: 1, width: 76, height: 48))
    }

    @Test(
        "a phone turned has a bar of 32 points with titles beside images; a pad one of 50, 65 with a home indicator, in the middle")
    func otherSizes() {
        let upright = StageDevice.standard.environment()
        let tabs = TabFixture(in: upright)
        tabs.app.turn(.environment(upright.rotated(to: .landscapeLeft)))
        tabs.app.turn()
        let bar = tabs.controller.tabBar, view = tabs.controller.view!
        #expect(view.safeAreaInsets.bottom == 21)
        #expect(bar.bounds.height == 53)
        #expect(tabs.pages[0].view.frame == view.bounds)
        #expect(tabs.pages[0].view.safeAreaInsets.bottom == 53)
        // Title beside the image, within the sides of the safe area.
        let button = tabs.button(0)
        let parts = button.subviews.map(\.frame)
        #expect(parts[0].midY == parts[1].midY || abs(parts[0].midY - parts[1].midY) < 1.5)
        #expect(button.frame.minX >= view.safeAreaInsets.left)
        #expect(button.frame.height == 31)
        let pad = TabFixture(in: StageDevice.named("iPad Pro 11-inch (M4)")!.environment())
        #expect(pad.controller.tabBar.bounds.height == 65)
        #expect(pad.button(0).frame.minX > 200)
        #expect(pad.button(2).frame.maxX < pad.controller.view.bounds.width - 200)
    }

    // Covers: UITabBarController.isTabBarHidden, UITabBarController.setTabBarHidden(_:animated:)
    @Test("a hidden bar leaves its room to the tab; animated it slides down")
    func hidden() {
        let tabs = TabFixture()
        tabs.controller.isTabBarHidden = true
        #expect(tabs.controller.tabBar.isHidden)
        #expect(tabs.pages[0].view.safeAreaInsets.bottom == 34)
        tabs.controller.setTabBarHidden(false, animated: true)
        #expect(!tabs.controller.tabBar.isHidden)
        #expect(tabs.controller.isTabBarHidden == false)
        tabs.frames(9)
        let y = tabs.controller.tabBar.layer.presentation()?.frame.minY ?? 0
        #expect(y > 765)
        #expect(y < 840)
        tabs.frames(30)
        #expect(tabs.pages[0].view.safeAreaInsets.bottom == 83)
        #expect(tabs.controller.tabBar.frame.minY == 761)
        tabs.controller.setTabBarHidden(true, animated: true)
        #expect(!tabs.controller.tabBar.isHidden)
        tabs.frames(30)
        #expect(tabs.controller.tabBar.isHidden)
        #expect(tabs.pages[0].view.safeAreaInsets.bottom == 34)
    }

    @Test("a tab that does not extend below the bar ends above it, also below an opaque one unless it wants to (documented)")
    func extent() {
        let tabs = TabFixture(shown: false)
        tabs.pages[0].edgesForExtendedLayout = [.top]
        tabs.app.show(tabs.controller)
        #expect(tabs.pages[0].view.frame.height == 761)
        #expect(tabs.pages[0].view.safeAreaInsets.bottom == 0)
        tabs.controller.selectedIndex = 1
        #expect(tabs.pages[1].view.frame.height == 844)
        tabs.controller.tabBar.isTranslucent = false
        tabs.app.turn()
        #expect(tabs.pages[1].view.frame.height == 761)
        tabs.pages[1].extendedLayoutIncludesOpaqueBars = true
        tabs.controller.view.setNeedsLayout()
        tabs.app.turn()
        #expect(tabs.pages[1].view.frame.height == 844)
    }

    @Test("a bar of a subclass's height is as high as sizeThatFits says")
    func additional() {
        let tabs = TabFixture()
        tabs.pages[0].additionalSafeAreaInsets.bottom = 10
        #expect(tabs.pages[0].view.safeAreaInsets.bottom == 93)
        #expect(tabs.controller.tabBar.sizeThatFits(CGSize(width: 390, height: 0)) == CGSize(width: 390, height: 83))
    }
}
