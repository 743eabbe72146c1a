// A client that counts its turns and presents a frame of one colour in each.
import Foundation
import PixelKernels
import Stage

@MainActor final class TickingClient: StageClient {
    var turnTimes: [TimeInterval] = []
    var events: [StageEvent] = []
    /// Animates until this time.
    var animatesUntil: TimeInterval = 0
    var onTurn: ((any Stage) -> Void)?
    private var now: TimeInterval = 0
    let buffer = PixelBuffer(width: 4, height: 4)!

    var needsTurn: Bool { now < animatesUntil }

    func stage(_ stage: any Stage, turnWith events: [StageEvent]) {
        now = stage.clock.now
        turnTimes.append(now)
        self.events += events
        stage.clock.runDueWork()
        onTurn?(stage)
        for y in 0..<4 {
            let row = buffer.row(y).assumingMemoryBound(to: UInt32.self)
            for x in 0..<4 { row[x] = 0xFF33_6699 }
        }
        stage.present(StageFrame(buffer: buffer, damage: [buffer.bounds], time: now))
    }
}
