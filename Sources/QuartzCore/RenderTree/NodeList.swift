// The sublayers of a node: a persistent tree of chunks, so that one change copies a few chunks and shares the rest.
// No Apple page: this is ours.
import CoreGraphics
import Foundation

/// A part of a list: up to 32 nodes, or up to 32 chunks.
final class NodeChunk: @unchecked Sendable {
    static let fanOut = 32
    let chunks: ContiguousArray<NodeChunk>
    let count: Int
    /// The greatest of its nodes.
    let height: Int32
    // These change in chunks that `Presentation` made and that nobody else holds.
    @exclusivity(unchecked) private(set) var nodes: ContiguousArray<RenderNode>
    /// Around all nodes, in the owner's space before its `sublayerTransform`.
    @exclusivity(unchecked) private(set) var extent: CGRect
    @exclusivity(unchecked) private(set) var traits: NodeTraits
    /// The chunks that were presented for this one in the last two frames.
    @exclusivity(unchecked) var presented: (older: NodeChunk?, newer: NodeChunk?)
    /// The animations of those of its nodes that move plainly.
    private(set) lazy var plainTracks = PlainTracks(nodes)

    var isLeaf: Bool { chunks.isEmpty }

    init(nodes: ContiguousArray<RenderNode>) {
        self.nodes = nodes
        chunks = []
        count = nodes.count
        height = nodes.reduce(0) { max($0, $1.height) }
        (extent, traits) = Self.sum(nodes)
    }

    private static func sum(_ nodes: ContiguousArray<RenderNode>) -> (CGRect, NodeTraits) {
        var extent = CGRect.null
        var traits = NodeTraits()
        for node in nodes {
            extent = extent.joined(node.outerExtent)
            traits.formUnion(node.traits)
        }
        return (extent, traits)
    }

    /// Changes a chunk's nodes in place; called for chunks that nobody else holds.
    func change(_ body: (UnsafeMutableBufferPointer<RenderNode>) -> Void) {
        nodes.withUnsafeMutableBufferPointer { body($0) }
        (extent, traits) = Self.sum(nodes)
    }

    init(chunks: ContiguousArray<NodeChunk>) {
        nodes = []
        self.chunks = chunks
        height = chunks.reduce(0) { max($0, $1.height) }
        var count = 0
        var extent = CGRect.null
        var traits = NodeTraits()
        for chunk in chunks {
            count += chunk.count
            extent = extent.joined(chunk.extent)
            traits.formUnion(chunk.traits)
        }
        self.count = count
        self.extent = extent
        self.traits = traits
    }

    /// The chunk that holds an index, and the index inside it.
    private func locate(_ index: Int) -> (Int, Int) {
        var rest = index
        for (place, chunk) in chunks.enumerated() {
            if rest < chunk.count || place == chunks.count - 1 { return (place, rest) }
            rest -= chunk.count
        }
        return (0, rest)
    }

    func node(at index: Int) -> RenderNode {
        if isLeaf { return nodes[index] }
        let (place, rest) = locate(index)
        return chunks[place].node(at: rest)
    }

    func replacing(at index: Int, with node: RenderNode) -> NodeChunk {
        if isLeaf {
            var copy = nodes
            copy[index] = node
            return NodeChunk(nodes: copy)
        }
        let (place, rest) = locate(index)
        var copy = chunks
        copy[place] = chunks[place].replacing(at: rest, with: node)
        return NodeChunk(chunks: copy)
    }

    /// One chunk, or two where the first would be too full.
    func inserting(_ node: RenderNode, at index: Int) -> (NodeChunk, NodeChunk?) {
        if isLeaf {
            var copy = nodes
            copy.insert(node, at: index)
            if copy.count <= Self.fanOut { return (NodeChunk(nodes: copy), nil) }
            // Lists mostly grow at their end: leave the first chunk nearly full then.
            let split = index == copy.count - 1 ? Self.fanOut : copy.count / 2
            return (
                NodeChunk(nodes: ContiguousArray(copy[..<split])), NodeChunk(nodes: ContiguousArray(copy[split...]))
            )
        }
        let (place, rest) = locate(index)
        let (first, second) = chunks[place].inserting(node, at: rest)
        var copy = chunks
        copy[place] = first
        if let second { copy.insert(second, at: place + 1) }
        if copy.count <= Self.fanOut { return (NodeChunk(chunks: copy), nil) }
        let split = place >= copy.count - 2 ? Self.fanOut : copy.count / 2
        return (
            NodeChunk(chunks: ContiguousArray(copy[..<split])), NodeChunk(chunks: ContiguousArray(copy[split...]))
        )
    }

