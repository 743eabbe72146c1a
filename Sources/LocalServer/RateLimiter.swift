// A bucket of permits that fills with time.
// No Apple page: this is ours.

/// A bucket of permits that fills with time; a value, so that it can be tested without waiting.
package struct RateLimiter: Sendable {
    private let perSecond: Double
    private let burst: Double
    private var permits: Double
    private var last: Double?

    package init(perSecond: Double, burst: Double) {
        self.perSecond = perSecond
        self.burst = burst
        permits = burst
    }

    /// Takes a permit at this time in seconds; false where there is none.
    package mutating func take(at time: Double) -> Bool {
        if let last { permits = min(burst, permits + max(0, time - last) * perSecond) }
        last = time
        guard permits >= 1 else { return false }
        permits -= 1
        return true
    }
}
