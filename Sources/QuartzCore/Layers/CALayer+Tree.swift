// Adding, moving and removing sublayers and masks.
// Apple: "CALayer", Constructing the layer hierarchy.
import Diagnostics
import Foundation

extension CALayer {
    var sublayerArray: [CALayer]? { tree.sublayers.isEmpty ? nil : Array(tree.sublayers) }

    /// The index of a layer among the sublayers; nil for other layers.
    package func sublayerIndex(of layer: CALayer) -> Int? {
        layer.tree.owner === self && !layer.tree.isMask ? layer.indexInOwner(self) : nil
    }

    /// The sublayers without the copy that `sublayers` makes.
    package var sublayerList: ContiguousArray<CALayer> { tree.sublayers }

    /// Puts a layer at an index of the list as it is once the layer has left its old place.
    func insert(_ layer: CALayer, at index: Int) {
        guard !wouldMakeCycle(layer) else { return }
        if layer.ownDelegate != nil, !CALayer.arrangesViews { noteArranged(layer) }
        var index = min(max(0, index), tree.sublayers.count)
        let change = beginListChange()
        if layer.tree.owner === self, !layer.tree.isMask, let old = layer.indexInOwner(self) {
            if old < index { index -= 1 }
            if old == index { return }
            removeChild(at: old)
        } else {
            layer.leaveOwner()
        }
        layer.tree.owner = self
        tree.sublayers.insert(layer, at: index)
        rank(at: index)
        note(.insert(layer, index))
        layer.tree.dirty.remove(.listed)
        layer.passUp()
        if layer.tree.dirty.isDisjoint(with: .own.union(.below)) { mark(.node) }
        layer.layerDidEnter()
        if LayerHost.hasReduced, let host = layer.host { layer.followRaster(of: host) }
        endListChange(change)
    }

    /// The sublayer that has just come to an index can be found again.
    private func rank(at index: Int) {
        SiblingOrder.place(
            at: index, count: tree.sublayers.count, { tree.sublayers[$0].tree.rank },
            { tree.sublayers[$0].tree.rank = $1 })
    }

    /// The action of `sublayers`, which only a layer that is shown has use for.
    private func beginListChange() -> (any CAAction)? { isOnScreen ? beginChange("sublayers") : nil }

    private func endListChange(_ action: (any CAAction)?) {
        if let action { endChange("sublayers", action) }
    }

    func insert(_ layer: CALayer, below sibling: CALayer?) {
        guard let sibling else { return insert(layer, at: 0) }
        guard sibling.tree.owner === self, let index = sibling.indexInOwner(self) else {
            return reportStranger(sibling)
        }
        if layer !== sibling { insert(layer, at: index) }
    }

    func insert(_ layer: CALayer, above sibling: CALayer?) {
        guard let sibling else { return insert(layer, at: tree.sublayers.count) }
        guard sibling.tree.owner === self, let index = sibling.indexInOwner(self) else {
            return reportStranger(sibling)
        }
        if layer !== sibling { insert(layer, at: index + 1) }
    }

    func replace(_ old: CALayer, _ new: CALayer) {
        if old === new { return }
        guard old.tree.owner === self, !old.tree.isMask, let index = old.indexInOwner(self) else {
            return reportStranger(old)
        }
        guard !wouldMakeCycle(new) else { return }
        insert(new, at: index)
        old.leaveOwner()
    }

    func replaceSublayers(_ layers: [CALayer]) {
        for layer in layers where wouldMakeCycle(layer) { return }
        for layer in Array(tree.sublayers) { layer.leaveOwner() }
        for layer in layers { insert(layer, at: tree.sublayers.count) }
    }

    func leaveOwner() {
        guard let owner = tree.owner else { return }
        if ownDelegate != nil, !CALayer.arrangesViews { owner.tree.isArrangedByHand = true }
        if tree.isMask {
            owner.setMask(nil)
        } else if let index = indexInOwner(owner) {
            let change = owner.beginListChange()
            owner.removeChild(at: index)
            layerDidLeave()
            owner.endListChange(change)
        }
    }

