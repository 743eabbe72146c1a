// Debug builds compare what an engine keeps with what it stands for.
// No Apple page: this is ours.
import ConstraintSolver
import CoreGraphics
import Diagnostics
import Foundation

extension LayoutEngine {
    /// Called after each solve, when nothing waits.
    func check() {
        CacheCheck.look(.solverTables, checkedName) { solver.brokenInvariant() }
        CacheCheck.look(.solvedValues, checkedName) { solvedDifference() }
        guard !isMeasuring else { return }
        CacheCheck.look(.placedFrames, checkedName) { placedDifference() }
        CacheCheck.look(.labelSizes, checkedName) { sizeDifference() }
    }

    private var checkedName: String? { root.map { ObjectName.of($0) } }

    /// What a new solver makes of the same constraints.
    private func solvedDifference() -> String? {
        guard let (variable, kept, fresh) = solver.differenceFromFresh() else { return nil }
        let index = variable.index >> 2
        let owner = index < items.count ? items[index].map { ObjectName.short($0.takeUnretainedValue().view) } : nil
        let side = ["minX", "minY", "width", "height"][variable.index & 3]
        return "\(owner ?? "an unknown").\(side) is \(kept), and a new solver finds \(fresh)."
    }

    /// Rectangles that were published stand where the solver has them.
    private func placedDifference() -> String? {
        guard !hasWork, placedScale == grid.scale else { return nil }
        let grid = grid
        for entry in items {
            guard let item = entry?.takeUnretainedValue(), item.kind == .view || item.kind == .guide, !item.target.isNull,
                !item.isTouched, !item.isGone
            else { continue }
            let now = roundedFrame(item, grid)
            guard now != item.target else { continue }
            let name = ObjectName.short((item.guide as AnyObject?) ?? item.view)
            return "\(name) is at \(Self.words(item.target)), and the solver has it at \(Self.words(now))."
        }
        return nil
    }

    /// Labels of UIKit's own class: those of an app may measure otherwise each time.
    private func sizeDifference() -> String? {
        for entry in items {
            guard let item = entry?.takeUnretainedValue(), item.kind == .view, !item.isStale, !item.isGone,
                !item.contentRows.isEmpty, item.view.measuresAlike
            else { continue }
            let label = item.view, kept = item.contentRows.natural, now = label.layoutContentSize(forWidth: nil)
            if kept != now {
                return "\(ObjectName.of(label)) counts as \(kept.width) × \(kept.height), and measures "
                    + "\(now.width) × \(now.height)."
            }
        }
        return nil
    }
}
