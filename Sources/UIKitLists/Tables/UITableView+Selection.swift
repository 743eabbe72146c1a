// Which rows are selected.
// Apple: "UITableView", "Handling row selection in a table view".
import CoreGraphics
import Foundation
import UIKitCore

extension UITableView {
    /// Whether rows can be selected now.
    var allowsPicking: Bool {
        isEditing
            ? options.allowsSelectionDuringEditing || options.allowsMultipleSelectionDuringEditing
            : options.allowsSelection || options.allowsMultipleSelection
    }
    /// Whether several can be.
    var allowsSeveral: Bool { isEditing ? options.allowsMultipleSelectionDuringEditing : options.allowsMultipleSelection }

    func setAllowed(_ path: WritableKeyPath<TableOptions, Bool>, _ value: Bool) {
        guard options[keyPath: path] != value else { return }
        options[keyPath: path] = value
        if !allowsPicking {
            for row in picking.selected { deselect(row, false) }
        } else if !allowsSeveral, picking.selected.count > 1 {
            for row in picking.selected.dropFirst() { deselect(row, false) }
        }
        dressAll()
        for row in rows.live where has(row.path) { row.cell.showControls() }
    }

    func select(_ indexPath: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
        loadIfNeeded()
        guard let indexPath else {
            for row in picking.selected { deselect(row, animated) }
            return
        }
        guard let path = valid(indexPath), has(path) else { return }
        if !allowsSeveral { for row in picking.selected where row != indexPath { deselect(row, animated) } }
        mark(indexPath, animated)
        if position != .none { scroll(to: indexPath, position, animated) }
    }

    private func mark(_ indexPath: IndexPath, _ animated: Bool) {
        if !picking.selected.contains(indexPath) { picking.selected.append(indexPath) }
        guard let path = ListPath(indexPath), let cell = cell(at: path) else { return }
        cell.setSelected(true, animated: animated)
        cell.showControls()
    }

    func deselect(_ indexPath: IndexPath, _ animated: Bool) {
        picking.selected.removeAll { $0 == indexPath }
        guard let path = ListPath(indexPath), let cell = cell(at: path) else { return }
        if cell.isSelected { cell.setSelected(false, animated: animated) }
        cell.showControls()
    }

    /// Nothing is selected any more; nobody is told.
    func clearSelection() {
        endTouch()
        picking.selected = []
    }

    // MARK: By a person

    /// A person chose a row. Steps: 1. the delegate may refuse or name another; 2. in a list of several a selected one is deselected;
    /// 3. the old one is deselected; 4. the row is selected; 5. its action runs, also where the selection did not change.
    func pick(_ indexPath: IndexPath) {
        if allowsSeveral, picking.selected.contains(indexPath) {
            if let gone = tells.willDeselectRow(indexPath) ?? indexPath {
                deselect(gone, false)
                tells.didDeselectRow(gone)
                announceSelection()
            }
        } else if let chosen = tells.willSelectRow(indexPath) ?? indexPath {
            if !allowsSeveral {
                for old in picking.selected where old != chosen {
                    guard let gone = tells.willDeselectRow(old) ?? old else { continue }
                    deselect(gone, false)
                    tells.didDeselectRow(gone)
                }
            }
            if let path = ListPath(chosen), has(path) {
                mark(chosen, false)
                tells.didSelectRow(chosen)
                announceSelection()
            }
        }
        guard let path = ListPath(indexPath), has(path), tells.canPerformPrimaryAction(indexPath) ?? !isEditing else { return }
        tells.performPrimaryAction(indexPath)
    }

    private func announceSelection() {
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }
}
