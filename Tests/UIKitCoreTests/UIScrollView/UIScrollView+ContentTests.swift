// Sizes, insets, offsets set by the app; what scrolling costs.
// Apple: "UIScrollView".
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UIScrollView and its content", .harness) struct UIScrollViewContentTests {
    // Covers: UIScrollView.DecelerationRate.init(rawValue:), UIScrollView.IndexDisplayMode.alwaysHidden
    // Covers: UIScrollView.init(frame:), UIScrollView.init(), UIScrollView.contentSize, UIScrollView.contentInset, UIScrollView.scrollsToTop, UIScrollView.keyboardDismissMode, UIScrollView.delaysContentTouches, UIScrollView.canCancelContentTouches, UIScrollView.indexDisplayMode, UIScrollView.indicatorStyle
    @Test("the first values are the documented ones")
    func defaults() {
        _ = StageFixture()
        let view = UIScrollView()
        #expect(view.frame == .zero)
        #expect(view.contentSize == .zero)
        #expect(view.contentInset == .zero)
        #expect(view.bounces)
        #expect(view.bouncesZoom)
        #expect(view.isScrollEnabled)
        #expect(view.scrollsToTop)
        #expect(view.clipsToBounds)
        #expect(!view.alwaysBounceVertical)
        #expect(!view.alwaysBounceHorizontal)
        #expect(!view.isPagingEnabled)
        #expect(!view.isDirectionalLockEnabled)
        #expect(view.delaysContentTouches)
        #expect(view.canCancelContentTouches)
        #expect(view.showsVerticalScrollIndicator)
        #expect(view.showsHorizontalScrollIndicator)
        #expect(view.minimumZoomScale == 1)
        #expect(view.maximumZoomScale == 1)
        #expect(view.zoomScale == 1)
        #expect(view.keyboardDismissMode == .none)
        #expect(view.contentInsetAdjustmentBehavior == .automatic)
        #expect(view.indicatorStyle == .default)
        #expect(view.automaticallyAdjustsScrollIndicatorInsets)
        #expect(view.indexDisplayMode == .automatic)
        #expect(UIScrollView.IndexDisplayMode.alwaysHidden.rawValue == 1)
        #expect(UIScrollView.DecelerationRate(rawValue: 0.99) == .fast)
        #expect(view.subviews.isEmpty)
        #expect(view.pinchGestureRecognizer == nil)
        #expect(UIScrollView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
    }

    // Covers: UIScrollView.contentOffset, UIScrollViewDelegate.scrollViewDidScroll(_:)
    @Test("the offset is the origin of the bounds; each change is told once, also beyond the edges")
    func offset() {
        let app = StageFixture()
        let (view, log) = ScrollLog.shown(app)
        view.contentOffset = CGPoint(x: 0, y: -40)
        #expect(view.bounds == CGRect(x: 0, y: -40, width: 300, height: 500))
        #expect(log.calls == ["scrollViewDidScroll"])
        _ = log.take()
        view.contentOffset = CGPoint(x: 0, y: -40)
        #expect(log.take().isEmpty)
        view.bounds.origin.y = 30
        #expect(view.contentOffset.y == 30)
        #expect(log.take() == ["scrollViewDidScroll"])
    }

    // Covers: UIScrollView.setContentOffset, UIScrollViewDelegate.scrollViewDidEndScrollingAnimation(_:)
    @Test("an animated offset moves frame by frame for 0.3 s and tells its end; one that changes nothing tells none")
    func animated() {
        let app = StageFixture()
        let (view, log) = ScrollLog.shown(app)
        view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        #expect(view.contentOffset.y == 0)
        app.advance(by: 0.15)
        #expect(abs(view.contentOffset.y - 300) < 1)
        app.advance(by: 0.16)
        #expect(view.contentOffset.y == 600)
        #expect(log.take() == ["scrollViewDidScroll", "scrollViewDidEndScrollingAnimation"])
        view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
        app.advance(by: 0.5)
        #expect(log.take().isEmpty)
        view.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
        #expect(view.contentOffset.y == 10)
        #expect(log.take() == ["scrollViewDidScroll"])
    }

    // Covers: UIScrollView.scrollRectToVisible
    @Test("scrollRectToVisible moves as little as it takes, and not at all for what is visible")
    func reveal() {
        let app = StageFixture()
        let (view, _) = ScrollLog.shown(app)
        view.scrollRectToVisible(CGRect(x: 0, y: 700, width: 10, height: 50), animated: false)
        #expect(view.contentOffset.y == 250)
        view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 50), animated: false)
        #expect(view.contentOffset.y == 250)
        view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 50), animated: false)
        #expect(view.contentOffset.y == 100)
        view.scrollRectToVisible(CGRect(x: 0, y: 2990, width: 10, height: 500), animated: true)
        app.rest(view)
        #expect(view.contentOffset.y == 2500)
    }

    // Covers: UIScrollView.contentInset, UIScrollView.contentSize
    @Test("content at the top stays there when the inset changes; content within stays within when it shrinks")
    func insets() {
        let app = StageFixture()
        let (view, _) = ScrollLog.shown(app)
        view.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
        #expect(view.contentOffset.y == -40)
        #expect(view.adjustedContentInset.top == 40)
        view.contentOffset.y = 2520
        view.contentSize.height = 1000
        #expect(view.contentOffset.y == 520)
        view.contentInset = .zero
        #expect(view.contentOffset.y == 500)
        view.frame.size.height = 700
        #expect(view.contentOffset.y == 300)
    }

    // Covers: UIScrollView.delegate, UIScrollView.adjustedContentInset, UIScrollView.contentInsetAdjustmentBehavior, UIScrollViewDelegate.scrollViewDidChangeAdjustedContentInset(_:), UIScrollView.ContentInsetAdjustmentBehavior.never, UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes, UIScrollView.ContentInsetAdjustmentBehavior.always
    @Test("the safe area joins the insets: of axes that scroll, of all, of none; content is told of the rest")
    func adjusted() {
        let app = StageFixture()
        let log = ScrollLog()
        let controller = UIViewController()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        controller.view = view
        view.addSubview(inner)
        view.delegate = log
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 7, bottom: 30, right: 9)
        app.show(controller)
        let safe = view.safeAreaInsets
        #expect(safe.top >= 50)
        #expect(safe.left == 7)
        #expect(view.adjustedContentInset == .zero)
        #expect(inner.safeAreaInsets.top == safe.top)
        view.contentSize = CGSize(width: 390, height: 2000)
        #expect(view.adjustedContentInset == UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0))
        #expect(view.contentOffset.y == -safe.top)
        #expect(log.calls.last == "scrollViewDidChangeAdjustedContentInset")
        #expect(inner.safeAreaInsets.top == 0)
        #expect(inner.safeAreaInsets.left == 7)
        view.contentInsetAdjustmentBehavior = .scrollableAxes
        view.alwaysBounceHorizontal = true
        #expect(view.adjustedContentInset == safe)
        view.alwaysBounceHorizontal = false
        view.contentInset.top = 5
        #expect(view.adjustedContentInset.top == safe.top + 5)
        #expect(view.contentInset.top == 5)
        view.contentInsetAdjustmentBehavior = .always
        #expect(view.adjustedContentInset.left == safe.left)
        #expect(view.adjustedContentInset.top == safe.top + 5)
        view.contentInsetAdjustmentBehavior = .never
        #expect(view.adjustedContentInset == UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
    }

    // Covers: UIScrollView.contentLayoutGuide, UIScrollView.frameLayoutGuide
    @Test("the guides are the content's rectangle and the view's own")
    func guides() {
        let app = StageFixture()
        let (view, _) = ScrollLog.shown(app)
        view.contentOffset.y = 70
        #expect(view.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 3000))
        #expect(view.frameLayoutGuide.layoutFrame == view.bounds)
        #expect(view.contentLayoutGuide.owningView === view)
        #expect(view.layoutGuides.count == 2)
    }

    @Test("scrolling draws nothing and lays out no content, neither by a finger nor by itself nor by a wheel")
    func costs() {
        let app = StageFixture()
        let (view, _) = ScrollLog.shown(app)
        let cards = (0..<20).map { CountingView(frame: CGRect(x: 0, y: CGFloat($0) * 150, width: 300, height: 140)) }
        for card in cards {
            card.addSubview(CountingView(frame: CGRect(x: 10, y: 10, width: 30, height: 30)))
            view.addSubview(card)
        }
        // Without this content would come under the status bar while it scrolls, and be told so.
        view.contentInsetAdjustmentBehavior = .automatic
        view.contentOffset = .zero
        app.turn()
        app.turn()
        let draws = cards.map(\.draws)
        let layouts = cards.map(\.layouts)
        #expect(draws.allSatisfy { $0 == 1 })
        let before = app.pixel(5, 5)
        app.drag(from: CGPoint(x: 150, y: 400), by: CGVector(dx: 0, dy: -160), rest: 0)
        app.rest(view)
        app.turn(.wheel(location: CGPoint(x: 100, y: 100), delta: ScrollDelta(dx: 0, dy: -30), modifiers: []))
        view.setContentOffset(CGPoint(x: 0, y: 145), animated: true)
        app.rest(view)
        #expect(cards.map(\.draws) == draws)
        #expect(cards.map(\.layouts) == layouts)
        #expect(app.pixel(5, 5) == before)
        view.contentOffset.y = 141
        app.turn()
        #expect(app.pixel(5, 5) != before)
    }

    @Test("a wheel scrolls what is under the pointer, as far as there is room, then the view around it")
    func wheel() {
        let app = StageFixture()
        let (outer, log) = ScrollLog.shown(app)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        inner.contentInsetAdjustmentBehavior = .never
        inner.contentSize = CGSize(width: 300, height: 260)
        outer.addSubview(inner)
        func turn(_ dx: CGFloat, _ dy: CGFloat) {
            app.turn(.wheel(location: CGPoint(x: 100, y: 100), delta: ScrollDelta(dx: dx, dy: dy), modifiers: []))
        }
        turn(0, -40)
        #expect(inner.contentOffset.y == 40)
        #expect(outer.contentOffset.y == 0)
        turn(0, -40)
        #expect(inner.contentOffset.y == 60)
        #expect(outer.contentOffset.y == 0)
        turn(0, -40)
        #expect(inner.contentOffset.y == 60)
        #expect(outer.contentOffset.y == 40)
        #expect(outer.isDragging)
        app.advance(by: 0.2)
        #expect(!outer.isDragging)
        #expect(
            log.take() == [
                "scrollViewWillBeginDragging", "scrollViewDidScroll", "scrollViewWillEndDragging", "scrollViewDidEndDragging false",
            ])
        turn(0, 1000)
        turn(0, 1000)
        #expect(inner.contentOffset.y == 0)
        #expect(outer.contentOffset.y == 0)
        turn(-30, 0)
        #expect(outer.contentOffset.x == 0)
        app.advance(by: 0.2)
    }

    // Covers: UIScrollView.scrollsToTop, UIScrollViewDelegate.scrollViewDidScrollToTop(_:), UIScrollViewDelegate.scrollViewShouldScrollToTop(_:)
    @Test("a tap on the status bar scrolls the one view that wants it to the top")
    func top() {
        let app = StageFixture()
        let (view, log) = ScrollLog.shown(app)
        view.contentOffset.y = 800
        log.scrollViewShouldScrollToTopAnswer = false
        #expect(!UIApplication.shared.tapStatusBar())
        log.scrollViewShouldScrollToTopAnswer = true
        _ = log.take()
        #expect(UIApplication.shared.tapStatusBar())
        app.rest(view)
        #expect(view.contentOffset.y == 0)
        #expect(log.take() == ["scrollViewDidScroll", "scrollViewDidScrollToTop"])
        view.contentOffset.y = 800
        let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.superview?.addSubview(other)
        #expect(!UIApplication.shared.tapStatusBar())
        other.scrollsToTop = false
        #expect(UIApplication.shared.tapStatusBar())
    }

    // Covers: UIScrollView.keyboardDismissMode, UIScrollView.KeyboardDismissMode.onDrag
    // Covers: UIScrollView.KeyboardDismissMode.interactive
    @Test("a drag makes the first responder that takes text resign where the mode says so")
    func keyboard() {
        let app = StageFixture()
        let (view, _) = ScrollLog.shown(app)
        let field = TextTaker(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(field)
        #expect(field.becomeFirstResponder())
        app.drag(from: CGPoint(x: 150, y: 400), by: CGVector(dx: 0, dy: -60))
        #expect(field.isFirstResponder)
        view.keyboardDismissMode = .onDrag
        app.drag(from: CGPoint(x: 150, y: 400), by: CGVector(dx: 0, dy: -60))
        #expect(!field.isFirstResponder)
        view.keyboardDismissMode = .interactive
        #expect(view.keyboardDismissMode == .interactive)
    }

    // Covers: UIScrollView.init(coder:)
    @Test("an archive keeps sizes, insets and switches")
    func archive() throws {
        _ = StageFixture()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 400, height: 500)
        view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.isPagingEnabled = true
        view.bounces = false
        view.maximumZoomScale = 4
        view.decelerationRate = .fast
        let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let copy = try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIScrollView)
        #expect(copy.contentSize == view.contentSize)
        #expect(copy.contentInset == view.contentInset)
        #expect(copy.isPagingEnabled)
        #expect(!copy.bounces)
        #expect(copy.maximumZoomScale == 4)
        #expect(copy.decelerationRate == .fast)
    }

    @Test("NaN and infinity are not taken: UIK1301")
    func notFinite() {
        let app = StageFixture()
        let (view, _) = ScrollLog.shown(app)
        view.contentSize = CGSize(width: CGFloat.nan, height: 1)
        view.contentOffset = CGPoint(x: 0, y: CGFloat.infinity)
        view.contentInset.top = .nan
        view.minimumZoomScale = -1
        #expect(app.codes == ["UIK1301", "UIK1301", "UIK1301", "UIK1301"])
        #expect(view.contentSize.height == 3000)
        #expect(view.contentOffset == .zero)
        #expect(view.minimumZoomScale == 1)
    }
}

/// A view that takes text.
@MainActor private final class TextTaker: UIView, UIKeyInput {
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
}
