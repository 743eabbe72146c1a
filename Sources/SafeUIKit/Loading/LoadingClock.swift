// The time of backoffs, timeouts and polls.
// No Apple page: this is ours.
import UIKit

/// The clock of backoffs, timeouts and polls, which a test can replace.
public protocol LoadingClock: Sendable {
    /// Returns after this number of seconds. Throws `CancellationError` as soon as the task is cancelled.
    @MainActor func sleep(for seconds: TimeInterval) async throws
}

/// The clock of UIKit's animations. In a test with virtual time it follows that time.
public struct MainClock: LoadingClock {
    /// Creates the clock.
    public init() {}

    @MainActor public func sleep(for seconds: TimeInterval) async throws {
        let seconds = seconds.isFinite ? max(0, seconds) : seconds == .infinity ? 1e9 : 0
        #if canImport(ObjectiveC)
            try await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
        #else
            try await Delay.wait(seconds)
        #endif
    }
}

#if !canImport(ObjectiveC)
    /// One wait on the stage's clock, which leaves nothing there when it is cancelled.
    @MainActor final class Delay: NSObject {
        private var continuation: CheckedContinuation<Void, any Error>?
        private static let fire = Selector("fire")
        private static let registered: Void = DispatchTable.register(fire, on: Delay.self) { $0.end(.success(())) }

        static func wait(_ seconds: TimeInterval) async throws {
            _ = registered
            try Task.checkCancellation()
            let delay = Delay()
            try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    delay.continuation = continuation
                    delay.perform(fire, with: nil, afterDelay: seconds)
                }
            } onCancel: {
                Task { @MainActor in
                    Delay.cancelPreviousPerformRequests(withTarget: delay)
                    delay.end(.failure(CancellationError()))
                }
            }
        }

        private func end(_ result: Result<Void, any Error>) {
            let waiting = continuation
            continuation = nil
            waiting?.resume(with: result)
        }
    }
#endif
