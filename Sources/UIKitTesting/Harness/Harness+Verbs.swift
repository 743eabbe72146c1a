// The common part of all verbs of the harness: the place in the test at which they were called.
// No Apple page: this is ours.
import Foundation
import Headless
import Stage

extension Harness {
    /// Runs a verb that takes no time; an error that leaves it is known to have come from the caller's line.
    /// - Parameter step: What the verb does, in words for a trace; nil for one that only looks.
    func verb<Result>(
        _ step: @autoclosure () -> String?, _ file: StaticString, _ line: UInt, _ body: () throws -> Result
    ) throws -> Result {
        beginVerb(step, file, line)
        do {
            let result = try body()
            endVerb(nil, file, line)
            return result
        } catch {
            endVerb(error, file, line)
            throw error
        }
    }

    /// Steps that are no verbs: a comparison with a recorded picture.
    func step(_ text: String, _ site: CodeSite) {
        TraceRecorder.current?.begin(text, path: "\(site.filePath)", line: Int(site.line))
        TraceRecorder.current?.end(nil, in: self)
    }

    /// A turn of the stage, whose frame the trace hears of.
    func drawTurn(with events: [StageEvent] = []) {
        let frames = stage.frameCount
        stage.turn(with: events)
        if stage.frameCount > frames, let frame = stage.lastFrame { TraceRecorder.current?.note(frame) }
    }

    func beginVerb(_ step: () -> String?, _ file: StaticString, _ line: UInt) {
        if verbDepth == 0 {
            verbCount += 1
            if let recorder = TraceRecorder.current, let text = step() { recorder.begin(text, path: "\(file)", line: Int(line)) }
        }
        verbDepth += 1
    }

    func endVerb(_ error: (any Error)?, _ file: StaticString, _ line: UInt) {
        verbDepth -= 1
        if let error = error as? HarnessError {
            FailedVerb.note(error, path: "\(file)", line: Int(line), verb: verbCount)
        }
        guard verbDepth == 0, let recorder = TraceRecorder.current else { return }
        // A verb that only looks is a step where it fails.
        if error != nil { recorder.begin("look at the screen", path: "\(file)", line: Int(line)) }
        recorder.end(error, in: self)
    }
}
