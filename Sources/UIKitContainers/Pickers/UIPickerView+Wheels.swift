// A picker's wheels: how many, how wide, and what their rows show.
// Apple: "UIPickerView", "UIPickerViewDelegate"
import CoreGraphics
import Diagnostics
import Foundation
import UIKitCore
import UIKitValues

extension UIPickerView {
    func setUpPicker() {
        clipsToBounds = true
        band.backgroundColor = .quaternarySystemFill
        band.layer.cornerRadius = PickerMeasures.bandCorner
        setUpParts([band])
    }

    func sourceDidChange() {
        wheels.isLoaded = false
        setNeedsLayout()
    }

    func delegateDidChange() {
        wheels.markers = PickerDelegateMarkers(of: delegate)
        sourceDidChange()
    }

    /// The wheels, asked for once a data source is there.
    var loadedColumns: [PickerColumn] {
        if !wheels.isLoaded { reload() }
        return wheels.columns
    }

    func reload() {
        wheels.isLoaded = true
        let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
        while wheels.columns.count > count { wheels.columns.removeLast().removeFromSuperview() }
        while wheels.columns.count < count {
            let column = PickerColumn(self, wheels.columns.count)
            wheels.columns.append(column)
            addPart(column)
        }
        placeColumns()
        for column in wheels.columns { column.reload() }
        setNeedsLayout()
    }

    /// A wheel of an index, else UIK0366 and nil.
    func column(_ component: Int) -> PickerColumn? {
        let columns = loadedColumns
        if columns.indices.contains(component) { return columns[component] }
        Catalogue.pickerIndex.report(
            object: ObjectName.of(self),
            cause: "The component is \(component), and there are \(columns.count) components.")
        return nil
    }

    func turn(_ component: Int, to row: Int, _ animated: Bool) {
        guard let column = column(component) else { return }
        guard row >= 0, row < column.count else {
            return Catalogue.pickerIndex.report(
                object: ObjectName.of(self),
                cause: "The row is \(row), and component \(component) has \(column.count) rows.")
        }
        column.turn(to: row, animated: animated && UIView.areAnimationsEnabled)
    }

    // MARK: Layout

    func layoutWheels() {
        _ = loadedColumns
        placeColumns()
    }

    private func placeColumns() {
        let widths = columnWidths
        let total = widths.reduce(0, +) + PickerMeasures.spacing * CGFloat(max(0, widths.count - 1))
        var x = bounds.midX - total / 2
        for (column, width) in zip(wheels.columns, widths) {
            let rect = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
            column.frame = mirrored(rect, in: bounds)
            x += width + PickerMeasures.spacing
        }
        let height = (wheels.columns.first?.rowSize.height ?? PickerMeasures.rowHeight) + PickerMeasures.bandExtra
        band.frame = CGRect(
            x: bounds.minX + PickerMeasures.bandInset, y: bounds.midY - height / 2,
            width: max(0, bounds.width - 2 * PickerMeasures.bandInset), height: height)
    }

    /// Steps: 1. the delegate's widths; 2. what is left is shared by the others.
    private var columnWidths: [CGFloat] {
        let wanted = wheels.columns.indices.map(columnWidth)
        let shared = wanted.filter { $0 < 0 }.count
        let taken = wanted.filter { $0 >= 0 }.reduce(0, +)
        let gaps = PickerMeasures.spacing * CGFloat(max(0, wanted.count - 1))
        let room = max(0, bounds.width - 2 * PickerMeasures.bandInset - gaps - taken)
        return wanted.map { $0 >= 0 ? $0 : (room / CGFloat(max(1, shared))).rounded(.down) }
    }

    // MARK: The delegate

    private func columnWidth(_ component: Int) -> CGFloat {
        let marked = wheels.markers.width
        let width =
            marked?.vitrine_pickerView(self, widthForComponent: component)
            ?? delegate?.pickerView(self, widthForComponent: component) ?? PickerMeasures.unset
        return width.isFinite ? width : PickerMeasures.unset
    }

    func rowHeight(_ component: Int) -> CGFloat {
        let marked = wheels.markers.rowHeight
        let height =
            marked?.vitrine_pickerView(self, rowHeightForComponent: component)
            ?? delegate?.pickerView(self, rowHeightForComponent: component) ?? PickerMeasures.unset
        return height.isFinite && height > 0 ? height : PickerMeasures.rowHeight
    }

    /// The delegate's view of a row, if it makes views.
    func rowView(_ row: Int, _ component: Int, reusing old: UIView?) -> UIView? {
        let view =
            wheels.markers.view?.vitrine_pickerView(self, viewForRow: row, forComponent: component, reusing: old)
            ?? delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: old)
        return view === PickerMeasures.noView ? nil : view
    }

    func rowTitle(_ row: Int, _ component: Int) -> NSAttributedString? {
        let attributed = wheels.markers.attributedTitle?.vitrine_pickerView(
            self, attributedTitleForRow: row, forComponent: component)
        if let title = attributed ?? delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            return title
        }
        let plain = wheels.markers.title?.vitrine_pickerView(self, titleForRow: row, forComponent: component)
        return (plain ?? delegate?.pickerView(self, titleForRow: row, forComponent: component))
            .map { NSAttributedString(string: $0) }
    }

    func tellDidSelect(_ row: Int, _ component: Int) {
        if let marked = wheels.markers.didSelect {
            return marked.vitrine_pickerView(self, didSelectRow: row, inComponent: component)
        }
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
}
