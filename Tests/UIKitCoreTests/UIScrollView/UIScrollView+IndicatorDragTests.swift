// Dragging an indicator with a resting finger or a pointer.
// No Apple page: what iOS 13 brought; times and the delegate's calls are guessed.
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Dragging UIScrollView's indicators", .harness) struct UIScrollViewIndicatorDragTests {
    /// 500 points high over 1000: the vertical bar has 494 points of track and is 247 long.
    private func shown(_ app: StageFixture) -> (UIScrollView, ScrollLog) {
        let (view, log) = ScrollLog.shown(app, CGSize(width: 300, height: 1000))
        view.flashScrollIndicators()
        app.turn()
        return (view, log)
    }

    @Test("a finger that rests on the bar takes hold of it: the content goes by what the bar stands for, and no further")
    func finger() {
        let app = StageFixture()
        let (view, log) = shown(app)
        app.touch(1, .began, 295, 100)
        app.advance(by: 0.35)
        #expect(view.isDragging)
        #expect(view.isTracking)
        app.touch(1, .moved, 295, 200)
        // 100 of the 247 points that the bar has, of 500 points of content.
        #expect(abs(view.contentOffset.y - 100 / 247 * 500) < 1)
        app.touch(1, .moved, 295, 490)
        #expect(view.contentOffset.y == 500)
        app.touch(1, .moved, 295, 50)
        #expect(view.contentOffset.y == 0)
        app.touch(1, .ended, 295, 50)
        #expect(!view.isDragging)
        #expect(!view.isTracking)
        #expect(!view.isDecelerating)
        #expect(
            log.take() == [
                "scrollViewWillBeginDragging", "scrollViewDidScroll", "scrollViewWillEndDragging",
                "scrollViewDidEndDragging false",
            ])
    }

    @Test("a finger that moves at once scrolls the content; one where no bar shows does nothing with it")
    func others() {
        let app = StageFixture()
        let (view, _) = shown(app)
        app.touch(1, .began, 295, 400)
        app.touch(1, .moved, 295, 380)
        app.touch(1, .moved, 295, 300)
        #expect(view.contentOffset.y > 60)
        #expect(view.contentOffset.y < 120)
        app.touch(1, .ended, 295, 300)
        app.advance(by: 5)
        app.advance(by: 2)
        app.advance(by: 1)
        let still = view.contentOffset
        // The bars have gone.
        app.touch(1, .began, 295, 300)
        app.advance(by: 0.5)
        #expect(!view.isDragging)
        app.touch(1, .ended, 295, 300)
        #expect(view.contentOffset == still)
    }

    @Test("a pointer drags it at once; the bar is thicker while it is held, and content below gets no touch")
    func pointer() {
        let app = StageFixture()
        let (view, _) = shown(app)
        var taps = 0
        let button = UIButton(frame: CGRect(x: 200, y: 0, width: 100, height: 500))
        button.addAction(UIAction { _ in taps += 1 }, for: .allTouchEvents)
        view.addSubview(button)
        view.backgroundColor = .white
        app.turn()
        func pointer(_ phase: TouchSamplePhase, _ y: CGFloat) {
            app.turn(.touches([TouchSample(id: 9, phase: phase, location: CGPoint(x: 295, y: y), kind: .indirectPointer)]))
        }
        #expect(app.pixel(290, 100) == 0xFFFF_FFFF)
        pointer(.began, 100)
        #expect(view.isDragging)
        pointer(.moved, 150)
        #expect(view.contentOffset.y > 90)
        #expect(view.contentOffset.y < 110)
        #expect(app.pixel(290, 150) != 0xFFFF_FFFF)
        pointer(.ended, 150)
        #expect(!view.isDragging)
        #expect(taps == 0)
    }
}
