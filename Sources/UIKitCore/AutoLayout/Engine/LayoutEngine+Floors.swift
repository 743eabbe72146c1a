// No view is less than nothing wide or high.
// Apple's engine takes sizes as numbers that are not negative: public logs of conflicts with widths of 0 show it.
import ConstraintSolver
import CoreGraphics
import Foundation

extension LayoutEngine {
    /// Rows that keep a view's sizes from falling below 0, there from the first time that one did.
    struct Floors {
        var width: ConstraintID?
        var height: ConstraintID?

        var all: [ConstraintID] { [width, height].compactMap { $0 } }
    }

    /// Rows for the sizes that have come out below 0: rows for all would be two more a view, and hardly any would count.
    /// Whether there is one more.
    func raiseNegativeSizes() -> Bool {
        var isAny = false
        for one in touched {
            let item = one.takeUnretainedValue()
            guard item.kind == .view else { continue }
            if item.floors.width == nil, solver.value(of: item.box.width) < -1e-6 {
                item.floors.width = floor(of: item.box.width, item)
                isAny = true
            }
            if item.floors.height == nil, solver.value(of: item.box.height) < -1e-6 {
                item.floors.height = floor(of: item.box.height, item)
                isAny = true
            }
        }
        return isAny
    }

    private func floor(of size: Variable, _ item: LayoutItem) -> ConstraintID {
        let row = solver.add(size, .greaterThanOrEqual, 0)
        own(row, .floor, item)
        isDirty = true
        return row
    }
}
