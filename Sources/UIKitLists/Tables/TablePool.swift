// Cells and views that wait for another row.
// Apple: "UITableView", dequeueReusableCell(withIdentifier:for:). Last in, first out (observed by others: lists.md, L22).
import Foundation
import UIKitCore

/// The free cells and views of a table by their identifiers.
@MainActor struct TablePool {
    private var cells: [String: [UITableViewCell]] = [:]
    private var views: [String: [UITableViewHeaderFooterView]] = [:]
    var cellClasses: [String: UITableViewCell.Type] = [:]
    var viewClasses: [String: UITableViewHeaderFooterView.Type] = [:]

    mutating func take(_ identifier: String) -> UITableViewCell? { cells[identifier]?.popLast() }

    /// A cell without an identifier is not used again.
    mutating func give(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier, !identifier.isEmpty else { return }
        cells[identifier, default: []].append(cell)
    }

    mutating func takeView(_ identifier: String) -> UITableViewHeaderFooterView? {
        let view = views[identifier]?.popLast()
        view?.prepareForReuse()
        return view
    }

    mutating func giveView(_ view: UITableViewHeaderFooterView) {
        guard let identifier = view.reuseIdentifier, !identifier.isEmpty else { return }
        views[identifier, default: []].append(view)
    }

    /// A memory warning.
    mutating func empty() {
        cells = [:]
        views = [:]
    }

    /// The number of free cells.
    var count: Int { cells.values.reduce(0) { $0 + $1.count } }
}
