// One run of a load: attempts, waits between them, a limit for each.
// No Apple page: this is ours.
import Foundation

/// One run of a load, from the first attempt to the last.
struct LoadRun<Value: Sendable>: Sendable {
    let load: @Sendable () async throws -> Value
    let policy: RetryPolicy
    let timeout: TimeInterval?
    let clock: any LoadingClock

    /// Tries until it succeeds, nothing more is worthwhile, or the task is cancelled.
    func result() async -> Result<Value, any Error> {
        var attempt = 1
        while true {
            do {
                try Task.checkCancellation()
                return .success(try await limited())
            } catch {
                guard !Task.isCancelled, let delay = policy.delay(after: attempt, failure: error) else {
                    return .failure(error)
                }
                do { try await clock.sleep(for: delay) } catch { return .failure(error) }
                attempt += 1
            }
        }
    }

    /// One attempt, which ends with `URLError.timedOut` at its limit even where the load does not hear of a cancellation.
    private func limited() async throws -> Value {
        guard let timeout else { return try await load() }
        let race = LoadRace<Value>()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                race.begin(
                    continuation,
                    [
                        Task { [load] in
                            do { race.end(.success(try await load())) } catch { race.end(.failure(error)) }
                        },
                        Task { [clock] in
                            do { try await clock.sleep(for: timeout) } catch { return }
                            race.end(.failure(URLError(.timedOut)))
                        },
                    ])
            }
        } onCancel: {
            race.end(.failure(CancellationError()))
        }
    }
}

/// The first of several tasks to end decides; the others are cancelled. Threads: callable from any.
private final class LoadRace<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var continuation: CheckedContinuation<Value, any Error>?
    private var tasks: [Task<Void, Never>] = []
    private var early: Result<Value, any Error>?
    private var isOver = false

    func begin(_ continuation: CheckedContinuation<Value, any Error>, _ tasks: [Task<Void, Never>]) {
        let result = lock.withLock { () -> Result<Value, any Error>? in
            self.tasks = tasks
            if early == nil { self.continuation = continuation }
            return early
        }
        guard let result else { return }
        for task in tasks { task.cancel() }
        continuation.resume(with: result)
    }

    func end(_ result: Result<Value, any Error>) {
        let (waiting, running) = lock.withLock { () -> (CheckedContinuation<Value, any Error>?, [Task<Void, Never>]) in
            guard !isOver else { return (nil, []) }
            isOver = true
            guard let waiting = continuation else {
                early = result
                return (nil, [])
            }
            continuation = nil
            return (waiting, tasks)
        }
        for task in running { task.cancel() }
        waiting?.resume(with: result)
    }
}
