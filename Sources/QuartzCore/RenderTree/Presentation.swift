// The look of a committed tree at a time.
// No Apple page: this is ours.
import Foundation

/// Resolves animations: what it answers depends on tree and time alone. Main thread, as it uses nodes again.
enum Presentation {
    /// The tree with every animation resolved; nodes without animations below them are shared.
    static func tree(_ node: RenderNode, at time: TimeInterval) -> RenderNode {
        var memo = PaceMemo()
        return tree(node, at: time, &memo)
    }

    private static func tree(_ node: RenderNode, at time: TimeInterval, _ memo: inout PaceMemo) -> RenderNode {
        guard node.traits.contains(.animates) else { return node }
        var result = node
        DeepWalk.whole { result = level(node, at: time, &memo) }
        return result
    }

    private static func level(_ node: RenderNode, at time: TimeInterval, _ memo: inout PaceMemo) -> RenderNode {
        let hasRare = node.model.hasRare
        let local = hasRare ? node.model.rare.timing.local(time) : time
        var model = node.model
        let animations = node.animations
        for index in animations.indices { animations[index].apply(to: &model, at: local, &memo) }
        if case .emitter(let emitter)? = model.special {
            // The emitter's history contains the changes by animations.
            model.special = .particles(ParticleFrame(emitter, at: local))
        }
        model.settle()
        if hasRare, !node.model.rare.timing.isShown(time) { model.flags.insert(.hidden) }
        var children = node.children, copies: [NodeList] = []
        if children.traits.contains(.animates) {
            children = list(node.children, at: local, &memo)
            if case .replicator(let replicator)? = model.special, replicator.delay != 0 {
                copies = (0..<max(0, min(replicator.count, ReplicatorModel.maximumCount))).map {
                    $0 == 0 ? children : list(node.children, at: local - replicator.delay * TimeInterval($0), &memo)
                }
            }
        }
        let mask = node.mask.map { tree($0, at: local, &memo) }
        let result = RenderNode(presented: node, model: model, children: children, copies: copies, mask: mask)
        guard node.traits.contains(.transits) else { return result }
        return TransitionLook.between(node, result, at: local) ?? result
    }

    private static func list(_ list: NodeList, at time: TimeInterval, _ memo: inout PaceMemo) -> NodeList {
        guard let root = list.root else { return list }
        return NodeList(root: chunk(root, at: time, &memo))
    }

    private static func chunk(_ part: NodeChunk, at time: TimeInterval, _ memo: inout PaceMemo) -> NodeChunk {
        guard part.traits.contains(.animates) else { return part }
        if part.isLeaf { return leaf(part, at: time, &memo) }
        return NodeChunk(chunks: ContiguousArray(part.chunks.map { chunk($0, at: time, &memo) }))
    }

    /// Presents the nodes of a leaf chunk. The chunk presented two frames ago is changed in place if nobody else holds it, so
    /// that no object is created while layers move.
    private static func leaf(_ part: NodeChunk, at time: TimeInterval, _ memo: inout PaceMemo) -> NodeChunk {
        if part.presented.older != nil, isKnownUniquelyReferenced(&part.presented.older) {
            swap(&part.presented.older, &part.presented.newer)
            let result = part.presented.newer!
            let plain = part.plainTracks
            result.change { presented in
                for (index, tracks) in plain.ranges.enumerated() {
                    if let tracks, isKnownUniquelyReferenced(&presented[index]) {
                        plain.read(tracks) { presented[index].present($0, at: time, &memo) }
                    } else if part.nodes[index].traits.contains(.animates) {
                        // Lets go of what it presented first, so that all below can be used again.
                        presented[index] = part.nodes[index]
                        presented[index] = tree(part.nodes[index], at: time, &memo)
                    }
                }
            }
            return result
        }
        part.presented.older = nil
        var nodes = ContiguousArray<RenderNode>()
        nodes.reserveCapacity(part.nodes.count)
        for node in part.nodes { nodes.append(tree(node, at: time, &memo)) }
        let result = NodeChunk(nodes: nodes)
        part.presented = (part.presented.newer, result)
        return result
    }
}
