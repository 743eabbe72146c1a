// A list as text: its sections and rows, with what is known of them.
// No Apple page: this is ours.
import Foundation
import UIKit
import UIKitLists

extension Harness {
    /// Returns a list as text: each section with its header and footer, each row with what it says and its state, one on a line.
    /// Rows that have no cell are counted.
    /// - Parameter list: The list, or one view inside it or around it.
    public func listTree(_ list: Finder, file: StaticString = #filePath, line: UInt = #line) throws -> String {
        try verb(nil, file, line) {
            try requireOpen()
            return try ListTree(ShownList(list, in: self).view).text
        }
    }
}

/// The sections and rows of a list as text.
@MainActor struct ListTree {
    let text: String

    init(_ view: UITableView) {
        var lines = ["\(ViewTree.name(of: view)): \(Self.count(view.numberOfSections, "section"))"]
        let selected = Set(view.indexPathsForSelectedRows ?? [])
        for section in 0..<view.numberOfSections {
            let count = view.numberOfRows(inSection: section)
            lines.append("  section \(section): \(Self.count(count, "row"))")
            if let header = view.headerView(forSection: section) {
                lines.append("    header \(ViewTree.quoted(ShownList.text(of: header)))")
            }
            lines += Self.rows(view, section, count, selected)
            if let footer = view.footerView(forSection: section) {
                lines.append("    footer \(ViewTree.quoted(ShownList.text(of: footer)))")
            }
        }
        text = lines.map { $0 + "\n" }.joined()
    }

    /// Rows with cells are the visible ones and a few more: the others are found between them, not walked.
    private static func rows(_ view: UITableView, _ section: Int, _ count: Int, _ selected: Set<IndexPath>) -> [String] {
        let shown = (view.indexPathsForVisibleRows ?? []).filter { $0.section == section }.map(\.row).sorted()
        var lines: [String] = [], next = 0
        for row in shown + [count] {
            if row > next {
                lines.append("    " + (row == next + 1 ? "row \(next)" : "rows \(next) to \(row - 1)") + ": not shown")
            }
            next = row + 1
            let path = IndexPath(row: row, section: section)
            guard row < count, let cell = view.cellForRow(at: path) else { continue }
            var words = ["    row \(row) \(ViewTree.quoted(ShownList.text(of: cell)))"]
            if selected.contains(path) { words.append("selected") }
            if cell.isHighlighted { words.append("highlighted") }
            if cell.isEditing { words.append("editing") }
            if cell.accessoryType != .none { words.append("accessory \(cell.accessoryType)") }
            lines.append(words.joined(separator: ", "))
        }
        return lines
    }

    private static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
