// The way of one snapshot assertion: compare, write by the mode, leave artifacts, fail.
// No Apple page: this is ours.
import Foundation
import PixelKernels
import Testing

/// One assertion with all that its failure needs.
@MainActor struct SnapshotAssertion {
    let name: SnapshotName
    let picture: Picture
    let tolerance: Tolerance
    let mode: RecordMode
    let site: CodeSite
    let test: String
    /// The view tree, made where it is needed only.
    let views: () -> String?
    /// Work that waits, in words.
    let pendingWork: () -> [String]
    /// How many bytes the recorded picture may take, and whether it is made smaller where it can be.
    var weight = PictureWeight.inForce()
    /// The run whose folder takes the artifacts; this process's own where it is nil.
    var run: TestRun?

    /// Compares. Returns the message of the failure, which is also recorded; nil where all is well.
    @discardableResult func check() -> String? {
        let run = run ?? TestRun.current(testFile: "\(site.filePath)")
        run.noteAsked(name)
        if tolerance != .exact {
            run.ledger.add(.init(kind: .tolerance, subject: site.short, detail: tolerance.description))
        }
        let comparison = SnapshotComparison(name: name, picture: picture, tolerance: tolerance)
        var made: Data?
        let outcome = comparison.run {
            made = PictureCoder.encode(picture.buffer)
            return made
        }
        switch outcome {
        case .sameBytes: return weigh(comparison)
        case .samePixels, .tolerated:
            if let change = comparison.fingerprintChange() {
                run.ledger.add(.init(kind: .staleFingerprint, subject: name.title, detail: change))
            }
            guard SnapshotComparison.writes(outcome, mode: mode) else { return weigh(comparison, outcome) }
        case .different, .missing, .unreadable: break
        }
        guard let encoded = made ?? PictureCoder.encode(picture.buffer) else {
            return fail("The picture of \(picture.width) × \(picture.height) pixels could not be encoded as PNG.")
        }
        if let seen = run.accepted.picture(named: name.title) {
            if seen == encoded { return accept(comparison, encoded: encoded, in: run) }
            let result = leaveArtifacts(of: outcome, comparison, encoded: encoded, in: run)
            return fail("\(AcceptedPictures.refusal) \(result.message)")
        }
        let result = leaveArtifacts(of: outcome, comparison, encoded: encoded, in: run)
        guard SnapshotComparison.writes(outcome, mode: mode) else { return fail(result.message) }
        do {
            try comparison.record(encoded: encoded, views: views())
            let tooLarge = weight.objection(to: comparison).map { "\n\($0)" } ?? ""
            return fail(
                "Recorded \(name.picture.path) (mode \(mode.rawValue)). \(result.message)\nRun again to compare.\(tooLarge)")
        } catch {
            return fail("\(result.message)\nThe picture could not be recorded: \(error)")
        }
    }

    /// A picture that is as recorded: made smaller where the run asks for that, then its weight. Nil where that is all right.
    private func weigh(_ comparison: SnapshotComparison, _ outcome: SnapshotOutcome = .sameBytes) -> String? {
        if weight.shrinks {
            switch outcome {
            case .sameBytes, .samePixels:
                do { try comparison.shrink() } catch { return fail("\(name.title): it could not be made smaller: \(error)") }
            default: break
            }
        }
        return weight.objection(to: comparison).map(fail)
    }

    /// Records the picture that somebody has looked at. Nil where that went well: the test passes.
    private func accept(_ comparison: SnapshotComparison, encoded: Data, in run: TestRun) -> String? {
        do {
            try comparison.record(encoded: encoded, views: views())
        } catch {
            return fail("\(name.title): the accepted picture could not be recorded: \(error)")
        }
        run.ledger.add(.init(kind: .accepted, subject: name.title, detail: name.picture.path))
        return weight.objection(to: comparison).map(fail)
    }

    private func fail(_ message: String) -> String {
        Failure.record(message, at: site)
        return message
    }

