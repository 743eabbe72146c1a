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

    private func layoutOnce() { DeepWalk.level(describe(self)) { layoutLevel() } }

    private func layoutLevel() {
        let needsOwn = tree.dirty.contains(.layout)
        tree.dirty.subtract([.layout, .layoutBelow])
        if needsOwn {
            let wasInLayout = tree.isInLayout
            tree.isInLayout = true
            layoutSublayers()
            tree.isInLayout = wasInLayout
        }
        if let mask = tree.mask, !mask.tree.dirty.isDisjoint(with: [.layout, .layoutBelow]) { mask.layoutOnce() }
        visitChanged([.layout, .layoutBelow]) { $0.layoutOnce() }
    }

    /// Displays every layer that needs it.
    func displayTree() {
        guard !tree.dirty.isDisjoint(with: [.display, .displayBelow]) else { return }
        DeepWalk.level(describe(self)) { displayLevel() }
    }

    private func displayLevel() {
        tree.dirty.remove(.displayBelow)
        displayIfNeeded()
        if let mask = tree.mask { mask.displayTree() }
        visitChanged([.display, .displayBelow]) { $0.displayTree() }
    }

    /// Children with one of the flags, in the order of the sublayers; more may be added meanwhile. Each is visited once:
    /// what asks anew during its visit waits for the next round from the top, so that a layer that always asks again
    /// costs a fixed number of rounds and not a power of its depth.
    private func visitChanged(_ flags: DirtyFlags, _ body: (CALayer) -> Void) {
        var visited = Set<ObjectIdentifier>()
        for _ in 0..<16 {
            let due = tree.changed.filter { layer in
                layer.tree.owner === self && !layer.tree.dirty.isDisjoint(with: flags)
                    && !visited.contains(ObjectIdentifier(layer))
            }
            if due.isEmpty { return }
            for layer in inOrder(due)
            where layer.tree.owner === self && !layer.tree.dirty.isDisjoint(with: flags) {
                body(layer)
            }
            visited.formUnion(due.lazy.map { ObjectIdentifier($0) })
        }
    }

    /// Children in the order of the sublayers, in which they mostly are already.
    private func inOrder(_ layers: [CALayer]) -> [CALayer] {
        if layers.count < 2 { return layers }
        var last = Int.min
        var isOrdered = true
        for layer in layers {
            if layer.tree.rank < last { isOrdered = false }
            last = layer.tree.rank
        }
        return isOrdered ? layers : layers.sorted { $0.tree.rank < $1.tree.rank }
    }
}
