// Which of two lives of UIKit in one process some code belongs to: the installed stage's, or that beside it.
// No Apple page: this is ours.
import Synchronization

/// One life of UIKit in a process: a clock, and what other modules hang on to it (application, screen, display links).
///
/// There are two. ``installed`` belongs to an app's stage or to a test harness; ``aside`` to all code that uses UIKit
/// without one: plain tests, also those that run beside a harness, and tools.
package final class StageContext: Sendable {
    /// Where a piece of code runs.
    package enum Place: Sendable {
        /// In the test that holds the harness.
        case harness
        /// In a test without a harness.
        case plainTest
    }

    /// That of an app's stage, or of the harness.
    package static let installed = StageContext()
    /// That of code without either.
    package static let aside = StageContext()

    /// What runs inside belongs to this one, whatever else speaks for another: a turn, and tasks begun in it.
    @TaskLocal package static var entered: StageContext?

    private struct Finder: Sendable { var place: (@Sendable () -> Place?)? }
    private static let finder = Mutex(Finder())
    private static let hasFinder = Atomic(false)
    /// Whether anything ever ran inside of ``aside``.
    private static let asideWasEntered = Atomic(false)

    /// How the test kit tells tests apart; nil from it where it cannot, as in a bare block of the main queue.
    package static func setFinder(_ place: @escaping @Sendable () -> Place?) {
        finder.withLock { $0.place = place }
        hasFinder.store(true, ordering: .releasing)
    }

    /// That of the code that asks.
    package static var current: StageContext {
        // An app: there is one, and no task has to be asked.
        if !hasFinder.load(ordering: .acquiring), !asideWasEntered.load(ordering: .acquiring), installed.isInUse {
            return installed
        }
        if let entered { return entered }
        switch place {
        case .harness: return installed
        case .plainTest: return aside
        case nil: return installed.isInUse ? installed : aside
        }
    }

    private static var place: Place? {
        hasFinder.load(ordering: .acquiring) ? finder.withLock { $0.place }?() : nil
    }

    /// Whether the code that asks is of a test that holds the harness: what is installed is its own to the end.
    package static var isHeld: Bool { place == .harness }

    /// Runs a body that belongs to this one.
    package func enter<Result>(_ body: () throws -> Result) rethrows -> Result {
        if self === Self.aside { Self.asideWasEntered.store(true, ordering: .releasing) }
        return try Self.$entered.withValue(self, operation: body)
    }

    /// A body that belongs to the code that makes it, where two might be.
    package static func carrying(_ body: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
        guard hasFinder.load(ordering: .acquiring) else { return body }
        let context = current
        return { context.enter(body) }
    }

    private let clockStorage = Mutex(StageClock(isVirtual: false))
    private let use = Atomic(false)

    /// Whether a stage was made for it.
    package var isInUse: Bool { use.load(ordering: .acquiring) }

    /// The time that its code lives in: real at first.
    package var clock: StageClock {
        get { clockStorage.withLock { $0 } }
        set {
            clockStorage.withLock { $0 = newValue }
            use.store(true, ordering: .releasing)
        }
    }

    /// Its stage is gone: a real clock again, and code that nobody speaks for is ``aside``.
    package func leave() {
        use.store(false, ordering: .releasing)
        clockStorage.withLock { $0 = StageClock(isVirtual: false) }
    }
}
