// Bars of a navigation controller: heights, safe areas, hidden and shown.
// Apple: "UINavigationController", Hiding the navigation bar. Heights: observed.
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitControls
@testable import UIKitCore
@testable import UIKitValues

@MainActor @Suite("UINavigationController: bars", .harness) struct UINavigationControllerBarsTests {
    // Covers: UINavigationController.navigationBar, UIView.safeAreaInsets
    @Test("The bar is 44 points high below the status bar; the page's safe area begins below it (observed)")
    func place() {
        let fixture = NavigationFixture()
        #expect(fixture.navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
        #expect(fixture.first.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(fixture.first.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
        #expect(fixture.navigation.navigationBar.barPosition == .topAttached)
    }

    @Test(
        "Heights: 32 in low windows of phones, 50 on pads, at 53⅔ on a screen with an island (observed)",
        arguments: [
            (390.0, 844.0, 47.0, false, 47.0, 44.0), (844, 390, 0, false, 0, 32), (393, 852, 59, false, 53 + 2.0 / 3, 44),
            (820, 1180, 24, true, 24, 50),
        ])
    func heights(_ width: Double, _ height: Double, _ top: Double, _ isPad: Bool, _ y: Double, _ bar: Double) {
        var environment = StageEnvironment(size: CGSize(width: width, height: height), scale: 1)
        environment.safeAreaInsets = StageInsets(top: top)
        environment.isRegularHeight = height > 500
        environment.idiom = isPad ? .pad : .phone
        environment.isRegularWidth = isPad
        let fixture = NavigationFixture(environment)
        let frame = fixture.navigation.navigationBar.frame
        #expect(abs(frame.minY - y) < 0.01)
        #expect(frame.height == CGFloat(bar))
        #expect(abs(fixture.first.view.safeAreaInsets.top - (y + bar)) < 0.01)
    }

    // Covers: UIViewController.edgesForExtendedLayout, UIViewController.extendedLayoutIncludesOpaqueBars, UINavigationBar.isTranslucent
    @Test("Pages go on below bars that let them shine through, unless their edges say no (documented)")
    func edges() {
        let fixture = NavigationFixture()
        fixture.first.edgesForExtendedLayout = []
        fixture.navigation.view.setNeedsLayout()
        fixture.app.turn()
        #expect(fixture.first.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
        #expect(fixture.first.view.safeAreaInsets.top == 0)
        fixture.first.edgesForExtendedLayout = .all
        fixture.navigation.navigationBar.isTranslucent = false
        fixture.app.turn()
        #expect(fixture.first.view.frame.minY == 91)
        fixture.first.extendedLayoutIncludesOpaqueBars = true
        fixture.navigation.view.setNeedsLayout()
        fixture.app.turn()
        #expect(fixture.first.view.frame.minY == 0)
        #expect(fixture.first.view.safeAreaInsets.top == 91)
    }

    // Covers: UINavigationController.setNavigationBarHidden, UINavigationController.isNavigationBarHidden, UINavigationController.hideShowBarDuration
    @Test("Hidden, the bar leaves its room to the page; animated it goes up over its duration (documented)")
    func hidden() {
        let fixture = NavigationFixture()
        fixture.navigation.isNavigationBarHidden = true
        fixture.app.turn()
        #expect(fixture.navigation.navigationBar.isHidden)
        #expect(fixture.first.view.safeAreaInsets.top == 47)
        fixture.navigation.setNavigationBarHidden(false, animated: true)
        fixture.run(UINavigationController.hideShowBarDuration / 2)
        let y = fixture.navigation.navigationBar.layer.presentation()!.frame.minY
        #expect(y > -44)
        #expect(y < 47)
        #expect(!fixture.navigation.navigationBar.isHidden)
        fixture.run(0.4)
        #expect(fixture.navigation.navigationBar.frame.minY == 47)
        #expect(fixture.first.view.safeAreaInsets.top == 91)
        fixture.navigation.setNavigationBarHidden(true, animated: true)
        fixture.run(0.5)
        #expect(fixture.navigation.navigationBar.isHidden)
    }

