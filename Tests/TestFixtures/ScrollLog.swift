// What a scroll view told its delegate, and fingers for the tests of scrolling.
import Foundation
import Stage
import UIKit

/// Writes down the delegate's calls in order; movements in a row count once.
@MainActor package final class ScrollLog: NSObject, UIScrollViewDelegate {
    package private(set) var calls: [String] = []
    package var velocity: CGPoint?
    package var target: CGPoint?
    package var wanted: CGPoint?
    package var viewForZoomingAnswer: UIView?
    package var scrollViewShouldScrollToTopAnswer = true
    package var onScroll: ((UIScrollView) -> Void)?
    package var onEndDragging: ((UIScrollView) -> Void)?

    /// A 300 × 500 view at the origin of a shown screen, over content of a size, and what it tells its delegate from now on.
    package static func shown(
        _ app: StageFixture, _ size: CGSize = CGSize(width: 300, height: 3000)
    ) -> (UIScrollView, ScrollLog) {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        let log = ScrollLog()
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = size
        view.delegate = log
        app.show(view)
        _ = log.take()
        return (view, log)
    }

    package func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    private func note(_ call: String) { if calls.last != call || !call.hasPrefix("scrollViewDid") { calls.append(call) } }

    package func scrollViewDidScroll(_ scrollView: UIScrollView) {
        note("scrollViewDidScroll")
        onScroll?(scrollView)
    }
    package func scrollViewDidZoom(_ scrollView: UIScrollView) { note("scrollViewDidZoom") }
    package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("scrollViewWillBeginDragging") }
    package func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        note("scrollViewWillEndDragging")
        self.velocity = velocity
        target = targetContentOffset.pointee
        if let wanted { targetContentOffset.pointee = wanted }
    }
    package func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("scrollViewDidEndDragging \(decelerate)")
        onEndDragging?(scrollView)
    }
    package func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("scrollViewWillBeginDecelerating") }
    package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("scrollViewDidEndDecelerating") }
    package func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("scrollViewDidEndScrollingAnimation") }
    package func viewForZooming(in scrollView: UIScrollView) -> UIView? { viewForZoomingAnswer }
    package func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note("scrollViewWillBeginZooming") }
    package func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        note("scrollViewDidEndZooming \(scale)")
    }
    package func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { scrollViewShouldScrollToTopAnswer }
    package func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("scrollViewDidScrollToTop") }
    package func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        note("scrollViewDidChangeAdjustedContentInset")
    }
}

/// A content view that counts what is asked of it.
@MainActor package final class CountingView: UIView {
    package private(set) var draws = 0
    package private(set) var layouts = 0

    package override func draw(_ rect: CGRect) {
        draws += 1
        UIColor.red.setFill()
        UIRectFill(rect)
    }
    package override func layoutSubviews() { layouts += 1 }
}

extension StageFixture {
    /// Moves a finger at even speed in steps of a frame. `rest` seconds before it lifts; nil leaves it down.
    package func drag(
        _ id: Int = 1, from start: CGPoint, by distance: CGVector, frames: Int = 10, rest: TimeInterval? = 0.2
    ) {
        touch(id, .began, start.x, start.y)
        move(id, from: start, by: distance, frames: frames)
        guard let rest else { return }
        if rest > 0 { advance(by: rest) }
        touch(id, .ended, start.x + distance.dx, start.y + distance.dy)
    }

    /// Moves a finger that is down.
    package func move(_ id: Int = 1, from start: CGPoint, by distance: CGVector, frames: Int = 10) {
        for frame in 1...frames {
            stage.clock.advance(to: stage.clock.now + 1.0 / 60)
            let part = CGFloat(frame) / CGFloat(frames)
            touch(id, .moved, start.x + distance.dx * part, start.y + distance.dy * part)
        }
    }

    /// Lets frames pass until nothing moves, for 20 seconds at the most.
    package func rest(_ scrollView: UIScrollView) {
        for _ in 0..<1200 {
            advance(by: 1.0 / 60)
            if !scrollView.isDecelerating, !scrollView.isScrollAnimating, !scrollView.isZoomAnimating { return }
        }
    }
}
