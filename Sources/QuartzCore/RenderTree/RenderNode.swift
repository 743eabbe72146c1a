// A layer's values at a commit, shared by commits until it changes. `Presentation` changes nodes in place, but only its own.
// No Apple page: this is ours.
import CoreGraphics
import Foundation

/// One layer of a committed tree. Equal identity means equal pixels.
package final class RenderNode: @unchecked Sendable {
    /// The identity of the layer, unique while the layer exists. Nodes of one layer in different commits share it.
    let id: ObjectIdentifier
    /// The committed values, or in a presented node the values at a time. This property, ``outerExtent`` and ``traits`` change in
    /// nodes that `Presentation` made and that nobody else holds.
    @exclusivity(unchecked) private(set) var model: LayerModel
    // Released in `deinit`, without a level of the stack for each level of the tree.
    private(set) var children: NodeList
    /// The number of levels in this node's tree; for a tree that was cut because of its depth, more than is ever shown.
    let height: Int32
    /// The sublayers of each copy of a replicator whose copies show different times; otherwise empty.
    let copies: [NodeList]
    private(set) var mask: RenderNode?
    let animations: [AnimationRecord]
    /// The layer's look before the running transition; nil without one.
    let oldLook: RenderNode?
    /// The extent of everything that the layer and its sublayers can draw, in the layer's own space; null for nothing.
    let extent: CGRect
    /// `extent` in the superlayer's space before its `sublayerTransform`.
    @exclusivity(unchecked) private(set) var outerExtent: CGRect
    @exclusivity(unchecked) private(set) var traits: NodeTraits
    /// Sorted by depth, made when first needed.
    private nonisolated(unsafe) var sortedCache: [RenderNode]?

    init(
        id: ObjectIdentifier, model: LayerModel, children: NodeList, copies: [NodeList] = [], mask: RenderNode?,
        animations: [AnimationRecord], oldLook: RenderNode? = nil, isCut: Bool = false
    ) {
        self.id = id
        height = isCut ? Int32(DeepWalk.deepestLayer + 2) : Self.height(children, mask)
        self.model = model
        self.children = children
        self.copies = copies
        self.mask = mask
        self.animations = animations
        self.oldLook = oldLook
        var traits = Self.traits(
            of: model, children, mask,
            animates: !animations.isEmpty || model.special?.isAlive == true || (model.hasRare && model.rare.timing.hasEdges))
        if animations.contains(where: { $0.body.isTransition }) { traits.insert(.transits) }
        if Self.movesPlainly(model, children, mask, animations) { traits.insert(.movesPlainly) }
        self.traits = traits
        extent = NodeExtent.extent(of: model, children: children, copies: copies)
        outerExtent = NodeExtent.outerExtent(of: model, extent: extent, children: children, copies: copies)
    }

    /// A node as it is shown, its animations resolved into `model`. Where nothing that extents depend on has changed they
    /// are taken over.
    init(
        presented node: RenderNode, model: LayerModel, children: NodeList, copies: [NodeList], mask: RenderNode?
    ) {
        id = node.id
        height = node.height
        self.model = model
        self.children = children
        self.copies = copies
        self.mask = mask
        animations = []
        oldLook = nil
        if model.isPlainMove, model.sharesRare(with: node.model), model.special == nil, node.model.special == nil,
            children.root === node.children.root, model.bounds == node.model.bounds,
            model.flags == node.model.flags, model.zPosition == node.model.zPosition,
            model.contentsScale == node.model.contentsScale, model.contentsFactor == node.model.contentsFactor,
            model.contents.isIdentical(to: node.model.contents)
        {
            // It moves, fades or changes colour.
            traits = node.traits.subtracting([.animates, .transits, .movesPlainly])
            extent = node.extent
            let offset = model.offset
            outerExtent =
                extent.isNull
                ? extent
                : CGRect(
                    x: extent.origin.x + offset.x, y: extent.origin.y + offset.y, width: extent.size.width,
                    height: extent.size.height)
            return
        }
        traits = Self.traits(of: model, children, mask, animates: false)
        extent = NodeExtent.extent(of: model, children: children, copies: copies)
        outerExtent = NodeExtent.outerExtent(of: model, extent: extent, children: children, copies: copies)
    }

    deinit {
        guard !children.isEmpty || mask != nil else { return }
        var held = (children, mask)
        (children, mask) = (NodeList(), nil)
        DeepWalk.whole { held = (NodeList(), nil) }
    }

    private static func height(_ children: NodeList, _ mask: RenderNode?) -> Int32 {
        min(max(children.height, mask?.height ?? 0), Int32(DeepWalk.deepestLayer + 1)) + 1
    }

    /// Whether all of it is shown below so many other layers.
    func fits(at depth: Int) -> Bool { depth + Int(height) <= DeepWalk.deepestLayer + 1 }

    /// Whether something below was left out.
    var isCut: Bool { height > DeepWalk.deepestLayer + 1 }

    /// Makes a node that presented another of the same layer before present it at a time of the superlayer. For nodes that
    /// move plainly, where nobody else holds this one; `tracks` are those of the node.
    @inline(__always)
    func present(_ tracks: UnsafeBufferPointer<PlainTrack>, at time: TimeInterval, _ memo: inout PaceMemo) {
        for index in tracks.indices { tracks[index].apply(to: &model, at: time, &memo) }
        if model.zPosition != 0 { traits.insert(.hasDepth) } else { traits.remove(.hasDepth) }
        outerExtent = NodeExtent.outerExtent(of: model, extent: extent, children: children)
    }

    /// Whether presenting it again touches no object: its animations move nothing but plain numbers and points from one
    /// value to another, and nothing below it is animated.
    private static func movesPlainly(
        _ model: LayerModel, _ children: NodeList, _ mask: RenderNode?, _ animations: [AnimationRecord]
    ) -> Bool {
        !animations.isEmpty && mask == nil && model.special == nil && !children.traits.contains(.animates)
            && (!model.hasRare || (model.rare.timing == LayerTiming() && model.rare.transformIsIdentity))
            && animations.allSatisfy { PlainTrack.fits($0.body) }
    }

    /// The same look under another name.
    init(id: ObjectIdentifier, of node: RenderNode) {
        self.id = id
        height = node.height
        model = node.model
        children = node.children
        copies = node.copies
        mask = node.mask
        animations = []
        oldLook = nil
        traits = node.traits
        extent = node.extent
        outerExtent = node.outerExtent
    }

    private static func traits(
        of model: LayerModel, _ children: NodeList, _ mask: RenderNode?, animates: Bool
    ) -> NodeTraits {
        var traits = children.traits.inherited
        if animates { traits.insert(.animates) }
        if let mask { traits.formUnion(mask.traits.intersection(.animates)) }
        if model.zPosition != 0 { traits.insert(.hasDepth) }
        if model.hasRare && !model.rare.transformIsIdentity {
            let affine = CATransform3DIsAffine(model.rare.transform)
            traits.insert(affine ? .isTurned : .isSolid)
            if !affine { traits.formUnion([.hasDepth, .isTilted]) }
        }
        if let special = model.special {
            if special.isTransform { traits.insert(.isSolid) }
            if special.readsBelow { traits.insert(.readsBelow) }
            if special.blursBelow { traits.insert(.blursBelow) }
        }
        if model.hasRare, let filters = model.filters {
            if !filters.own.isEmpty || filters.compositing != nil { traits.insert(.isFiltered) }
            if filters.compositing != nil { traits.insert(.readsBelow) }
            if !filters.background.isEmpty { traits.formUnion([.readsBelow, .blursBelow]) }
        }
        return traits
    }

    /// Sublayers in the order they are painted: by depth where any has one, else as they stand.
    var sortedChildren: [RenderNode] {
        if let sortedCache { return sortedCache }
        let result = Self.sorted(children)
        sortedCache = result
        return result
    }

    static func sorted(_ children: NodeList) -> [RenderNode] {
        let nodes = Array(children)
        let depths = nodes.map(\.depth)
        let order = nodes.indices.sorted { depths[$0] != depths[$1] ? depths[$0] < depths[$1] : $0 < $1 }
        return order.map { nodes[$0] }
    }

    /// Whether the order of the list is not the order of painting.
    var needsSorting: Bool { children.traits.contains(.hasDepth) }

    /// How near the middle of the layer is to the viewer.
    var depth: CGFloat {
        guard traits.contains(.isSolid) else { return model.zPosition }
        let t = model.matrix
        let x = model.bounds.midX, y = model.bounds.midY
        return x * t.m13 + y * t.m23 + t.m43
    }
}