    @Test("Hidden in viewWillAppear the bar goes with the pages; a back swipe that is given up brings it back")
    func hiddenWithPage() {
        let fixture = NavigationFixture()
        fixture.first.onWillAppear = { $0.navigationController?.setNavigationBarHidden(false, animated: true) }
        let b = fixture.page("B")
        b.onWillAppear = { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
        fixture.navigation.pushViewController(b, animated: true)
        fixture.run(0.1)
        let bar = fixture.navigation.navigationBar
        #expect(!bar.isHidden)
        #expect(fixture.x(of: bar) < -20)
        #expect(fixture.x(of: bar) > -390)
        fixture.run(0.4)
        #expect(bar.isHidden)
        #expect(b.view.safeAreaInsets.top == 47)
        #expect(bar.frame.minX == 0)
        // The first page's own way to have the drag without a bar.
        fixture.navigation.interactivePopGestureRecognizer?.delegate = nil
        fixture.swipe([5, 40, 60, 60, 60, 60])
        fixture.run(0.5)
        #expect(fixture.navigation.topViewController === b)
        #expect(bar.isHidden)
        #expect(fixture.navigation.isNavigationBarHidden)
        fixture.navigation.popViewController(animated: true)
        fixture.run(0.5)
        #expect(!bar.isHidden)
        #expect(bar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
        #expect(fixture.first.view.safeAreaInsets.top == 91)
        #expect(fixture.app.codes == [])
    }

    // Covers: UINavigationController.toolbar, UINavigationController.setToolbarHidden, UINavigationController.isToolbarHidden, UIViewController.toolbarItems, UIViewController.setToolbarItems
    @Test("The toolbar shows the top page's items above the home indicator, and takes its room (documented)")
    func toolbar() {
        let fixture = NavigationFixture()
        let item = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)
        fixture.first.toolbarItems = [item]
        #expect(fixture.navigation.isToolbarHidden)
        fixture.navigation.isToolbarHidden = false
        fixture.app.turn()
        let toolbar = fixture.navigation.toolbar!
        #expect(toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 44))
        #expect(toolbar.items == [item])
        #expect(fixture.first.view.safeAreaInsets.bottom == 78)
        let b = fixture.page("B")
        b.setToolbarItems([], animated: false)
        fixture.navigation.pushViewController(b, animated: false)
        #expect(toolbar.items == [])
        fixture.navigation.setToolbarHidden(true, animated: true)
        fixture.run(0.5)
        #expect(toolbar.isHidden)
        #expect(b.view.safeAreaInsets.bottom == 34)
    }

    // Covers: UIViewController.hidesBottomBarWhenPushed
    @Test("A page that hides the bar at the bottom does so until it is popped (documented)")
    func hidesBottomBar() {
        let fixture = NavigationFixture()
        fixture.navigation.isToolbarHidden = false
        let (b, c) = (fixture.page("B"), fixture.page("C"))
        b.hidesBottomBarWhenPushed = true
        fixture.navigation.pushViewController(b, animated: true)
        fixture.run(0.5)
        #expect(fixture.navigation.toolbar.isHidden)
        #expect(b.view.safeAreaInsets.bottom == 34)
        fixture.navigation.pushViewController(c, animated: false)
        #expect(fixture.navigation.toolbar.isHidden)
        #expect(fixture.navigation.hidesBottomBar)
        fixture.navigation.popToRootViewController(animated: true)
        fixture.run(0.5)
        #expect(!fixture.navigation.toolbar.isHidden)
        #expect(fixture.first.view.safeAreaInsets.bottom == 78)
    }

