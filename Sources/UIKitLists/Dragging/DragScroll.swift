// Scrolling a list while something is dragged near its edges.
// No Apple page gives the numbers: they are guessed.
import Foundation

/// How fast a list scrolls while something is dragged near its visible edges.
package enum DragScroll {
    /// The speed in points a second, negative towards the start. It grows with the square of how deep the dragged thing is
    /// in the zone (guessed); 0 where the content ends.
    /// - Parameters:
    ///   - edges: Where the dragged thing begins and ends, in the list's visible length.
    ///   - visible: The visible length.
    ///   - before: How far the content can still scroll towards its start.
    ///   - after: How far towards its end.
    package static func speed(
        edges: ClosedRange<CGFloat>, visible: CGFloat, before: CGFloat, after: CGFloat
    ) -> CGFloat {
        guard visible > 0 else { return 0 }
        let zone = min(DragScrollMeasures.scrollZone, visible * DragScrollMeasures.scrollZonePart)
        func part(_ depth: CGFloat) -> CGFloat {
            let part = min(max(depth / zone, 0), 1)
            return part * part * DragScrollMeasures.fastestScroll
        }
        let up = before > 0 ? part(zone - edges.lowerBound) : 0
        let down = after > 0 ? part(edges.upperBound - (visible - zone)) : 0
        return down - up
    }

    /// How far the list scrolls in a time in seconds, at most to the content's end.
    package static func step(
        edges: ClosedRange<CGFloat>, visible: CGFloat, before: CGFloat, after: CGFloat, seconds: CGFloat
    ) -> CGFloat {
        min(max(speed(edges: edges, visible: visible, before: before, after: after) * seconds, -max(0, before)), max(0, after))
    }
}

/// Lengths are points, speeds points a second.
enum DragScrollMeasures {
    /// A dragged row scrolls its list within this distance from the visible edge. Guessed.
    package static let scrollZone: CGFloat = 80
    /// The zone is at most this part of the visible length, so that a short list has room to rest. Guessed.
    package static let scrollZonePart: CGFloat = 0.25
    /// The speed at the visible edge and beyond. Guessed.
    package static let fastestScroll: CGFloat = 900
}
