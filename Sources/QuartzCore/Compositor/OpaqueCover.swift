// The search for the layer that hides everything below it.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels

/// Finds the last node in painting order that covers a rectangle wholly, by its opaque background or as a backdrop of
/// which `keeps` says that its pixels are known. What comes before it need not be painted: both leave the same bytes on
/// anything.
enum OpaqueCover {
    static func find(
        _ node: RenderNode, place: NodePlace, rect: PixelRect, keeps: (RenderNode) -> Bool = { _ in false }
    ) -> RenderNode? {
        var cover: RenderNode?
        DeepWalk.whole { cover = findLevel(node, place, rect, keeps) }
        return cover
    }

    private static func findLevel(
        _ node: RenderNode, _ place: NodePlace, _ rect: PixelRect, _ keeps: (RenderNode) -> Bool
    ) -> RenderNode? {
        let model = node.model
        let flags = model.flags
        guard !flags.contains(.hidden), model.opacity >= 1, node.mask == nil, !flags.contains(.shouldRasterize),
            !node.traits.contains(.isFiltered),
            model.special?.isTransform != true, place.projection.keepsRectangles, !node.extent.isNull,
            DevicePixels.around(node.extent, place.projection).contains(rect)
        else { return nil }
        let shape = LayerShape(model, place.projection)
        var covers = false
        if case .snapped(let rounded) = shape.form {
            covers = rounded.middle(rounded.tile).contains { $0.contains(rect) }
        }
        // Clipped contents can only cover where the clip lets everything through.
        let canDescend = !flags.contains(.masksToBounds) || covers
        if canDescend, !node.children.isEmpty, !node.needsSorting, model.sublayerMatrix == nil,
            model.special?.composesSublayers != true
        {
            var found: RenderNode?
            _ = node.children.root?.firstFromBack(
                where: { DevicePixels.around($0, place.projection).contains(rect) }
            ) { child in
                found = find(child, place: place.child(child.model, of: model, nil), rect: rect, keeps: keeps)
                return found != nil
            }
            if let found { return found }
        }
        guard covers, model.fillsOpaquely || (model.blursBelow && flags.contains(.doubleSided) && keeps(node)) else {
            return nil
        }
        return node
    }

    /// Returns the area that a node's opaque background fills; nil without one.
    static func area(of node: RenderNode, _ place: NodePlace) -> RoundedShape? {
        let model = node.model
        guard model.opacity >= 1, node.mask == nil, !model.flags.contains(.shouldRasterize), model.fillsOpaquely,
            !node.traits.contains(.isFiltered), model.special?.isTransform != true, place.projection.keepsRectangles,
            case .snapped(let shape) = LayerShape(model, place.projection).form
        else { return nil }
        return shape
    }
}

extension LayerModel {
    /// Whether the background is opaque and seen from either side.
    fileprivate var fillsOpaquely: Bool {
        backgroundColor.map { $0.premultipliedPixel >> 24 == 255 } == true && flags.contains(.doubleSided)
    }
}
