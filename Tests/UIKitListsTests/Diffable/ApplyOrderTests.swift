// Applies within applies, and from other threads.
// Source: lists.md, L124; the whole texts are ours, the line of Apple's is of public reports.
import Diagnostics
import Foundation
import Testing
import UIKit
import UIKitTesting
@testable import UIKitLists

@MainActor @Suite("diffable data sources: the order of applies", .harness) struct ApplyOrderTests {
    private let apple =
        "NSInternalInconsistencyException: Deadlock detected: calling this method on the main queue with outstanding async updates "
        + "is not permitted and will deadlock. Please always submit updates either always on the main queue or always off the main "
        + "queue"

    private func text(_ stage: DiffableStage, _ code: String) -> [String] {
        stage.app.traps.all.filter { $0.code == code }.map(\.textWithoutLines)
    }
    private func reentrant(_ stage: DiffableStage, _ cause: String) -> String {
        """
        UIK2431 misuse: A snapshot was applied while the list shows another one.
          object   \(ObjectName.of(stage.table))
          at       ApplyOrderTests.swift:…
          cause    apply at ApplyOrderTests.swift:… was called by \(cause)
          fix      Apply when the call that is under way has returned: from an event, or in a Task { @MainActor in … }.
          apple    \(apple)
        """
    }