    private func leaveArtifacts(
        of outcome: SnapshotOutcome, _ comparison: SnapshotComparison, encoded: Data, in run: TestRun
    ) -> SnapshotResult {
        let folder = run.folder(of: name.title)
        try? FileManager.default.removeItem(at: folder)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var result = SnapshotResult(
            title: name.title, test: test, site: site.short, status: .missing, message: "")
        result.testFile = TraceRecorder.current?.file
        result.tolerance = tolerance == .exact ? nil : tolerance.description
        result.fingerprintChange = comparison.fingerprintChange()
        result.pendingWork = pendingWork()
        func write(_ data: Data?, _ file: String) -> String? {
            guard let data, (try? data.write(to: folder.appendingPathComponent(file))) != nil else { return nil }
            return file
        }
        result.actual = write(encoded, "actual.png")
        result.trace = DecisionFile.leave(in: folder)
        let tree = views()
        result.actualViews = write(tree.map { Data($0.utf8) }, "views.actual.jsonl")
        if let recorded = comparison.recordedViews {
            result.expectedViews = write(Data(recorded.utf8), "views.expected.jsonl")
            let changes = tree.map { ViewTreeDifference(expected: recorded, actual: $0, scale: picture.scale) }
            result.changedViews = changes?.sentences ?? []
            result.changedParts = changes?.innerSentences ?? []
            if case .different(_, let expected) = outcome, let tree, let changes {
                let sheet = SheetCells(recorded: recorded, actual: tree, changes: changes)
                (result.cells, result.equalCells) = sheet.leave(
                    expected: Picture(buffer: expected, scale: picture.scale), actual: picture, in: folder)
            }
        }
        var sentence = ""
        switch outcome {
        case .different(let difference, let expected):
            result.status = difference.isSizeChange ? .size : .different
            result.expected = write(try? Data(contentsOf: name.picture), "expected.png")
            let shown = PictureDifference.picture(expected: expected, actual: picture.buffer)
            result.difference = write(shown.flatMap { PictureCoder.encode($0) }, "difference.png")
            result.differingPixels = difference.isSizeChange ? nil : difference.differingPixels
            result.greatestDifference = difference.isSizeChange ? nil : difference.greatest
            let bounds = difference.bounds
            result.bounds = bounds.isEmpty ? nil : [bounds.minX, bounds.minY, bounds.width, bounds.height]
            sentence = difference.sentence
        case .tolerated(let difference): sentence = "Within its tolerance: \(difference.sentence)"
        case .missing: sentence = "There is no recorded picture \(name.picture.path)."
        case .unreadable(let why):
            result.status = .unreadable
            sentence = "The recorded picture \(name.picture.path) cannot be compared: \(why)."
        case .sameBytes, .samePixels: break
        }
        let isRecorded = SnapshotComparison.writes(outcome, mode: mode)
        result.accept = isRecorded ? nil : AcceptedPictures.command(title: name.title, test: test)
        result.message = message(sentence, result, folder)
        if isRecorded { result.status = .recorded }
        try? result.write(to: folder)
        attach(result, folder)
        return result
    }

    /// Fonts and libraries first, then pixels, then views, then where to look.
    private func message(_ sentence: String, _ result: SnapshotResult, _ folder: URL) -> String {
        var lines: [String] = []
        if let change = result.fingerprintChange {
            lines.append("Recorded with other fonts or libraries: \(change).")
        }
        lines.append("\(name.title): \(sentence)")
        if let tolerance = result.tolerance { lines.append("Tolerance: \(tolerance)") }
        lines += result.changedViews.prefix(12).map { "  \($0)." }
        if result.changedViews.count > 12 { lines.append("  … and \(result.changedViews.count - 12) more changes") }
        let parts = result.changedParts.count
        if parts > 0 {
            lines.append("  \(parts) \(parts == 1 ? "change" : "changes") in parts of UIKit's own views: see the report")
        }
        lines += result.pendingWork.prefix(12).map { "  never run: \($0)" }
        lines.append("Artifacts: \(folder.path)")
        if let accept = result.accept { lines.append("Look at the report, then accept this picture: \(accept)") }
        if mode == .never { lines.append("Nothing is recorded in mode never; VITRINE_RECORD=missing or failed records.") }
        return lines.joined(separator: "\n")
    }

    /// The pictures as attachments, for `--attachments-path`.
    private func attach(_ result: SnapshotResult, _ folder: URL) {
        guard Test.current != nil, Failure.capture == nil else { return }
        for file in [result.expected, result.actual, result.difference].compactMap({ $0 }) {
            guard let data = try? Data(contentsOf: folder.appendingPathComponent(file)) else { continue }
            Attachment.record([UInt8](data), named: "\(name.stem).\(file)")
        }
    }
}
