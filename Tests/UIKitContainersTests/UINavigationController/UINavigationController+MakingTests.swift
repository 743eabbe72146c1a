// Ways to make a navigation controller, and scroll views that are pages.
// Apple: "UINavigationController", Creating navigation controllers; "automaticallyAdjustsScrollViewInsets",
// "UIScrollView.ContentInsetAdjustmentBehavior.automatic".
import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitValues

/// Overrides what apps override.
private final class OwnNavigation: UINavigationController {
    private(set) var made = ""

    override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
        made = "root"
    }
    override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
        made = "classes"
    }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        made = "nib"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class OwnBar: UINavigationBar {}

@MainActor @Suite("UINavigationController: making one", .harness) struct UINavigationControllerMakingTests {
    // Covers: UINavigationController.init(rootViewController:), UINavigationController.init(navigationBarClass:toolbarClass:)
    @Test("Subclasses override each initialiser, and call the same one of the superclass (declared so)") func made() {
        let page = UIViewController()
        let root = OwnNavigation(rootViewController: page)
        #expect(root.made == "root")
        #expect(root.viewControllers == [page])
        let classes = OwnNavigation(navigationBarClass: OwnBar.self, toolbarClass: nil)
        #expect(classes.made == "classes")
        #expect(classes.navigationBar is OwnBar)
        #expect(classes.viewControllers == [])
        #expect(OwnNavigation(nibName: nil, bundle: nil).made == "nib")
        #expect(OwnNavigation().made == "nib")
        let plain = UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: nil)
        #expect(plain.navigationBar is OwnBar)
        #expect(UINavigationController(rootViewController: page).topViewController === page)
    }

    // Covers: UIViewController.automaticallyAdjustsScrollViewInsets
    @Test("A page's own scroll view keeps clear of the bar even where it cannot scroll, unless the page says no (documented)")
    @available(iOS, deprecated: 11)
    func adjusts() {
        let page = UIViewController(), scrollView = UIScrollView(), other = UIScrollView()
        for (place, view) in [scrollView, other].enumerated() {
            view.frame = page.view.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            page.view.insertSubview(view, at: place)
        }
        let fixture = NavigationFixture { navigation, _ in navigation.setViewControllers([page], animated: false) }
        #expect(page.automaticallyAdjustsScrollViewInsets)
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: -91))
        #expect(other.adjustedContentInset == .zero)
        scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
        #expect(scrollView.adjustedContentInset == .zero)
        scrollView.contentInsetAdjustmentBehavior = .automatic
        #expect(scrollView.adjustedContentInset.top == 91)
        page.automaticallyAdjustsScrollViewInsets = false
        #expect(scrollView.adjustedContentInset == .zero)
        page.automaticallyAdjustsScrollViewInsets = true
        #expect(scrollView.adjustedContentInset.top == 91)
        fixture.navigation.setViewControllers([fixture.first], animated: false)
        fixture.app.show(page)
        fixture.app.turn()
        #expect(page.parent == nil)
        #expect(scrollView.adjustedContentInset == .zero)
    }
}
