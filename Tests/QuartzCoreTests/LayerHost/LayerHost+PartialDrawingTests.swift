// Partial drawing and copies equal full drawing, byte for byte, under random edits of the tree.
// No Apple page: this is ours.
import Foundation
import PixelKernels
import Stage
import Testing

@testable import QuartzCore

@Suite struct LayerHostPartialDrawingTests {
    /// Each seed makes its own tree at scale 1, 2 or 3.
    static let seeds: [UInt64] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

    @Test("in 10,000 random edits, drawing what changed gives the bytes of drawing everything", arguments: seeds)
    func partialEqualsFull(seed: UInt64) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        let screen = TestScreen(64, 56, scale: [1, 2, 3][Int(seed % 3)])
        screen.host.smallestMove = 1
        var editor = TreeEditor(seed: seed, root: screen.root, size: 56)
        let watcher = FrameWatcher(screen)
        var edits = 0
        while edits < 1000 {
            let batch = Int.random(in: 1...8, using: &editor.random)
            for _ in 0..<batch { editor.edit() }
            edits += batch
            guard watcher.check("seed \(seed), after edit \(edits)") else { return }
        }
        // The frames were really drawn in parts. Where a sibling stands askew in space, a whole list is drawn anew.
        #expect(
            watcher.frames > 100 && watcher.partial * 8 > watcher.frames,
            "seed \(seed): \(watcher.partial) of \(watcher.frames) frames in parts")
    }

    @Test("in 12,000 random scrolls and moves, copies and damage give the bytes of drawing everything", arguments: seeds)
    func copiesEqualFull(seed: UInt64) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        let screen = TestScreen(96, 80, scale: [1, 2, 3][Int(seed % 3)])
        screen.host.smallestMove = 1
        var scene = ScrollScene(seed: seed, screen: screen)
        let watcher = FrameWatcher(screen)
        for step in 0..<400 {
            if step % 40 == 0 { scene.build() }
            for _ in 0..<Int.random(in: 1...5, using: &scene.editor.random) { scene.edit() }
            guard watcher.check("seed \(seed), step \(step)") else { return }
        }
        #expect(watcher.moved * 7 > watcher.frames, "seed \(seed): \(watcher.moved) of \(watcher.frames) frames moved")
    }
}

/// Draws frames and holds each against the full picture; keeps a copy of the screen as a stage does.
final class FrameWatcher {
    let screen: TestScreen
    private var shown: PixelBuffer?
    private(set) var frames = 0
    private(set) var partial = 0
    /// Frames with copies.
    private(set) var moved = 0

    init(_ screen: TestScreen) { self.screen = screen }

    /// False where a byte differs, recorded as an issue.
    func check(_ place: String) -> Bool {
        guard let (buffer, damage, copies) = screen.movedFrame() else { return true }
        frames += 1
        if damage.area < buffer.width * buffer.height { partial += 1 }
        if !copies.isEmpty { moved += 1 }
        let whole = screen.freshPicture()
        guard buffer.isEqual(to: whole) else {
            Issue.record("\(place), damage \(damage), copies \(copies): \(buffer.difference(from: whole))")
            return false
        }
        guard let shown else {
            shown = buffer.copy()
            return true
        }
        // What a stage does with the frame: copies in their order, then the damage.
        for copy in copies {
            let source = shown.copy()
            for y in 0..<copy.source.height {
                memcpy(
                    shown.row(copy.y + y) + copy.x * 4, source.row(copy.source.minY + y) + copy.source.minX * 4,
                    copy.source.width * 4)
            }
        }
        for rect in damage.rects {
            for y in rect.minY..<rect.maxY {
                memcpy(shown.row(y) + rect.minX * 4, buffer.row(y) + rect.minX * 4, rect.width * 4)
            }
        }
        guard shown.isEqual(to: whole) else {
            Issue.record("\(place): a stage shows other pixels: \(shown.difference(from: whole))")
            return false
        }
        return true
    }
}
