// Virtual time on the headless stage.
import Foundation
import Headless
import PixelKernels
import Stage
import Testing

@Suite("HeadlessStage", .serialized) @MainActor struct HeadlessStageTests {
    private func make() -> (HeadlessStage, TickingClient) {
        // The process's clock may be another test's.
        let stage = StageClock.withOwn { HeadlessStage() }
        let client = TickingClient()
        stage.client = client
        return (stage, client)
    }

    @Test("a turn delivers its events, updates the environment first, and keeps the frame that it presents")
    func turn() throws {
        let (stage, client) = make()
        let side = StageDevice.standard.environment(orientation: .landscapeLeft)
        var seen: StageEnvironment?
        client.onTurn = { seen = $0.environment }
        stage.requestTurn()
        #expect(stage.isTurnRequested)
        stage.turn(with: [.environment(side), .text("a")])
        #expect(!stage.isTurnRequested)
        #expect(stage.turnCount == 1)
        #expect(stage.frameCount == 1)
        #expect(seen == side)
        #expect(stage.environment == side)
        #expect(client.events == [.environment(side), .text("a")])
        let copy = try #require(stage.snapshot())
        #expect(copy !== client.buffer)
        #expect(copy.pixel(x: 3, y: 3) == 0xFF33_6699)
        #expect(stage.lastFrame?.damage == [client.buffer.bounds])
    }

    @Test("advance runs animation turns a 60th apart and due work at its time, and ends exactly where it should")
    func advance() {
        let (stage, client) = make()
        var ran: [TimeInterval] = []
        client.animatesUntil = 0.04
        stage.requestTurn()
        nonisolated(unsafe) var log: [String] = []
        stage.clock.schedule(at: 0.5, site: "") { log.append("due") }
        stage.clock.schedule(at: 2, site: "") { log.append("later") }
        stage.advance(by: 1)
        ran = client.turnTimes
        let frame = HeadlessStage.frameInterval
        #expect(ran == [0, frame, 2 * frame, 3 * frame, 0.5])
        #expect(log == ["due"])
        #expect(stage.clock.now == 1)
        #expect(stage.isPending)
    }

    @Test("settle goes on until nothing is pending, or says that the limit came first")
    func settle() {
        let (stage, client) = make()
        stage.clock.schedule(at: 3, site: "") {}
        client.animatesUntil = 0.1
        stage.requestTurn()
        #expect(stage.settle(limit: 10) == .settled)
        #expect(stage.clock.now == 3)
        #expect(!stage.isPending)
        client.animatesUntil = .infinity
        #expect(stage.settle(limit: 1) == .limitReached)
        #expect(stage.clock.now <= 4)
    }

    @Test("a client that asks for the next turn in every turn does not hang settle")
    func loop() {
        let (stage, client) = make()
        client.onTurn = { $0.requestTurn() }
        stage.requestTurn()
        #expect(stage.settle(limit: 1) == .limitReached)
        #expect(stage.clock.now == 0)
    }

    @Test("reset forgets frames, requests and due work, and puts the clock to zero")
    func reset() {
        let (stage, _) = make()
        stage.clock.schedule(at: 1, site: "") {}
        stage.requestTurn()
        stage.advance(by: 0.5)
        stage.reset()
        #expect(stage.clock.now == 0)
        #expect(!stage.isPending)
        #expect(stage.lastFrame == nil)
        #expect(stage.turnCount == 0)
    }
}
