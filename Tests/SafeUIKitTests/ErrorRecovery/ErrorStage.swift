// What the tests of error recovery share: a presenter that a test plays, results, errors.
import SafeUIKit
import UIKit
import UIKitTesting

/// Shows nothing; the test chooses.
@MainActor final class ScriptedPresenter: ErrorPresenter {
    struct Shown {
        let message: ErrorMessage
        let place: ErrorPlace
        let choose: @MainActor @Sendable (Int?) -> Void
    }
    private(set) var shown: [Shown] = []
    /// What is written on all that was shown, in order.
    var titles: [String] { shown.map(\.message.texts.title) }
    /// Lets each choice go without calling it.
    var isForgetful = false

    func present(_ message: ErrorMessage, in place: ErrorPlace, choose: @escaping @MainActor @Sendable (Int?) -> Void) {
        let forgotten: @MainActor @Sendable (Int?) -> Void = { _ in }
        shown.append(Shown(message: message, place: place, choose: isForgetful ? forgotten : choose))
    }

    /// Returns once so many were shown, or after a minute of the machine's time.
    func reach(_ count: Int) async { await wait { self.shown.count >= count } }

    func choose(_ index: Int?, at number: Int? = nil) { shown[number ?? shown.count - 1].choose(index) }
}

/// What completions brought, in order.
@MainActor final class Results {
    private(set) var values: [Bool] = []
    func add(_ value: Bool) { values.append(value) }

    /// Returns once there are so many, or after a minute of the machine's time: an attempt's own tasks may take more hops
    /// than a turn of the harness waits for.
    func reach(_ count: Int) async { await wait { self.values.count >= count } }
}

/// Lets other tasks go on until a condition holds, or for a minute of the machine's time.
@MainActor func wait(_ isDone: () -> Bool) async {
    let end = ContinuousClock.now + .seconds(60)
    while !isDone(), ContinuousClock.now < end { await Task.yield() }
}

/// The app-wide settings as they are without an app's own, and a presenter that a test plays.
@MainActor func freshRecovery() -> ScriptedPresenter {
    let recovery = ErrorRecovery.shared
    let presenter = ScriptedPresenter()
    recovery.presenter = presenter
    recovery.titleSource = .failureReason
    recovery.texts = nil
    recovery.words = ErrorRecovery.Words()
    recovery.attemptTimeout = nil
    recovery.clock = MainClock()
    return presenter
}

func plainError(_ reason: String = "Saving failed", code: Int = 7, options: [RecoveryOption]? = nil) -> NSError {
    let error = NSError(
        domain: "Test", code: code,
        userInfo: [
            NSLocalizedFailureReasonErrorKey: reason, NSLocalizedRecoverySuggestionErrorKey: "Free some space.",
            NSLocalizedDescriptionKey: "\(reason) because the disk is full.",
        ])
    return options.map { error.withRecovery($0) } ?? error
}
