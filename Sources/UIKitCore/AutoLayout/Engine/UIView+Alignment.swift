// The facts that views give the engine: content sizes, baselines, priorities. UIKit's own classes override them.
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
@_spi(Vitrine) public struct BaselineDistances: Sendable {
    package var first: CGFloat?
    package var last: CGFloat = 0

    package init(first: CGFloat? = nil, last: CGFloat = 0) {
        self.first = first
        self.last = last
    }
}
