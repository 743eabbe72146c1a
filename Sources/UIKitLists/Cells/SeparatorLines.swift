// The lines above and below a cell.
// Apple: "UITableView", separatorStyle. Observed: one pixel, at the cell's bottom.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// The lines of one cell.
@MainActor struct SeparatorLines {
    private var top: UIView?
    private var bottom: UIView?

    /// Makes or removes the lines.
    mutating func show(_ separator: CellSeparator, in cell: UIView) {
        update(&top, separator.isOn && separator.isTopShown, separator, cell)
        update(&bottom, separator.isOn && separator.isBottomShown, separator, cell)
    }

    private func update(_ line: inout UIView?, _ isShown: Bool, _ separator: CellSeparator, _ cell: UIView) {
        guard isShown else {
            line?.removeFromSuperview()
            line = nil
            return
        }
        if let old = line, (old is UIVisualEffectView) != (separator.effect != nil) {
            old.removeFromSuperview()
            line = nil
        }
        let view: UIView
        if let line {
            view = line
        } else if let effect = separator.effect {
            view = UIVisualEffectView(effect: effect)
        } else {
            view = UIView()
        }
        if line == nil {
            view.isUserInteractionEnabled = false
            view.isAccessibilityElement = false
            cell.addPart(view)
            line = view
        }
        let color = separator.color ?? .separator
        if let effect = view as? UIVisualEffectView {
            effect.effect = separator.effect
            effect.contentView.backgroundColor = color
        } else {
            view.backgroundColor = color
        }
    }

    /// Places the lines between the insets.
    func place(_ separator: CellSeparator, insets: UIEdgeInsets, in cell: UIView, hairline: CGFloat) {
        let bounds = cell.bounds
        func row(_ y: CGFloat, _ isWhole: Bool, _ insets: UIEdgeInsets) -> CGRect {
            let left = isWhole ? 0 : insets.left, right = isWhole ? 0 : insets.right
            return CGRect(
                x: bounds.minX + left, y: y, width: max(0, bounds.width - left - right), height: hairline)
        }
        top?.frame = row(bounds.minY, separator.isTopWhole, separator.topInset ?? insets)
        bottom?.frame = row(bounds.maxY - hairline, separator.isBottomWhole, insets)
    }
}
