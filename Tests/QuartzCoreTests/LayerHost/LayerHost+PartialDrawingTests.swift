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
        var edits = 0, frames = 0, partial = 0
        while edits < 1000 {
            let batch = Int.random(in: 1...8, using: &editor.random)
            for _ in 0..<batch { editor.edit() }
            edits += batch
            guard let (buffer, damage) = screen.frame() else { continue }
            frames += 1
            if damage.area < buffer.width * buffer.height { partial += 1 }
            // Nodes, caches and buffer from scratch: nothing of an earlier frame can show.
            let whole = PixelBuffer(width: buffer.width, height: buffer.height)!
            Compositor().draw(
                freshNode(screen.root), into: whole, rect: whole.bounds, scale: screen.host.scale,
                background: screen.host.backgroundPixel)
            if !buffer.isEqual(to: whole) {
                Issue.record(
                    "seed \(seed), after edit \(edits), damage \(damage): \(buffer.difference(from: whole))")
                return
            }
        }
        // The frames were really drawn in parts.
        #expect(frames > 100 && partial * 3 > frames, "seed \(seed): \(partial) of \(frames) frames in parts")
    }

    /// A node made of the layers alone, nothing shared with earlier commits.
    private func freshNode(_ layer: CALayer) -> RenderNode {
        RenderNode(
            id: ObjectIdentifier(layer), model: layer.values,
            children: NodeList(ContiguousArray(layer.tree.sublayers.map { freshNode($0) })),
            mask: layer.tree.mask.map { freshNode($0) }, animations: [])
    }
}
