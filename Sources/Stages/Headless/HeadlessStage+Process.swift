// The main loop of a process that shows itself nowhere: settle, write, leave.
// No Apple page: this is ours.
import Diagnostics
import Foundation
import ImageIO
import Stage

extension HeadlessStage {
    /// Seconds of virtual time after which a process that never settles is taken as it is.
    static let processLimit: TimeInterval = 10

    /// Settles, then does what ``onSettled`` says or writes ``output``, and ends the process.
    ///
    /// Each turn is a block of the main queue, so blocks and main-actor tasks queued before it run before it. To be
    /// called from the main thread itself, not from such a block.
    public func run() -> Never {
        begin()
        // The loop needs a source of its own on Linux, or it returns at once.
        let keepAlive = Timer(timeInterval: 1e6, repeats: true) { _ in }
        RunLoop.main.add(keepAlive, forMode: .default)
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    /// What ``run()`` does, for a process whose main queue is served by somebody else.
    package func begin() {
        requestTurn()
        step(end: pictureTime ?? clock.now + Self.processLimit, quiet: 0)
    }

    /// One turn if one is due, then the next block. `quiet` counts the rounds in a row without anything to do, `turns`
    /// the turns at the present time.
    private func step(end: TimeInterval, quiet: Int, turns: Int = 0) {
        DispatchQueue.main.async { [self] in
            if let time = nextTurnTime, time <= end, turns < Self.turnsAtOneTime {
                let turns = time > clock.now ? 0 : turns + 1
                clock.advance(to: time)
                turn()
                return step(end: end, quiet: 0, turns: turns)
            }
            // Main-actor tasks hop through the queue: a few empty rounds let them ask for more.
            guard quiet >= 4 else { return step(end: end, quiet: quiet + 1, turns: turns) }
            if let pictureTime, clock.now < pictureTime {
                // What is shown between two frames, too.
                clock.advance(to: pictureTime)
                turn()
            }
            finish()
        }
    }

    private func finish() {
        if pictureTime == nil, isTurnRequested || client?.needsTurn == true { Catalogue.runNeverSettled.report() }
        guard let onSettled else { exit(writeOutput() ? 0 : 74) }
        switch onSettled(self) {
        case .settleAgain:
            pictureTime = nil
            step(end: clock.now + Self.processLimit, quiet: 0)
        case .exit(let code): exit(code)
        }
    }

    /// Writes the last frame to ``output``; true also where there is none.
    private func writeOutput() -> Bool {
        guard let output = output ?? LaunchConfiguration.current.headlessOutput else { return true }
        return writePicture(to: output)
    }

    /// Writes the last frame as a PNG and prints its path: to this file if it ends in `.png`, else to a file of this
    /// name in this folder, which is made. Reports UIK0802 and returns false where that fails.
    @discardableResult
    public func writePicture(to path: String, name: String = ProcessInfo.processInfo.processName) -> Bool {
        let file = path.lowercased().hasSuffix(".png") ? path : "\(path)/\(name).png"
        guard let frame = lastFrame, let data = PNGFile.encode(frame.buffer, dpi: 72 * environment.scale) else {
            Catalogue.pictureNotWritten.report(object: file, cause: "The app has drawn nothing.")
            return false
        }
        do {
            let url = URL(filePath: file)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url, options: .atomic)
        } catch {
            Catalogue.pictureNotWritten.report(object: file, cause: "The system reported: \(error.localizedDescription)")
            return false
        }
        FileHandle.standardOutput.write(Data("\(file)\n".utf8))
        return true
    }
}