    /// Returns the chunk without a node; nil if nothing remains.
    func removing(at index: Int) -> NodeChunk? {
        if isLeaf {
            if nodes.count == 1 { return nil }
            var copy = nodes
            copy.remove(at: index)
            return NodeChunk(nodes: copy)
        }
        let (place, rest) = locate(index)
        var copy = chunks
        if let left = chunks[place].removing(at: rest) {
            copy[place] = left
        } else {
            copy.remove(at: place)
        }
        return copy.isEmpty ? nil : NodeChunk(chunks: copy)
    }

    /// Calls `body` for each node in order; `prune` may leave out chunks.
    func forEach(where keep: (CGRect) -> Bool, _ body: (RenderNode) -> Void) {
        guard keep(extent) else { return }
        if isLeaf {
            for node in nodes { body(node) }
        } else {
            for chunk in chunks { chunk.forEach(where: keep, body) }
        }
    }

    /// Visits the nodes from the last to the first until `body` returns true. Returns whether one did.
    func firstFromBack(where keep: (CGRect) -> Bool, _ body: (RenderNode) -> Bool) -> Bool {
        guard keep(extent) else { return false }
        if isLeaf {
            for node in nodes.reversed() where body(node) { return true }
        } else {
            for chunk in chunks.reversed() where chunk.firstFromBack(where: keep, body) { return true }
        }
        return false
    }

    func collect(into result: inout [RenderNode]) {
        if isLeaf {
            result.append(contentsOf: nodes)
        } else {
            for chunk in chunks { chunk.collect(into: &result) }
        }
    }
}

/// An immutable list of nodes. Replacing, inserting and removing one costs the depth of the tree.
struct NodeList: Sequence {
    private(set) var root: NodeChunk?

    init(root: NodeChunk) { self.root = root }

    init() {}

    /// A list from scratch, chunks well filled.
    init(_ nodes: ContiguousArray<RenderNode>) {
        guard !nodes.isEmpty else { return }
        // A little room in each chunk, so that the first insertions do not split.
        let size = nodes.count <= NodeChunk.fanOut ? NodeChunk.fanOut : NodeChunk.fanOut - 8
        var level = ContiguousArray(
            stride(from: 0, to: nodes.count, by: size).map {
                NodeChunk(nodes: ContiguousArray(nodes[$0..<Swift.min($0 + size, nodes.count)]))
            })
        while level.count > 1 {
            level = ContiguousArray(
                stride(from: 0, to: level.count, by: size).map {
                    NodeChunk(chunks: ContiguousArray(level[$0..<Swift.min($0 + size, level.count)]))
                })
        }
        root = level[0]
    }

    var count: Int { root?.count ?? 0 }
    var isEmpty: Bool { root == nil }
    var height: Int32 { root?.height ?? 0 }
    var extent: CGRect { root?.extent ?? .null }
    var traits: NodeTraits { root?.traits ?? [] }

    subscript(index: Int) -> RenderNode { root!.node(at: index) }

    mutating func replace(at index: Int, with node: RenderNode) { root = root!.replacing(at: index, with: node) }

    mutating func insert(_ node: RenderNode, at index: Int) {
        guard let root else {
            self.root = NodeChunk(nodes: [node])
            return
        }
        let (first, second) = root.inserting(node, at: index)
        self.root = second.map { NodeChunk(chunks: [first, $0]) } ?? first
    }

    mutating func remove(at index: Int) {
        root = root?.removing(at: index)
        while let only = root, only.chunks.count == 1 { root = only.chunks[0] }
    }

    func makeIterator() -> IndexingIterator<[RenderNode]> {
        var result: [RenderNode] = []
        root?.collect(into: &result)
        return result.makeIterator()
    }
}

extension CGRect {
    /// The smallest rectangle around both; null counts for nothing. Unlike `union`, an empty rectangle has a place.
    func joined(_ other: CGRect) -> CGRect {
        if isNull { return other }
        if other.isNull { return self }
        let x0 = min(origin.x, other.origin.x), y0 = min(origin.y, other.origin.y)
        let x1 = max(origin.x + size.width, other.origin.x + other.size.width)
        let y1 = max(origin.y + size.height, other.origin.y + other.size.height)
        return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    }
}
