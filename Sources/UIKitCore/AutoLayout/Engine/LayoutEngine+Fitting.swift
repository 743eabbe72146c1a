// Measuring a view by its constraints.
// Apple: "UIView", systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:).
import ConstraintSolver
import CoreGraphics
import Foundation
import UIKitValues

extension UIView {
    /// Steps: 1. constraints are brought up to date; 2. the subtree is solved apart, with the target as a wish; 3. the frame
    /// of the alignment rectangle, on whole pixels.
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateConstraintsIfNeeded()
        let layout = madeLayout
        let engine: LayoutEngine
        if let kept = layout.measurer {
            engine = kept
        } else {
            engine = LayoutEngine(root: self, isMeasuring: true)
            layout.measurer = engine
        }
        return engine.measure(target, Priority(max(horizontal.rawValue, 1e-3)), Priority(max(vertical.rawValue, 1e-3)))
    }
}

extension LayoutEngine {
    func measure(_ target: CGSize, _ horizontal: Priority, _ vertical: Priority) -> CGSize {
        guard let root else { return .zero }
        let item = item(for: root)
        let insets = item.insets
        put(&item.frameRows.width, item.box.width, Double(target.width - insets.horizontal), horizontal, item)
        put(&item.frameRows.height, item.box.height, Double(target.height - insets.vertical), vertical, item)
        solve()
        let width = max(0, solver.value(of: item.box.width)), height = max(0, solver.value(of: item.box.height))
        let rect = CGRect(x: 0, y: 0, width: width, height: height)
        let frame = root.frame(forAlignmentRect: rect)
        return CGSize(width: up(frame.width), height: up(frame.height))
    }

    private func put(
        _ row: inout ConstraintID?, _ variable: Variable, _ length: Double, _ priority: Priority, _ item: LayoutItem
    ) {
        if let row {
            set(length, of: row)
            solver.setPriority(priority, of: row)
            isDirty = true
            return
        }
        let made = solver.add(variable, .equal, length, priority: priority)
        own(made, .target, item)
        row = made
        isDirty = true
    }

    private func up(_ length: CGFloat) -> CGFloat {
        let scale = CGFloat(grid.scale)
        return (length * scale - 1e-4).rounded(.up) / scale
    }
}