    private func removeChild(at index: Int) {
        let layer = tree.sublayers.remove(at: index)
        layer.tree.owner = nil
        layer.tree.isShown = false
        layer.tree.dirty.remove(.listed)
        note(.remove(index))
        mark(.node)
    }

    /// Keeps the edit for the next commit, or gives up on single edits where they are many.
    private func note(_ edit: ListEdit) {
        mark(.node)
        if tree.dirty.contains(.allEdited) { return }
        if tree.node == nil || tree.edits.count >= 8 + tree.sublayers.count / 16 {
            tree.dirty.insert(.allEdited)
            tree.edits.removeAll()
        } else {
            tree.edits.append(edit)
        }
    }

    func setMask(_ mask: CALayer?) {
        if mask === tree.mask { return }
        if let mask {
            guard !wouldMakeCycle(mask) else { return }
            mask.leaveOwner()
        }
        let action = beginChange("mask")
        tree.mask?.tree.owner = nil
        tree.mask?.tree.isMask = false
        tree.mask = mask
        if let mask {
            mask.tree.owner = self
            mask.tree.isMask = true
            mask.tree.dirty.remove(.listed)
            mask.passUp()
        }
        mark(.node)
        endChange("mask", action)
    }

    /// Called when the layer goes: its children stay, on their own.
    func detachSublayers() {
        for layer in tree.sublayers { layer.tree.owner = nil }
        tree.mask?.tree.owner = nil
        if tree.sublayers.isEmpty, tree.changed.isEmpty, tree.edits.isEmpty, tree.mask == nil, tree.node == nil { return }
        // All that may be the last to hold a layer below.
        var held: LayerTree? = tree
        tree = LayerTree()
        DeepWalk.whole { held = nil }
    }

    private func wouldMakeCycle(_ layer: CALayer) -> Bool {
        // A layer that holds none cannot be above another: trees that grow downwards are built in linear time.
        if layer !== self && layer.tree.sublayers.isEmpty && layer.tree.mask == nil { return false }
        var ancestor: CALayer? = self
        while let current = ancestor {
            if current === layer {
                Catalogue.layerCycle.report(
                    object: describe(layer),
                    cause: "The layer is \(layer === self ? "the superlayer itself" : "an ancestor of the superlayer").",
                    apple: "CALayerInvalid: layer \(layer.shortDescription) is a part of cycle in its layer tree")
                return true
            }
            ancestor = current.tree.owner
        }
        return false
    }

    private func reportStranger(_ sibling: CALayer) {
        Catalogue.layerSiblingUnknown.report(
            object: describe(sibling),
            apple: "CALayerInvalid: sublayer \(sibling.shortDescription) is not contained in \(shortDescription)")
    }

    private func layerDidEnter() {
        if let action = beginChange(kCAOnOrderIn) { endChange(kCAOnOrderIn, action) }
    }

    private func layerDidLeave() {
        if let action = beginChange(kCAOnOrderOut) { endChange(kCAOnOrderOut, action) }
    }
}

extension CALayer {
    /// `<CALayer: 0x…>` as Apple's messages name a layer.
    var shortDescription: String {
        "<\(Swift.type(of: self)): 0x\(String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16))>"
    }

    /// A layer with its name and its path, for diagnostics. A long path is shortened to the nearest layers.
    func describe(_ layer: CALayer) -> String {
        var path: [String] = []
        var next = layer.tree.owner
        while let current = next {
            if path.count == 12 {
                path.append("…")
                break
            }
            path.append(current.name ?? "\(Swift.type(of: current))")
            next = current.tree.owner
        }
        path.reverse()
        let name = layer.name.map { " \"\($0)\"" } ?? ""
        return layer.shortDescription + name + " — " + (path.isEmpty ? "(no superlayer)" : path.joined(separator: " > "))
    }
}
