// Partial drawing equals full drawing with backdrops and vibrancy in the tree.
// No Apple page: this is ours.
import Testing

@Suite struct LayerHostBackdropDrawingTests {
    static let seeds: [UInt64] = [1, 2, 3, 4, 5, 6, 7, 8]

    @Test("in 2,400 random edits of trees with backdrops, parts drawn give the bytes of drawing everything", arguments: seeds)
    func partialEqualsFull(seed: UInt64) {
        guard let watcher = RandomDrawing(seed: seed, hasGlass: true).edit(300, batch: 1...6) else { return }
        #expect(
            watcher.frames > 50,
            "seed \(seed): \(watcher.partial) of \(watcher.frames) frames in parts")
        #expect(
            watcher.partial * 14 > watcher.frames,
            "seed \(seed): \(watcher.partial) of \(watcher.frames) frames in parts")
    }

    @Test("in random scrolls under and in backdrops, copies and damage give the bytes of drawing everything", arguments: seeds)
    func copiesEqualFull(seed: UInt64) {
        guard let watcher = RandomDrawing(seed: seed, hasGlass: true).scroll(120, edits: 1...4) else { return }
        #expect(watcher.moved * 12 > watcher.frames, "seed \(seed): \(watcher.moved) of \(watcher.frames) frames moved")
    }
}
