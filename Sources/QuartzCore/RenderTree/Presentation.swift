// What a committed tree looks like at a time.
// No Apple page: this is ours.
import Foundation

/// Resolves animations: a pure function of tree and time.
enum Presentation {
    /// The tree with every animation resolved; nodes without animations below them are shared.
    static func tree(_ node: RenderNode, at time: TimeInterval) -> RenderNode {
        guard node.traits.contains(.animates) else { return node }
        let local = node.model.hasRare ? node.model.rare.timing.local(time) : time
        let model = resolve(node.model, node.animations, at: local)
        var children = node.children, copies: [NodeList] = []
        if children.traits.contains(.animates) {
            children = list(node.children, at: local)
            if case .replicator(let replicator)? = model.special, replicator.delay != 0 {
                copies = (0..<max(0, min(replicator.count, ReplicatorModel.maximumCount))).map {
                    $0 == 0 ? children : list(node.children, at: local - replicator.delay * TimeInterval($0))
                }
            }
        }
        return RenderNode(
            id: node.id, model: model, children: children, copies: copies,
            mask: node.mask.map { tree($0, at: local) }, animations: [])
    }

    /// A model under animations, in the order they were added, at a time of the layer.
    static func resolve(_ model: LayerModel, _ animations: [AnimationRecord], at local: TimeInterval) -> LayerModel {
        var result = model
        for animation in animations {
            guard let under = result.value(at: animation.keyPath),
                let value = animation.value(at: local, under: under)
            else { continue }
            _ = result.setValue(value, at: animation.keyPath)
        }
        return result
    }

    private static func list(_ list: NodeList, at time: TimeInterval) -> NodeList {
        guard let root = list.root else { return list }
        return NodeList(root: chunk(root, at: time))
    }

    private static func chunk(_ part: NodeChunk, at time: TimeInterval) -> NodeChunk {
        guard part.traits.contains(.animates) else { return part }
        if part.isLeaf { return NodeChunk(nodes: ContiguousArray(part.nodes.map { tree($0, at: time) })) }
        return NodeChunk(chunks: ContiguousArray(part.chunks.map { chunk($0, at: time) }))
    }
}
