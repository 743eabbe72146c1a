// Tests of the package in Swift 6 mode.
// No Apple page: these are tests of our own.
import Testing
import UIKit
@testable import Swift6

@MainActor final class Listener: NSObject, ListDelegate {
    var counts: [Int] = []
    func list(_ list: NewController, didAdd count: Int) { counts.append(count) }
}

@MainActor struct NewTests {
    @Test("an action's task tells the delegate")
    func action() async throws {
        let controller = NewController(), listener = Listener()
        controller.delegate = listener
        controller.loadViewIfNeeded()
        controller.button.sendActions(for: .touchUpInside)
        while listener.counts.isEmpty { await Task.yield() }
        #expect(listener.counts == [1])
    }

    @Test("observers hear of a change behind an await")
    func observing() async {
        let controller = NewController()
        var heard: [Int] = []
        let token = controller.observe(\.count, options: .new) { _, change in
            MainActor.assumeIsolated { heard.append(change.newValue ?? -1) }
        }
        await controller.add("one")
        token.invalidate()
        await controller.add("two")
        #expect(heard == [1])
    }
}
