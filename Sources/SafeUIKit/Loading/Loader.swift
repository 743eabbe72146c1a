// Loads one thing: idle, loading, failed with a retry, loaded.
// The rules are those of seed report 003, "Connection handling in UIViewController": N2…N6 of spec/systems.md, section 7.
import UIKit

/// Where a load stands.
public enum LoadState<Value> {
    /// Nothing has been asked for, or it was called off.
    case idle
    /// It is on its way.
    case loading
    /// The last attempt failed; ``Loader/retry()`` tries again.
    case failed(any Error)
    /// It is there.
    case loaded(Value)

    /// Whether it is on its way.
    public var isLoading: Bool { if case .loading = self { true } else { false } }
    /// Why it failed; nil in the other states.
    public var error: (any Error)? { if case .failed(let error) = self { error } else { nil } }
}

/// Loads one thing by an async function. One request is under way at a time; it is cancelled when the loader goes.
///
/// ```swift
/// let loader = Loader(policy: RetryPolicy(attempts: 3), timeout: 20) { [id] in
///     try await URLSession.shared.user(id)
/// }
/// loader.onChange = { [weak self] state in self?.show(state) }
/// loader.loadIfNeeded()
/// ```
/// The function must not hold whoever holds the loader: then neither goes before the function ends.
@preconcurrency @MainActor public final class Loader<Value: Sendable> {
    /// Where the load stands. The function's result arrives here later than any call below returns.
    public private(set) var state: LoadState<Value> = .idle
    /// What was loaded last; it stays while it is loaded again, and where that fails.
    public private(set) var value: Value?
    /// Called after each change of ``state``.
    public var onChange: ((LoadState<Value>) -> Void)?
    /// Which failures are tried again by themselves. Counts from the next request.
    public var policy: RetryPolicy
    /// Seconds that one attempt may take; nil for no limit. Counts from the next request.
    public var timeout: TimeInterval?

    private let load: @Sendable () async throws -> Value
    private let clock: any LoadingClock
    private var request: Task<Void, Never>?
    private var poll: Task<Void, Never>?
    /// Which request counts: what an earlier one brings is too late.
    private var current = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// A loader that has not begun.
    /// - Parameters:
    ///   - policy: One attempt unless said otherwise.
    ///   - timeout: Seconds that one attempt may take. The failure then is `URLError.timedOut`.
    ///   - clock: Counts the seconds of timeouts, backoffs and polls.
    ///   - load: Runs off the main thread; cancelled with the task that it runs in.
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

    /// Begins unless it is under way or done: safe to call as often as one likes (N3, N5). After a failure it begins again.
    public func loadIfNeeded() {
        switch state {
        case .idle, .failed: begin()
        case .loading, .loaded: break
        }
    }

    /// Begins also where something is loaded already, as the user or a poll asks. A request under way is not doubled.
    public func reload() {
        if !state.isLoading { begin() }
    }

    /// Begins again after a failure; does nothing in other states.
    public func retry() {
        if state.error != nil { begin() }
    }

    /// Calls the request off. What was loaded before stays; without it the state is idle again.
    public func cancel() {
        guard state.isLoading else { return }
        current += 1
        request?.cancel()
        request = nil
        move(to: value.map { .loaded($0) } ?? .idle)
    }

    /// Takes something that came by another way as loaded; a request under way is called off.
    public func set(_ value: Value) {
        current += 1
        request?.cancel()
        request = nil
        self.value = value
        move(to: .loaded(value))
    }

    /// Returns when nothing is under way: at once, or when the request has ended in any way.
    public func finished() async {
        guard state.isLoading else { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    // MARK: Polling

    /// Reloads every so many seconds until ``stopPolling()`` or the loader goes; a second call changes the interval.
    /// An interval below a hundredth of a second, or one that is no number, counts as that.
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

    /// Ends the polling; a request under way goes on.
    public func stopPolling() {
        poll?.cancel()
        poll = nil
    }

    /// Whether it polls.
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
