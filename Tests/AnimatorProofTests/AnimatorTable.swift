// The table of states as a file, read when the tests run.
import Foundation

/// `property-animator.tsv`: what each call does in each state.
final class AnimatorTable: Sendable {
    /// The table's states, in its own names.
    enum State: String, CaseIterable, Sendable {
        case fresh = "N"
        case running = "R"
        case paused = "P"
        case stopped = "S"
        case ended = "DI"
        case hollow = "DA"

        fileprivate var number: Int {
            switch self {
            case .fresh: 0
            case .running: 1
            case .paused: 2
            case .stopped: 3
            case .ended: 4
            case .hollow: 5
            }
        }
    }

    /// The table's words on the fraction.
    enum FractionWord: String, Sendable {
        case keep
        case keepCurrent = "keep current"
        case zero = "0"
        case value = "v"
        case valueBefore = "value before startAnimation"
        case atEnd = "1 (reversed: 0, inferred)"
        case runsFromZero = "runs from 0"
        case runsFromHere = "runs from f"
        case zeroUntilDelay = "0 until delay ends"
        case resumesAfterDelay = "resumes from f after delay"
        case none = "-"
    }

    /// One row. What its words say is found out once.
    final class Row: Sendable {
        let state: State
        let call, setting, newState, completion, exception: String
        let next: State?
        let fraction: FractionWord
        /// Completion blocks are called; with the position asked for, or the end, or by direction.
        let calls, callsAsAsked, callsByDirection, stores, raises: Bool

        init?(_ cells: [String]) {
            guard cells.count >= 7, let state = State(rawValue: cells[0]), let fraction = FractionWord(rawValue: cells[4])
            else { return nil }
            self.state = state
            (call, setting, newState, completion, exception) = (cells[1], cells[2], cells[3], cells[5], cells[6])
            self.fraction = fraction
            next = State(rawValue: newState)
            calls = completion.hasPrefix("called(")
            callsAsAsked = completion == "called(p)"
            callsByDirection = completion.contains(".start if reversed")
            stores = completion == "stored"
            raises = exception != "-"
        }
    }

    let rows: [Row]
    /// By state, call and setting: by operation, then release, then the natural end.
    private let index: [[[Row?]]]
    private static let calls = Operation.allCases.map(\.row) + ["release", "natural end"]

    /// - Throws: Where the file is missing or a row says what nobody understands.
    init() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/property-animator.tsv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
        let rows = try lines.map { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard let row = Row(cells) else { throw CocoaError(.fileReadCorruptFile, userInfo: ["row": String(line)]) }
            return row
        }
        self.rows = rows
        index = State.allCases.map { state in
            Self.calls.map { call in
                ["false", "true"].map { setting in
                    rows.first { $0.state == state && $0.call == call && ($0.setting == "any" || $0.setting == setting) }
                }
            }
        }
    }

    private func row(_ state: State, _ call: Int, _ setting: Bool) -> Row {
        guard let row = index[state.number][call][setting ? 1 : 0] else {
            fatalError("the table has no row for \(Self.calls[call] ?? "that") in \(state.rawValue)")
        }
        return row
    }

    /// The row of a call; the table has one for each that can happen.
    func row(_ state: State, _ operation: Operation, _ setting: Bool) -> Row { row(state, operation.rawValue, setting) }
    /// The row of letting go.
    func release(_ state: State, _ setting: Bool) -> Row { row(state, Self.calls.count - 2, setting) }
    /// The row of coming to the end.
    func naturalEnd(_ state: State, _ setting: Bool) -> Row { row(state, Self.calls.count - 1, setting) }
}
