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
            return try ListTree(ShownList(list, in: self)).text
        }
    }
}

/// The sections and rows of a list as text.
@MainActor struct ListTree {
    let text: String

    init(_ list: ShownList) {
        var lines = ["\(ViewTree.name(of: list.view)): \(Self.count(list.sections.count, "section"))"]
        let selected = list.selectedPaths
        for section in list.sections {
            let count = list.rows(of: section).count
            lines.append("  section \(section): \(Self.count(count, list.noun))")
            let (headers, footers) = list.views(of: section)
            for header in headers { lines.append("    header \(ViewTree.quoted(ShownList.text(of: header)))") }
            lines += Self.rows(list, section, count, selected)
            for footer in footers { lines.append("    footer \(ViewTree.quoted(ShownList.text(of: footer)))") }
        }
        text = lines.map { $0 + "\n" }.joined()
    }

    /// Rows with cells are the visible ones and a few more: the others are found between them, not walked.
    private static func rows(_ list: ShownList, _ section: Int, _ count: Int, _ selected: Set<IndexPath>) -> [String] {
        let shown = list.visiblePaths.filter { $0.section == section }.map(\.item)
        var lines: [String] = [], next = 0
        for row in shown + [count] {
            if row > next {
                let which = row == next + 1 ? "\(list.noun) \(next)" : "\(list.noun)s \(next) to \(row - 1)"
                lines.append("    \(which): not shown")
            }
            next = row + 1
            let path = IndexPath(item: row, section: section)
            guard row < count, let cell = list.cell(at: path) else { continue }
            var words = ["    \(list.noun) \(row) \(ViewTree.quoted(ShownList.text(of: cell)))"]
            if selected.contains(path) { words.append("selected") }
            words += states(cell)
            lines.append(words.joined(separator: ", "))
        }
        return lines
    }

    private static func states(_ cell: UIView) -> [String] {
        switch cell {
        case let cell as UITableViewCell:
            var words: [String] = []
            if cell.isHighlighted { words.append("highlighted") }
            if cell.isEditing { words.append("editing") }
            if cell.accessoryType != .none { words.append("accessory \(cell.accessoryType)") }
            return words
        case let cell as UICollectionViewCell: return cell.isHighlighted ? ["highlighted"] : []
        default: return []
        }
    }

    private static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
