// What views tell the engine of their content: sizes, baselines, priorities. Overridden by UIKit's own classes.
// Apple: "UIView", Aligning views with Auto Layout.
import CoreGraphics
import Foundation

extension UIView {
    /// The view whose first or last baseline counts for this one: as the open members say, down to one that has its own.
    func baselineView(isFirst: Bool) -> UIView {
        var view = self
        for _ in 0..<16 {
            let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            if next === view || !next.descends(from: view) { break }
            view = next
        }
        return view
    }
}

/// Distances of baselines: the first from the top (nil: at the bottom), the last from the bottom, in points.
struct BaselineDistances {
    var first: CGFloat?
    var last: CGFloat = 0
}
