// Turns: blocks of the main queue, so that what was queued before them runs before them.
// No Apple page: this is ours.
import Foundation
import Stage

extension BrowserStage {
    func setUpAlarm() {
        alarm.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.runTurn() } }
        alarm.schedule(deadline: .distantFuture)
        alarm.activate()
        clock.setWake { [weak self] in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.wantDueWork() } }
        }
    }

    public func requestTurn() { want(at: clock.now) }

    /// Adds events and wants a turn for them.
    func enqueue(_ events: [StageEvent]) {
        guard !events.isEmpty else { return }
        pendingEvents += events
        requestTurn()
    }

    private func want(at time: TimeInterval) {
        guard let time = schedule.want(at: time) else { return }
        alarm.schedule(deadline: .now() + max(0, time - clock.now), leeway: .nanoseconds(0))
    }

    private func wantDueWork() {
        if let due = clock.nextDueTime { want(at: due) }
    }

    private func runTurn() {
        let begin = clock.now
        // The alarm was set for an earlier want that a turn has answered since.
        guard let planned = schedule.next else { return }
        guard begin >= planned - 0.000_5 else {
            return alarm.schedule(deadline: .now() + (planned - begin), leeway: .nanoseconds(0))
        }
        schedule.begin(at: begin)
        let events = pendingEvents
        pendingEvents.removeAll(keepingCapacity: true)
        for case .environment(let changed) in events { environment = changed }
        isInTurn = true
        client?.stage(self, turnWith: events)
        isInTurn = false
        screen.turnEnded(milliseconds: (clock.now - begin) * 1000)
        wakeViewers()
        if client?.needsTurn == true { requestTurn() }
        wantDueWork()
    }

    /// Has the pages that could take a frame now look for one.
    func wakeViewers() {
        for id in screen.waitingViewers { viewers[id]?.wake() }
    }
}
