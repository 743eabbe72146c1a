// What a scroll view told its delegate, and fingers for the tests of scrolling.
import Foundation
import Stage
import UIKit

/// Writes down the delegate's calls in order; movements in a row count once.
@MainActor final class ScrollLog: NSObject, UIScrollViewDelegate {
    private(set) var calls: [String] = []
    var velocity: CGPoint?
    var target: CGPoint?
    var wanted: CGPoint?
    var viewForZoomingAnswer: UIView?
    var scrollViewShouldScrollToTopAnswer = true
    var onScroll: ((UIScrollView) -> Void)?
    var onEndDragging: ((UIScrollView) -> Void)?

    /// A 300 × 500 view at the origin of a shown screen, over content of a size, and what it tells its delegate from now on.
    static func shown(
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

    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    private func note(_ call: String) { if calls.last != call || !call.hasPrefix("scrollViewDid") { calls.append(call) } }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        note("scrollViewDidScroll")
        onScroll?(scrollView)
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { note("scrollViewDidZoom") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("scrollViewWillBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        note("scrollViewWillEndDragging")
        self.velocity = velocity
        target = targetContentOffset.pointee
        if let wanted { targetContentOffset.pointee = wanted }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("scrollViewDidEndDragging \(decelerate)")
        onEndDragging?(scrollView)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("scrollViewWillBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("scrollViewDidEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("scrollViewDidEndScrollingAnimation") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { viewForZoomingAnswer }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note("scrollViewWillBeginZooming") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        note("scrollViewDidEndZooming \(scale)")
    }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { scrollViewShouldScrollToTopAnswer }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("scrollViewDidScrollToTop") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("scrollViewDidChangeAdjustedContentInset") }
}

/// A content view that counts what is asked of it.
@MainActor final class CountingView: UIView {
    private(set) var draws = 0
    private(set) var layouts = 0

    override func draw(_ rect: CGRect) {
        draws += 1
        UIColor.red.setFill()
        UIRectFill(rect)
    }
    override func layoutSubviews() { layouts += 1 }
}

extension StageFixture {
    /// Moves a finger at even speed in steps of a frame. `rest` seconds before it lifts; nil leaves it down.
    func drag(
        _ id: Int = 1, from start: CGPoint, by distance: CGVector, frames: Int = 10, rest: TimeInterval? = 0.2
    ) {
        touch(id, .began, start.x, start.y)
        move(id, from: start, by: distance, frames: frames)
        guard let rest else { return }
        if rest > 0 { advance(by: rest) }
        touch(id, .ended, start.x + distance.dx, start.y + distance.dy)
    }

    /// Moves a finger that is down.
    func move(_ id: Int = 1, from start: CGPoint, by distance: CGVector, frames: Int = 10) {
        for frame in 1...frames {
            stage.clock.advance(to: stage.clock.now + 1.0 / 60)
            let part = CGFloat(frame) / CGFloat(frames)
            touch(id, .moved, start.x + distance.dx * part, start.y + distance.dy * part)
        }
    }

    /// Lets frames pass until nothing moves, for 20 seconds at the most.
    func rest(_ scrollView: UIScrollView) {
        for _ in 0..<1200 {
            advance(by: 1.0 / 60)
            if !scrollView.isDecelerating, !scrollView.isScrollAnimating, !scrollView.isZoomAnimating { return }
        }
    }
}
