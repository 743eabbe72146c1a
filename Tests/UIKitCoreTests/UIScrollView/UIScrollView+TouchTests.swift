// Touches of the content of a scroll view.
// Apple: "UIScrollView", delaysContentTouches, canCancelContentTouches, touchesShouldBegin, touchesShouldCancel.
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

/// A scroll view that says what it was told to.
@MainActor private final class ChoosyScrollView: UIScrollView {
    var begins = true
    var cancels: Bool?
    var asked: [String] = []

    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        asked.append("begin")
        return begins
    }
    override func touchesShouldCancel(in view: UIView) -> Bool {
        asked.append("cancel")
        return cancels ?? super.touchesShouldCancel(in: view)
    }
}

@MainActor @Suite("Touches in a UIScrollView", .harness) struct UIScrollViewTouchTests {
    private func make<Content: UIView>(_ app: StageFixture, _ content: Content) -> (ChoosyScrollView, Content) {
        let view = ChoosyScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 300, height: 3000)
        content.frame = CGRect(x: 0, y: 0, width: 300, height: 3000)
        view.addSubview(content)
        app.show(view)
        return (view, content)
    }

    // Covers: UIScrollView.delaysContentTouches
    @Test("content gets a finger that stays after 0.15 s, a tap when it is lifted, and a drag not at all")
    func delay() {
        let app = StageFixture()
        let (view, content) = make(app, TouchLogView())
        app.touch(1, .began, 150, 300)
        #expect(content.log.isEmpty)
        app.advance(by: 0.1)
        #expect(content.log.isEmpty)
        app.advance(by: 0.06)
        #expect(content.log == ["began"])
        app.touch(1, .ended, 150, 300)
        #expect(content.log == ["began", "ended"])
        app.tap(150, 300)
        #expect(content.log == ["began", "ended", "began", "ended"])
        app.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -60), frames: 4)
        #expect(content.log.count == 4)
        #expect(view.contentOffset.y == 50)
        view.delaysContentTouches = false
        app.touch(1, .began, 150, 300)
        #expect(content.log.count == 5)
    }

    // Covers: UIScrollView.canCancelContentTouches
    @Test("content that has a finger loses it to scrolling, unless it may keep it")
    func cancel() {
        let app = StageFixture()
        let (view, content) = make(app, TouchLogView())
        app.touch(1, .began, 150, 300)
        app.advance(by: 0.2)
        app.move(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -60))
        #expect(content.log.first == "began")
        #expect(content.log.last == "cancelled")
        #expect(view.isDragging)
        app.touch(1, .ended, 150, 240)
        app.rest(view)
        view.contentOffset = .zero
        view.canCancelContentTouches = false
        app.touch(1, .began, 150, 300)
        app.advance(by: 0.2)
        app.move(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -60))
        app.touch(1, .ended, 150, 240)
        #expect(content.log.last == "ended")
        #expect(view.contentOffset.y == 0)
        view.canCancelContentTouches = true
        view.cancels = false
        app.touch(1, .began, 150, 300)
        app.advance(by: 0.2)
        app.move(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -60))
        app.touch(1, .ended, 150, 240)
        #expect(content.log.last == "ended")
        #expect(view.contentOffset.y == 0)
    }

    // Covers: UIScrollView.touchesShouldCancel
    @Test("controls keep their touches by default, other views do not")
    func controls() {
        _ = StageFixture()
        let view = UIScrollView()
        #expect(!view.touchesShouldCancel(in: UIButton()))
        #expect(view.touchesShouldCancel(in: UIView()))
    }

    @Test("content that the scroll view refuses a touch gets none of it")
    func refused() {
        let app = StageFixture()
        let (view, content) = make(app, TouchLogView())
        view.begins = false
        app.touch(1, .began, 150, 300)
        app.advance(by: 0.3)
        app.touch(1, .ended, 150, 300)
        view.delaysContentTouches = false
        app.tap(150, 300)
        #expect(content.log.isEmpty)
        #expect(view.asked == ["begin", "begin"])
    }

    @Test("a button in a scroll view works with a quick tap, and a swipe over it scrolls")
    func button() {
        let app = StageFixture()
        let button = UIButton()
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let (view, _) = make(app, button)
        app.tap(150, 300)
        #expect(taps == 1)
        app.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -60), frames: 4)
        #expect(taps == 1)
        #expect(view.contentOffset.y == 50)
        #expect(!button.isHighlighted)
    }
}