    // Covers: UINavigationController.hidesBarsOnTap, UINavigationController.barHideOnTapGestureRecognizer
    @Test("A tap on the page moves the bars out, another one in; one on a button does not (documented)")
    func tap() {
        let fixture = NavigationFixture()
        fixture.navigation.hidesBarsOnTap = true
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 500, width: 100, height: 100)
        fixture.first.view.addSubview(button)
        fixture.app.turn()
        fixture.app.tap(200, 300)
        fixture.run(0.5)
        #expect(fixture.navigation.isNavigationBarHidden)
        fixture.app.tap(50, 550)
        fixture.run(0.5)
        #expect(fixture.navigation.isNavigationBarHidden)
        fixture.app.tap(200, 300)
        fixture.run(0.5)
        #expect(!fixture.navigation.isNavigationBarHidden)
        fixture.navigation.barHideOnTapGestureRecognizer.isEnabled = false
        fixture.app.tap(200, 300)
        fixture.run(0.5)
        #expect(!fixture.navigation.isNavigationBarHidden)
    }

    // Covers: UINavigationController.hidesBarsOnSwipe, UINavigationController.barHideOnSwipeGestureRecognizer
    @Test("A swipe up moves the bars out, one down in, also on content that scrolls (documented)")
    func swipe() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scroll.contentSize = CGSize(width: 390, height: 3000)
        let fixture = NavigationFixture { $1.view.addSubview(scroll) }
        fixture.navigation.hidesBarsOnSwipe = true
        func drag(_ ys: [CGFloat]) {
            fixture.app.touch(1, .began, 200, ys[0])
            for y in ys.dropFirst() { fixture.app.touch(1, .moved, 200, y) }
            fixture.app.touch(1, .ended, 200, ys[ys.count - 1])
            fixture.run(1)
        }
        drag([600, 500, 400])
        #expect(fixture.navigation.isNavigationBarHidden)
        #expect(scroll.contentOffset.y > 0)
        drag([400, 500, 600])
        #expect(!fixture.navigation.isNavigationBarHidden)
        fixture.navigation.barHideOnSwipeGestureRecognizer.isEnabled = false
        drag([600, 500, 400])
        #expect(!fixture.navigation.isNavigationBarHidden)
    }

    // Covers: UINavigationController.hidesBarsWhenVerticallyCompact
    @Test("In a low window the bars are out, in a higher one they are back (documented)")
    func low() {
        var turned = StageEnvironment(scale: 1)
        turned.size = CGSize(width: 844, height: 390)
        turned.orientation = .landscapeLeft
        turned.isRegularHeight = false
        let fixture = NavigationFixture()
        fixture.navigation.hidesBarsWhenVerticallyCompact = true
        fixture.app.turn(.environment(turned))
        #expect(fixture.navigation.isNavigationBarHidden)
        fixture.app.turn(.environment(StageEnvironment(scale: 1)))
        #expect(!fixture.navigation.isNavigationBarHidden)
    }

    // Covers: UIViewController.childForStatusBarStyle, UINavigationController.preferredInterfaceOrientationForPresentation
    @Test("The status bar asks the bar's style; without a bar the page (documented)")
    func statusBar() {
        let fixture = NavigationFixture()
        #expect(fixture.navigation.childForStatusBarStyle == nil)
        #expect(fixture.navigation.preferredStatusBarStyle == .default)
        fixture.navigation.navigationBar.barStyle = .black
        #expect(fixture.navigation.preferredStatusBarStyle == .lightContent)
        fixture.navigation.isNavigationBarHidden = true
        #expect(fixture.navigation.childForStatusBarStyle === fixture.first)
        #expect(fixture.navigation.childForStatusBarHidden === fixture.first)
        #expect(fixture.navigation.preferredInterfaceOrientationForPresentation == .portrait)
    }

    // Covers: UINavigationController.init(navigationBarClass:toolbarClass:)
    @Test("Bars are of the classes that are asked for (documented)")
    func classes() {
        final class OwnBar: UINavigationBar {}
        final class OwnToolbar: UIToolbar {}
        let navigation = UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: OwnToolbar.self)
        #expect(navigation.navigationBar is OwnBar)
        #expect(navigation.toolbar is OwnToolbar)
        #expect(UINavigationController(navigationBarClass: nil, toolbarClass: nil).navigationBar is UINavigationBar)
    }

    // Covers: UINavigationController.init(coder:)
    @Test("An archive holds the pages and what is hidden")
    func archive() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.topViewController?.title = "Kept"
        navigation.isNavigationBarHidden = true
        let data = try NSKeyedArchiver.archivedData(withRootObject: navigation, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let read = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UINavigationController
        #expect(read?.viewControllers.first?.title == "Kept")
        #expect(read?.isNavigationBarHidden == true)
        #expect(read?.viewControllers.first?.parent === read)
    }

    @Test("A sheet's bar is 56 points high (observed)")
    func sheet() {
        let fixture = NavigationFixture()
        let sheet = UINavigationController(rootViewController: UIViewController())
        fixture.first.present(sheet, animated: false)
        fixture.app.turn()
        #expect(sheet.navigationBar.frame.height == 56)
    }
}
