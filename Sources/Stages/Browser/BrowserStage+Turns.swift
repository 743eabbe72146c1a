// Turns: blocks of the main queue, so that what was queued before them runs before them.
// No Apple page: this is ours.
import Foundation
import Stage

extension BrowserStage {
    func setUpAlarm() {
        alarm.start { [weak self] begin in self?.runTurn(begun: begin) ?? false }
    }

    public func requestTurn() { alarm.want(at: clock.now) }

    /// Adds events and wants a turn for them.
    func enqueue(_ events: [StageEvent]) {
        guard !events.isEmpty else { return }
        pendingEvents += events
        requestTurn()
    }

    private func runTurn(begun begin: TimeInterval) -> Bool {
        let events = pendingEvents
        pendingEvents.removeAll(keepingCapacity: true)
        for case .environment(let changed) in events { environment = changed }
        isInTurn = true
        client?.stage(self, turnWith: events)
        isInTurn = false
        screen.turnEnded(milliseconds: (clock.now - begin) * 1000)
        wakeViewers()
        return client?.needsTurn == true
    }

    /// Has the pages that could take a frame now look for one.
    func wakeViewers() {
        for id in screen.waitingViewers { viewers[id]?.wake() }
    }
}
