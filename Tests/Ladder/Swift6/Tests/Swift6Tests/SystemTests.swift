// Tests of logs, locks and publishers in Swift 6 mode.
// No Apple page: these are tests of our own.
import Combine
import Testing
import UIKit
import UIKitTesting
@testable import Swift6

@MainActor @Suite(.harness) struct SystemTests {
    @Test("tasks count under the lock")
    func counting() async {
        let counter = Counter()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<50 { group.addTask { _ = counter.next() } }
        }
        #expect(counter.next() == 51)
    }

    @Test("a delayed value arrives in virtual time, and the object tells before")
    func model() async throws {
        let harness = try await Harness()
        let counts = PassthroughSubject<Int, Never>()
        let model = CounterModel(counts)
        var changes = 0
        let bag = model.objectWillChange.sink { changes += 1 }
        counts.send(4)
        try await harness.advance(by: 0.9)
        #expect(model.text.isEmpty)
        try await harness.advance(by: 0.2)
        #expect(model.text == "4")
        #expect(changes == 1)
        withExtendedLifetime(bag) {}
    }
}
