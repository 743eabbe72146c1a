// Who recovers: Swift's protocols, attempters of every kind, and those who never answer.
import SafeUIKit
import SelectorDispatch
import Testing
import UIKit
import UIKitTesting

private struct Slow: LocalizedError, RecoverableError {
    let handlers: Handlers
    var failureReason: String? { "Slow" }
    var recoveryOptions: [String] { ["Wait", "Cancel"] }
    func attemptRecovery(optionIndex: Int) -> Bool { false }
    func attemptRecovery(optionIndex: Int, resultHandler: @escaping (Bool) -> Void) {
        handlers.all.append(resultHandler)
    }

    final class Handlers: @unchecked Sendable { var all: [(Bool) -> Void] = [] }
}

private final class Attempter: NSObject, ErrorRecoveryAttempting, RecoveryOptionStyling {
    nonisolated(unsafe) var asked: [(Int, Int)] = []
    func attemptRecovery(fromError error: any Error, optionIndex: Int) -> Bool {
        asked.append(((error as NSError).code, optionIndex))
        return optionIndex == 0
    }
    func styleOfRecoveryOption(at index: Int) -> UIAlertAction.Style { index == 1 ? .cancel : .default }
}

private final class AsyncAttempter: AsyncErrorRecoveryAttempting {
    func attemptRecovery(fromError error: any Error, optionIndex: Int) async -> Bool {
        await Task.yield()
        return optionIndex == 1
    }
}

/// Adopts nothing; its method is known by name, as the rewriter makes it of `@objc func`.
private final class NamedOnly: NSObject {
    static let registered: Void = DispatchTable.registerNonisolated(
        Selector("attemptRecoveryFromError:optionIndex:"), on: NamedOnly.self
    ) { _, arguments in (arguments[0] as? NSError)?.code == 7 && arguments[1] as? Int == 1 }
}

@MainActor @Suite("Error recovery: attempts", .harness) struct RecoveryTests {
    let presenter = freshRecovery()
    let results = Results()
    let controller = UIViewController()

    private func shown() async throws -> Harness {
        let harness = try await Harness()
        try await harness.show(controller)
        return harness
    }

    private func error(_ attempter: Any, options: [String] = ["One", "Two"]) -> NSError {
        NSError(
            domain: "Test", code: 7,
            userInfo: [NSLocalizedRecoveryOptionsErrorKey: options, NSRecoveryAttempterErrorKey: attempter])
    }

    private func choose(_ index: Int, _ error: any Error, _ harness: Harness) async throws {
        controller.presentError(error) { [results] in results.add($0) }
        try await harness.idle()
        presenter.choose(index)
        try await harness.idle()
    }

    @Test("any object that adopts the protocol recovers, with the error and the option's number") func adopted() async throws {
        let harness = try await shown()
        let attempter = Attempter()
        try await choose(0, error(attempter), harness)
        try await choose(1, error(attempter), harness)
        #expect(results.values == [true, false])
        #expect(attempter.asked.map(\.0) == [7, 7])
        #expect(attempter.asked.map(\.1) == [0, 1])
        #expect(presenter.shown[0].message.options.map(\.style) == [.default, .cancel])
    }

    @Test("an object that has the method by its name alone recovers too") func byName() async throws {
        let harness = try await shown()
        _ = NamedOnly.registered
        try await choose(0, error(NamedOnly()), harness)
        try await choose(1, error(NamedOnly()), harness)
        #expect(presenter.shown[0].message.options.map(\.title) == ["One", "Two"])
        #expect(results.values == [false, true])
    }

    @Test("an async attempter recovers when it is done") func asyncAttempter() async throws {
        let harness = try await shown()
        try await choose(0, error(AsyncAttempter()), harness)
        await results.reach(1)
        try await choose(1, error(AsyncAttempter()), harness)
        await results.reach(2)
        #expect(results.values == [false, true])
    }

    @Test("a RecoverableError recovers by its handler, called from any thread, once") func recoverable() async throws {
        let harness = try await shown()
        let handlers = Slow.Handlers()
        try await choose(0, Slow(handlers: handlers), harness)
        #expect(results.values.isEmpty)
        #expect(handlers.all.count == 1)
        let handler = UncheckedHandler(call: handlers.all[0])
        await Task.detached {
            handler.call(true)
            handler.call(false)
        }.value
        try await harness.idle()
        #expect(results.values == [true])
    }

    private struct UncheckedHandler: @unchecked Sendable { let call: (Bool) -> Void }

    @Test("a handler that is let go without a word counts as failed, and the next error is shown") func silentHandler() async throws
    {
        let harness = try await shown()
        let handlers = Slow.Handlers()
        try await choose(0, Slow(handlers: handlers), harness)
        #expect(results.values.isEmpty)
        handlers.all = []
        try await harness.idle()
        #expect(results.values == [false])
        try await choose(0, plainError(), harness)
        #expect(presenter.shown.count == 2)
    }

    @Test("a recovery that takes too long counts as failed; what it brings later is not heard") func timeout() async throws {
        let harness = try await shown()
        ErrorRecovery.shared.attemptTimeout = 5
        let handlers = Slow.Handlers()
        try await choose(0, Slow(handlers: handlers), harness)
        try await harness.advance(by: 4.9)
        #expect(results.values.isEmpty)
        try await harness.advance(by: 0.2)
        #expect(results.values == [false])
        handlers.all[0](true)
        try await harness.idle()
        #expect(results.values == [false])
        ErrorRecovery.shared.attemptTimeout = nil
    }

    @Test("a recovery that ends in time leaves no clock running") func inTime() async throws {
        let harness = try await shown()
        ErrorRecovery.shared.attemptTimeout = 5
        defer { ErrorRecovery.shared.attemptTimeout = nil }
        let handlers = Slow.Handlers()
        try await choose(0, Slow(handlers: handlers), harness)
        #expect(harness.pendingWork.count == 1)
        handlers.all[0](true)
        try await harness.idle()
        #expect(results.values == [true])
        #expect(harness.pendingWork.isEmpty)
    }
}
