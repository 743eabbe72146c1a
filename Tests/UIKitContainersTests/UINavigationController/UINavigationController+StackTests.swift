// The stack: what changes it, who hears of it, what is refused.
// Apple: "UINavigationController", Pushing and popping stack items.
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore

@MainActor private final class Listener: NSObject, UINavigationControllerDelegate {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { log("willShow \(viewController.title ?? "") \(animated)") }
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { log("didShow \(viewController.title ?? "") \(animated)") }
}

@MainActor @Suite("UINavigationController: the stack", .harness) struct UINavigationControllerStackTests {
    // Covers: UINavigationController.pushViewController, UINavigationController.topViewController, UINavigationController.viewControllers, UINavigationController.init(rootViewController:), UIViewController.navigationController
    @Test("A push shows the controller and makes it a child (documented)")
    func push() {
        let fixture = NavigationFixture()
        let second = fixture.page("B")
        fixture.navigation.pushViewController(second, animated: false)
        #expect(fixture.navigation.topViewController === second)
        #expect(fixture.navigation.viewControllers.count == 2)
        #expect(second.parent === fixture.navigation)
        #expect(second.navigationController === fixture.navigation)
        #expect(second.viewIfLoaded?.window != nil)
        #expect(fixture.first.viewIfLoaded?.window == nil)
        #expect(
            fixture.log.take() == [
                "B.willMove(nav)", "B.load", "A.willDisappear", "B.willAppear(false)", "A.didDisappear", "B.didAppear",
                "B.didMove(nav)",
            ])
        #expect(UINavigationController(rootViewController: Page("R")).viewControllers.count == 1)
    }

    // Covers: UINavigationController.popViewController, UINavigationController.popToRootViewController, UINavigationController.popToViewController
    @Test("A pop gives what it took off; of the first page nothing is taken (documented)")
    func pop() {
        let fixture = NavigationFixture()
        let navigation = fixture.navigation
        let pages = ["B", "C", "D"].map(fixture.page)
        for page in pages { navigation.pushViewController(page, animated: false) }
        _ = fixture.log.take()
        #expect(navigation.popViewController(animated: false) === pages[2])
        #expect(
            fixture.log.take() == [
                "D.willMove(nil)", "D.willDisappear moving", "C.willAppear(false)", "D.didDisappear", "C.didAppear",
                "D.didMove(nil)",
            ])
        #expect(pages[2].parent == nil)
        #expect(pages[2].viewIfLoaded?.superview == nil)
        #expect(navigation.popToViewController(pages[0], animated: false) == [pages[1]])
        #expect(navigation.popToViewController(pages[0], animated: false) == [])
        #expect(navigation.popToRootViewController(animated: false) == [pages[0]])
        #expect(navigation.popViewController(animated: false) == nil)
        #expect(navigation.topViewController === fixture.first)
        #expect(fixture.app.codes == [])
    }

    // Covers: UINavigationController.setViewControllers
    @Test("Setting replaces the stack; pages below the top are told of nothing but their parent (documented)")
    func set() {
        let fixture = NavigationFixture()
        let (b, c) = (fixture.page("B"), fixture.page("C"))
        fixture.navigation.setViewControllers([b, c], animated: false)
        #expect(fixture.navigation.viewControllers == [b, c])
        #expect(fixture.first.parent == nil)
        #expect(!b.isViewLoaded)
        #expect(c.viewIfLoaded?.window != nil)
        #expect(fixture.log.take().filter { $0.hasPrefix("B") } == ["B.willMove(nav)", "B.didMove(nav)"])
        fixture.navigation.setViewControllers([c, fixture.first], animated: false)
        #expect(fixture.navigation.topViewController === fixture.first)
        #expect(b.parent == nil)
        #expect(c.parent != nil)
    }

    // Covers: UINavigationController.delegate, UINavigationControllerDelegate.navigationController(_:willShow:animated:), UINavigationControllerDelegate.navigationController(_:didShow:animated:)
    @Test("An animated push: the order in which pages and delegate hear of it (observed; the delegate's place guessed)")
    func order() {
        let fixture = NavigationFixture()
        let listener = Listener(fixture.log)
        fixture.navigation.delegate = listener
        fixture.navigation.pushViewController(fixture.page("B"), animated: true)
        #expect(
            fixture.log.take() == [
                "B.willMove(nav)", "B.load", "A.willDisappear", "B.willAppear(true)", "willShow B true",
            ])
        fixture.run(0.2)
        #expect(fixture.log.take() == [])
        fixture.run(0.3)
        #expect(fixture.log.take() == ["A.didDisappear", "B.didAppear", "B.didMove(nav)", "didShow B true"])
        fixture.navigation.popViewController(animated: true)
        #expect(
            fixture.log.take() == [
                "B.willMove(nil)", "B.willDisappear moving", "A.willAppear(true)", "willShow A true",
            ])
        fixture.run(0.5)
        #expect(fixture.log.take() == ["B.didDisappear", "A.didAppear", "B.didMove(nil)", "didShow A true"])
        #expect(fixture.app.codes == [])
    }

    @Test("Before the controller is shown, pushes load no view and tell of no appearing")
    func unloaded() {
        let fixture = NavigationFixture()
        let log = CallLog()
        let other = UINavigationController(rootViewController: Page("R", log))
        other.pushViewController(Page("S", log), animated: true)
        #expect(log.take() == ["R.willMove(nav)", "R.didMove(nav)", "S.willMove(nav)", "S.didMove(nav)"])
        fixture.app.show(other)
        fixture.app.turn()
        #expect(log.take() == ["S.load", "S.willAppear(false)", "S.didAppear"])
    }

    @Test("What a callback asks for is done when it has returned; each appearance is balanced")
    func nested() {
        let fixture = NavigationFixture()
        let (b, c) = (fixture.page("B"), fixture.page("C"))
        b.onWillAppear = { [weak c] page in
            page.onWillAppear = nil
            if let c { page.navigationController?.pushViewController(c, animated: false) }
        }
        fixture.navigation.pushViewController(b, animated: true)
        #expect(fixture.navigation.viewControllers == [fixture.first, b, c])
        fixture.run(0.5)
        #expect(c.viewIfLoaded?.window != nil)
        #expect(b.viewIfLoaded?.window == nil)
        let calls = fixture.log.take()
        for name in ["A", "B", "C"] {
            let own = calls.filter { $0.hasPrefix(name) }
            #expect(own.filter { $0.contains("willAppear") }.count == own.filter { $0.contains("didAppear") }.count)
            #expect(own.filter { $0.contains("willDisappear") }.count == own.filter { $0.contains("didDisappear") }.count)
        }
        #expect(!fixture.app.codes.contains("UIK0203"))
    }

    @Test("A pop in viewDidAppear works (public code does it)")
    func popInDidAppear() {
        let fixture = NavigationFixture()
        let b = fixture.page("B")
        b.onDidAppear = { $0.navigationController?.popViewController(animated: true) }
        fixture.navigation.pushViewController(b, animated: true)
        fixture.run(1)
        #expect(fixture.navigation.viewControllers == [fixture.first])
        #expect(fixture.first.viewIfLoaded?.window != nil)
        #expect(b.parent == nil)
        #expect(fixture.app.codes == [])
    }

    // MARK: Refused

    private func report(_ fixture: NavigationFixture) -> (code: String, apple: String)? {
        fixture.app.diagnostics.last.map { ($0.entry.code, $0.apple ?? "") }
    }

    @Test("The same controller twice: Apple's text, and nothing happens")
    func twice() throws {
        let fixture = NavigationFixture()
        fixture.navigation.pushViewController(fixture.first, animated: true)
        let (code, apple) = try #require(report(fixture))
        #expect(code == "UIK2001")
        #expect(fixture.navigation.viewControllers == [fixture.first])
        #expect(
            apple == "NSInvalidArgumentException: Pushing the same view controller instance more than once is not supported ("
                + "\(ObjectName.short(fixture.first)))")
        let b = fixture.page("B")
        fixture.navigation.setViewControllers([b, b], animated: false)
        #expect(fixture.app.codes == ["UIK2001", "UIK2001"])
        #expect(fixture.navigation.viewControllers == [b])
    }

    @Test("A navigation controller cannot be pushed: Apple's text")
    func navigationInNavigation() throws {
        let fixture = NavigationFixture()
        fixture.navigation.pushViewController(UINavigationController(), animated: false)
        let (code, apple) = try #require(report(fixture))
        #expect(code == "UIK2002")
        #expect(apple == "NSInvalidArgumentException: Pushing a navigation controller is not supported")
        #expect(fixture.navigation.viewControllers.count == 1)
    }

    @Test("Back to a controller that is not there: Apple's text, and nil")
    func unknown() throws {
        let fixture = NavigationFixture()
        #expect(fixture.navigation.popToViewController(fixture.page("X"), animated: false) == nil)
        let (code, apple) = try #require(report(fixture))
        #expect(code == "UIK2004")
        #expect(apple == "NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist.")
    }

    @Test("A push or pop during an animated change: Apple's warnings; the first change is over at once")
    func during() throws {
        let fixture = NavigationFixture()
        let (b, c) = (fixture.page("B"), fixture.page("C"))
        fixture.navigation.pushViewController(b, animated: true)
        fixture.run(0.1)
        fixture.navigation.pushViewController(c, animated: true)
        #expect(report(fixture)?.code == "UIK2005")
        #expect(report(fixture)?.apple == "nested push animation can result in corrupted navigation bar")
        #expect(fixture.log.calls.contains("B.didAppear"))
        fixture.run(0.1)
        fixture.navigation.popViewController(animated: true)
        #expect(report(fixture)?.code == "UIK2006")
        fixture.run(0.6)
        #expect(fixture.navigation.viewControllers == [fixture.first, b])
        #expect(b.viewIfLoaded?.window != nil)
        #expect(b.view.transform == .identity)
        #expect(fixture.x(of: b.view) == 0)
        #expect(c.parent == nil)
        #expect(fixture.app.codes == ["UIK2005", "UIK2006"])
    }

    // MARK: Other

    // Covers: UINavigationController.visibleViewController
    @Test("What is visible is the presented controller, else the topmost page (documented)")
    func visible() {
        let fixture = NavigationFixture()
        #expect(fixture.navigation.visibleViewController === fixture.first)
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .fullScreen
        fixture.first.present(sheet, animated: false)
        #expect(fixture.navigation.visibleViewController === sheet)
    }

    // Covers: UINavigationController.show, UIViewController.show, UIViewController.showDetailViewController
    @Test("show(_:sender:) of a page pushes; without a container that has a way it presents (documented)")
    func show() {
        let fixture = NavigationFixture()
        let b = fixture.page("B")
        fixture.first.show(b, sender: nil)
        #expect(fixture.navigation.topViewController === b)
        fixture.run(0.5)
        let detail = UIViewController()
        b.showDetailViewController(detail, sender: nil)
        #expect(b.presentedViewController === detail)
    }

    // Covers: UIViewController.editButtonItem, UIViewController.setEditing
    @Test("The edit button turns editing, and its title follows (documented)")
    func editing() {
        let fixture = NavigationFixture { $1.navigationItem.rightBarButtonItem = $1.editButtonItem }
        let button = fixture.first.editButtonItem
        #expect(button === fixture.first.editButtonItem)
        #expect(button.button.systemItem == .edit)
        button.perform(nil, nil)
        #expect(fixture.first.isEditing)
        #expect(button.button.systemItem == .done)
        #expect(button.style == .done)
        fixture.first.setEditing(false, animated: false)
        #expect(button.button.systemItem == .edit)
    }

    @Test("No page outlives its pop, and no controller its window: 200 pushes and pops of both kinds")
    func leaks() {
        final class Weak { weak var page: Page?; init(_ page: Page) { self.page = page } }
        let fixture = NavigationFixture()
        var pages: [Weak] = []
        for index in 0..<200 {
            let page = fixture.page("P")
            pages.append(Weak(page))
            fixture.navigation.pushViewController(page, animated: index % 20 == 0)
            if index % 20 == 0 { fixture.run(0.45) }
            fixture.navigation.popViewController(animated: index % 40 == 0)
            if index % 40 == 0 { fixture.run(0.45) }
        }
        fixture.app.turn()
        #expect(pages.allSatisfy { $0.page == nil })
        #expect(fixture.navigation.children.count == 1)
        #expect(fixture.app.codes == [])
    }
}
