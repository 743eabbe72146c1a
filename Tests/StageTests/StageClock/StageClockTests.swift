// The clock: virtual time and due work.
import Stage
import Testing

private final class Log: @unchecked Sendable { var names: [String] = [] }

@Suite("StageClock") struct StageClockTests {
    @Test("work runs in order of its time, then of scheduling, and only when due")
    func order() {
        let clock = StageClock(isVirtual: true)
        let log = Log()
        clock.schedule(at: 2, site: "") { log.names.append("late") }
        clock.schedule(at: 1, site: "") { log.names.append("first") }
        clock.schedule(at: 1, site: "") { log.names.append("second") }
        #expect(clock.runDueWork() == 0)
        clock.advance(to: 1)
        #expect(clock.runDueWork() == 2)
        #expect(log.names == ["first", "second"])
        #expect(clock.nextDueTime == 2)
    }

    @Test("work scheduled while due work runs waits for the next run")
    func reentrant() {
        let clock = StageClock(isVirtual: true)
        let log = Log()
        clock.schedule(at: 0, site: "") {
            log.names.append("outer")
            clock.schedule(at: 0, site: "") { log.names.append("inner") }
        }
        #expect(clock.runDueWork() == 1)
        #expect(log.names == ["outer"])
        #expect(clock.runDueWork() == 1)
        #expect(log.names == ["outer", "inner"])
    }

    @Test("a virtual clock never goes back")
    func monotonic() {
        let clock = StageClock(isVirtual: true)
        clock.advance(to: 3)
        clock.advance(to: 1)
        #expect(clock.now == 3)
    }
}
