// From changed layers to render nodes.
// No Apple page: this is ours.
import Diagnostics
import Foundation

/// The host and the time of a commit.
struct CommitContext {
    let host: LayerHost
    /// Absolute time of the commit, at which new animations begin.
    let now: TimeInterval
}

extension CALayer {
    /// The layer's node, made anew only where the layer or something below it changed, or where what is shown of it is
    /// too deep or was. `depth` counts the layers above.
    func commitNode(_ context: CommitContext, depth: Int = 0) -> RenderNode {
        var node: RenderNode?
        // Bounded by the depth that is shown.
        DeepWalk.whole { node = commitLevel(context, depth) }
        return node!
    }

    private func commitLevel(_ context: CommitContext, _ depth: Int) -> RenderNode {
        let fits = tree.node.map { $0.fits(at: depth) } ?? true
        if let node = tree.node, fits, tree.dirty.isDisjoint(with: [.node, .nodeBelow, .allEdited]) {
            if !tree.isShown, node.traits.contains(.animates) { watchAgain(context.host) }
            tree.isShown = true
            forgetChanged()
            return node
        }
        var children = tree.node?.children ?? NodeList()
        context.host.told.nodes += 1
        if Trace.tells(.commit) { tellChange() }
        let isCut = depth >= DeepWalk.deepestLayer && (!tree.sublayers.isEmpty || tree.mask != nil)
        if isCut {
            context.host.noteCut(self)
            children = NodeList()
        } else if tree.node == nil || tree.dirty.contains(.allEdited) || !fits {
            var nodes = ContiguousArray<RenderNode>()
            nodes.reserveCapacity(tree.sublayers.count)
            for layer in tree.sublayers {
                nodes.append(layer.commitNode(context, depth: depth + 1))
            }
            children = NodeList(nodes)
        } else {
            for edit in tree.edits {
                switch edit {
                case .insert(let layer, let index): children.insert(layer.commitNode(context, depth: depth + 1), at: index)
                case .remove(let index): children.remove(at: index)
                }
            }
            for layer in tree.changed
            where layer.tree.owner === self && !layer.tree.isMask
                && !layer.tree.dirty.isDisjoint(with: [.node, .nodeBelow, .allEdited])
            {
                if let index = layer.indexInOwner(self) {
                    children.replace(at: index, with: layer.commitNode(context, depth: depth + 1))
                }
            }
        }
        let mask = isCut ? nil : tree.mask?.commitNode(context, depth: depth + 1)
        tree.edits.removeAll()
        tree.dirty.subtract([.node, .nodeBelow, .allEdited])
        if isCut { forgetAllChanged() } else { forgetChanged() }
        let before = tree.isShown ? tree.node : nil
        tree.isShown = true
        let animations = startAnimations(context, before)
        if values.special != nil {
            prepareNode(animations, at: context.now)
            if values.special?.isAlive == true { context.host.watch(self) }
        }
        let node = RenderNode(
            id: ObjectIdentifier(self), model: values, children: children, mask: mask, animations: animations,
            oldLook: animations.isEmpty ? nil : extras.rare?.animations.lazy.compactMap(\.oldLook).first, isCut: isCut)
        tree.node = node
        return node
    }

    /// Layers that came back unchanged and change with time alone.
    private func watchAgain(_ host: LayerHost) {
        if values.special?.isAlive == true || (values.hasRare && values.rare.timing.hasEdges) { host.watch(self) }
        for layer in tree.sublayers where layer.tree.node?.traits.contains(.animates) == true {
            DeepWalk.whole { layer.watchAgain(host) }
        }
    }

    /// Empties the list of changed children that are not shown; they ask again when they change.
    private func forgetAllChanged() {
        for layer in tree.changed where layer.tree.owner === self { layer.tree.dirty.remove(.listed) }
        tree.changed = []
        tree.dirty.subtract(.below)
    }

    /// Empties the list of changed children, but for those that still wait for layout or display.
    private func forgetChanged() {
        if tree.changed.isEmpty { return }
        let waiting = ContiguousArray(
            tree.changed.lazy.filter {
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
