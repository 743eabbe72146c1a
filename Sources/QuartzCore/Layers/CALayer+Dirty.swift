// How a change finds its way to the next commit.
// No Apple page: this is ours.
import Foundation

extension CALayer {
    /// Notes what waits here, and in every owner up to the root. Stops where the owners know already.
    func mark(_ flags: DirtyFlags) {
        if tree.dirty.isSuperset(of: flags) && (tree.dirty.contains(.listed) || tree.owner == nil) {
            if tree.owner == nil { tree.host?.treeDidChange() }
            return
        }
        tree.dirty.formUnion(flags)
        passUp()
    }

    /// Tells the owners what waits in this layer and below it.
    func passUp() {
        var layer = self
        var flags = tree.dirty.forOwner
        while let owner = layer.tree.owner {
            if !layer.tree.isMask && !layer.tree.dirty.contains(.listed) {
                layer.tree.dirty.insert(.listed)
                owner.tree.changed.append(layer)
            }
            if layer.tree.isMask { flags.formUnion(flags.contains(.nodeBelow) ? .node : []) }
            if owner.tree.dirty.isSuperset(of: flags) && (owner.tree.dirty.contains(.listed) || owner.tree.owner == nil) {
                if owner.tree.owner == nil { owner.tree.host?.treeDidChange() }
                return
            }
            owner.tree.dirty.formUnion(flags)
            flags = flags.union(owner.tree.dirty).forOwner
            layer = owner
        }
        layer.tree.host?.treeDidChange()
    }

    /// The place in the owner's list; nil where the layer is not in it.
    func indexInOwner(_ owner: CALayer) -> Int? {
        let list = owner.tree.sublayers
        guard let index = SiblingOrder.index(of: tree.rank, count: list.count, { list[$0].tree.rank }),
            list[index] === self
        else { return nil }
        return index
    }

    /// The top of the tree that the layer is in.
    var rootLayer: CALayer {
        var layer = self
        while let owner = layer.tree.owner { layer = owner }
        return layer
    }

    /// The host of the tree that the layer is in, if it is shown.
    var host: LayerHost? { rootLayer.tree.host }
}
