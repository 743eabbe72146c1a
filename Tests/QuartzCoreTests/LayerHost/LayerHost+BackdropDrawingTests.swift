// Partial drawing equals full drawing with backdrops and vibrancy in the tree.
// No Apple page: this is ours.
import Foundation
import PixelKernels
import Testing

@testable import QuartzCore

@Suite struct LayerHostBackdropDrawingTests {
    static let seeds: [UInt64] = [1, 2, 3, 4, 5, 6, 7, 8]

    @Test("in 2,400 random edits of trees with backdrops, parts drawn give the bytes of drawing everything", arguments: seeds)
    func partialEqualsFull(seed: UInt64) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        let screen = TestScreen(64, 56, scale: [1, 2, 3][Int(seed % 3)])
        screen.host.smallestMove = 1
        var editor = TreeEditor(seed: seed, root: screen.root, size: 56)
        editor.hasGlass = true
        let watcher = FrameWatcher(screen)
        var edits = 0
        while edits < 300 {
            let batch = Int.random(in: 1...6, using: &editor.random)
            for _ in 0..<batch { editor.edit() }
            edits += batch
            guard watcher.check("seed \(seed), after edit \(edits)") else { return }
        }
        #expect(
            watcher.frames > 50 && watcher.partial * 14 > watcher.frames,
            "seed \(seed): \(watcher.partial) of \(watcher.frames) frames in parts")
    }

    @Test("in random scrolls under and in backdrops, copies and damage give the bytes of drawing everything", arguments: seeds)
    func copiesEqualFull(seed: UInt64) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        let screen = TestScreen(96, 80, scale: [1, 2, 3][Int(seed % 3)])
        screen.host.smallestMove = 1
        var scene = ScrollScene(seed: seed, screen: screen)
        scene.editor.hasGlass = true
        let watcher = FrameWatcher(screen)
        for step in 0..<120 {
            if step % 40 == 0 { scene.build() }
            for _ in 0..<Int.random(in: 1...4, using: &scene.editor.random) { scene.edit() }
            guard watcher.check("seed \(seed), step \(step)") else { return }
        }
        #expect(watcher.moved * 12 > watcher.frames, "seed \(seed): \(watcher.moved) of \(watcher.frames) frames moved")
    }
}
