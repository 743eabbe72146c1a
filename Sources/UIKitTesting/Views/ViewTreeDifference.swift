// The changes between two view trees, in sentences.
// No Apple page: this is ours.
import Foundation

/// Compares two view trees: what moved and by how many points, what else changed, came or went.
///
/// A parent that moved is said once; what moved along with it is not. Cells of a sheet are compared with the cell of the same
/// name alone.
struct ViewTreeDifference: Sendable {
    /// One sentence.
    struct Change: Codable, Sendable, Equatable {
        /// The sentence, such as `Buy (UIButton) moved 8 points down`.
        var text: String
        /// Whether it is about a part that UIKit made for itself.
        var isInner = false
    }

    /// The changes of one screen, or of one cell of a matrix's sheet.
    struct Cell: Sendable {
        var name: String?
        var changes: [Change]
    }

    let cells: [Cell]

    /// - Parameter scale: Pixels a point, where the trees do not say it themselves.
    init(expected: String, actual: String, scale: CGFloat) {
        let (old, new) = (RecordedScreen.all(in: expected), RecordedScreen.all(in: actual))
        var result: [Cell] = []
        for screen in new {
            guard let former = old.first(where: { $0.cell == screen.cell }) else {
                result.append(Cell(name: screen.cell, changes: [Change(text: "This cell is new")]))
                continue
            }
            var comparison = ViewComparison(scale: screen.scale ?? Double(scale))
            comparison.compare(former.windows, screen.windows)
            result.append(Cell(name: screen.cell, changes: comparison.changes))
        }
        for screen in old where !new.contains(where: { $0.cell == screen.cell }) {
            result.append(Cell(name: screen.cell, changes: [Change(text: "This cell is gone")]))
        }
        cells = result
    }

    /// The sentences about the user's own views, each once, with the cells that it holds for.
    var sentences: [String] { listed { !$0.isInner } }
    /// The sentences about UIKit's parts.
    var innerSentences: [String] { listed(\.isInner) }

    private func listed(_ isWanted: (Change) -> Bool) -> [String] {
        var order: [String] = []
        var holders: [String: [String]] = [:]
        for cell in cells {
            for change in cell.changes where isWanted(change) {
                if holders[change.text] == nil { order.append(change.text) }
                holders[change.text, default: []].append(cell.name ?? "")
            }
        }
        let named = cells.compactMap(\.name)
        guard !named.isEmpty else { return order }
        return order.map { text in
            let names = holders[text] ?? []
            if names.count == named.count, named.count > 1 { return "\(text), in each of the \(named.count) cells" }
            let shown = names.prefix(3).joined(separator: ", ")
            return "\(text), in \(shown)" + (names.count > 3 ? " and \(names.count - 3) more" : "")
        }
    }
}
