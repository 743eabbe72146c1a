// Partial drawing and copies equal full drawing, byte for byte, under random edits of the tree.
// No Apple page: this is ours.
import Testing

@Suite struct LayerHostPartialDrawingTests {
    /// Each seed makes its own tree at scale 1, 2 or 3.
    static let seeds: [UInt64] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

    @Test("in 10,000 random edits, drawing what changed gives the bytes of drawing everything", arguments: seeds)
    func partialEqualsFull(seed: UInt64) {
        guard let watcher = RandomDrawing(seed: seed).edit(1000, batch: 1...8) else { return }
        // The frames were really drawn in parts. Where a sibling stands askew in space, a whole list is drawn anew.
        #expect(
            watcher.frames > 100,
            "seed \(seed): \(watcher.partial) of \(watcher.frames) frames in parts")
        #expect(
            watcher.partial * 8 > watcher.frames,
            "seed \(seed): \(watcher.partial) of \(watcher.frames) frames in parts")
    }

    @Test("in 12,000 random scrolls and moves, copies and damage give the bytes of drawing everything", arguments: seeds)
    func copiesEqualFull(seed: UInt64) {
        guard let watcher = RandomDrawing(seed: seed).scroll(400, edits: 1...5) else { return }
        #expect(watcher.moved * 7 > watcher.frames, "seed \(seed): \(watcher.moved) of \(watcher.frames) frames moved")
    }
}
