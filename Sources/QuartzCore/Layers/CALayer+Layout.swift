// The layout and display passes over a tree.
// Apple: "CALayer", Managing layer resizing and layout.
import Foundation

extension CALayer {
    /// Lays out from the highest superlayer in an unbroken row that needs it.
    func layoutNowIfNeeded() {
        var top = self
        while let owner = top.tree.owner, owner.tree.dirty.contains(.layout) { top = owner }
        top.layoutTree()
    }

    /// Lays out what needs it, superlayers first, until nothing does; gives up after some rounds.
    func layoutTree() {
        for _ in 0..<16 {
            guard !tree.dirty.isDisjoint(with: [.layout, .layoutBelow]) else { return }
            layoutOnce()
        }
    }

    private func layoutOnce() {
        let needsOwn = tree.dirty.contains(.layout)
        tree.dirty.subtract([.layout, .layoutBelow])
        if needsOwn { layoutSublayers() }
        if let mask = tree.mask, !mask.tree.dirty.isDisjoint(with: [.layout, .layoutBelow]) { mask.layoutOnce() }
        visitChanged([.layout, .layoutBelow]) { $0.layoutOnce() }
    }

    /// Displays every layer that needs it.
    func displayTree() {
        guard !tree.dirty.isDisjoint(with: [.display, .displayBelow]) else { return }
        tree.dirty.remove(.displayBelow)
        displayIfNeeded()
        if let mask = tree.mask { mask.displayTree() }
        visitChanged([.display, .displayBelow]) { $0.displayTree() }
    }

    /// Children with one of the flags, in the order of the sublayers; more may be added meanwhile.
    private func visitChanged(_ flags: DirtyFlags, _ body: (CALayer) -> Void) {
        var round = 0
        while round < 16 {
            round += 1
            let due = tree.changed.filter { $0.tree.owner === self && !$0.tree.dirty.isDisjoint(with: flags) }
            if due.isEmpty { return }
            if due.count == 1 {
                body(due[0])
            } else {
                for layer in due { _ = layer.indexInOwner(self) }
                for layer in due.sorted(by: { $0.tree.slot < $1.tree.slot })
                where layer.tree.owner === self && !layer.tree.dirty.isDisjoint(with: flags) {
                    body(layer)
                }
            }
        }
    }
}
