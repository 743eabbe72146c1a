// What pages must not be set, and when: each code with its whole text.
// Apple: "UIPageViewController"; the texts are those of public reports.
import CoreGraphics
import Diagnostics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit

@MainActor @Suite("UIPageViewController: traps", .harness) struct UIPageViewControllerTrapTests {
    @Test("UIK2031: the number of pages does not fit; nothing happens, the completion says false")
    func number() {
        let pages = PageFixture()
        var ends: [Bool] = []
        pages.controller.setViewControllers(
            [pages.pages[0], pages.pages[1], pages.pages[2]], direction: .forward, animated: false
        ) { ends.append($0) }
        #expect(ends == [false])
        #expect(pages.numbers == [0])
        #expect(
            pages.app.diagnostics.last?.pinnedText == """
                UIK2031 exception: The number of pages does not fit the transition.
                  object   UIPageViewController \(ObjectName.address(pages.controller)) — UIWindow
                  at       UIPageViewController+TrapTests.swift:…
                  cause    setViewControllers(_:direction:animated:completion:) takes one page; it takes two if the spine is in the middle, or if pages that curl are double-sided and animated.
                  fix      Pass as many pages as are visible; for animated double-sided pages, the front and its back.
                  apple    NSInvalidArgumentException: The number of view controllers provided (3) doesn't match the number required (1) for the requested transition
                """)
        pages.controller.setViewControllers(nil, direction: .forward, animated: false)
        #expect(pages.app.diagnostics.last?.apple?.contains("provided (0)") == true)
        let book = PageFixture(.pageCurl)
        book.controller.isDoubleSided = true
        book.controller.setViewControllers([book.pages[1]], direction: .forward, animated: true)
        #expect(book.app.diagnostics.last?.apple?.contains("provided (1) doesn't match the number required (2)") == true)
        book.controller.setViewControllers([book.pages[2], book.pages[1]], direction: .forward, animated: true)
        book.settle()
        #expect(book.numbers == [2])
    }

    @Test("UIK2032: pages that curl are shown without any, or bound in the middle with one")
    func spine() {
        let pages = PageFixture(.pageCurl, first: [])
        #expect(pages.app.codes == ["UIK2032"])
        #expect(
            pages.app.diagnostics.last?.pinnedText == """
                UIK2032 exception: The number of pages does not fit the spine.
                  object   UIPageViewController \(ObjectName.address(pages.controller)) — (detached)
                  at       StageFixture.swift:…
                  cause    Pages that curl are shown, or their spine changes: a spine in the middle takes two pages, any other takes one.
                  fix      Call setViewControllers(_:direction:animated:completion:) before the controller is shown, and in pageViewController(_:spineLocationFor:) before returning another spine.
                  apple    NSInvalidArgumentException: The number of provided view controllers (0) does not match the number required (1) for the requested spine location
                """)
        let upright = StageEnvironment(
            size: CGSize(width: 300, height: 500), scale: 1, safeAreaInsets: StageInsets(), cornerRadius: 0)
        let turned = PageFixture(.pageCurl)
        turned.spine = .mid
        turned.app.turn(.environment(upright.rotated(to: .landscapeLeft)))
        #expect(turned.app.codes == ["UIK2032"])
        #expect(turned.controller.spineLocation == .min)
        #expect(turned.numbers == [0])
    }

    @Test("UIK2033: pages set while a swipe is on its way back; it ends, and the new pages come")
    func duringSwipe() {
        let pages = PageFixture(first: [2])
        pages.swipe(by: -60, rest: 0.3, settles: false)
        var ends: [Bool] = []
        pages.controller.setViewControllers([pages.pages[5]], direction: .forward, animated: true) { ends.append($0) }
        #expect(
            pages.app.diagnostics.last?.pinnedText == """
                UIK2033 misuse: Pages were set while the user turns them.
                  object   UIPageViewController \(ObjectName.address(pages.controller)) — UIWindow
                  at       UIPageViewController+TrapTests.swift:…
                  cause    A swipe is in progress or being cancelled. UIKit sometimes raises an exception, with one of two messages.
                  fix      Set pages in pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:), or disable the controls that set them during a swipe.
                  apple    NSInternalInconsistencyException: No view controller managing visible view \(ObjectName.short(pages.pages[3].view))
                """)
        #expect(pages.log.take().suffix(2) == ["will [3]", "did false [2] false"])
        pages.settle()
        #expect(ends == [true])
        #expect(pages.numbers == [5])
        #expect(pages.controller.children == [pages.pages[5]])
        #expect(pages.app.codes == ["UIK2033"])
    }

    @Test("UIK2034: pages with a spine in the middle stay double-sided (documented)")
    func sides() {
        let pages = PageFixture(
            .pageCurl, .horizontal, [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue], first: [0, 1])
        pages.controller.isDoubleSided = false
        #expect(pages.controller.isDoubleSided)
        #expect(
            pages.app.diagnostics.last?.pinnedText == """
                UIK2034 exception: Pages with a spine in the middle cannot be one-sided.
                  object   UIPageViewController \(ObjectName.address(pages.controller)) — UIWindow
                  at       UIPageViewController+TrapTests.swift:…
                  cause    isDoubleSided was set to false while spineLocation is mid. Apple documents an exception; its text is not published.
                  fix      Set isDoubleSided to false together with another spine.
                """)
    }
}
