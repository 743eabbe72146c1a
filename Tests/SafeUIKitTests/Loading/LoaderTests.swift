// One load: its states, its one request, its retries, limits and polls, against a server that the test gates.
import Foundation
import SafeUIKit
import Testing
import UIKitTesting

@MainActor @Suite("Loader", .harness) struct LoaderTests {
    private func loader(
        _ server: ScriptedServer, policy: RetryPolicy = .never, timeout: TimeInterval? = nil, clock: ManualClock = ManualClock()
    ) -> Loader<String> {
        Loader(policy: policy, timeout: timeout, clock: clock) { [url = server.url] in try await TextFetch(url: url)() }
    }

    private func name(_ state: LoadState<String>) -> String {
        switch state {
        case .idle: "idle"
        case .loading: "loading"
        case .failed: "failed"
        case .loaded(let value): "loaded \(value)"
        }
    }

    @Test("idle, loading, loaded") func states() async {
        let server = ScriptedServer([.body("Hello")])
        let loader = loader(server)
        var states: [String] = []
        loader.onChange = { states.append(name($0)) }
        #expect(name(loader.state) == "idle")
        #expect(loader.value == nil)
        loader.loadIfNeeded()
        #expect(loader.state.isLoading)
        await loader.finished()
        #expect(states == ["loading", "loaded Hello"])
        #expect(loader.value == "Hello")
    }

    @Test("however often it is asked for, one request is under way, and none follows once it is loaded")
    func oneRequest() async {
        let server = ScriptedServer([.body("Hello")], gated: true)
        let loader = loader(server)
        for _ in 0..<10 {
            loader.loadIfNeeded()
            loader.reload()
            loader.retry()
        }
        await server.came(1)
        loader.loadIfNeeded()
        server.open(0)
        await loader.finished()
        for _ in 0..<10 { loader.loadIfNeeded() }
        await loader.finished()
        #expect(server.requestCount == 1)
        #expect(loader.value == "Hello")
    }

    @Test("a failure is a state with its error; retry asks again, and what was loaded before stays meanwhile") func retry() async {
        let server = ScriptedServer([.hangUp, .body("One"), .status(503), .body("Two")])
        let loader = loader(server)
        loader.loadIfNeeded()
        await loader.finished()
        #expect(loader.state.error?.isConnectionFailure == true)
        #expect(loader.value == nil)
        loader.retry()
        await loader.finished()
        #expect(name(loader.state) == "loaded One")
        loader.retry()
        #expect(name(loader.state) == "loaded One")
        loader.reload()
        #expect(loader.value == "One")
        await loader.finished()
        #expect(loader.state.error as? TextFetch.Refused == TextFetch.Refused(status: 503))
        #expect(loader.value == "One")
        loader.loadIfNeeded()
        await loader.finished()
        #expect(name(loader.state) == "loaded Two")
        #expect(server.requestCount == 4)
    }

    @Test("nobody listens on the port: a failed connection") func refused() async throws {
        // Nothing listens on the discard port.
        let url = try #require(URL(string: "http://127.0.0.1:9/"))
        let loader = Loader { try await TextFetch(url: url)() }
        loader.loadIfNeeded()
        await loader.finished()
        let error = try #require(loader.state.error)
        #expect(error.isConnectionFailure)
    }

    @Test("the request is cancelled when the loader goes") func release() async {
        let server = ScriptedServer([.body("Late")], gated: true)
        var loader: Loader<String>? = loader(server)
        weak let gone = loader
        loader?.loadIfNeeded()
        await server.came(1)
        loader = nil
        await server.hungUp(0)
        #expect(gone == nil)
    }

    @Test("cancelled, it is idle again or keeps what it has, and what comes late is not heard") func cancel() async {
        let server = ScriptedServer([.body("Late"), .body("One"), .body("Later")], gated: true)
        let loader = loader(server)
        loader.loadIfNeeded()
        await server.came(1)
        loader.cancel()
        #expect(name(loader.state) == "idle")
        await server.hungUp(0)
        server.open(1)
        loader.loadIfNeeded()
        await loader.finished()
        #expect(name(loader.state) == "loaded One")
        loader.reload()
        await server.came(3)
        loader.cancel()
        #expect(name(loader.state) == "loaded One")
        loader.set("Set")
        #expect(name(loader.state) == "loaded Set")
    }

    @Test("finished returns for all who wait, whatever the end", arguments: [true, false]) func finished(_ isCancelled: Bool) async
    {
        let server = ScriptedServer([.body("Hello")], gated: true)
        let loader = loader(server)
        loader.loadIfNeeded()
        await server.came(1)
        let waiting = (0..<3).map { _ in Task { await loader.finished() } }
        await Task.yield()
        if isCancelled { loader.cancel() } else { server.open(0) }
        for task in waiting { await task.value }
        #expect(!loader.state.isLoading)
    }

    // MARK: Time

    @Test("failed connections are tried again after 1, 2, 4… seconds, up to the longest wait") func backoff() async {
        let server = ScriptedServer([.hangUp, .hangUp, .hangUp, .hangUp, .body("At last")])
        let clock = ManualClock()
        let loader = loader(server, policy: RetryPolicy(attempts: 5, longestDelay: 3), clock: clock)
        loader.loadIfNeeded()
        for (index, delay) in [1.0, 2, 3, 3].enumerated() {
            await clock.asked(index + 1)
            #expect(server.requestCount == index + 1)
            #expect(loader.state.isLoading)
            clock.advance(by: delay)
        }
        await loader.finished()
        #expect(clock.asked == [1, 2, 3, 3])
        #expect(name(loader.state) == "loaded At last")
    }

