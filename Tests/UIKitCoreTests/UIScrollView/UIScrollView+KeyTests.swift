// Keys of a hardware keyboard scroll.
// Apple: "UIScrollView", allowsKeyboardScrolling. The steps are guessed.
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UIScrollView's keys", .harness) struct UIScrollViewKeyTests {
    private func press(_ app: StageFixture, _ key: UIKeyboardHIDUsage, _ modifiers: KeyModifiers = [], repeats: Int = 0) {
        let characters = key == .keyboardSpacebar ? " " : ""
        for isDown in [true] + Array(repeating: true, count: repeats) + [false] {
            app.turn(
                .key(KeySample(isDown: isDown, usage: key.rawValue, characters: characters, modifiers: modifiers)))
        }
        app.advance(by: 0.5)
        app.turn()
    }

    // Covers: UIScrollView.allowsKeyboardScrolling
    @Test("arrows go by lines, page keys and space by pages, home, end and command to the ends; where it is allowed (documented)")
    func keys() {
        let app = StageFixture()
        let (view, log) = ScrollLog.shown(app)
        press(app, .keyboardDownArrow)
        #expect(view.contentOffset.y == 40)
        #expect(log.take() == ["scrollViewDidScroll", "scrollViewDidEndScrollingAnimation"])
        press(app, .keyboardPageDown)
        #expect(view.contentOffset.y == 500)
        press(app, .keyboardUpArrow)
        #expect(view.contentOffset.y == 460)
        press(app, .keyboardEnd)
        #expect(view.contentOffset.y == 2500)
        press(app, .keyboardSpacebar, .shift)
        #expect(view.contentOffset.y == 2040)
        press(app, .keyboardHome)
        #expect(view.contentOffset.y == 0)
        press(app, .keyboardSpacebar)
        #expect(view.contentOffset.y == 460)
        press(app, .keyboardDownArrow, .command)
        #expect(view.contentOffset.y == 2500)
        press(app, .keyboardUpArrow, .alternate)
        #expect(view.contentOffset.y == 2040)
        // Nothing is left along x.
        press(app, .keyboardRightArrow)
        #expect(view.contentOffset == CGPoint(x: 0, y: 2040))
        #expect(view.allowsKeyboardScrolling)
        view.allowsKeyboardScrolling = false
        press(app, .keyboardUpArrow)
        #expect(view.contentOffset.y == 2040)
        view.allowsKeyboardScrolling = true
        view.isScrollEnabled = false
        press(app, .keyboardUpArrow)
        #expect(view.contentOffset.y == 2040)
    }

    @Test("a key that is held goes on, each time from where the last one leads; pages turn by whole ones")
    func held() {
        let app = StageFixture()
        let (view, _) = ScrollLog.shown(app, CGSize(width: 900, height: 500))
        press(app, .keyboardRightArrow, repeats: 2)
        #expect(view.contentOffset == CGPoint(x: 120, y: 0))
        view.isPagingEnabled = true
        view.contentOffset.x = 0
        press(app, .keyboardRightArrow)
        #expect(view.contentOffset.x == 300)
    }

    @Test("the scroll view around the first responder scrolls, an outer one where that has no room; texts keep their keys")
    func nesting() {
        let app = StageFixture()
        let (outer, _) = ScrollLog.shown(app, CGSize(width: 300, height: 1000))
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        inner.contentInsetAdjustmentBehavior = .never
        inner.contentSize = CGSize(width: 300, height: 130)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        field.text = "Text"
        inner.addSubview(field)
        outer.addSubview(inner)
        field.becomeFirstResponder()
        app.turn()
        press(app, .keyboardPageDown)
        #expect(inner.contentOffset.y == 30)
        #expect(outer.contentOffset.y == 0)
        press(app, .keyboardPageDown)
        #expect(outer.contentOffset.y == 460)
        press(app, .keyboardSpacebar)
        #expect(field.text == "Text ")
        #expect(outer.contentOffset.y == 460)
        press(app, .keyboardUpArrow)
        #expect(outer.contentOffset.y == 460)
        #expect(inner.contentOffset.y == 30)
    }
}
