// The motion of an axis under a finger.
// No Apple page: documented in words in "UIScrollView", bounces.
import CoreGraphics

/// One axis under a finger: where the finger pulled the content, and what of it shows. Points.
struct AxisDrag: Equatable {
    /// The offset without any give at the edges.
    private(set) var pulled: CGFloat
    private(set) var shown: CGFloat

    /// The finger takes hold of content as it shows, also in the midst of a bounce.
    init(at shown: CGFloat, limits: AxisLimits) {
        self.shown = shown
        let edge = limits.clamped(shown)
        let isStretched = limits.bounces && shown != edge
        pulled = isStretched ? edge + RubberBand.pulled(shown - edge, length: limits.length) : shown
    }

    /// The finger moved the content by so much (a finger that goes down lowers the offset: negative).
    mutating func move(by distance: CGFloat, limits: AxisLimits) {
        guard limits.scrolls else { return }
        pulled += distance
        let edge = limits.clamped(pulled)
        if limits.bounces {
            shown = edge + RubberBand.shown(pulled - edge, length: limits.length)
        } else {
            // A finger that goes on past the edge and comes back moves the content at once.
            pulled = edge
            shown = edge
        }
    }

    /// The speed of the content for a speed of the finger, both as changes of the offset, in points a second.
    func velocity(_ finger: CGFloat, limits: AxisLimits) -> CGFloat {
        guard limits.scrolls, limits.bounces || limits.hasRoom(from: pulled, toward: finger) else { return 0 }
        let edge = limits.clamped(pulled)
        if pulled == edge { return finger }
        return finger * RubberBand.slope(at: pulled - edge, length: limits.length)
    }
}
