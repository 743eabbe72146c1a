// Content that moves by itself: deceleration, bounces, pages, animated offsets.
// Apple: "UIScrollView", "UIScrollViewDelegate".
import CoreGraphics
import Foundation
import QuartzCore

extension UIScrollView {
    /// Lets the content go at a speed in points a second, to its natural place or where the delegate wants it.
    func coast(_ velocity: CGVector, natural: CGPoint, wanted: CGPoint) {
        let time = CACurrentMediaTime()
        let rate = options.decelerationRate.rawValue
        if options.isPaging {
            activity.motion.coast(velocity: velocity, toPage: wanted, at: time)
        } else if wanted != natural {
            activity.motion.coast(velocity: velocity, rate: rate, reaching: wanted, at: time)
        } else {
            activity.motion.coast(velocity: velocity, rate: rate, limits: limits, at: time)
        }
        activity.motion.note(shown: contentOffset)
        activity.decelerate()
        showIndicators()
        ticker.start()
        delegate?.scrollViewWillBeginDecelerating(self)
    }

    /// One frame. Steps: 1. what the app did meanwhile; 2. time; 3. the screen; 4. the end.
    func tick(at time: TimeInterval) {
        guard activity.motion.isMoving else {
            ticker.stop()
            if activity.isDecelerating || activity.isAnimating { finish(activity.isDecelerating) }
            return
        }
        let limits = limits
        let wasCoasting = activity.motion.isCoasting
        activity.motion.adopt(contentOffset, limits: limits)
        let goesOn = activity.motion.advance(to: time, limits: limits)
        let orders = activity.orders
        showMotion()
        guard !goesOn, orders == activity.orders, !activity.motion.isMoving else { return }
        ticker.stop()
        finish(wasCoasting)
    }

    private func finish(_ wasCoasting: Bool) {
        let wentToTop = activity.isGoingToTop
        activity.stop()
        fadeIndicators()
        if wasCoasting {
            tellDidEndDecelerating()
        } else if wentToTop {
            delegate?.scrollViewDidScrollToTop(self)
        } else {
            tellDidEndAnimation()
        }
        if !activity.motion.isMoving, !activity.isDragging { didComeToRest() }
    }
}