    @Test("other failures are not tried again, and the attempts end") func backoffEnds() async {
        let refusing = ScriptedServer([.status(404)])
        let first = loader(refusing, policy: RetryPolicy(attempts: 5))
        first.loadIfNeeded()
        await first.finished()
        #expect(refusing.requestCount == 1)
        #expect(first.state.error is TextFetch.Refused)
        let (dead, clock) = (ScriptedServer([.hangUp]), ManualClock())
        let second = loader(dead, policy: RetryPolicy(attempts: 2), clock: clock)
        second.loadIfNeeded()
        await clock.asked(1)
        clock.advance(by: 1)
        await second.finished()
        #expect(dead.requestCount == 2)
        #expect(second.state.error != nil)
    }

    @Test("cancelled while it waits to try again, it does not") func cancelledInBackoff() async {
        let (server, clock) = (ScriptedServer([.hangUp]), ManualClock())
        let loader = loader(server, policy: RetryPolicy(attempts: 3), clock: clock)
        loader.loadIfNeeded()
        await clock.asked(1)
        loader.cancel()
        #expect(name(loader.state) == "idle")
        #expect(clock.sleeping == 0)
        clock.advance(by: 100)
        #expect(server.requestCount == 1)
    }

    @Test("an attempt that takes too long fails as timed out and its connection is closed") func timeout() async throws {
        let (server, clock) = (ScriptedServer([.body("Late")], gated: true), ManualClock())
        let loader = loader(server, timeout: 20, clock: clock)
        loader.loadIfNeeded()
        await server.came(1)
        await clock.asked(1)
        clock.advance(by: 19.9)
        #expect(loader.state.isLoading)
        clock.advance(by: 0.2)
        await loader.finished()
        #expect((loader.state.error as? URLError)?.code == .timedOut)
        await server.hungUp(0)
    }

    @Test("a load that hears of no cancellation times out all the same") func deafLoad() async {
        let clock = ManualClock()
        let gate = AsyncStream<Void>.makeStream()
        let loader = Loader<Int>(timeout: 5, clock: clock) {
            // Waits in a task of its own, which nobody cancels.
            await Task { for await _ in gate.stream {} }.value
            return 1
        }
        loader.loadIfNeeded()
        await clock.asked(1)
        clock.advance(by: 5)
        await loader.finished()
        #expect((loader.state.error as? URLError)?.code == .timedOut)
        gate.continuation.finish()
    }

    @Test("in time, the limit leaves nothing behind") func inTime() async {
        let (server, clock) = (ScriptedServer([.body("Hello")]), ManualClock())
        let loader = loader(server, timeout: 20, clock: clock)
        loader.loadIfNeeded()
        await loader.finished()
        #expect(loader.value == "Hello")
        #expect(clock.sleeping == 0)
    }

    @Test("polling reloads at its interval, never twice at once, until it is stopped or the loader goes") func polling() async {
        let (server, clock) = (ScriptedServer([.body("One"), .body("Two"), .body("Three")], gated: true), ManualClock())
        var loader: Loader<String>? = loader(server, clock: clock)
        loader?.startPolling(every: 30)
        #expect(loader?.isPolling == true)
        #expect(server.requestCount == 0)
        await clock.asked(1)
        clock.advance(by: 30)
        await server.came(1)
        await clock.asked(2)
        clock.advance(by: 30)
        await clock.asked(3)
        #expect(server.requestCount == 1)
        server.open(0)
        await loader?.finished()
        #expect(loader?.value == "One")
        clock.advance(by: 30)
        await server.came(2)
        loader?.stopPolling()
        server.open(1)
        await loader?.finished()
        #expect(loader?.value == "Two")
        #expect(loader?.isPolling == false)
        loader?.startPolling(every: 10)
        let count = clock.asked.count
        await clock.asked(count + 1)
        loader = nil
        await Task.yield()
        clock.advance(by: 100)
        #expect(server.requestCount == 2)
    }

    @Test(
        "an interval that is none is a hundredth of a second: polling never spins",
        arguments: [0, -5, .nan, -.infinity] as [Double])
    func absurdInterval(_ seconds: Double) async {
        let clock = ManualClock()
        let loader = Loader<Int>(clock: clock) { 1 }
        loader.startPolling(every: seconds)
        await clock.asked(1)
        #expect(clock.asked == [0.01])
        loader.stopPolling()
    }

    @Test("the delays of a policy", arguments: [(1, 1.0), (2, 2.0), (5, 16.0), (6, 30.0), (9, nil), (10, nil)] as [(Int, Double?)])
    func policy(_ attempt: Int, _ delay: Double?) {
        let policy = RetryPolicy(attempts: 9)
        #expect(policy.delay(after: attempt, failure: URLError(.timedOut)) == delay)
        #expect(policy.delay(after: attempt, failure: URLError(.cancelled)) == nil)
        #expect(policy.delay(after: attempt, failure: CancellationError()) == nil)
        #expect(RetryPolicy(attempts: 0).attempts == 1)
        let absurd = RetryPolicy(attempts: 2_000, factor: .infinity)
        #expect(absurd.delay(after: 1_500, failure: URLError(.timedOut)) == 30)
    }

    @Test("by default time is UIKit's: a test's virtual clock moves it, and a cancelled wait leaves nothing there")
    func mainClock() async throws {
        let harness = try await Harness()
        let sleeper = Task { try await MainClock().sleep(for: 30) }
        try await harness.idle()
        #expect(harness.pendingWork.count == 1)
        try await harness.advance(by: 30)
        try await sleeper.value
        let cancelled = Task { try await MainClock().sleep(for: 30) }
        try await harness.idle()
        cancelled.cancel()
        try await harness.idle()
        #expect(harness.pendingWork.isEmpty)
        await #expect(throws: CancellationError.self) { try await cancelled.value }
    }
}
