// What a table tells a cell before it is shown.
// No Apple page: this is ours; "UITableViewCell".
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

extension UITableView: CellHost {
    /// Sets a cell up for its row: its place, selection, editing, indentation.
    func dress(_ cell: UITableViewCell, _ path: ListPath) {
        cell.host = self
        cell.place = place(of: path)
        let isSelected = picking.selected.contains(path.indexPath)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        let isHighlighted = picking.highlighted == path.indexPath
        if cell.isHighlighted != isHighlighted { cell.setHighlighted(isHighlighted, animated: false) }
        if let level = tells.indentationLevel(path.indexPath) { cell.indentationLevel = level }
        dressForEditing(cell, path, animated: false)
    }

    /// Where a row is among its section's.
    func place(of path: ListPath) -> CellPlace {
        let count = rows.offsets.numberOfRows(in: path.section)
        var place = CellPlace()
        switch style {
        case .plain: place.look = .plain
        case .grouped: place.look = .grouped
        case .insetGrouped: place.look = .insetGrouped
        }
        place.isFirst = path.row == 0
        place.isLast = path.row == count - 1
        place.sideMargin = TableMeasures.margin(bounds.width)
        place.followsReadableWidth = options.followsReadableWidth
        place.selectsSeveral = isEditing && options.allowsMultipleSelectionDuringEditing
        place.separator = separator(place)
        return place
    }

    /// Steps: 1. an inset table has none below a section's last row; 2. a grouped one has whole lines at a section's ends (from
    /// memory); 3. a plain one has one below each row, the last one too (observed).
    private func separator(_ place: CellPlace) -> CellSeparator {
        var line = CellSeparator()
        line.isOn = options.separatorStyle != .none
        line.color = options.separatorColor
        line.effect = options.separatorEffect
        line.inset = options.separatorInset
        line.addsToAutomatic = options.separatorInsetReference == .fromAutomaticInsets
        line.isBottomShown = !(style == .insetGrouped && place.isLast)
        line.isTopShown = style == .grouped && place.isFirst
        line.isBottomWhole = style == .grouped && place.isLast
        return line
    }

    var defaultSeparatorInset: UIEdgeInsets { UIEdgeInsets(top: 0, left: TableMeasures.margin(bounds.width), bottom: 0, right: 0) }

    /// A setting of the rows' look changed.
    func setLook<Value: Equatable>(_ path: WritableKeyPath<TableOptions, Value>, _ value: Value) {
        guard options[keyPath: path] != value else { return }
        options[keyPath: path] = value
        dressAll()
    }

    /// All cells that are shown learn anew where they are.
    func dressAll() {
        for row in rows.live where has(row.path) { row.cell.place = place(of: row.path) }
    }

    // MARK: What cells tell

    package func accessoryTapped(of cell: UIView) {
        guard let cell = cell as? UITableViewCell, let path = path(of: cell) else { return }
        tells.accessoryTapped(path)
    }

    package func editingControlTapped(of cell: UIView) {
        guard let cell = cell as? UITableViewCell, let path = path(of: cell), let row = ListPath(path) else { return }
        controlTapped(cell, row)
    }

    /// A cell needs another height, perhaps: its row is measured with the next layout, and the others move (iOS 16).
    package func cellChangedSize(_ cell: UIView) {
        guard options.selfSizing != .disabled, !rows.isInFlux, !rows.isTiling, window != nil, let cell = cell as? UITableViewCell,
            !rows.isStale, let row = rows.live.first(where: { $0.cell === cell }), has(row.path), givesOwnHeight(row.path)
        else { return }
        rows.forgetHeight(of: row.path)
        setNeedsLayout()
    }

    private func givesOwnHeight(_ path: ListPath) -> Bool {
        options.rowHeight < 0 && estimatesRows && delegateHeight(path) ?? -1 < 0
    }
}
