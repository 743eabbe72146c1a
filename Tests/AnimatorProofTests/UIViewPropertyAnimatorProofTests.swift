// Every sequence of calls on a property animator, against the table. Here to length 2, in script/test to
// length 4 (script/tests/animator-proof), in script/animator-proof further.
import Diagnostics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// How far a run goes, from the environment of script/animator-proof.
enum ProofLength {
    static let all = number("ANIMATOR_PROOF_LENGTH") ?? 2
    /// Without the script no further than the sixteen go.
    static let core = number("ANIMATOR_PROOF_CORE") ?? 2

    private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }
}

@MainActor @Suite("Proof: UIViewPropertyAnimator", .harness) struct UIViewPropertyAnimatorProofTests {
    @Test("the table has a row for every state, call and setting, 92 of them for what can happen")
    func rows() throws {
        let table = try AnimatorTable()
        #expect(table.rows.count == 102)
        #expect(table.rows.filter { $0.newState != "n/a" }.count == 92)
        for state in AnimatorTable.State.allCases {
            for operation in Operation.allCases where operation.row != nil {
                for setting in [true, false] { #expect(table.row(state, operation, setting).state == state) }
            }
        }
    }

    @Test("every sequence of the sixteen calls does what the table says, and letting go after it", arguments: [0, 1, 2, 3])
    func sixteen(_ setting: Int) async throws {
        try await prove(Operation.allCases, ProofLength.all, Settings.all[setting])
    }

    @Test("every longer sequence of the first eleven calls and the clock does too", arguments: [0, 1, 2, 3])
    func eleven(_ setting: Int) async throws {
        try await prove(Operation.core, ProofLength.core, Settings.all[setting])
    }

    /// Shorter sequences come first, so that the one reported is the shortest.
    private func prove(_ operations: [Operation], _ length: Int, _ settings: Settings) async throws {
        let harness = try await Harness(device: .custom(100, 100, scale: 1))
        let table = try AnimatorTable()
        let bench = Bench(in: harness.window)
        let sequences = Sequences(operations: operations, length: length)
        var tried = 0
        var disagreement: String?
        let begin = ContinuousClock.now
        Diagnostics.$taskPolicy.withValue(bench.traps.policy) {
            sequences.forEach { sequence in
                tried += 1
                disagreement = self.disagreement(sequence, bench, table, settings)
                return disagreement != nil
            }
        }
        if let disagreement { Issue.record("\(disagreement)") }
        #expect(tried == sequences.count)
        print("animator-proof: \(tried) sequences of \(operations.count) calls to length \(length), \(settings), "
            + "\(ContinuousClock.now - begin)")
    }

    private func disagreement(
        _ sequence: ArraySlice<Operation>, _ bench: Bench, _ table: AnimatorTable, _ settings: Settings
    ) -> String? {
        bench.reset()
        var oracle = Oracle(table: table, settings: settings)
        let subject = Subject(bench, settings)
        for (index, operation) in sequence.enumerated() {
            let state = oracle.state
            let (wanted, seen) = (oracle.perform(operation), subject.perform(operation))
            if wanted == seen { continue }
            return Self.words(sequence.prefix(index + 1), settings, "in \(state.rawValue)", wanted, seen)
        }
        let state = oracle.state
        let (wanted, (seen, isGone)) = (oracle.release(), subject.release())
        if wanted == seen, isGone { return nil }
        return Self.words(sequence, settings, "released in \(state.rawValue), \(isGone ? "gone" : "not gone")", wanted, seen)
    }

    static func words(
        _ sequence: ArraySlice<Operation>, _ settings: Settings, _ place: String, _ wanted: Sight, _ seen: Sight
    ) -> String {
        """
        The animator and the table disagree after \(sequence.count) calls, \(place), with \(settings):
          \(sequence.map(\.description).joined(separator: "\n  "))
        table: \(wanted)
        class: \(seen)
        """
    }
}