    @Test("an apply in a cell provider waits for the apply that asks for the cell: UIK2431") func inProvider() async throws {
        let stage = try await DiffableStage(traps: .collect)
        try await stage.show()
        var told: [String] = []
        stage.onProvide = { item in
            guard item == 1 else { return }
            stage.source.apply(.of(("a", [2, 3])), animatingDifferences: false) { told.append("inner") }
            #expect(stage.source.snapshot().itemIdentifiers == [1, 2])
        }
        stage.source.apply(.of(("a", [1, 2]))) { told.append("outer") }
        #expect(stage.source.snapshot().itemIdentifiers == [2, 3])
        #expect(stage.texts == ["2", "3"])
        try await stage.app.settle()
        #expect(Set(told) == ["inner", "outer"])
        #expect(told.count == 2)
        #expect(
            text(stage, "UIK2431") == [reentrant(stage, "the cell provider of the apply at ApplyOrderTests.swift:….")])
    }

    @Test("an apply in a cell provider during a layout waits for a later turn: UIK2431") func inLayout() async throws {
        let stage = try await DiffableStage(traps: .collect)
        stage.source.apply(.of(("a", [1, 2])), animatingDifferences: false, completion: nil)
        var isDone = false
        stage.onProvide = { item in
            stage.onProvide = { _ in }
            stage.source.apply(.of(("a", [3])), animatingDifferences: false) { isDone = true }
        }
        try await stage.show()
        try await stage.app.settle()
        #expect(isDone)
        #expect(stage.texts == ["3"])
        #expect(text(stage, "UIK2431") == [reentrant(stage, "the cell provider.")])
    }

    private final class Heights: NSObject, UITableViewDelegate {
        var onHeight: () -> Void = {}
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            onHeight()
            return 40
        }
    }

    @Test("an apply in a method of the delegate waits: UIK2431") func inDelegate() async throws {
        let stage = try await DiffableStage(traps: .collect)
        let delegate = Heights()
        stage.table.delegate = delegate
        try await stage.show()
        delegate.onHeight = {
            delegate.onHeight = {}
            stage.source.apply(.of(("b", [7])), animatingDifferences: false, completion: nil)
        }
        stage.source.apply(.of(("a", [1])), animatingDifferences: false, completion: nil)
        #expect(stage.texts == ["7"])
        #expect(
            text(stage, "UIK2431") == [
                reentrant(stage, "a call of the delegate or the data source of the apply at ApplyOrderTests.swift:….")
            ])
    }

    @Test("an apply in a completion begins when the completion has returned: UIK2431") func inCompletion() async throws {
        let stage = try await DiffableStage(traps: .collect)
        try await stage.show()
        var order: [Int] = []
        stage.source.apply(.of(("a", [1])), animatingDifferences: false) {
            stage.source.apply(.of(("a", [1, 2])), animatingDifferences: false) { order.append(2) }
            #expect(stage.source.snapshot().itemIdentifiers == [1])
            order.append(1)
        }
        try await stage.app.settle()
        #expect(order == [1, 2])
        #expect(stage.texts == ["1", "2"])
        #expect(text(stage, "UIK2431") == [reentrant(stage, "the completion of the apply at ApplyOrderTests.swift:….")])
    }

    @Test("a provider that applies for ever does not hang the turn, and each apply has its turn") func endless() async throws {
        let stage = try await DiffableStage(traps: .collect)
        try await stage.show()
        var count = 0
        stage.onProvide = { item in
            guard count < 200 else { return }
            count += 1
            stage.source.apply(.of(("a", [item + 1])), animatingDifferences: false, completion: nil)
        }
        stage.source.apply(.of(("a", [0])), animatingDifferences: false, completion: nil)
        #expect(count < 50)
        for _ in 0..<40 { try await stage.app.turn() }
        #expect(count == 200)
        #expect(stage.texts == ["200"])
    }

    @Test("fifty applies in a row, animated and not, are shown in order, and each completion comes once") func row() async throws {
        let stage = try await DiffableStage()
        try await stage.show()
        var told: [Int: Int] = [:]
        for number in 0..<50 {
            stage.source.apply(.of(("a", Array(0...number % 7)), ("b", [100 + number])), animatingDifferences: number % 3 == 0) {
                told[number, default: 0] += 1
            }
            #expect(stage.texts.last == "\(100 + number)")
        }
        try await stage.app.settle()
        #expect(told.count == 50)
        #expect(told.values.allSatisfy { $0 == 1 })
    }

    // MARK: Threads

    @MainActor private final class Told {
        var count = 0
    }

    /// Calls apply on a thread of its own, as app code of Swift 5 does, and waits for the call to return.
    private nonisolated func applyElsewhere(
        _ source: NumberSource, _ snapshot: Numbers, _ completion: @escaping @Sendable () -> Void
    ) {
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            source.engine.apply(.snapshot(snapshot, isAnimated: false), then: completion)
            done.signal()
        }
        thread.start()
        done.wait()
    }

    @Test("snapshots are made and applied on another thread: they are shown in order on the main one, without a report")
    func elsewhere()
        async throws
    {
        let stage = try await DiffableStage()
        try await stage.show()
        let told = Told()
        let source = stage.source
        for number in 0..<20 {
            applyElsewhere(source, .of(("a", Array(0...number)))) {
                MainActor.assumeIsolated { told.count += 1 }
            }
        }
        #expect(stage.texts == [])
        for _ in 0..<4 { try await stage.app.turn() }
        #expect(stage.source.snapshot().numberOfItems == 20)
        #expect(told.count == 20)
        #expect(stage.table.numberOfRows(inSection: 0) == 20)
    }

    @Test("the main queue and another one: the applies run in the order of their calls, and the first mixing is UIK2432")
    func mixed()
        async throws
    {
        let stage = try await DiffableStage(traps: .collect)
        try await stage.show()
        let source = stage.source
        applyElsewhere(source, .of(("a", [1, 2]))) {}
        source.apply(.of(("a", [3])), animatingDifferences: false, completion: nil)
        #expect(stage.texts == ["3"])
        applyElsewhere(source, .of(("a", [4]))) {}
        try await stage.app.turn()
        try await stage.app.turn()
        #expect(stage.texts == ["4"])
        #expect(
            text(stage, "UIK2432") == [
                """
                UIK2432 misuse: Snapshots were applied on the main queue and on another one.
                  object   \(ObjectName.of(stage.table))
                  at       ApplyOrderTests.swift:…
                  cause    apply at ApplyOrderTests.swift:… was called on the main queue, the first one on another queue was at \
                ApplyOrderTests.swift:….
                  fix      Apply on the main queue everywhere; snapshots can be made on any.
                  apple    \(apple)
                """
            ])
    }
}
