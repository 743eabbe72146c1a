// The table of states as a file, read when the tests run.
import Foundation

/// `property-animator.tsv`: what each call does in each state.
struct AnimatorTable: Sendable {
    /// One row, in the table's own words.
    struct Row: Sendable {
        let state, call, pausesOnCompletion, newState, fraction, completion, exception: String
    }

    let rows: [Row]
    private let index: [String: Row]

    /// - Throws: Where the file is missing or a row has too few columns.
    init() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/property-animator.tsv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
        rows = try lines.map { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count >= 7 else { throw CocoaError(.fileReadCorruptFile) }
            return Row(
                state: cells[0], call: cells[1], pausesOnCompletion: cells[2], newState: cells[3], fraction: cells[4],
                completion: cells[5], exception: cells[6])
        }
        var index: [String: Row] = [:]
        for row in rows {
            for setting in row.pausesOnCompletion == "any" ? ["true", "false"] : [row.pausesOnCompletion] {
                index["\(row.state) \(row.call) \(setting)"] = row
            }
        }
        self.index = index
    }

    /// The row of a call in a state; the table has one for each that can happen.
    func row(_ state: String, _ call: String, _ pausesOnCompletion: Bool) -> Row {
        guard let row = index["\(state) \(call) \(pausesOnCompletion)"] else {
            fatalError("the table has no row for \(call) in \(state)")
        }
        return row
    }
}
