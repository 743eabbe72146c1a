// What a trace has of each step.
import Diagnostics
import Foundation
import Testing
import UIKit

@testable import UIKitTesting

@MainActor @Suite("Trace", .harness, .enabled(if: TraceMode.inForce != .never)) struct TraceRecorderTests {
    private func record() throws -> TraceRecord { try #require(TraceRecorder.current).record([]) }

    @Test("each verb is a step with its line, picture, views, events and time; verbs that it calls are none")
    func steps() async throws {
        let harness = try await Harness(device: .iPhoneSE3)
        try await harness.show(Bench())
        let line = #line + 1
        try await harness.tap(.button("Buy"))
        try await harness.advance(by: 0.5)
        let trace = try record()
        #expect(trace.title == "TraceRecorderTests/steps")
        #expect(trace.site.hasPrefix("TraceRecorderTests.swift:"))
        #expect(trace.steps.map(\.text) == ["show Bench", "tap button \"Buy\"", "advance by 0.500 s"])
        let tap = trace.steps[1]
        #expect(tap.file == "TraceRecorderTests.swift")
        #expect(tap.line == line)
        #expect(tap.source.first { $0.number == line }?.text.contains("harness.tap(.button(\"Buy\"))") == true)
        #expect(tap.events == ["finger 1 began at (110, 122)", "finger 1 ended at (110, 122)"])
        #expect(tap.touches == [[110, 122], [110, 122]])
        #expect(trace.steps[2].time > 0.5)
        #expect(trace.steps[2].events.isEmpty)
        #expect(trace.trees[tap.tree].lines.contains { $0.hasSuffix("UIButton \"Buy\" at (50, 100) 120 × 44") })
        let parts = trace.trees[tap.tree]
        #expect(parts.inner.map { parts.lines[$0] }.contains { $0.contains("UILabel \"Buy\"") })
        for step in trace.steps {
            let picture = trace.pictures[try #require(step.picture)]
            #expect(picture.width == 375)
            #expect(picture.height == 667)
            #expect(PictureCoder.decode(try #require(Data(base64Encoded: picture.png)))?.width == 375)
        }
    }

    @Test("a picture of a step shows the screen at its end") func pictures() async throws {
        let harness = try await Harness(device: .custom(40, 30, scale: 3))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        controller.view.addSubview(view)
        try await harness.show(controller)
        let colors: [UIColor] = [.red, .green, .blue]
        for color in colors {
            view.backgroundColor = color
            try await harness.turn()
        }
        try await harness.turn()
        let trace = try record()
        #expect(trace.steps.compactMap(\.picture) == [0, 1, 2, 3, 3], "nothing was drawn in the last step")
        let shown = try trace.pictures.map { try #require(Data(base64Encoded: $0.png).flatMap(PictureCoder.decode)) }
        #expect(shown.map { $0.pixel(x: 15, y: 15) } == [0xFFFF_FFFF, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF])
        #expect(shown.allSatisfy { $0.pixel(x: 5, y: 5) == 0xFFFF_FFFF && $0.width == 40 && $0.height == 30 })
    }

    @Test("pending work, diagnostics and errors stand at their step") func rest() async throws {
        let harness = try await Harness(device: .iPhoneSE3, traps: .collect)
        try await harness.show(Bench())
        DispatchQueue.main.asyncAfter(deadline: .now() + 60) {}
        try await harness.idle()
        UIView().frame.size.width = .nan
        try? await harness.tap(.button("Nobody"))
        _ = try? harness.find(.button("Nobody"))
        let steps = try record().steps
        #expect(steps.map(\.text) == ["show Bench", "idle", "tap button \"Nobody\"", "look at the screen"])
        #expect(steps[0].pending.isEmpty)
        #expect(
            steps[1].pending.contains { $0.contains("in 60.000 s") && $0.contains("TraceRecorderTests.swift:") },
            "\(steps[1].pending)")
        #expect(steps[1].diagnostics.isEmpty)
        #expect(steps[2].diagnostics.count == harness.traps.count)
        #expect(harness.traps.count > 0)
        #expect(steps[2].error?.hasPrefix("No view with button \"Nobody\"") == true)
        #expect(steps[3].error == steps[2].error)
    }

    @Test("a second harness of the test goes on with the same trace") func second() async throws {
        for device in [Device.iPhoneSE3, .iPadMini6] { try await Harness(device: device).show(Bench()) }
        let trace = try record()
        #expect(trace.steps.count == 2)
        #expect(trace.pictures.map(\.width) == [375, 744])
    }

    @Test("a movement is one line, with its last place") func movement() async throws {
        let harness = try await Harness(device: .iPhoneSE3)
        try await harness.show(Bench())
        try await harness.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 10, y: 200))
        #expect(
            try record().steps[1].events == [
                "finger 1 began at (10, 10)", "finger 1 moved at (10, 200)", "finger 1 ended at (10, 200)",
            ])
    }

    @Test("no view of a step is kept alive") func lifetime() async throws {
        let harness = try await Harness(device: .iPhoneSE3)
        weak var view: UIView?
        try await {
            let shown = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
            view = shown
            try await harness.show(shown)
        }()
        try await harness.show(UIViewController())
        try await harness.settle()
        #expect(view == nil)
        #expect(try record().steps.count == 3)
    }

    @Test("the first steps of a long test are let go") func long() async throws {
        let harness = try await Harness(device: .custom(20, 20, scale: 1))
        for _ in 0..<(TraceRecorder.stepLimit + 5) { try await harness.turn() }
        let trace = try record()
        #expect(trace.steps.count == TraceRecorder.stepLimit)
        #expect(trace.dropped == 5)
    }

    @Test("a failure that two traits hear of is one, with the step before it") func once() async throws {
        let harness = try await Harness(device: .custom(20, 20, scale: 1))
        try await harness.turn()
        // Nothing has failed: the notes go before the test ends.
        defer { TraceFailures.forget() }
        for _ in 0..<2 { TraceFailures.note("no", path: "/x/A.swift", line: 3) }
        TraceFailures.note("no", path: "/x/A.swift", line: 4)
        #expect(TraceFailures.all.map(\.line) == [3, 4])
        #expect(TraceFailures.all[0].file == "A.swift")
        #expect(TraceFailures.all[0].step == 1)
    }

    @Test("VITRINE_TRACE says which tests leave one") func modes() {
        #expect(TraceMode(nil) == .failed)
        #expect(TraceMode("all") == .all)
        #expect(TraceMode("failed") == .failed)
        #expect(TraceMode("steps") == .all)
        #expect(TraceMode("gestures, layout") == .failed)
        #expect(TraceMode("text,steps") == .all)
        #expect(TraceMode("never,focus") == .never)
        #expect(TraceMode("gesture") == TraceMode("yonder"))
        #expect(TraceMode("never") == .never)
        #expect(TraceMode("0") == .never)
        #expect(TraceMode("no") == .never)
        #expect(TraceMode("1") == .failed)
    }

    @Test("what VITRINE_TRACE tells stands at its step, and in a text file beside the trace")
    func decisions() async throws {
        let before = Trace.topics
        Trace.topics = [.commit]
        defer { Trace.topics = before }
        let harness = try await Harness(device: .iPhoneSE3)
        try await harness.show(Bench())
        try await harness.turn()
        let steps = try record().steps
        #expect(steps[0].decisions.contains { $0.contains(" commit UIWindow ") && $0.hasSuffix("is committed for the first time") })
        #expect(steps[0].decisions.contains { $0.contains(" commit screen draws 1 rectangle, (0, 0) 750 × 1334") })
        #expect(steps[1].decisions == [], "nothing changed")
        let folder = Made.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        #expect(DecisionFile.leave(in: folder) == "trace.txt")
        let text = try String(contentsOf: folder.appendingPathComponent("trace.txt"), encoding: .utf8)
        let lines = text.split(separator: "\n").map(String.init)
        #expect(steps[0].decisions.allSatisfy { lines.contains($0) })
        var trace = TraceRecord(title: "A/b", test: "b", site: "A.swift:1", hasFailed: true)
        try trace.write(below: folder)
        #expect(try String(contentsOf: folder.appendingPathComponent("A/b.txt"), encoding: .utf8) == text)
    }

    @Test("a title that is taken gets a number") func titles() throws {
        let folder = Made.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        var titles: [String] = []
        for _ in 0..<3 {
            var trace = TraceRecord(title: "A/b", test: "b", site: "A.swift:1", hasFailed: true)
            try trace.write(below: folder)
            titles.append(trace.title)
        }
        #expect(titles == ["A/b", "A/b-2", "A/b-3"])
        #expect(TraceRecord.read(folder.appendingPathComponent("A/b-3.json"))?.title == "A/b-3")
    }
}
