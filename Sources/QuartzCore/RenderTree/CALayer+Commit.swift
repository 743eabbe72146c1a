// From changed layers to render nodes.
// No Apple page: this is ours.
import Foundation

/// What a commit needs beside the layers.
struct CommitContext {
    let host: LayerHost
    /// Absolute time of the commit, at which new animations begin.
    let now: TimeInterval
}

extension CALayer {
    /// The layer's node, made anew only where the layer or something below it changed.
    func commitNode(_ context: CommitContext) -> RenderNode {
        if let node = tree.node, tree.dirty.isDisjoint(with: [.node, .nodeBelow, .allEdited]) {
            if !tree.isShown, node.traits.contains(.animates) { watchAgain(context.host) }
            tree.isShown = true
            forgetChanged()
            return node
        }
        var children = tree.node?.children ?? NodeList()
        if tree.node == nil || tree.dirty.contains(.allEdited) {
            var nodes = ContiguousArray<RenderNode>()
            nodes.reserveCapacity(tree.sublayers.count)
            for (index, layer) in tree.sublayers.enumerated() {
                layer.tree.slot = index
                nodes.append(layer.commitNode(context))
            }
            children = NodeList(nodes)
        } else {
            for edit in tree.edits {
                switch edit {
                case .insert(let layer, let index): children.insert(layer.commitNode(context), at: index)
                case .remove(let index): children.remove(at: index)
                }
            }
            for layer in tree.changed
            where layer.tree.owner === self && !layer.tree.isMask
                && !layer.tree.dirty.isDisjoint(with: [.node, .nodeBelow, .allEdited])
            {
                if let index = layer.indexInOwner(self) { children.replace(at: index, with: layer.commitNode(context)) }
            }
        }
        let mask = tree.mask?.commitNode(context)
        tree.edits.removeAll()
        tree.dirty.subtract([.node, .nodeBelow, .allEdited])
        forgetChanged()
        let before = tree.isShown ? tree.node : nil
        tree.isShown = true
        let animations = startAnimations(context, before)
        if values.special != nil {
            prepareNode(animations, at: context.now)
            if values.special?.isAlive == true { context.host.watch(self) }
        }
        let node = RenderNode(
            id: ObjectIdentifier(self), model: values, children: children, mask: mask, animations: animations,
            oldLook: animations.isEmpty ? nil : extras.rare?.animations.lazy.compactMap(\.oldLook).first)
        tree.node = node
        return node
    }

    /// Layers that came back unchanged and change with time alone.
    private func watchAgain(_ host: LayerHost) {
        if values.special?.isAlive == true || (values.hasRare && values.rare.timing.hasEdges) { host.watch(self) }
        for layer in tree.sublayers where layer.tree.node?.traits.contains(.animates) == true { layer.watchAgain(host) }
    }

    /// Empties the list of changed children, but for those that still wait for layout or display.
    private func forgetChanged() {
        if tree.changed.isEmpty { return }
        let waiting = ContiguousArray(tree.changed.lazy.filter {
            [unowned self] in $0.tree.owner === self && !$0.tree.dirty.isDisjoint(with: .own.union(.below))
        })
        for layer in tree.changed where layer.tree.owner === self { layer.tree.dirty.remove(.listed) }
        for layer in waiting { layer.tree.dirty.insert(.listed) }
        tree.changed = waiting
        if waiting.isEmpty { tree.dirty.subtract(.below) }
    }

    /// Gives new animations their begin time, and transitions the look that they begin with.
    private func startAnimations(_ context: CommitContext, _ before: RenderNode?) -> [AnimationRecord] {
        if values.hasRare, values.rare.timing.hasEdges { context.host.watch(self) }
        guard let running = extras.rare?.animations, !running.isEmpty else { return [] }
        for one in running {
            if one.needsBegin {
                one.needsBegin = false
                one.record.timing.beginTime = localTime(context.now)
            }
            if !one.hasStarted {
                one.hasStarted = true
                if one.record.body.isTransition, let before {
                    one.oldLook = Presentation.tree(before, at: tree.owner?.localTime(context.now) ?? context.now)
                }
                context.host.animationStarted(one, in: self)
            }
        }
        context.host.watch(self)
        if movesCustomKeys { drawPresented(at: context.now) }
        return running.map(\.record)
    }
}
