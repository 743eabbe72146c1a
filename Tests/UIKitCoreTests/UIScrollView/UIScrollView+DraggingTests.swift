// Scroll views under fingers: what moves, who is told, in which order.
// Apple: "UIScrollViewDelegate"; the order as public reports write it down (observed).
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UIScrollView under fingers", .harness) struct UIScrollViewDraggingTests {
    // Covers: UIScrollViewDelegate.scrollViewWillBeginDragging(_:), UIScrollViewDelegate.scrollViewDidScroll(_:), UIScrollViewDelegate.scrollViewDidEndDragging(_:willDecelerate:), UIScrollView.isTracking, UIScrollView.isDragging, UIScrollView.contentOffset
    @Test("a drag that ends at rest: content follows the finger past its first 10 points, and does not decelerate")
    func slowDrag() {
        let app = StageFixture()
        let (view, log) = ScrollLog.shown(app)
        app.touch(1, .began, 150, 300)
        #expect(view.isTracking)
        #expect(!view.isDragging)
        app.move(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -110))
        #expect(view.isTracking)
        #expect(view.isDragging)
        #expect(view.contentOffset == CGPoint(x: 0, y: 100))
        app.advance(by: 0.3)
        app.touch(1, .ended, 150, 190)
        #expect(!view.isTracking)
        #expect(!view.isDragging)
        #expect(!view.isDecelerating)
        #expect(
            log.take() == [
                "scrollViewWillBeginDragging", "scrollViewDidScroll", "scrollViewWillEndDragging", "scrollViewDidEndDragging false",
            ])
        app.advance(by: 1)
        #expect(view.contentOffset.y == 100)
        #expect(log.take().isEmpty)
    }

    // Covers: UIScrollViewDelegate.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:), UIScrollViewDelegate.scrollViewWillBeginDecelerating(_:), UIScrollViewDelegate.scrollViewDidEndDecelerating(_:), UIScrollView.isDecelerating, UIScrollView.decelerationRate
    @Test("a fling: the delegate hears it in Apple's order, in points a millisecond, and the content rests at the target")
    func fling() throws {
        let app = StageFixture()
        let (view, log) = ScrollLog.shown(app)
        #expect(view.decelerationRate == .normal)
        #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
        app.drag(from: CGPoint(x: 150, y: 400), by: CGVector(dx: 0, dy: -150), rest: 0)
        #expect(view.isDecelerating)
        #expect(!view.isDragging)
        let velocity = try #require(log.velocity)
        #expect(abs(velocity.y - 0.9) < 0.01)
        #expect(velocity.x == 0)
        let target = try #require(log.target)
        // v ÷ (−1000 ln 0.998) with ln 0.998 = −0.002002.
        #expect(abs(target.y - (140 + velocity.y * 1000 / 2.002)) < 1)
        app.rest(view)
        #expect(!view.isDecelerating)
        #expect(view.contentOffset == target)
        #expect(
            log.take() == [
                "scrollViewWillBeginDragging", "scrollViewDidScroll", "scrollViewWillEndDragging", "scrollViewDidEndDragging true",
                "scrollViewWillBeginDecelerating",
                "scrollViewDidScroll", "scrollViewDidEndDecelerating",
            ])
        view.contentOffset = .zero
        view.decelerationRate = .fast
        app.drag(from: CGPoint(x: 150, y: 400), by: CGVector(dx: 0, dy: -150), rest: 0)
        #expect((log.target?.y ?? 0) < target.y - 200)
    }

    @Test("the delegate's target is where the content rests")
    func target() {
        let app = StageFixture()
        let (view, log) = ScrollLog.shown(app)
        log.wanted = CGPoint(x: 0, y: 400)
        app.drag(from: CGPoint(x: 150, y: 400), by: CGVector(dx: 0, dy: -150), rest: 0)
        app.rest(view)
        #expect(view.contentOffset.y == 400)
        log.wanted = CGPoint(x: 0, y: 250)
        app.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -30))
        #expect(log.calls.contains("scrollViewDidEndDragging true"))
        app.rest(view)
        #expect(view.contentOffset.y == 250)
    }

    // Covers: UIScrollView.bounces, UIScrollView.alwaysBounceVertical, UIScrollView.alwaysBounceHorizontal, UIScrollView.isScrollEnabled
    @Test("content past its edge gives, comes back, and does not without bounces; content that fits stays")
    func edges() {
        let app = StageFixture()
        let (view, log) = ScrollLog.shown(app)
        app.drag(from: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: 210), rest: nil)
        let give = view.contentOffset.y
        #expect(give < -70)
        #expect(give > -100)
        app.touch(1, .ended, 150, 310)
        app.rest(view)
        #expect(view.contentOffset.y == 0)
        #expect(log.take().suffix(3) == ["scrollViewWillBeginDecelerating", "scrollViewDidScroll", "scrollViewDidEndDecelerating"])
        view.bounces = false
        app.drag(from: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: 210))
        #expect(view.contentOffset.y == 0)
        #expect(view.contentOffset.x == 0)
        view.bounces = true
        view.contentSize = CGSize(width: 100, height: 100)
        app.drag(from: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: 210), rest: nil)
        #expect(view.contentOffset.y == 0)
        #expect(!view.isDragging)
        app.touch(1, .ended, 150, 310)
        view.alwaysBounceVertical = true
        app.drag(from: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: 210), rest: nil)
        #expect(view.contentOffset.y < -50)
        app.touch(1, .ended, 150, 310)
        app.rest(view)
        view.alwaysBounceHorizontal = true
        app.drag(from: CGPoint(x: 50, y: 100), by: CGVector(dx: 200, dy: 0), rest: nil)
        #expect(view.contentOffset.x < -50)
        app.touch(1, .ended, 250, 100)
        app.rest(view)
        view.isScrollEnabled = false
        app.drag(from: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: 210), rest: nil)
        #expect(view.contentOffset == .zero)
        #expect(!view.isTracking)
    }

    // Covers: UIScrollView.isPagingEnabled
    @Test("pages: a flick turns one, a short drag turns none, and the target cannot be changed: UIK1303")
    func paging() {
        let app = StageFixture()
        let (view, log) = ScrollLog.shown(app, CGSize(width: 1200, height: 500))
        view.isPagingEnabled = true
        app.drag(from: CGPoint(x: 250, y: 200), by: CGVector(dx: -60, dy: 0), frames: 6, rest: 0)
        app.rest(view)
        #expect(view.contentOffset == CGPoint(x: 300, y: 0))
        app.drag(from: CGPoint(x: 250, y: 200), by: CGVector(dx: -60, dy: 0))
        app.rest(view)
        #expect(view.contentOffset == CGPoint(x: 300, y: 0))
        app.drag(from: CGPoint(x: 280, y: 200), by: CGVector(dx: -200, dy: 0))
        app.rest(view)
        #expect(view.contentOffset == CGPoint(x: 600, y: 0))
        log.wanted = CGPoint(x: 10, y: 0)
        app.drag(from: CGPoint(x: 280, y: 200), by: CGVector(dx: -200, dy: 0))
        app.rest(view)
        #expect(view.contentOffset == CGPoint(x: 900, y: 0))
        #expect(app.codes == ["UIK1303"])
    }

    // Covers: UIScrollView.isDirectionalLockEnabled
    @Test("a locked drag keeps to the axis where it began, a diagonal one to none; without the lock both move")
    func lock() {
        let app = StageFixture()
        let (view, _) = ScrollLog.shown(app, CGSize(width: 2000, height: 2000))
        view.contentOffset = CGPoint(x: 500, y: 500)
        app.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: -30, dy: -120))
        #expect(view.contentOffset.x > 520)
        #expect(view.contentOffset.y > 600)
        view.contentOffset = CGPoint(x: 500, y: 500)
        view.isDirectionalLockEnabled = true
        app.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: -30, dy: -120))
        #expect(view.contentOffset.x == 500)
        #expect(view.contentOffset.y > 600)
        view.contentOffset = CGPoint(x: 500, y: 500)
        app.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: -100, dy: -110))
        #expect(view.contentOffset.x > 570)
        #expect(view.contentOffset.y > 580)
    }

    // Covers: UIScrollView.isDecelerating, UIScrollViewDelegate.scrollViewDidEndDecelerating(_:)
    @Test("a finger stops content that slows down, and the content views do not get that touch")
    func caught() {
        let app = StageFixture()
        let (view, log) = ScrollLog.shown(app)
        let content = TouchLogView(frame: CGRect(x: 0, y: 0, width: 300, height: 3000))
        view.addSubview(content)
        app.drag(from: CGPoint(x: 150, y: 400), by: CGVector(dx: 0, dy: -300), frames: 5, rest: 0)
        app.advance(by: 0.1)
        #expect(view.isDecelerating)
        _ = log.take()
        app.touch(2, .began, 150, 300)
        #expect(!view.isDecelerating)
        #expect(view.isTracking)
        #expect(log.take() == ["scrollViewDidEndDecelerating"])
        let place = view.contentOffset
        app.advance(by: 0.5)
        app.touch(2, .ended, 150, 300)
        #expect(view.contentOffset == place)
        #expect(content.log.isEmpty)
    }

    // Covers: UIScrollView.panGestureRecognizer
    @Test("the pan recognizer keeps its scroll view: another delegate is refused, UIK1302")
    func panDelegate() {
        let app = StageFixture()
        let (view, _) = ScrollLog.shown(app)
        let stranger = GestureDelegate()
        #expect(view.gestureRecognizers?.contains(view.panGestureRecognizer) == true)
        view.panGestureRecognizer.delegate = stranger
        #expect(view.panGestureRecognizer.delegate == nil)
        #expect(app.codes == ["UIK1302"])
    }

    @Test("an app that sets the offset while content slows down moves it on from there; setContentOffset stops it")
    func setWhileDecelerating() {
        let app = StageFixture()
        let (view, _) = ScrollLog.shown(app, CGSize(width: 300, height: 9000))
        view.contentOffset.y = 4000
        app.drag(from: CGPoint(x: 150, y: 400), by: CGVector(dx: 0, dy: -200), frames: 10, rest: 0)
        view.contentOffset.y -= 2000
        app.advance(by: 0.1)
        #expect(view.isDecelerating)
        #expect(view.contentOffset.y > 2200)
        #expect(view.contentOffset.y < 3000)
        view.setContentOffset(view.contentOffset, animated: false)
        let place = view.contentOffset
        app.advance(by: 0.5)
        #expect(!view.isDecelerating)
        #expect(view.contentOffset == place)
    }

    @Test("a delegate that asks for another motion when the finger lifts gets it")
    func orderInCallback() {
        let app = StageFixture()
        let (view, log) = ScrollLog.shown(app)
        log.onEndDragging = { $0.setContentOffset(CGPoint(x: 0, y: 900), animated: true) }
        app.drag(from: CGPoint(x: 150, y: 400), by: CGVector(dx: 0, dy: -150), rest: 0)
        #expect(!view.isDecelerating)
        #expect(view.isScrollAnimating)
        app.rest(view)
        #expect(view.contentOffset.y == 900)
        #expect(log.take().last == "scrollViewDidEndScrollingAnimation")
    }

    @Test("scroll views in scroll views: across each takes its axis; along, the inner first, the outer from the edge on")
    func nested() {
        let app = StageFixture()
        let (outer, _) = ScrollLog.shown(app)
        let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        pager.contentSize = CGSize(width: 900, height: 200)
        let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 300))
        list.contentSize = CGSize(width: 300, height: 450)
        for view in [pager, list] {
            view.contentInsetAdjustmentBehavior = .never
            outer.addSubview(view)
        }
        app.drag(from: CGPoint(x: 200, y: 100), by: CGVector(dx: -100, dy: 8))
        #expect(pager.contentOffset.x > 80)
        #expect(outer.contentOffset == .zero)
        app.drag(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 5, dy: -60))
        #expect(outer.contentOffset.y == 50)
        #expect(pager.contentOffset.y == 0)
        outer.contentOffset = .zero
        app.drag(from: CGPoint(x: 150, y: 400), by: CGVector(dx: 0, dy: -110))
        #expect(list.contentOffset.y == 100)
        #expect(outer.contentOffset == .zero)
        list.contentOffset.y = 150
        app.drag(from: CGPoint(x: 150, y: 400), by: CGVector(dx: 0, dy: -110))
        #expect(list.contentOffset.y == 150)
        #expect(outer.contentOffset.y == 100)
        outer.contentOffset = .zero
        list.contentOffset = .zero
        app.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: 110), rest: nil)
        #expect(list.contentOffset.y < 0)
        #expect(outer.contentOffset.y == 0)
    }
}
