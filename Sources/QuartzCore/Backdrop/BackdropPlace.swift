// The places of a tree's backdrops on the screen.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels

/// A backdrop that can be seen, or a picture with backdrops in it that is always made whole.
struct BackdropPlace {
    /// The nodes from the root to the backdrop itself.
    let path: [RenderNode]
    /// Device pixels that it reads and writes, on the screen.
    let area: PixelRect
    /// How far beyond a pixel it reads.
    let margin: Int
    /// Reads nothing of the screen's pixels: backdrops inside see their group alone.
    let isGroup: Bool
    /// Stands in space: what is painted before it is not known beforehand.
    let isOrderless: Bool

    var id: ObjectIdentifier { path.last!.id }

    /// The device pixels of a backdrop's bounds.
    static func area(of model: LayerModel, _ projection: Projection, _ screen: PixelRect) -> PixelRect {
        switch LayerShape(model, projection).form {
        case .none, .everything: .empty
        case .snapped(let shape): shape.rect.intersection(screen)
        case .outlined: DevicePixels.around(model.bounds, projection).intersection(screen)
        }
    }

}

extension RenderNode {
    /// Whether its sublayers' backdrops see nothing but this layer's own picture, which must then be drawn whole.
    var groupsBackdrops: Bool {
        guard traits.contains(.blursBelow) else { return false }
        if model.flags.contains(.shouldRasterize) || traits.contains(.isFiltered) { return true }
        switch model.special {
        case .replicator, .mix: return true
        case .vibrancy(let look) where !look.isNone: return children.traits.contains(.blursBelow)
        default: if model.blursBelow { return false }
        }
        return mask != nil || (model.opacity < 1 && model.flags.contains(.allowsGroupOpacity))
    }

    /// The device pixels of a picture made whole.
    func wholeArea(_ place: NodePlace, _ screen: PixelRect) -> PixelRect {
        if model.special?.isTransform == true {
            return DevicePixels.around(NodeExtent.projected(self, place.matrix), place.outer).intersection(screen)
        }
        return DevicePixels.around(extent, place.projection).intersection(screen)
    }
}

/// Walks a tree in painting order, down to what blurs alone.
struct BackdropFinder {
    private(set) var places: [BackdropPlace] = []
    private let scale: CGFloat
    private let screen: PixelRect
    private var path: [RenderNode] = []
    private var depthLevels = 0

    /// Back to front.
    static func places(in root: RenderNode, scale: CGFloat, thinnest: CGFloat, screen: PixelRect) -> [BackdropPlace] {
        guard root.traits.contains(.blursBelow) else { return [] }
        var finder = BackdropFinder(scale: scale, screen: screen)
        let outer = Projection.screen(scale: scale, thinnest: thinnest)
        finder.visit(root, NodePlace(matrix: root.model.matrix, outer: outer))
        return finder.places
    }

    private init(scale: CGFloat, screen: PixelRect) {
        self.scale = scale
        self.screen = screen
    }

    private mutating func visit(_ node: RenderNode, _ place: NodePlace) {
        DeepWalk.whole { visitLevel(node, place) }
    }

    private mutating func visitLevel(_ node: RenderNode, _ place: NodePlace) {
        let model = node.model
        guard node.traits.contains(.blursBelow), !model.flags.contains(.hidden), model.opacity > 0 else { return }
        path.append(node)
        defer { path.removeLast() }
        if node.groupsBackdrops { return add(node.wholeArea(place, screen), margin: 0, isGroup: true) }
        if model.blursBelow, let paint = BackdropPaint(model, scale: scale) {
            add(BackdropPlace.area(of: model, place.projection, screen), margin: paint.margin, isGroup: false)
        }
        guard node.children.traits.contains(.blursBelow), let root = node.children.root else { return }
        let matrix = model.sublayerMatrix
        let hasDepth =
            model.special?.isTransform == true || node.children.traits.contains(.isTilted)
            || matrix.map { !CATransform3DIsAffine($0) } == true
        if hasDepth { depthLevels += 1 }
        if node.needsSorting, !hasDepth {
            for child in node.sortedChildren { visit(child, place.child(child.model, of: model, matrix)) }
        } else {
            visit(root) { place.child($0, of: model, matrix) }
        }
        if hasDepth { depthLevels -= 1 }
    }

    private mutating func visit(_ chunk: NodeChunk, _ place: (LayerModel) -> NodePlace) {
        guard chunk.traits.contains(.blursBelow) else { return }
        for node in chunk.nodes where node.traits.contains(.blursBelow) { visit(node, place(node.model)) }
        for part in chunk.chunks { visit(part, place) }
    }

    private mutating func add(_ area: PixelRect, margin: Int, isGroup: Bool) {
        if area.isEmpty { return }
        places.append(
            BackdropPlace(path: path, area: area, margin: margin, isGroup: isGroup, isOrderless: depthLevels > 0))
    }
}
