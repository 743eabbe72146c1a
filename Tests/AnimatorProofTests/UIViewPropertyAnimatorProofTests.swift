// Every sequence of calls on a property animator, against the table. Here to length 2, in script/test to
// length 4 (script/tests/animator-proof), in script/animator-proof further.
import Diagnostics
import Foundation
import Testing
import UIKit
import UIKitTesting

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
        try await prove(Sequences(operations: Operation.allCases, length: ProofLength.all), Settings.all[setting])
    }

    @Test("every longer sequence of the first eleven calls and the clock does too", arguments: [0, 1, 2, 3])
    func eleven(_ setting: Int) async throws {
        try await prove(Sequences(operations: Operation.core, length: ProofLength.core), Settings.all[setting])
    }

    private func prove(_ sequences: Sequences, _ settings: Settings) async throws {
        let table = try AnimatorTable()
        try await AnimatorProofTests.prove("", sequences, settings) { disagreement($0, $1, table, settings) }
    }

    private func disagreement(
        _ sequence: [Operation], _ bench: Bench, _ table: AnimatorTable, _ settings: Settings
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
        return Self.words(sequence[...], settings, "released in \(state.rawValue), \(isGone ? "gone" : "not gone")", wanted, seen)
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
