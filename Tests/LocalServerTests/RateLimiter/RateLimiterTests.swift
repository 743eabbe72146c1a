// Permits that come back with time.
import LocalServer
import Testing

@Suite("RateLimiter") struct RateLimiterTests {
    @Test("a full bucket allows a burst, then so many a second, never more than the burst at once")
    func bucket() {
        var limiter = RateLimiter(perSecond: 10, burst: 3)
        #expect((0..<5).map { _ in limiter.take(at: 0) } == [true, true, true, false, false])
        #expect([0.05, 0.151, 0.152].map { limiter.take(at: $0) } == [false, true, false])
        #expect((0..<5).map { _ in limiter.take(at: 100) } == [true, true, true, false, false])
    }

    @Test("a clock that goes back gives nothing")
    func backwards() {
        var limiter = RateLimiter(perSecond: 10, burst: 1)
        #expect([10, 5].map { limiter.take(at: $0) } == [true, false])
    }
}
