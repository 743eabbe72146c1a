// Follows the steps of one test and keeps little of each, so that a failure can be stepped through.
// No Apple page: this is ours.
import Diagnostics
import Foundation
import PixelKernels
import Stage
import Testing
import UIKit

/// The steps of the test that runs: each verb of its harness, with picture, views, events and pending work.
@MainActor final class TraceRecorder {
    /// The recorder of the running test; nil if none has begun.
    private(set) static var current: TraceRecorder?

    /// Steps of one test that are kept; the first are let go.
    static let stepLimit = 300

    private let test: String
    private var path: String
    private var line: Int
    private let mode: TraceMode
    private(set) var steps: [TraceStep] = []
    private var droppedSteps = 0
    private var film = TraceFilm()
    private var isInStep = false
    /// The pixels that changed on the screen since the last picture.
    private var damage = PixelRect.empty
    private weak var filmed: Harness?
    private var turns = -1
    private var trapCount = 0
    /// The clock of the last step's harness, which may be gone when the test has ended.
    private var clock: StageClock?
    /// The places where work was scheduled on that clock.
    private var places: [TracedWork.Number: String] = [:]

    init(test: String, path: String, line: Int, mode: TraceMode = .inForce) {
        self.test = test
        self.path = path
        self.line = line
        self.mode = mode
    }

    // MARK: A test's life

    /// A test begins that `.harness` or XCTest ends.
    static func begin(test: String, path: String, line: Int) {
        TraceFailures.forget()
        Trace.begin()
        Trace.forget()
        current = TraceMode.inForce == .never ? nil : TraceRecorder(test: test, path: path, line: line)
    }

    /// A harness is made: it is followed by its test's recorder, or by a new one where nobody has begun any.
    static func follow(_ harness: Harness) {
        guard TraceMode.inForce != .never else { return }
        let (path, line) = ("\(harness.site.filePath)", Int(harness.site.line))
        guard let current else { return begin(test: harness.test, path: path, line: line) }
        // XCTest does not say where a test stands.
        if current.line == 0 { (current.path, current.line) = (path, line) }
    }

    /// The test ended: its trace is written where it failed, or where all are wanted.
    static func end(hasCrashed: Bool = false) {
        guard let recorder = current else { return }
        current = nil
        recorder.finish(hasCrashed: hasCrashed)
    }

    // MARK: Steps

    /// A verb begins.
    func begin(_ text: String, path: String, line: Int) {
        guard !isInStep else { return }
        isInStep = true
        steps.append(TraceStep(text: text, path: path, line: line))
        if steps.count > Self.stepLimit {
            steps.removeFirst()
            droppedSteps += 1
        }
        TraceFailures.began(step: droppedSteps + steps.count)
    }

    /// Events go to the app.
    func note(_ events: [StageEvent]) {
        guard isInStep else { return }
        for event in events { steps[steps.count - 1].events.add(event) }
    }

    /// A frame was drawn.
    func note(_ frame: StageFrame) { damage = damage.union(frame.changed) }

    /// The verb ended: what is there now is kept.
    func end(_ error: (any Error)?, in harness: Harness) {
        guard isInStep, let last = steps.indices.last else { return }
        isInStep = false
        steps[last].time = harness.now
        if Trace.count > steps[last].firstDecision { steps[last].decisions = Trace.lines(from: steps[last].firstDecision) }
        steps[last].error = error.map { "\($0)" }
        steps[last].picture = picture(of: harness)
        let isSame = filmed === harness && turns == harness.turnCount && last > 0 && steps[last].events.words.isEmpty
        if isSame {
            (steps[last].views, steps[last].viewCount) = (steps[last - 1].views, steps[last - 1].viewCount)
        } else {
            (steps[last].views, steps[last].viewCount) = TracedView.all(in: harness.roots)
        }
        steps[last].pending = TracedWork(isWhole: error != nil || mode == .all)
        let traps = filmed === harness ? trapCount : 0
        trapCount = harness.traps.count
        if trapCount > traps { steps[last].diagnostics = Array(harness.traps.all.dropFirst(traps)) }
        filmed = harness
        clock = harness.stage.clock
        // A test that has failed already: places are worth their time.
        if mode == .all || !TraceFailures.all.isEmpty { findPlaces() }
        turns = harness.turnCount
    }

