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
