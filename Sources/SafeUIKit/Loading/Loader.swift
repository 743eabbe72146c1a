// Loads one thing: idle, loading, failed with a retry, loaded.
// No Apple page: the rules follow Michael Ochs, ios-coding.com, "Connection handling in UIViewController".
import UIKit

/// The state of a load.
public enum LoadState<Value> {
    /// Nothing was requested, or the request was cancelled.
    case idle
    /// The load is in progress.
    case loading
    /// The last attempt failed; ``Loader/retry()`` loads again.
    case failed(any Error)
    /// The value is loaded.
    case loaded(Value)

    /// Whether the load is in progress.
    public var isLoading: Bool { if case .loading = self { true } else { false } }
    /// The error of a failed load; nil in the other states.
    public var error: (any Error)? { if case .failed(let error) = self { error } else { nil } }
}

/// An object that loads one value with an async function. Only one request is in progress at a time; it is cancelled when the
/// loader is deallocated.
///
/// ```swift
/// let loader = Loader(policy: RetryPolicy(attempts: 3), timeout: 20) { [id] in
///     try await URLSession.shared.user(id)
/// }
/// loader.onChange = { [weak self] state in self?.show(state) }
/// loader.loadIfNeeded()
/// ```
/// The function must not retain the owner of the loader. Otherwise neither is deallocated before the function ends.
@preconcurrency @MainActor public final class Loader<Value: Sendable> {
    /// The state of the load. The function's result arrives later than any call below returns.
    public private(set) var state: LoadState<Value> = .idle
    /// The last loaded value. It is kept during a reload and after a failed one.
    public private(set) var value: Value?
    /// A closure that is called after each change of ``state``.
    public var onChange: ((LoadState<Value>) -> Void)?
    /// The failures that are retried automatically. Takes effect with the next request.
    public var policy: RetryPolicy
    /// The maximum duration of one attempt, in seconds; nil for no limit. Takes effect with the next request.
    public var timeout: TimeInterval?

    private let load: @Sendable () async throws -> Value
    private let clock: any LoadingClock
    private var request: Task<Void, Never>?
    private var poll: Task<Void, Never>?
    /// Which request counts: what an earlier one brings is too late.
    private var current = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Creates a loader that has not begun to load.
    /// - Parameters:
    ///   - policy: The retry policy; one attempt by default.
    ///   - timeout: The maximum duration of one attempt, in seconds. Exceeding it fails with `URLError.timedOut`.
    ///   - clock: The clock of timeouts, backoffs and polls.
    ///   - load: The function that loads. Runs off the main thread, in a task that the loader cancels.
    public nonisolated init(
        policy: RetryPolicy = .never, timeout: TimeInterval? = nil, clock: any LoadingClock = MainClock(),
        _ load: @escaping @Sendable () async throws -> Value
    ) {
        self.policy = policy
        self.timeout = timeout
        self.clock = clock
        self.load = load
    }

    deinit {
        request?.cancel()
        poll?.cancel()
    }

    // MARK: Loading

    /// Begins to load unless the load is in progress or done, so repeated calls are safe. Begins again after a failure.
    public func loadIfNeeded() {
        switch state {
        case .idle, .failed: begin()
        case .loading, .loaded: break
        }
    }

    /// Begins to load even if a value is loaded, for the user or a poll. Has no effect while a request is in progress.
    public func reload() {
        if !state.isLoading { begin() }
    }

    /// Begins to load again after a failure. Has no effect in other states.
    public func retry() {
        if state.error != nil { begin() }
    }

    /// Cancels the request. A loaded value is kept; without one the state is idle again.
    public func cancel() {
        guard state.isLoading else { return }
        current += 1
        request?.cancel()
        request = nil
        move(to: value.map { .loaded($0) } ?? .idle)
    }

    /// Sets a value from another source as loaded. A request in progress is cancelled.
    public func set(_ value: Value) {
        current += 1
        request?.cancel()
        request = nil
        self.value = value
        move(to: .loaded(value))
    }

    /// Returns when no request is in progress, at once or after the request has ended with any result.
    public func finished() async {
        guard state.isLoading else { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    // MARK: Polling

    /// Reloads at an interval in seconds until ``stopPolling()`` or deallocation. A second call changes the interval.
    /// An interval below a hundredth of a second, or NaN, counts as a hundredth of a second.
    public func startPolling(every seconds: TimeInterval) {
        poll?.cancel()
        let interval = seconds > 0.01 ? seconds : 0.01
        poll = Task { [weak self, clock] in
            while !Task.isCancelled {
                do { try await clock.sleep(for: interval) } catch { return }
                guard let self, !Task.isCancelled else { return }
                self.reload()
            }
        }
    }

    /// Stops polling. A request in progress continues.
    public func stopPolling() {
        poll?.cancel()
        poll = nil
    }

    /// Whether the loader polls.
    public var isPolling: Bool { poll != nil }

    // MARK: Inside

    private func begin() {
        current += 1
        let number = current
        let run = LoadRun(load: load, policy: policy, timeout: timeout, clock: clock)
        request = Task { [weak self] in
            let result = await run.result()
            self?.ended(number, result)
        }
        move(to: .loading)
    }

    private func ended(_ number: Int, _ result: Result<Value, any Error>) {
        guard number == current else { return }
        request = nil
        switch result {
        case .success(let value):
            self.value = value
            move(to: .loaded(value))
        case .failure(let error) where error.isCancellation: move(to: value.map { .loaded($0) } ?? .idle)
        case .failure(let error): move(to: .failed(error))
        }
    }

    private func move(to next: LoadState<Value>) {
        state = next
        onChange?(next)
        guard !state.isLoading else { return }
        let ready = waiting
        waiting = []
        for continuation in ready { continuation.resume() }
    }
}
