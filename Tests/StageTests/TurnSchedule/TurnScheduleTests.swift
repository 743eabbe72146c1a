// When turns come.
import Testing

import Stage

@Suite("TurnSchedule") struct TurnScheduleTests {
    private let frame = TurnSchedule.interval

    @Test("the first turn comes at once, the next a frame after it at the soonest, many wants make one turn")
    func pace() {
        var schedule = TurnSchedule()
        #expect([schedule.want(at: 5), schedule.want(at: 5), schedule.want(at: 6)] == [5, nil, nil])
        schedule.begin(at: 5)
        #expect(schedule.next == nil)
        #expect(schedule.want(at: 5.001) == 5 + frame)
        #expect(schedule.want(at: 5.002) == nil)
    }

    @Test("an earlier want moves the alarm forward, a later one does not move it")
    func earlier() {
        var schedule = TurnSchedule()
        #expect([schedule.want(at: 9), schedule.want(at: 10), schedule.want(at: 3)] == [9, nil, 3])
    }

    @Test("turns that come a little late do not drift; one that comes very late begins a new pace")
    func drift() {
        var schedule = TurnSchedule()
        var now = 1.0
        _ = schedule.want(at: now)
        for _ in 0..<60 {
            schedule.begin(at: now + 0.003)
            now = schedule.want(at: now + 0.004)!
        }
        #expect(abs(now - 2) < 1e-9)
        schedule.begin(at: now + 1)
        #expect(schedule.want(at: now + 1.001) == now + 1 + frame)
    }
}