/// The properties of a node or of its sublayers that decide how it is presented and painted.
struct NodeTraits: OptionSet {
    let rawValue: UInt16
    /// The node or a node below it is animated.
    static let animates = NodeTraits(rawValue: 1)
    /// The node's z position or transform gives it a depth among its siblings.
    static let hasDepth = NodeTraits(rawValue: 2)
    /// The node has a 2D transform.
    static let isTurned = NodeTraits(rawValue: 4)
    /// The node has a 3D transform or is a transform layer: its image in the superlayer is not affine.
    static let isSolid = NodeTraits(rawValue: 8)
    /// The node has a 3D transform, so it may intersect its siblings.
    static let isTilted = NodeTraits(rawValue: 16)
    /// A transition is among its own animations.
    static let transits = NodeTraits(rawValue: 32)

    /// The node can be presented again in place.
    static let movesPlainly = NodeTraits(rawValue: 64)

    /// The node depends on pixels that were painted before it.
    static let readsBelow = NodeTraits(rawValue: 128)
    /// The node depends on pixels at other places that were painted before it.
    static let blursBelow = NodeTraits(rawValue: 256)

    /// The node is drawn through Core Image filters.
    static let isFiltered = NodeTraits(rawValue: 512)

    /// The traits that an owner inherits from the node.
    var inherited: NodeTraits { intersection([.animates, .readsBelow, .blursBelow]) }
}