    /// A harness closes: places of what is still pending are looked up where the trace will be written. The clock alone knows them.
    func close() {
        if mode == .all || !TraceFailures.all.isEmpty { findPlaces() }
    }

    private func findPlaces() {
        guard let clock else { return }
        for work in clock.pendingWork where !work.isIdle {
            let number = TracedWork.Number(clock: ObjectIdentifier(clock), work: work.id)
            if places[number] == nil { places[number] = work.site }
        }
    }

    /// The number of the picture that shows the screen now; that of the step before where nothing was drawn since.
    private func picture(of harness: Harness) -> Int? {
        guard let frame = harness.stage.lastFrame else { return nil }
        let isOther = filmed !== harness
        if isOther || !damage.isEmpty || film.count == 0 {
            let scale = Int(harness.surroundings.device.scale)
            film.add(frame.buffer, scale: scale, damage: isOther ? nil : damage)
            damage = .empty
        }
        return film.count - 1
    }

    // MARK: Writing

    private func finish(hasCrashed: Bool) {
        let failures = TraceFailures.all
        guard !steps.isEmpty, hasCrashed || mode == .all || !failures.isEmpty, let run = TestRun.existing else { return }
        var record = record(failures)
        record.hasFailed = hasCrashed || !failures.isEmpty
        try? record.write(below: run.traces)
    }

    /// The test's file, without its folder; nil where it is not known.
    var file: String? { path.split(separator: "/").last.map(String.init) }

    /// The trace in words.
    func record(_ failures: [TraceRecord.Failure]) -> TraceRecord {
        let file = file ?? path
        findPlaces()
        var record = TraceRecord(
            title: "\(SnapshotName.safe(file.replacingOccurrences(of: ".swift", with: "")))/\(SnapshotName.safe(test))", test: test,
            site: "\(file):\(line)", hasFailed: !failures.isEmpty, dropped: droppedSteps, failures: failures)
        for index in record.failures.indices { record.failures[index].step = max(0, record.failures[index].step - droppedSteps) }
        let shown = film.pictures().map { buffer in
            TraceRecord.Image(
                width: buffer.width, height: buffer.height, png: PictureCoder.encode(buffer)?.base64EncodedString() ?? "")
        }
        record.pictures = shown
        var sources = SourceLines()
        for step in steps {
            let lines =
                step.views.map(\.text)
                + (step.viewCount > step.views.count ? ["… and \(step.viewCount - step.views.count) more views"] : [])
            if record.trees.last?.lines != lines {
                record.trees.append(.init(lines: lines, inner: step.views.indices.filter { step.views[$0].isInner }))
            }
            let picture = step.picture.flatMap { $0 >= film.dropped ? $0 - film.dropped : nil }
            record.steps.append(
                TraceRecord.Step(
                    text: step.text, file: step.path.split(separator: "/").last.map(String.init) ?? step.path, line: step.line,
                    source: sources.around(step.line, of: step.path), time: step.time, events: step.events.all,
                    touches: step.events.touches.map { [Double($0.x), Double($0.y)] }, picture: picture,
                    tree: record.trees.count - 1, pending: step.pending.sentences(places),
                    diagnostics: step.diagnostics.map(\.message), decisions: step.decisions,
                    error: step.error))
        }
        return record
    }
}

/// Lines of source files, each file read once.
struct SourceLines {
    private var files: [String: [Substring]] = [:]

    /// Three lines before and two after; empty where the file cannot be read.
    mutating func around(_ line: Int, of path: String) -> [TraceRecord.Source] {
        if files[path] == nil {
            let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
            files[path] = text.split(separator: "\n", omittingEmptySubsequences: false)
        }
        let lines = files[path] ?? []
        return (max(1, line - 3)...max(1, line + 2)).compactMap { number in
            lines.indices.contains(number - 1) ? TraceRecord.Source(number: number, text: String(lines[number - 1])) : nil
        }
    }
}
