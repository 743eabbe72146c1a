// The traces that a crash in a test leaves: the last picture, the one that was expected, the view tree.
// No Apple page: this is ours.
import Foundation
import PixelKernels
import UIKit

extension Harness {
    /// Writes the record of this test and keeps its pictures at hand for a fatal signal.
    func beginCrashRecord() {
        let run = TestRun.current(testFile: "\(site.filePath)")
        CrashRecord.begin(test: test, site: site, in: run) { folder in
            MainActor.assumeIsolated { Harness.current?.leaveRemains(in: folder) }
        }
    }

    private func leaveRemains(in folder: URL) -> SnapshotResult? {
        var result = leavePictures(in: folder)
        result.trace = DecisionFile.leave(in: folder)
        result.pendingWork = PendingWork.sentences
        TraceRecorder.end(hasCrashed: true)
        return result
    }

    /// Last picture, the recorded picture it was on the way to, their difference, view trees.
    private func leavePictures(in folder: URL) -> SnapshotResult {
        var result = SnapshotResult(title: "", test: test, site: site.short, status: .crashed, message: "")
        func write(_ data: Data?, _ file: String) -> String? {
            guard let data, (try? data.write(to: folder.appendingPathComponent(file))) != nil else { return nil }
            return file
        }
        let shown = stage.lastFrame?.buffer
        result.actual = write(shown.flatMap { PictureCoder.encode($0) }, "actual.png")
        let tree = ViewTree(of: window, scale: surroundings.device.scale).text
        result.actualViews = write(Data(tree.utf8), "views.actual.jsonl")
        guard let name = expectedPicture, let data = try? Data(contentsOf: name.picture) else { return result }
        result.expected = write(data, "expected.png")
        result.expectedViews = write(try? Data(contentsOf: name.views), "views.expected.jsonl")
        if let recorded = try? Data(contentsOf: name.views) {
            let changes = ViewTreeDifference(
                expected: String(decoding: recorded, as: UTF8.self), actual: tree, scale: surroundings.device.scale)
            result.changedViews = changes.sentences
            result.changedParts = changes.innerSentences
        }
        if let shown, let expected = PictureCoder.decode(data) {
            let difference = PictureDifference.picture(expected: expected, actual: shown)
            result.difference = write(difference.flatMap { PictureCoder.encode($0) }, "difference.png")
        }
        return result
    }

    /// The first recorded picture of this test that it has not compared yet, else the last one that it has.
    private var expectedPicture: SnapshotName? {
        let sample = SnapshotName(testFile: "\(site.filePath)", testName: test, name: "x")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: sample.folder.path)) ?? []
        let stem = SnapshotName.safe(test) + "."
        let names = files.filter { $0.hasPrefix(stem) && $0.hasSuffix(".png") }.sorted()
            .map { String($0.dropFirst(stem.count).dropLast(4)) }
            .map { SnapshotName(testFile: "\(site.filePath)", testName: test, name: $0) }
        return names.first { !askedPictures.contains($0) } ?? askedPictures.last
    }
}
