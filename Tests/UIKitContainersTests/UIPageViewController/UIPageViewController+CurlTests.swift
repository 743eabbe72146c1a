// Pages that turn about a spine, and the spine.
// Apple: "UIPageViewController", "UIPageViewControllerDelegate".
import CoreGraphics
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit
@testable import UIKitContainers
@testable import UIKitCore

@MainActor @Suite("UIPageViewController that curls", .harness) struct UIPageViewControllerCurlTests {
    private static let mid: [UIPageViewController.OptionsKey: Any] = [
        .spineLocation: UIPageViewController.SpineLocation.mid.rawValue
    ]

    @Test("a finger turns a page: it follows, goes on past half of the way, and the flat page says so (UIK1201)")
    func pan() {
        let pages = PageFixture(.pageCurl)
        pages.app.touch(1, .began, 250, 250)
        pages.app.move(from: CGPoint(x: 250, y: 250), by: CGVector(dx: -100, dy: 0))
        #expect(pages.log.take() == ["after 0", "will [1]"])
        // A third of the way: the page still covers most of the width, the next one lies at the right.
        #expect(pages.page(at: 30, 250) == 0)
        #expect(pages.page(at: 290, 250) == 1)
        pages.app.move(from: CGPoint(x: 150, y: 250), by: CGVector(dx: -100, dy: 0))
        pages.app.advance(by: 0.3)
        pages.app.touch(1, .ended, 50, 250)
        pages.settle()
        #expect(pages.log.take() == ["did true [0] true"])
        #expect(pages.numbers == [1])
        #expect(pages.page(at: 30, 250) == 1)
        #expect(pages.controller.children == [pages.pages[1]])
        #expect(pages.app.codes == ["UIK1201"])
        #expect(
            pages.lives.take() == [
                "0 will disappear animated", "1 will appear animated", "0 did disappear", "0 left", "1 did appear", "1 moved in",
            ])
    }

    @Test("let go before half of the way the page falls back; a flick turns it whatever the way")
    func backAndFlick() {
        let pages = PageFixture(.pageCurl, first: [2])
        pages.swipe(by: -100, rest: 0.3)
        #expect(pages.log.take() == ["after 2", "will [3]", "did true [2] false"])
        #expect(pages.numbers == [2])
        pages.swipe(by: -60)
        #expect(pages.numbers == [3])
        pages.swipe(by: 60)
        #expect(pages.numbers == [2])
        #expect(pages.log.take().suffix(2) == ["will [2]", "did true [3] true"])
    }

    // Covers: UIPageViewController.gestureRecognizers
    @Test("a tap near an edge turns; in the middle it does not; at the last page nothing does")
    func taps() {
        let pages = PageFixture(.pageCurl)
        pages.app.tap(150, 250)
        pages.settle()
        #expect(pages.numbers == [0])
        pages.app.tap(290, 250)
        pages.settle()
        #expect(pages.numbers == [1])
        pages.app.tap(10, 250)
        pages.settle()
        #expect(pages.numbers == [0])
        pages.app.tap(10, 250)
        pages.swipe(by: 200)
        #expect(pages.numbers == [0])
        for recognizer in pages.controller.gestureRecognizers { recognizer.isEnabled = false }
        pages.swipe(by: -200)
        #expect(pages.numbers == [0])
    }

    // Covers: UIPageViewController.SpineLocation
    @Test("with the spine in the middle two pages lie open, and a turn exchanges both")
    func spread() {
        let pages = PageFixture(.pageCurl, .horizontal, Self.mid, first: [0, 1])
        #expect(pages.page(at: 75, 250) == 0)
        #expect(pages.page(at: 225, 250) == 1)
        #expect(pages.pages[0].view.bounds.size == CGSize(width: 150, height: 500))
        pages.app.touch(1, .began, 290, 250)
        pages.app.move(from: CGPoint(x: 290, y: 250), by: CGVector(dx: -100, dy: 0))
        #expect(pages.log.take() == ["after 1", "after 2", "will [2, 3]"])
        #expect(pages.page(at: 75, 250) == 0)
        #expect(pages.page(at: 170, 250) == 1)
        #expect(pages.page(at: 290, 250) == 3)
        pages.app.move(from: CGPoint(x: 190, y: 250), by: CGVector(dx: -120, dy: 0))
        #expect(pages.page(at: 10, 250) == 0)
        #expect(pages.page(at: 130, 250) == 2)
        #expect(pages.page(at: 225, 250) == 3)
        pages.app.advance(by: 0.3)
        pages.app.touch(1, .ended, 70, 250)
        pages.settle()
        #expect(pages.numbers == [2, 3])
        #expect(pages.page(at: 75, 250) == 2)
        #expect(pages.page(at: 225, 250) == 3)
        pages.swipe(by: 120)
        #expect(pages.numbers == [0, 1])
        pages.count = 3
        pages.controller.dataSource = pages
        pages.swipe(by: -120)
        #expect(pages.numbers == [0, 1])
    }

    // Covers: UIPageViewController.SpineLocation.max
    @Test("the app's pages turn in half a second, the completion comes once; the spine at the last edge turns the other way")
    func animated() {
        let pages = PageFixture(
            .pageCurl, .horizontal, [.spineLocation: UIPageViewController.SpineLocation.max.rawValue])
        var ends: [Bool] = []
        pages.controller.setViewControllers([pages.pages[1]], direction: .forward, animated: true) { ends.append($0) }
        pages.frames(15)
        #expect(ends.isEmpty)
        #expect(pages.page(at: 10, 250) == 1)
        #expect(pages.page(at: 290, 250) == 0)
        pages.frames(20)
        #expect(ends == [true])
        #expect(pages.numbers == [1])
        pages.swipe(by: 120)
        #expect(pages.numbers == [2])
    }

    // Covers: UIPageViewControllerDelegate.pageViewController(_:spineLocationFor:)
    @Test("the window turns: the delegate sets two pages and binds them in the middle, and back (documented)")
    func spineOfOrientation() {
        let upright = StageEnvironment(
            size: CGSize(width: 300, height: 500), scale: 1, safeAreaInsets: StageInsets(), cornerRadius: 0)
        let pages = PageFixture(.pageCurl)
        pages.spine = .mid
        pages.onSpine = { _ in
            pages.controller.setViewControllers([pages.pages[0], pages.pages[1]], direction: .forward, animated: true)
        }
        pages.app.turn(.environment(upright.rotated(to: .landscapeLeft)))
        pages.app.turn()
        #expect(pages.log.take() == ["spine landscape"])
        #expect(pages.controller.spineLocation == .mid)
        #expect(pages.controller.isDoubleSided)
        #expect(pages.numbers == [0, 1])
        #expect(pages.page(at: 100, 150) == 0)
        #expect(pages.page(at: 400, 150) == 1)
        #expect(pages.pages[1].view.bounds.size == CGSize(width: 250, height: 300))
        pages.spine = .min
        pages.onSpine = { _ in
            pages.controller.setViewControllers([pages.pages[0]], direction: .forward, animated: true)
            pages.controller.isDoubleSided = false
        }
        pages.app.turn(.environment(upright))
        pages.app.turn()
        #expect(pages.controller.spineLocation == .min)
        #expect(!pages.controller.isDoubleSided)
        #expect(pages.numbers == [0])
        #expect(pages.pages[0].view.bounds.size == CGSize(width: 300, height: 500))
        #expect(pages.app.codes == [])
    }

    // Covers: UIPageViewController.isDoubleSided
    @Test("double-sided pages bound at an edge: the data source's next page is the back, the one after it is shown")
    func doubleSided() {
        let pages = PageFixture(.pageCurl)
        pages.controller.isDoubleSided = true
        pages.swipe(by: -200)
        #expect(pages.log.take() == ["after 0", "after 1", "will [2]", "did true [0] true"])
        #expect(pages.numbers == [2])
    }

    @Test(
        "a leaf bound at the left: its free edge goes along with the finger, and turns towards who looks",
        arguments: [0, 0.25, 0.5, 1] as [CGFloat])
    func leaf(part: CGFloat) {
        let angle = PageLeaf.angle(part, toOtherSide: false) * .pi / 180
        #expect(abs(cos(angle) - (1 - part)) < 1e-9)
        let turn = PageLeaf.transform(CGSize(width: 100, height: 60), .left, degrees: 60)
        // The free edge (50, 0): to the front (z > 0), nearer to the spine.
        let z = 50 * turn.m13 + turn.m43, x = 50 * turn.m11 + turn.m41
        #expect(z > 0)
        #expect(x < 50)
        let spine = -50 * turn.m11 + turn.m41
        #expect(abs(spine + 50) < 1e-9)
    }
}
