// What one test leaves on the main actor, and the next one.
// No Apple page: this is ours.
import Testing
import UIKitTesting

/// Written to by tasks that outlive their test.
@MainActor private enum Leftovers {
    static var count = 0
    static func hop(_ left: Int) {
        count += 1
        if left > 1 { Task { hop(left - 1) } }
    }
}

@MainActor @Suite("Harness: what a test leaves", .serialized, .harness) struct HarnessLeftoverTests {
    @Test("tasks that a test left, and those that they begin, have run before the next test", arguments: 1...5)
    func leftovers(_ round: Int) async throws {
        // All of the round before.
        #expect(Leftovers.count == (round - 1) * 20)
        Task { Leftovers.hop(20) }
    }
}
