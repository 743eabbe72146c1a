// Random trees that change, each frame held against the picture drawn whole: what tests of partial drawing run.
// No Apple page: this is ours.
import CoreGraphics

@testable import QuartzCore

/// One seed's tree at scale 1, 2 or 3; the same seed gives the same tree and changes.
struct RandomDrawing {
    let seed: UInt64
    /// Whether some layers are backdrops and vibrancy.
    var hasGlass = false

    /// Makes edits in batches, a frame after each; nil where a byte differed, recorded as an issue.
    func edit(_ count: Int, batch: ClosedRange<Int>) -> FrameWatcher? {
        withoutActions {
            let screen = screen(64, 56)
            var editor = TreeEditor(seed: seed, root: screen.root, size: 56)
            editor.hasGlass = hasGlass
            let watcher = FrameWatcher(screen)
            var edits = 0
            while edits < count {
                let size = Int.random(in: batch, using: &editor.random)
                for _ in 0..<size { editor.edit() }
                edits += size
                guard watcher.check("seed \(seed), after edit \(edits)") else { return nil }
            }
            return watcher
        }
    }

    /// Scrolls and moves in a scene that is built anew every 40 steps, a frame a step; nil as above.
    func scroll(_ steps: Int, edits: ClosedRange<Int>) -> FrameWatcher? {
        withoutActions {
            let screen = screen(96, 80)
            var scene = ScrollScene(seed: seed, screen: screen)
            scene.editor.hasGlass = hasGlass
            let watcher = FrameWatcher(screen)
            for step in 0..<steps {
                if step % 40 == 0 { scene.build() }
                for _ in 0..<Int.random(in: edits, using: &scene.editor.random) { scene.edit() }
                guard watcher.check("seed \(seed), step \(step)") else { return nil }
            }
            return watcher
        }
    }

    private func screen(_ width: Int, _ height: Int) -> TestScreen {
        let screen = TestScreen(width, height, scale: [1, 2, 3][Int(seed % 3)])
        screen.host.smallestMove = 1
        return screen
    }

    private func withoutActions<Result>(_ body: () -> Result) -> Result {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        return body()
    }
}
