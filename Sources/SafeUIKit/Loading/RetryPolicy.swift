// Which failures are tried again by themselves, and when.
// No Apple page: this is ours.
import Foundation

/// The failures of a load that are retried automatically, and the delays between attempts.
public struct RetryPolicy: Sendable {
    /// The maximum number of attempts, at least one.
    public var attempts: Int
    /// The delay before the second attempt, in seconds. Each later delay is ``factor`` times as long, up to ``longestDelay``.
    public var firstDelay: TimeInterval
    /// The factor between successive delays.
    public var factor: Double
    /// The longest delay, in seconds.
    public var longestDelay: TimeInterval
    /// A closure that returns whether another attempt can help.
    public var isWorthwhile: @Sendable (any Error) -> Bool

    /// Creates a policy. By default failed connections are retried after delays of 1, 2, 4… up to 30 seconds.
    public init(
        attempts: Int, firstDelay: TimeInterval = 1, factor: Double = 2, longestDelay: TimeInterval = 30,
        isWorthwhile: @escaping @Sendable (any Error) -> Bool = { $0.isConnectionFailure }
    ) {
        self.attempts = max(1, attempts)
        self.firstDelay = firstDelay
        self.factor = factor
        self.longestDelay = longestDelay
        self.isWorthwhile = isWorthwhile
    }

    /// A policy of one attempt.
    public static let never = RetryPolicy(attempts: 1)

    /// Returns the delay in seconds after this attempt, counted from 1, has failed; nil if it was the last one.
    public func delay(after attempt: Int, failure: any Error) -> TimeInterval? {
        guard attempt < attempts, !failure.isCancellation, isWorthwhile(failure) else { return nil }
        let delay = firstDelay * pow(factor, Double(attempt - 1))
        return delay.isFinite ? min(max(0, delay), longestDelay) : longestDelay
    }
}

extension Error {
    /// Whether this is an error of `NSURLErrorDomain` other than a cancellation, so that a retry can help.
    public var isConnectionFailure: Bool {
        (self as NSError).domain == NSURLErrorDomain && !isCancellation
    }

    /// Whether this is a cancellation, which is not a failure.
    var isCancellation: Bool {
        if self is CancellationError { return true }
        let bridged = self as NSError
        return bridged.domain == NSURLErrorDomain && bridged.code == URLError.Code.cancelled.rawValue
            || bridged.domain == NSCocoaErrorDomain && bridged.code == CocoaError.Code.userCancelled.rawValue
    }
}
