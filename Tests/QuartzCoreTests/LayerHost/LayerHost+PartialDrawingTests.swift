// Partial drawing equals full drawing, byte for byte, under random edits of the tree.
// No Apple page: this is ours.
import Foundation
import PixelKernels
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
        var editor = TreeEditor(seed: seed, root: screen.root, size: 56)
        var edits = 0
        while edits < 1000 {
            let batch = Int.random(in: 1...8, using: &editor.random)
            for _ in 0..<batch { editor.edit() }
            edits += batch
            guard let (buffer, damage) = screen.frame() else { continue }
            let whole = screen.host.renderFull(at: 0)
            if !buffer.isEqual(to: whole) {
                Issue.record(
                    "seed \(seed), after edit \(edits), damage \(damage): \(buffer.difference(from: whole))")
                return
            }
        }
    }
}
