// The main loop of a process that shows itself nowhere: settle and leave.
// No Apple page: this is ours.
import Diagnostics
import Foundation
import Stage

extension HeadlessStage {
    /// Seconds of virtual time after which a process that never settles is taken as it is.
    static let processLimit: TimeInterval = 10

    /// Settles, then does what ``onSettled`` says, and ends the process.
    ///
    /// Each turn is a block of the main queue, so blocks and main-actor tasks queued before it run before it.
    public func run() -> Never {
        requestTurn()
        step(end: clock.now + Self.processLimit, quiet: 0)
        // The loop needs a source of its own on Linux, or it returns at once.
        let keepAlive = Timer(timeInterval: 1e6, repeats: true) { _ in }
        RunLoop.main.add(keepAlive, forMode: .default)
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    /// One turn if one is due, then the next block; `quiet` counts the rounds in a row without anything to do.
    private func step(end: TimeInterval, quiet: Int) {
        DispatchQueue.main.async { [self] in
            if let time = nextTurnTime, time <= end {
                clock.advance(to: time)
                turn()
                return step(end: end, quiet: 0)
            }
            // Main-actor tasks hop through the queue: a few empty rounds let them ask for more.
            guard quiet >= 4 else { return step(end: end, quiet: quiet + 1) }
            finish()
        }
    }

    private func finish() {
        guard let onSettled else { exit(0) }
        switch onSettled(self) {
        case .settleAgain: step(end: clock.now + Self.processLimit, quiet: 0)
        case .exit(let code): exit(code)
        }
    }
}
