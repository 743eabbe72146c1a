// Overrides in extensions of UIKit's classes, in the sample package.
// No Apple page: these are tests of our own.
import Testing
import UIKit
import UIKitTesting
@testable import Constructs

@Suite(.harness) @MainActor struct HookTests {
    @Test("an override in an extension of a UIKit class answers for each object of the class")
    func everyObject() {
        let navigation = UINavigationController(rootViewController: Landscape())
        #expect(navigation.preferredStatusBarStyle == .lightContent)
        #expect(!navigation.shouldAutorotate)
        #expect(navigation.supportedInterfaceOrientations == .landscape)
    }

    @Test("a class that overrides the member itself comes before the extension, and its super is the extension's")
    func subclass() {
        let navigation = QuietNavigation(rootViewController: Landscape())
        #expect(navigation.shouldAutorotate)
        #expect(navigation.supportedInterfaceOrientations == [.landscape, .portrait])
        #expect(navigation.preferredStatusBarStyle == .lightContent)
    }

    @Test("super in the extension's body is UIKit's own answer")
    func above() {
        let empty = UINavigationController()
        #expect(empty.preferredStatusBarStyle == UIViewController().preferredStatusBarStyle)
        #expect(empty.shouldAutorotate)
    }

    @Test("an extension of a class that overrides UIKit's member itself replaces that answer")
    func own() {
        let split = UISplitViewController(), side = Landscape()
        split.viewControllers = [side, UIViewController()]
        #expect(split.childForStatusBarStyle === side)
        #expect(UIViewController().childForStatusBarStyle == nil)
    }

    @Test("a method with arguments is replaced too, and other classes keep theirs")
    func method() {
        let before = UIWindow.shakes
        UIWindow().motionEnded(.motionShake, with: nil)
        UIView().motionEnded(.motionShake, with: nil)
        #expect(UIWindow.shakes == before + 1)
    }
}
