// The whole text of each diagnostic of scroll views.
// Apple: messages as public reports quote them.
import Diagnostics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Diagnostics of scroll views", .harness) struct UIScrollViewDiagnosticsTests {
    private func address(_ object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }

    @Test("UIK1301 says what was not finite")
    func notFinite() {
        _ = StageFixture()
        let view = UIScrollView()
        let reports = Reports.during { view.contentSize = CGSize(width: CGFloat.nan, height: 1) }
        #expect(
            reports.map(Reports.stable) == [
                """
                UIK1301 exception: A scroll view's content is not described by finite numbers.
                  object   UIScrollView \(address(view)) — (detached)
                  at       UIScrollView+DiagnosticsTests.swift:…
                  cause    contentSize was set to (nan, 1).
                  fix      Check the numbers before they are set; guard divisions by sizes that may be zero.
                  apple    CALayerInvalidGeometry: CALayer bounds contains NaN: […]
                """
            ])
    }

    @Test("UIK1302 has Apple's message")
    func panDelegate() {
        _ = StageFixture()
        let view = UIScrollView()
        let reports = Reports.during { view.panGestureRecognizer.delegate = GestureDelegate() }
        #expect(
            reports.map(Reports.stable) == [
                """
                UIK1302 exception: A scroll view's pan recognizer was given another delegate.
                  object   UIScrollView \(address(view)) — (detached)
                  at       UIScrollView+DiagnosticsTests.swift:…
                  cause    The pan recognizer of a scroll view must have the scroll view as its delegate.
                  fix      Subclass UIScrollView, adopt UIGestureRecognizerDelegate in the subclass, and implement its methods there.
                  apple    NSInvalidArgumentException: UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate.
                """
            ])
    }

    @Test("UIK1303 says from where to where")
    func pageTarget() {
        let app = StageFixture()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        let log = ScrollLog()
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 900, height: 500)
        view.isPagingEnabled = true
        view.delegate = log
        app.show(view)
        log.wanted = CGPoint(x: 10, y: 0)
        let reports = Reports.during {
            app.drag(from: CGPoint(x: 250, y: 200), by: CGVector(dx: -200, dy: 0))
        }
        #expect(
            reports.map(Reports.stable) == [
                """
                UIK1303 misuse: The target offset of a paging scroll view was changed.
                  object   UIScrollView \(address(view)) — UIWindow > UIView
                  during   events, turn 14, t = 0.367 s
                  at       StageFixture.swift:…
                  cause    The delegate changed the target from (300, 0) to (10, 0).
                  fix      Set isPagingEnabled to false and compute the pages in scrollViewWillEndDragging, with decelerationRate .fast.
                  apple    Stop offset can not be modified for paging scroll views
                """
            ])
    }
}
