// Pages that slide: what moves, who is told, in which order.
// Apple: "UIPageViewController"; the order is observed in public notes (iOS 9.1), where not said otherwise.
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit

@MainActor @Suite("UIPageViewController that scrolls", .harness) struct UIPageViewControllerScrollTests {
    // Covers: UIPageViewController.init(transitionStyle:navigationOrientation:options:), UIPageViewController.transitionStyle, UIPageViewController.navigationOrientation, UIPageViewController.spineLocation, UIPageViewController.isDoubleSided, UIPageViewController.gestureRecognizers, UIPageViewController.viewControllers, UIPageViewController.OptionsKey.interPageSpacing, UIPageViewController.OptionsKey.spineLocation, UIPageViewController.SpineLocation.min, UIPageViewController.SpineLocation.mid, UIPageViewController.NavigationOrientation.horizontal, UIPageViewController.NavigationOrientation.vertical
    @Test("first values (documented), and what the options say")
    func values() {
        let plain = UIPageViewController()
        #expect(plain.transitionStyle == .pageCurl)
        #expect(plain.navigationOrientation == .horizontal)
        #expect(plain.spineLocation == .min)
        #expect(!plain.isDoubleSided)
        #expect(plain.viewControllers == [])
        #expect(plain.gestureRecognizers.count == 2)
        let row = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .vertical, options: [.interPageSpacing: 20])
        #expect(row.transitionStyle == .scroll)
        #expect(row.navigationOrientation == .vertical)
        #expect(row.spineLocation == .none)
        #expect(row.gestureRecognizers.isEmpty)
        let book = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
        #expect(book.spineLocation == .mid)
        #expect(book.isDoubleSided)
    }

    @Test("an archive keeps style, orientation and spine")
    func archive() throws {
        let row = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
        let data = try NSKeyedArchiver.archivedData(withRootObject: row, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let read = try #require(
            unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIPageViewController)
        #expect(read.transitionStyle == .scroll)
        #expect(read.navigationOrientation == .vertical)
        #expect(read.spineLocation == .none)
    }

    // Covers: UIPageViewController.setViewControllers(_:direction:animated:completion:)
    @Test("the first page is a child, fills the view and appears with it; the row below the view rests at one page")
    func first() {
        let pages = PageFixture(shown: false)
        #expect(pages.numbers == [0])
        #expect(pages.controller.children == [pages.pages[0]])
        pages.app.show(pages.controller)
        #expect(pages.lives.take() == ["0 will appear", "0 did appear"])
        #expect(pages.page(at: 150, 250) == 0)
        #expect(pages.pages[0].view.convert(pages.pages[0].view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 300, height: 500))
        #expect(pages.row.contentOffset == CGPoint(x: 300, y: 0))
        #expect(pages.row.contentSize.width == 900)
        #expect(pages.log.take().isEmpty)
    }

    // Covers: UIPageViewControllerDataSource.pageViewController(_:viewControllerAfter:), UIPageViewControllerDataSource.pageViewController(_:viewControllerBefore:), UIPageViewControllerDelegate.pageViewController(_:willTransitionTo:), UIPageViewControllerDelegate.pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
    @Test("a swipe that goes back, then one that turns: the data source and the delegate hear what UIKit's hear (observed)")
    func order() {
        let pages = PageFixture()
        pages.swipe(by: -60, rest: 0.3)
        #expect(pages.log.take() == ["after 0", "before 0", "will [1]", "did true [0] false"])
        #expect(pages.numbers == [0])
        #expect(pages.row.contentOffset.x == 300)
        pages.swipe(by: -200)
        #expect(pages.log.take() == ["will [1]", "did true [0] true", "after 1"])
        #expect(pages.numbers == [1])
        #expect(pages.controller.children == [pages.pages[1]])
        pages.swipe(by: 200)
        #expect(pages.log.take() == ["will [0]", "did true [1] true", "before 0"])
        #expect(pages.numbers == [0])
        #expect(pages.page(at: 150, 250) == 0)
        #expect(pages.row.contentOffset.x == 300)
    }

    @Test("pages come and go with the finger, and every appearance has its end, also where the swipe goes back")
    func appearances() {
        let pages = PageFixture()
        pages.swipe(by: -200)
        #expect(
            pages.lives.take() == [
                "0 will disappear animated", "1 will appear animated", "0 did disappear", "0 left", "1 did appear", "1 moved in",
            ])
        pages.swipe(by: -60, rest: 0.3)
        #expect(
            pages.lives.take() == [
                "1 will disappear animated", "2 will appear animated", "2 will disappear animated", "2 did disappear", "2 left",
                "1 will appear", "1 did appear",
            ])
        #expect(pages.app.codes == [])
    }

    @Test("a drag over the current page to the other side: the one transition is taken back, the other begins")
    func bothWays() {
        let pages = PageFixture(first: [2])
        pages.app.touch(1, .began, 150, 250)
        pages.app.move(from: CGPoint(x: 150, y: 250), by: CGVector(dx: -80, dy: 0))
        #expect(pages.page(at: 280, 250) == 3)
        pages.app.move(from: CGPoint(x: 70, y: 250), by: CGVector(dx: 180, dy: 0))
        #expect(pages.log.take() == ["after 2", "before 2", "will [3]", "did true [2] false", "will [1]"])
        #expect(pages.page(at: 20, 250) == 1)
        #expect(pages.page(at: 280, 250) == 2)
        pages.app.touch(1, .ended, 250, 250)
        pages.settle()
        #expect(pages.numbers == [1])
        #expect(pages.app.codes == [])
    }

    @Test("the row ends with the first and the last page and gives a little there, resting at one page all the same")
    func ends() {
        let pages = PageFixture()
        pages.swipe(by: 120, rest: nil, settles: false)
        #expect(pages.row.contentOffset.x < 300)
        #expect(pages.row.contentOffset.x > 220)
        pages.app.touch(1, .ended, 270, 250)
        pages.settle()
        #expect(pages.row.contentOffset.x == 300)
        #expect(pages.numbers == [0])
        #expect(pages.log.take() == ["after 0", "before 0"])
        pages.count = 2
        pages.swipe(by: -200)
        pages.swipe(by: -200)
        #expect(pages.numbers == [1])
        #expect(pages.row.contentOffset.x == 300)
    }

    @Test("quick swipes: a page that is nearly there counts as reached when the next finger comes")
    func quick() {
        let pages = PageFixture()
        for _ in 0..<4 {
            pages.swipe(by: -200, settles: false)
            pages.frames(8)
        }
        pages.settle()
        #expect(pages.numbers == [4])
        #expect(pages.controller.children == [pages.pages[4]])
        let log = pages.log.take()
        #expect(log.filter { $0.hasPrefix("will") }.count == log.filter { $0.hasPrefix("did") }.count)
        #expect(pages.app.codes == [])
    }

    @Test("the app's animated pages slide in 0.3 s; the delegate hears nothing, the completion once")
    func animated() {
        let pages = PageFixture()
        var ends: [Bool] = []
        pages.controller.setViewControllers([pages.pages[3]], direction: .forward, animated: true) { ends.append($0) }
        pages.frames(9)
        #expect(pages.page(at: 20, 250) == 0)
        #expect(pages.page(at: 280, 250) == 3)
        #expect(ends.isEmpty)
        #expect(pages.numbers == [0])
        pages.frames(15)
        #expect(ends == [true])
        #expect(pages.numbers == [3])
        #expect(pages.log.take() == [])
        #expect(
            pages.lives.take() == [
                "0 will disappear animated", "3 will appear animated", "0 did disappear", "0 left", "3 did appear", "3 moved in",
            ])
        pages.controller.setViewControllers([pages.pages[1]], direction: .reverse, animated: true) { ends.append($0) }
        pages.frames(9)
        #expect(pages.page(at: 20, 250) == 1)
        #expect(pages.page(at: 280, 250) == 3)
        pages.settle()
        #expect(ends == [true, true])
    }

    @Test("after pages that the app set, the data source is asked anew on both sides (UIKit keeps the old page, radar 13162693)")
    func askedAnew() {
        let pages = PageFixture()
        pages.controller.setViewControllers([pages.pages[4]], direction: .forward, animated: true)
        pages.settle()
        _ = pages.log.take()
        pages.swipe(by: 200)
        #expect(pages.log.take() == ["after 4", "before 4", "will [3]", "did true [4] true", "before 3"])
        #expect(pages.numbers == [3])
    }

    @Test("without animation, without a window and with the same page: at once, completion before the call returns")
    func atOnce() {
        let pages = PageFixture()
        var ends: [String] = []
        pages.controller.setViewControllers([pages.pages[2]], direction: .forward, animated: false) { ends.append("a \($0)") }
        #expect(ends == ["a true"])
        #expect(pages.numbers == [2])
        #expect(
            pages.lives.take() == [
                "0 will disappear", "2 will appear", "0 did disappear", "0 left", "2 did appear", "2 moved in",
            ])
        pages.controller.setViewControllers([pages.pages[2]], direction: .forward, animated: true) { ends.append("b \($0)") }
        #expect(ends == ["a true", "b true"])
        #expect(pages.lives.take() == [])
        UIView.performWithoutAnimation {
            pages.controller.setViewControllers([pages.pages[3]], direction: .forward, animated: true) { ends.append("c \($0)") }
        }
        #expect(ends.last == "c true")
        let hidden = PageFixture(shown: false)
        hidden.controller.setViewControllers([hidden.pages[1]], direction: .forward, animated: true) { ends.append("d \($0)") }
        #expect(ends.last == "d true")
        #expect(hidden.lives.take() == ["0 left", "1 moved in"])
    }

    @Test("other pages set during an animation: the first completion says false, the second true, each once")
    func replaced() {
        let pages = PageFixture()
        var ends: [String] = []
        pages.controller.setViewControllers([pages.pages[1]], direction: .forward, animated: true) { ends.append("1 \($0)") }
        pages.frames(6)
        pages.controller.setViewControllers([pages.pages[2]], direction: .forward, animated: true) { ends.append("2 \($0)") }
        #expect(ends == ["1 false"])
        pages.settle()
        #expect(ends == ["1 false", "2 true"])
        #expect(pages.numbers == [2])
        #expect(pages.controller.children == [pages.pages[2]])
        #expect(pages.app.codes == [])
    }

    @Test("a finger catches the app's animation and takes it back: the completion says false")
    func caught() {
        let pages = PageFixture()
        var ends: [Bool] = []
        pages.controller.setViewControllers([pages.pages[1]], direction: .forward, animated: true) { ends.append($0) }
        pages.frames(6)
        pages.app.touch(1, .began, 150, 250)
        pages.app.move(from: CGPoint(x: 150, y: 250), by: CGVector(dx: 60, dy: 0))
        pages.app.advance(by: 0.3)
        pages.app.touch(1, .ended, 210, 250)
        pages.settle()
        #expect(ends == [false])
        #expect(pages.numbers == [0])
        #expect(pages.lives.take().suffix(2) == ["0 will appear", "0 did appear"])
    }

    @Test("the view leaves its window in the middle: the transition is over, its completion called, no call is left open")
    func leaving() {
        let pages = PageFixture()
        var ends: [Bool] = []
        pages.controller.setViewControllers([pages.pages[1]], direction: .forward, animated: true) { ends.append($0) }
        pages.frames(6)
        pages.app.show(UIViewController(), in: pages.controller.view.window)
        #expect(ends == [false])
        #expect(pages.numbers == [1])
        pages.app.turn()
        let lives = pages.lives.take()
        #expect(lives.filter { $0 == "0 did disappear" }.count == 1)
        #expect(lives.filter { $0 == "1 did disappear" }.count == 1)
        #expect(pages.app.codes == [])
    }

    // Covers: UIPageViewController.dataSource
    @Test("without a data source the user cannot turn pages; setting one again forgets what was asked for (documented)")
    func noSource() {
        let pages = PageFixture()
        pages.controller.dataSource = nil
        pages.swipe(by: -200)
        #expect(pages.numbers == [0])
        #expect(!pages.row.isScrollEnabled)
        pages.controller.dataSource = pages
        pages.swipe(by: -60, rest: 0.3)
        _ = pages.log.take()
        pages.count = 1
        pages.controller.dataSource = pages
        pages.swipe(by: -200)
        #expect(pages.log.take() == ["after 0", "before 0"])
        #expect(pages.numbers == [0])
    }

    // Covers: UIPageViewController.NavigationOrientation.vertical, UIPageViewController.OptionsKey.interPageSpacing
    @Test("vertical pages follow each other downwards; spacing lies between pages, not beside the page at rest")
    func verticalWithSpacing() {
        let pages = PageFixture(.scroll, .vertical, [.interPageSpacing: 40])
        #expect(pages.row.contentOffset == CGPoint(x: 0, y: 540))
        #expect(pages.pages[0].view.bounds.size == CGSize(width: 300, height: 500))
        pages.app.drag(from: CGPoint(x: 150, y: 400), by: CGVector(dx: 0, dy: -150), rest: nil)
        #expect(pages.page(at: 150, 480) == 1)
        #expect(pages.page(at: 150, 300) == 0)
        #expect(pages.page(at: 150, 380) == nil)
        pages.app.touch(1, .ended, 150, 250)
        pages.settle()
        #expect(pages.numbers == [1])
        #expect(pages.page(at: 150, 250) == 1)
    }

    @Test("from right to left the next page is at the left")
    func rightToLeft() {
        let pages = PageFixture(rightToLeft: true)
        pages.swipe(by: 200)
        #expect(pages.numbers == [1])
        pages.swipe(by: 100, rest: nil, settles: false)
        #expect(pages.page(at: 20, 250) == 2)
        pages.app.touch(1, .ended, 250, 250)
        pages.settle()
        #expect(pages.numbers == [2])
        pages.count = 3
        pages.controller.dataSource = pages
        pages.swipe(by: 200)
        #expect(pages.numbers == [2])
        pages.swipe(by: -200)
        #expect(pages.numbers == [1])
    }

    @Test("the window turns in the middle of a swipe: it ends where it is nearer to, and the page fills the new size")
    func rotation() {
        let upright = StageEnvironment(
            size: CGSize(width: 300, height: 500), scale: 1, safeAreaInsets: StageInsets(), cornerRadius: 0)
        let pages = PageFixture()
        pages.swipe(by: -200, rest: nil, settles: false)
        pages.app.turn(.environment(upright.rotated(to: .landscapeLeft)))
        #expect(pages.numbers == [1])
        #expect(pages.log.take().suffix(2) == ["did false [0] true", "after 1"])
        pages.app.touch(1, .ended, 50, 250)
        pages.settle()
        #expect(pages.row.contentOffset == CGPoint(x: 500, y: 0))
        #expect(pages.pages[1].view.bounds.size == CGSize(width: 500, height: 300))
        #expect(pages.app.codes == [])
    }

    @Test("a row of dots: asked for when pages are set, follows the user's swipes by itself (documented), takes 37 points")
    func dots() throws {
        let pages = PageFixture(first: [])
        pages.dots = 6
        pages.dot = 2
        pages.controller.setViewControllers([pages.pages[2]], direction: .forward, animated: false)
        #expect(pages.log.take() == ["count", "index"])
        pages.app.turn()
        let control = try #require(pages.controller.view.subviews.compactMap { $0 as? UIPageControl }.first)
        #expect(control.numberOfPages == 6)
        #expect(control.currentPage == 2)
        #expect(control.frame == CGRect(x: 0, y: 463, width: 300, height: 37))
        #expect(pages.row.frame.height == 463)
        #expect(pages.pages[2].view.bounds.height == 463)
        pages.swipe(by: -200)
        #expect(control.currentPage == 3)
        #expect(!pages.log.take().contains("index"))
        // A tap in the trailing half goes on, as a swipe does.
        pages.app.tap(200, 481)
        pages.settle()
        #expect(pages.numbers == [4])
        #expect(control.currentPage == 4)
        #expect(pages.log.take().contains("did true [3] true"))
        pages.dots = 0
        pages.controller.setViewControllers([pages.pages[0]], direction: .forward, animated: false)
        pages.app.turn()
        #expect(control.superview == nil)
        #expect(pages.row.frame.height == 500)
    }

    // Covers: UIPageViewControllerDataSource.presentationCount(for:), UIPageViewControllerDataSource.presentationIndex(for:), UIPageViewControllerDataSource.pageViewController, UIPageViewController.dataSource
    @Test("dots are shown where the source tells count and index and pages slide to the side, nowhere else (documented)")
    func dotsOfASource() throws {
        final class Book: NSObject, UIPageViewControllerDataSource {
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { nil }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { nil }
            func presentationCount(for pageViewController: UIPageViewController) -> Int { 4 }
            func presentationIndex(for pageViewController: UIPageViewController) -> Int { 3 }
        }
        let book = Book()
        func dots(_ style: UIPageViewController.TransitionStyle, _ orientation: UIPageViewController.NavigationOrientation)
            -> UIPageControl?
        {
            let pages = PageFixture(style, orientation, first: [])
            pages.controller.dataSource = book
            pages.controller.setViewControllers([pages.pages[0]], direction: .forward, animated: false)
            pages.app.turn()
            return pages.controller.view.subviews.compactMap { $0 as? UIPageControl }.first
        }
        let control = try #require(dots(.scroll, .horizontal))
        #expect(control.numberOfPages == 4)
        #expect(control.currentPage == 3)
        #expect(dots(.scroll, .vertical) == nil)
        #expect(dots(.pageCurl, .horizontal) == nil)
    }

    @Test("pages set by the delegate at the end of a swipe take the page's place")
    func setAtEnd() {
        let pages = PageFixture()
        var ends: [Bool] = []
        pages.onFinish = {
            pages.onFinish = nil
            pages.controller.setViewControllers([pages.pages[5]], direction: .forward, animated: true) { ends.append($0) }
        }
        pages.swipe(by: -200)
        #expect(pages.numbers == [5])
        #expect(ends == [true])
        #expect(pages.controller.children == [pages.pages[5]])
        #expect(pages.app.codes == [])
    }

    @Test("the row's delegate is the app's: it hears of scrolling, and nothing is lost")
    func rowDelegate() {
        let pages = PageFixture()
        let scroll = ScrollLog()
        pages.row.delegate = scroll
        pages.swipe(by: -200)
        #expect(pages.numbers == [1])
        #expect(scroll.take().first == "scrollViewWillBeginDragging")
    }

    // Covers: UIPageViewController.delegate, UIPageViewControllerDelegate.pageViewControllerSupportedInterfaceOrientations(_:), UIPageViewControllerDelegate.pageViewControllerPreferredInterfaceOrientationForPresentation(_:)
    @Test("the delegate says which orientations the interface may take; without it the controller's own")
    func orientations() {
        final class Upright: NSObject, UIPageViewControllerDelegate {
            func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
                -> UIInterfaceOrientationMask
            { .portrait }
            func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController: UIPageViewController)
                -> UIInterfaceOrientation
            { .landscapeLeft }
        }
        let pages = PageFixture()
        #expect(pages.controller.supportedInterfaceOrientations == .allButUpsideDown)
        let upright = Upright()
        pages.controller.delegate = upright
        #expect(pages.controller.supportedInterfaceOrientations == .portrait)
        #expect(pages.controller.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    }

    @Test("a screen reader turns pages")
    func reader() {
        let pages = PageFixture()
        #expect(!pages.row.accessibilityScroll(.previous))
        #expect(pages.row.accessibilityScroll(.left))
        pages.settle()
        #expect(pages.numbers == [1])
        #expect(!pages.row.accessibilityScroll(.up))
    }

    @Test("a released controller takes its pages along")
    func released() {
        weak var weakController: UIPageViewController?
        weak var weakPage: UIViewController?
        do {
            let log = CallLog()
            let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            let page = NumberedPage(0, log)
            controller.setViewControllers([page], direction: .forward, animated: false)
            let app = StageFixture()
            let window = app.show(controller)
            window.rootViewController = UIViewController()
            app.turn()
            weakController = controller
            weakPage = page
        }
        #expect(weakController == nil)
        #expect(weakPage == nil)
    }
}
