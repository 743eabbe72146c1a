// Which failures are tried again by themselves, and when.
// Rule N2 of spec/systems.md, section 7.
import Foundation

/// Which failures of a load are tried again without asking the user, and after how many seconds.
public struct RetryPolicy: Sendable {
    /// How often the load is tried in all, at least once.
    public var attempts: Int
    /// Seconds before the second attempt; each later wait is ``factor`` times as long, up to ``longestDelay``.
    public var firstDelay: TimeInterval
    /// How much longer each wait is than the one before.
    public var factor: Double
    /// The longest wait in seconds.
    public var longestDelay: TimeInterval
    /// Whether another attempt can help.
    public var isWorthwhile: @Sendable (any Error) -> Bool

    /// Waits of 1, 2, 4… up to 30 seconds between attempts at connections that fail, unless said otherwise.
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

    /// One attempt.
    public static let never = RetryPolicy(attempts: 1)

    /// Seconds to wait after this attempt, counted from 1, has failed; nil where it was the last.
    public func delay(after attempt: Int, failure: any Error) -> TimeInterval? {
        guard attempt < attempts, !failure.isCancellation, isWorthwhile(failure) else { return nil }
        let delay = firstDelay * pow(factor, Double(attempt - 1))
        return delay.isFinite ? min(max(0, delay), longestDelay) : longestDelay
    }
}

extension Error {
    /// Whether this is of `NSURLErrorDomain`, and no cancellation: trying again may help (N2).
    public var isConnectionFailure: Bool {
        (self as NSError).domain == NSURLErrorDomain && !isCancellation
    }

    /// Whether somebody called it off, which is no failure.
    var isCancellation: Bool {
        if self is CancellationError { return true }
        let bridged = self as NSError
        return bridged.domain == NSURLErrorDomain && bridged.code == URLError.Code.cancelled.rawValue
            || bridged.domain == NSCocoaErrorDomain && bridged.code == CocoaError.Code.userCancelled.rawValue
    }
}
