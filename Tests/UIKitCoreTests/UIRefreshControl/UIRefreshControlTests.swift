// Pulling to refresh.
// Apple: "UIRefreshControl"; threshold and height are observed roughly.
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UIRefreshControl", .harness) struct UIRefreshControlTests {
    private func make(_ app: StageFixture, _ control: UIRefreshControl) -> (UIScrollView, UIRefreshControl) {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 300, height: 3000)
        view.refreshControl = control
        app.show(view)
        return (view, control)
    }

    // Covers: UIRefreshControl.init(), UIRefreshControl.isRefreshing, UIRefreshControl.endRefreshing
    @Test("a long pull starts one refresh, the content rests below the control until it ends")
    func pull() {
        let app = StageFixture()
        let (view, control) = make(app, UIRefreshControl())
        var starts = 0
        control.addAction(UIAction { _ in starts += 1 }, for: .valueChanged)
        #expect(control.superview === view)
        #expect(control.frame.maxY == 0)
        #expect(!control.isRefreshing)
        app.drag(from: CGPoint(x: 150, y: 50), by: CGVector(dx: 0, dy: 100))
        #expect(!control.isRefreshing)
        app.rest(view)
        app.drag(from: CGPoint(x: 150, y: 50), by: CGVector(dx: 0, dy: 400))
        #expect(control.isRefreshing)
        #expect(starts == 1)
        app.rest(view)
        #expect(view.contentOffset.y == -60)
        #expect(view.adjustedContentInset.top == 60)
        #expect(view.contentInset.top == 0)
        app.drag(from: CGPoint(x: 150, y: 50), by: CGVector(dx: 0, dy: 400))
        app.rest(view)
        #expect(starts == 1)
        control.endRefreshing()
        app.advance(by: 0.4)
        #expect(!control.isRefreshing)
        #expect(view.contentOffset.y == 0)
        #expect(view.adjustedContentInset.top == 0)
        app.drag(from: CGPoint(x: 150, y: 50), by: CGVector(dx: 0, dy: 400))
        #expect(starts == 2)
        control.endRefreshing()
        app.rest(view)
        #expect(view.contentOffset.y == 0)
    }

    // Covers: UIRefreshControl.beginRefreshing, UIRefreshControl.isRefreshing, UIScrollView.refreshControl
    @Test("begun by the app it sends nothing, makes room and does not scroll")
    func begun() {
        let app = StageFixture()
        let (view, control) = make(app, UIRefreshControl())
        var starts = 0
        control.addAction(UIAction { _ in starts += 1 }, for: .valueChanged)
        control.beginRefreshing()
        #expect(control.isRefreshing)
        #expect(starts == 0)
        #expect(view.adjustedContentInset.top == 60)
        #expect(view.contentOffset.y == 0)
        view.setContentOffset(CGPoint(x: 0, y: -60), animated: false)
        app.turn()
        #expect(control.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
        control.endRefreshing()
        app.advance(by: 0.4)
        #expect(view.contentOffset.y == 0)
        view.refreshControl = nil
        #expect(control.superview == nil)
    }

    // Covers: UIRefreshControl.attributedTitle, UIRefreshControl.tintColor
    @Test("a title makes it taller; the tint colours the ticks")
    func looks() {
        let app = StageFixture()
        let (view, control) = make(app, UIRefreshControl())
        control.attributedTitle = NSAttributedString(string: "Refreshing")
        control.tintColor = .systemRed
        #expect(control.frame.height == 80)
        #expect(control.attributedTitle?.string == "Refreshing")
        control.beginRefreshing()
        view.contentOffset.y = -80
        app.turn()
        let ticks = control.subviews.first?.subviews ?? []
        #expect(ticks.count == 8)
        #expect(ticks.allSatisfy { $0.backgroundColor == .systemRed && $0.alpha == 1 })
    }
}
