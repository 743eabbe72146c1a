// Zooming by the app and by two fingers.
// Apple: "UIScrollView", Zooming; "UIScrollViewDelegate".
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("UIScrollView and zooming", .harness) struct UIScrollViewZoomTests {
    private func make(_ app: StageFixture) -> (UIScrollView, UIView, ScrollLog) {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let log = ScrollLog()
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = picture.frame.size
        view.addSubview(picture)
        log.viewForZoomingAnswer = picture
        view.delegate = log
        view.maximumZoomScale = 4
        app.show(view)
        _ = log.take()
        return (view, picture, log)
    }

    /// Two fingers about a point, from one distance to another in steps of a frame.
    private func pinch(_ app: StageFixture, about center: CGPoint, from: CGFloat, to: CGFloat, lifts: Bool = true) {
        func samples(_ phase: TouchSamplePhase, _ distance: CGFloat) -> StageEvent {
            .touches([
                TouchSample(id: 1, phase: phase, location: CGPoint(x: center.x - distance / 2, y: center.y)),
                TouchSample(id: 2, phase: phase, location: CGPoint(x: center.x + distance / 2, y: center.y)),
            ])
        }
        app.turn(samples(.began, from))
        for frame in 1...20 {
            app.stage.clock.advance(to: app.stage.clock.now + 1.0 / 60)
            app.turn(samples(.moved, from + (to - from) * CGFloat(frame) / 20))
        }
        if lifts { app.turn(samples(.ended, to)) }
    }

    // Covers: UIScrollView.zoomScale, UIScrollView.setZoomScale, UIScrollView.minimumZoomScale, UIScrollViewDelegate.scrollViewDidZoom(_:), UIScrollViewDelegate.viewForZooming(in:)
    @Test("the app's scale stays between the ends, scales the view about its corner and keeps the middle in the middle")
    func scale() {
        let app = StageFixture()
        let (view, picture, log) = make(app)
        view.zoomScale = 2
        #expect(view.zoomScale == 2)
        #expect(picture.transform.a == 2)
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 600, height: 600))
        #expect(view.contentSize == CGSize(width: 600, height: 600))
        #expect(view.contentOffset == CGPoint(x: 150, y: 150))
        #expect(log.take() == ["scrollViewDidScroll", "scrollViewDidZoom"])
        view.setZoomScale(9, animated: false)
        #expect(view.zoomScale == 4)
        view.minimumZoomScale = 0.5
        view.setZoomScale(0.1, animated: false)
        #expect(view.zoomScale == 0.5)
        #expect(view.contentSize.width == 150)
        log.viewForZoomingAnswer = nil
        #expect(view.zoomScale == 1)
        #expect(view.pinchGestureRecognizer == nil)
    }

    // Covers: UIScrollView.setZoomScale, UIScrollViewDelegate.scrollViewWillBeginZooming(_:with:), UIScrollViewDelegate.scrollViewDidEndZooming(_:with:atScale:)
    @Test("an animated scale tells its beginning, the change, and its end")
    func animated() {
        let app = StageFixture()
        let (view, picture, log) = make(app)
        view.setZoomScale(2, animated: true)
        #expect(view.isZoomAnimating)
        #expect(view.zoomScale == 2)
        app.turn()
        app.advance(by: 0.1)
        let shown = picture.layer.presentation()?.affineTransform().a ?? 0
        #expect(shown > 1)
        #expect(shown < 2)
        app.advance(by: 0.3)
        app.turn()
        #expect(!view.isZoomAnimating)
        #expect(
            log.take() == ["scrollViewWillBeginZooming", "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewDidEndZooming 2.0"])
    }

    // Covers: UIScrollView.zoom
    @Test("zooming to a rectangle shows it as large as it fits, in the middle")
    func rectangle() {
        let app = StageFixture()
        let (view, _, log) = make(app)
        view.zoom(to: CGRect(x: 150, y: 150, width: 100, height: 50), animated: false)
        #expect(view.zoomScale == 3)
        #expect(view.contentOffset == CGPoint(x: 450, y: 375))
        view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
        #expect(view.zoomScale == 4)
        #expect(view.contentOffset == .zero)
        #expect(log.calls.last == "scrollViewDidZoom")
    }

    // Covers: UIScrollViewDelegate.scrollViewWillBeginZooming(_:with:), UIScrollViewDelegate.scrollViewDidEndZooming(_:with:atScale:), UIScrollViewDelegate.scrollViewDidZoom(_:)
    @Test("two fingers scale; what was between them stays between them")
    func fingers() {
        let app = StageFixture()
        let (view, picture, log) = make(app)
        #expect(view.pinchGestureRecognizer != nil)
        let center = CGPoint(x: 100, y: 200)
        pinch(app, about: center, from: 60, to: 160, lifts: false)
        #expect(view.isZooming)
        #expect(view.zoomScale > 1.8)
        #expect(view.zoomScale < 160.0 / 60)
        let inside = picture.convert(center, from: view.window as UIView?)
        #expect(abs(inside.x - 100) < 0.6)
        #expect(abs(inside.y - 200) < 0.6)
        app.turn(
            .touches([
                TouchSample(id: 1, phase: .ended, location: CGPoint(x: 20, y: 200)),
                TouchSample(id: 2, phase: .ended, location: CGPoint(x: 180, y: 200)),
            ]))
        #expect(!view.isZooming)
        let calls = log.take()
        #expect(calls.first == "scrollViewWillBeginZooming")
        #expect(calls.contains("scrollViewDidZoom"))
        #expect(calls.last?.hasPrefix("scrollViewDidEndZooming") == true)
    }

    // Covers: UIScrollView.bouncesZoom, UIScrollView.maximumZoomScale
    @Test("a pinch past the end gives, and the scale comes back; without the bounce it stops at the end")
    func bounce() {
        let app = StageFixture()
        let (view, _, log) = make(app)
        view.maximumZoomScale = 1.5
        pinch(app, about: CGPoint(x: 150, y: 150), from: 60, to: 180)
        #expect(view.isZoomBouncing)
        #expect(view.zoomScale == 1.5)
        app.advance(by: 0.2)
        app.advance(by: 0.3)
        app.turn()
        #expect(!view.isZoomBouncing)
        #expect(log.calls.last == "scrollViewDidEndZooming 1.5")
        view.zoomScale = 1
        view.bouncesZoom = false
        pinch(app, about: CGPoint(x: 150, y: 150), from: 60, to: 180, lifts: false)
        #expect(view.zoomScale == 1.5)
    }
}
