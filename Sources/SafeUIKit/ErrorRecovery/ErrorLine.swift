// The line in which the errors of a scene wait: one is shown at a time, equal ones together.
// No Apple page: this is ours.
import UIKit

/// An error that waits to be presented.
struct WaitingError {
    let error: any Error
    weak var controller: UIViewController?
    /// Whether it may be shown over ``controller`` alone.
    let isBound: Bool
    let result: Once<Bool>
    weak var window: UIWindow?
    var presenter: (any ErrorPresenter)?
    /// Whether a recovery presents it, which may wait for its result: it waits for no recovery itself.
    var isInner = false
}

/// The errors of one scene: one is shown at a time, and while one is being recovered from, equal ones wait for its result.
@MainActor final class ErrorLine {
    private var waiting: [WaitingError] = []
    /// Those that the user has answered and whose recovery runs, with the equal ones that get its result.
    private var recovering: [Running] = []
    private var isShowing = false
    private var nextID = 0
    private let alerts: AlertQueue
    private let whenEmpty: (ErrorLine) -> Void

    init(_ alerts: AlertQueue, whenEmpty: @escaping (ErrorLine) -> Void) {
        self.alerts = alerts
        self.whenEmpty = whenEmpty
    }

    private struct Running {
        let id: Int
        let error: any Error
        var followers: [WaitingError]
        var limit: Task<Void, Never>?
    }

    /// Set in a recovery: what it presents itself does not wait for its own end.
    @TaskLocal static var isRecovering = false

    func add(_ error: WaitingError) {
        if Self.isRecovering {
            var inner = error
            inner.isInner = true
            waiting.insert(inner, at: waiting.firstIndex { !$0.isInner } ?? waiting.count)
        } else if let index = recovering.firstIndex(where: { Recovery.areEqual($0.error, error.error) }) {
            recovering[index].followers.append(error)
        } else {
            waiting.append(error)
        }
        // What comes of it by and by is no part of the recovery.
        Self.$isRecovering.withValue(false) { goOn() }
    }

    /// Shows the next one that does not wait for an equal one's recovery.
    private func goOn() {
        guard !isShowing else { return }
        let next = waiting.firstIndex { candidate in
            candidate.isInner || !recovering.contains { Recovery.areEqual($0.error, candidate.error) }
        }
        guard let next else {
            if waiting.isEmpty, recovering.isEmpty { whenEmpty(self) }
            return
        }
        let head = waiting.remove(at: next)
        isShowing = true
        alerts.add { [self] done in show(head, done) }
    }

    private func show(_ head: WaitingError, _ done: Once<Void>) {
        // 1. Over a controller that is gone or not visible nothing is shown; equal errors of others are shown.
        guard !head.isBound || head.controller.map(Sight.shows) == true else {
            head.result.call(false)
            isShowing = false
            done.call(())
            return goOn()
        }
        let shown = Once<Int?>(ifDropped: nil) { [self] choice in
            done.call(())
            chosen(choice, head)
        }
        // 2. The texts are made as late as this, so that they fit the settings and the language in force.
        let message = ErrorRecovery.shared.message(for: head.error)
        let presenter: any ErrorPresenter = head.presenter ?? ErrorRecovery.shared.presenter
        presenter.present(message, in: ErrorPlace(window: head.window, controller: head.controller)) { shown.call($0) }
    }

    private func chosen(_ choice: Int?, _ head: WaitingError) {
        isShowing = false
        let followers = takeEqual(head.error)
        guard let choice, let recovery = Recovery(of: head.error), recovery.options.indices.contains(choice) else {
            return end([head] + followers, false)
        }
        let id = nextID
        nextID += 1
        recovering.append(Running(id: id, error: head.error, followers: followers))
        let result = Once<Bool>(ifDropped: false) { [self] recovered in
            Self.$isRecovering.withValue(false) { recoveryEnded(id, head, recovered) }
        }
        if let timeout = ErrorRecovery.shared.attemptTimeout {
            // Weakly: a result that nobody holds any more is known at once.
            recovering[recovering.count - 1].limit = Task { [weak result, clock = ErrorRecovery.shared.clock] in
                guard (try? await clock.sleep(for: timeout)) != nil else { return }
                result?.call(false)
            }
        }
        Self.$isRecovering.withValue(true) { recovery.attempt(choice, result) }
        goOn()
    }

    private func recoveryEnded(_ id: Int, _ head: WaitingError, _ recovered: Bool) {
        let running = recovering.first { $0.id == id }
        running?.limit?.cancel()
        recovering.removeAll { $0.id == id }
        end([head] + (running?.followers ?? []), recovered)
    }

    /// The errors next in line that equal one: they get its result.
    private func takeEqual(_ error: any Error) -> [WaitingError] {
        let equal = waiting.prefix { Recovery.areEqual($0.error, error) }
        waiting.removeFirst(equal.count)
        return Array(equal)
    }

    private func end(_ errors: [WaitingError], _ recovered: Bool) {
        for error in errors { error.result.call(recovered) }
        goOn()
    }
}
