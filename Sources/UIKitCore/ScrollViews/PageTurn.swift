// The page on which a drag ends.
// Apple: "UIScrollView", isPagingEnabled (multiples of the bounds, documented); the threshold of speed is guessed.
import CoreGraphics

/// One axis of paging: pages are as long as the viewport and begin at offset 0.
enum PageTurn {
    /// The offset at which a drag comes to rest: the nearest page, the next one after a flick, at most one page from
    /// the one where the drag began.
    static func target(from start: CGFloat, now: CGFloat, velocity: CGFloat, limits: AxisLimits) -> CGFloat {
        let page = limits.length
        guard page > 0, limits.scrolls else { return limits.clamped(now) }
        let first = (start / page).rounded()
        var index = (now / page).rounded()
        if velocity >= ScrollMeasures.pageFlick {
            index = (now / page).rounded(.down) + 1
        } else if velocity <= -ScrollMeasures.pageFlick {
            index = (now / page).rounded(.up) - 1
        }
        index = min(max(index, first - 1), first + 1)
        return limits.clamped(index * page)
    }
}
