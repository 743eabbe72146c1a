// The bars beside the content: when they show, where they lie, how they look.
// Apple: "UIScrollView", Managing the scroll indicator; measures are observed.
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UIScrollView's indicators", .harness) struct UIScrollViewIndicatorTests {
    private func make(_ app: StageFixture) -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        view.backgroundColor = .white
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 600, height: 1000)
        let window = app.show(view)
        window.rootViewController?.view.backgroundColor = .white
        app.turn()
        return view
    }

    /// Runs of darkened pixels in a column or row of the picture, on white.
    private func bar(_ app: StageFixture, column x: Int, to end: Int) -> ClosedRange<Int>? {
        let dark = (0..<end).filter { app.pixel(x, $0) != 0xFFFF_FFFF }
        return dark.first.flatMap { first in dark.last.map { first...$0 } }
    }
    private func bar(_ app: StageFixture, row y: Int, to end: Int) -> ClosedRange<Int>? {
        let dark = (0..<end).filter { app.pixel($0, y) != 0xFFFF_FFFF }
        return dark.first.flatMap { first in dark.last.map { first...$0 } }
    }

    // Covers: UIScrollView.flashScrollIndicators, UIScrollView.showsVerticalScrollIndicator, UIScrollView.showsHorizontalScrollIndicator
    @Test("a flash shows both for a moment; they are as long as what is visible, 3 points from the edge, and fade")
    func flash() {
        let app = StageFixture()
        let view = make(app)
        #expect(bar(app, column: 295, to: 490) == nil)
        view.flashScrollIndicators()
        app.turn()
        // 500 − 2·3 − 6 for the corner, half of it visible.
        #expect(bar(app, column: 295, to: 490) == 3...246)
        #expect(bar(app, row: 495, to: 290) == 3...146)
        #expect(app.pixel(292, 100) == 0xFFFF_FFFF)
        #expect(app.pixel(298, 100) == 0xFFFF_FFFF)
        #expect(app.pixel(295, 100) == 0xFFA6_A6A6)
        app.advance(by: 1.3)
        app.advance(by: 0.4)
        #expect(bar(app, column: 295, to: 490) == nil)
        view.showsVerticalScrollIndicator = false
        view.flashScrollIndicators()
        app.turn()
        #expect(bar(app, column: 295, to: 490) == nil)
        #expect(bar(app, row: 495, to: 290) == 3...149)
        view.showsHorizontalScrollIndicator = false
        app.turn()
        #expect(bar(app, row: 495, to: 290) == nil)
    }

    // Covers: UIScrollView.scrollIndicatorInsets, UIScrollView.verticalScrollIndicatorInsets, UIScrollView.horizontalScrollIndicatorInsets, UIScrollView.automaticallyAdjustsScrollIndicatorInsets
    @Test("they go along with the content, keep their insets, and shrink past the edge")
    func places() {
        let app = StageFixture()
        let view = make(app)
        view.contentSize.width = 300
        view.contentOffset.y = 250
        view.flashScrollIndicators()
        app.turn()
        // From 126.5 to 373.5: layers stand on whole pixels.
        #expect(bar(app, column: 295, to: 500) == 127...373)
        view.verticalScrollIndicatorInsets = UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 10)
        view.contentOffset.y = 0
        app.turn()
        #expect(bar(app, column: 295, to: 500) == nil)
        #expect(bar(app, column: 285, to: 500) == 103...299)
        #expect(view.scrollIndicatorInsets.top == 100)
        view.scrollIndicatorInsets = .zero
        #expect(view.verticalScrollIndicatorInsets == .zero)
        #expect(view.horizontalScrollIndicatorInsets == .zero)
        view.contentOffset.y = -100
        app.turn()
        #expect(bar(app, column: 295, to: 500) == 3...149)
        view.horizontalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
        #expect(view.horizontalScrollIndicatorInsets.left == 5)
        #expect(view.verticalScrollIndicatorInsets.left == 0)
        view.automaticallyAdjustsScrollIndicatorInsets = false
        #expect(!view.automaticallyAdjustsScrollIndicatorInsets)
    }

    // Covers: UIScrollView.indicatorStyle, UIScrollView.IndicatorStyle.white
    @Test("black on light, white on dark or where asked for; above all content and in nobody's subviews")
    func style() {
        let app = StageFixture()
        let view = make(app)
        view.flashScrollIndicators()
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 1000))
        content.backgroundColor = .red
        view.addSubview(content)
        app.turn()
        #expect(view.subviews == [content])
        let black = app.pixel(295, 100)
        #expect(black != 0xFFFF_0000)
        view.indicatorStyle = .white
        app.turn()
        #expect(app.pixel(295, 100) == 0xFFFF_8080 || app.pixel(295, 100) == 0xFFFF_7F7F)
        view.indicatorStyle = .default
        view.overrideUserInterfaceStyle = .dark
        app.turn()
        #expect(app.pixel(295, 100) != black)
    }
}
