// Touches on segments, and waits for what comes by tasks, for the tests of the Showcase's screens.
// No Apple page: this is ours.
import Testing
import UIKit
import UIKitTesting

extension Harness {
    /// Goes on until a condition holds: what waits for a task gets its turns, and after each of them so much time passes.
    func wait(advancing step: TimeInterval = 0, until isDone: () throws -> Bool) async throws {
        for _ in 0..<2_000 {
            try await idle()
            if try isDone() { return }
            await Task.detached { await Task.yield() }.value
            if step > 0 { try await advance(by: step) }
        }
        Issue.record("It never came; on the screen is \(viewTree().prefix(4_000))")
    }

    /// A touch in the middle of a segment.
    func tapSegment(_ index: Int, of identifier: String) async throws {
        let control = try find(UISegmentedControl.self, .identifier(identifier))
        let along = (CGFloat(index) + 0.5) / CGFloat(control.numberOfSegments)
        let x = control.effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - along : along
        try await tap(at: control.convert(CGPoint(x: control.bounds.width * x, y: control.bounds.midY), to: nil))
    }

    /// What a label says.
    func words(_ identifier: String) throws -> String { try find(UILabel.self, .identifier(identifier)).text ?? "" }
}
