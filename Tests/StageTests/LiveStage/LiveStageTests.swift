// The stage of programs that install none: turns by itself, no more than are wanted.
import Foundation
import LiveStages
import Stage
import Testing

@MainActor private final class Client: StageClient {
    var times: [TimeInterval] = []
    var wanted = 1
    var onRest: (() -> Void)?
    func stage(_ stage: any Stage, turnWith events: [StageEvent]) {
        times.append(stage.clock.now)
        _ = stage.clock.runDueWork()
        if !needsTurn {
            onRest?()
            onRest = nil
        }
    }
    var needsTurn: Bool { times.count < wanted }
}

@MainActor @Suite("LiveStage", .timeLimit(.minutes(20))) struct LiveStageTests {
    private func rest(_ client: Client, _ begin: () -> Void) async {
        await withCheckedContinuation { done in
            client.onRest = { done.resume() }
            begin()
        }
    }

    @Test("turns come by themselves while the client needs them, at most 60 a second, then none") func pace() async {
        let (stage, client) = (LiveStage(), Client())
        stage.client = client
        client.wanted = 13
        await rest(client) {
            stage.requestTurn()
            stage.requestTurn()
        }
        #expect(client.times.count == 13)
        #expect(client.times == client.times.sorted())
        #expect(client.times[12] - client.times[0] > 11 * TurnSchedule.interval)
        client.wanted = 0
        let begin = stage.clock.now
        await rest(client) { stage.clock.schedule(at: begin + 0.15, site: "") {} }
        // Nothing in between.
        #expect(client.times.count == 14 && client.times[13] >= begin + 0.15)
    }

    @Test("work of any thread runs in a turn at its time") func dueWork() async {
        let (stage, client) = (LiveStage(), Client())
        stage.client = client
        let clock = stage.clock
        let time: TimeInterval = await withCheckedContinuation { done in
            Thread.detachNewThread { clock.schedule(at: clock.now + 0.02, site: "") { done.resume(returning: clock.now) } }
        }
        #expect(time >= 0.02)
        #expect(client.times.count >= 1)
    }

    @Test("a real clock goes on, a virtual one does not become a live stage's; nobody looks at frames") func clock() {
        let real = StageClock(isVirtual: false)
        #expect(LiveStage(clock: real).clock === real)
        let stage = LiveStage(clock: StageClock(isVirtual: true))
        #expect(!stage.clock.isVirtual)
        #expect(!stage.wantsFrames)
        #expect(!stage.wantsElements)
    }
}
