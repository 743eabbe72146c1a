// Members of UIKit's classes that an extension overrides: which body an object takes.
// No Apple page: with Objective-C a category replaces the method; the order here is that of classes.
import SelectorDispatch
import Testing
import UIKitContainers
import UIKitCore
import UIKitValues

/// Hooks stay for the whole process, so each test registers them for classes of its own.
@MainActor @Suite struct ExtensionHooksTests {
    // Covers: UIViewController.preferredStatusBarStyle
    @Test("a registered body answers for its class and the classes below, and for no other")
    func classes() {
        class Hooked: UINavigationController {}
        class Below: Hooked {}
        _vitHook("preferredStatusBarStyle", on: Hooked.self) { (_: Hooked, _: Void) -> UIStatusBarStyle in .lightContent }
        #expect(Hooked().preferredStatusBarStyle == .lightContent)
        #expect(Below().preferredStatusBarStyle == .lightContent)
        #expect(UINavigationController().preferredStatusBarStyle == .default)
        #expect(UIViewController().preferredStatusBarStyle == .default)
    }

    // Covers: UIViewController.shouldAutorotate
    @Test("the body of the lowest class is taken, and asking again inside it goes on to the class above, then to UIKit")
    func chain() {
        class Upper: UIViewController {}
        class Lower: Upper {}
        var asked: [String] = []
        _vitHook("shouldAutorotate", on: Upper.self) { (controller: Upper, _: Void) -> Bool in
            asked.append("upper")
            return controller.shouldAutorotate
        }
        _vitHook("shouldAutorotate", on: Lower.self) { (controller: Lower, _: Void) -> Bool in
            asked.append("lower")
            return !controller.shouldAutorotate
        }
        #expect(!Lower().shouldAutorotate)
        #expect(asked == ["lower", "upper"])
        #expect(!Lower().shouldAutorotate)
        #expect(Upper().shouldAutorotate)
    }

    // Covers: UIViewController.supportedInterfaceOrientations
    @Test("of two bodies for one class the one registered last is taken")
    func last() {
        class Hooked: UITabBarController {}
        for mask in [UIInterfaceOrientationMask.portrait, .landscape] {
            _vitHook("supportedInterfaceOrientations", on: Hooked.self) { (_: Hooked, _: Void) -> UIInterfaceOrientationMask in mask
            }
        }
        #expect(Hooked().supportedInterfaceOrientations == .landscape)
    }

    // Covers: UIViewController.navigationController, UIViewController.tabBarController, UIViewController.splitViewController
    @Test("the containers around a controller may have a body, which goes on to UIKit's own")
    func containers() {
        class Hooked: UIViewController { weak var lent: UINavigationController? }
        _vitHook("navigationController", on: Hooked.self) { (controller: Hooked, _: Void) -> UINavigationController? in
            controller.lent ?? controller.navigationController
        }
        let tabs = UITabBarController()
        let split = UISplitViewController()
        _vitHook("tabBarController", on: Hooked.self) { (_: Hooked, _: Void) -> UITabBarController? in tabs }
        _vitHook("splitViewController", on: Hooked.self) { (_: Hooked, _: Void) -> UISplitViewController? in split }
        let (page, lent) = (Hooked(), UINavigationController())
        let own = UINavigationController(rootViewController: page)
        #expect(page.navigationController === own)
        page.lent = lent
        #expect(page.navigationController === lent)
        #expect(page.tabBarController === tabs)
        #expect(page.splitViewController === split)
        #expect(UIViewController().tabBarController == nil)
    }

    // Covers: UIViewController.prefersStatusBarHidden
    @Test("a class that overrides the member comes before a body for a class above it")
    func overriding() {
        class Hooked: UIViewController {}
        class Own: Hooked { override var prefersStatusBarHidden: Bool { !super.prefersStatusBarHidden } }
        _vitHook("prefersStatusBarHidden", on: Hooked.self) { (_: Hooked, _: Void) -> Bool in true }
        #expect(Hooked().prefersStatusBarHidden)
        #expect(!Own().prefersStatusBarHidden)
    }

    // Covers: UINavigationController.popViewController
    @Test("a method's arguments and result pass through; inside the body the method is UIKit's own")
    func arguments() {
        class Hooked: UINavigationController {}
        var animations: [Bool] = []
        _vitHook("popViewController", on: Hooked.self) { (navigation: Hooked, animated: Bool) -> UIViewController? in
            animations.append(animated)
            return navigation.popViewController(animated: false)
        }
        let root = UIViewController(), top = UIViewController(), navigation = Hooked(rootViewController: root)
        navigation.pushViewController(top, animated: false)
        #expect(navigation.popViewController(animated: true) === top)
        #expect(animations == [true])
        #expect(navigation.viewControllers == [root])
    }

    // Covers: UIResponder.motionEnded, UIView.traitCollectionDidChange
    @Test("methods without a result are called in UIKit's place")
    func methods() {
        class Hooked: UIView {}
        var told: [String] = []
        _vitHook("motionEnded", on: Hooked.self) { (_: Hooked, what: (UIEvent.EventSubtype, UIEvent?)) -> Void in
            told.append("motion \(what.0 == .motionShake)")
        }
        _vitHook("traitCollectionDidChange", on: Hooked.self) { (_: Hooked, before: UITraitCollection?) -> Void in
            told.append("traits \(before == nil)")
        }
        let view = Hooked()
        view.motionEnded(.motionShake, with: nil)
        view.traitCollectionDidChange(nil)
        #expect(told == ["motion true", "traits true"])
    }
}
