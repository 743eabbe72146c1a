// A stage for programs that install none: real time, turns as blocks of the main queue, nobody who looks.
// No Apple page: this is ours; at Apple a test's host app has such a life.
import Foundation
public import Stage

/// A stage without a display and with a real clock: plain tests and tools live on it as in an app.
///
/// Turns are blocks of the main queue, which drains in `RunLoop.main`, in `dispatchMain()` and between the steps of an
/// async main: at most 60 a second while something moves, none while nothing does.
@MainActor public final class LiveStage: Stage {
    /// What the stage drives; not kept alive.
    public weak var client: (any StageClient)?
    public private(set) var environment: StageEnvironment
    /// The time that the code lives in.
    public nonisolated let clock: StageClock
    /// How many turns have run.
    package private(set) var turnCount = 0
    private let alarm: TurnAlarm

    /// A stage of this screen. `clock` goes on where it is a real one; else the stage has a new one.
    public init(environment: StageEnvironment = StageEnvironment(), clock: StageClock? = nil) {
        self.environment = environment
        let clock = clock.flatMap { $0.isVirtual ? nil : $0 } ?? StageClock(isVirtual: false)
        self.clock = clock
        alarm = TurnAlarm(clock: clock)
        alarm.start { [weak self] _ in self?.runTurn() ?? false }
        Self.keepMainLoop()
    }

    /// Nobody looks.
    public var wantsFrames: Bool { false }

    /// Nothing to do: nobody looks.
    public func present(_ frame: StageFrame) {}

    public func requestTurn() { alarm.want(at: clock.now) }

    /// Runs the main loop for ever.
    public func run() -> Never {
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    private func runTurn() -> Bool {
        turnCount += 1
        client?.stage(self, turnWith: [])
        return client?.needsTurn == true
    }

    private static var keepsMainLoop = false

    /// An app's main loop always has something to wait for; on Linux one without a source returns at once.
    private static func keepMainLoop() {
        guard !keepsMainLoop else { return }
        keepsMainLoop = true
        RunLoop.main.add(Timer(timeInterval: 1e6, repeats: true) { _ in }, forMode: .common)
    }
}
