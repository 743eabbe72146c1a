// Drawing a layer's model into a context.
// Apple: "CALayer", render(in:).
import CoreGraphics
import Foundation
import PixelKernels

extension CALayer {
    /// Composites the model tree at the context's resolution and draws the picture. In PDF contexts it is a picture too.
    ///
    /// - Parameter keepsDepth: Whether transforms in space are drawn as on the screen; `render(in:)` leaves them out whole
    ///   (observed). So are the effects of backdrops and vibrancy: where there are none below the layer itself, they have
    ///   nothing to work on.
    package func renderModel(in context: CGContext, keepsDepth: Bool = false) {
        if LayerHost.hasReduced, let host, host.rasterFactor != 1 {
            return host.withWholeContents(of: self) { renderModel(in: context, keepsDepth: keepsDepth) }
        }
        layoutTree()
        displayTree()
        let toDevice = context.memoryTransform
        guard let node = snapshotNode(keepsDepth: keepsDepth), !bounds.isEmpty else { return }
        let projection = Projection(toDevice)
        let clip = context.boundingBoxOfClipPath
        // Layers as large as numbers go have no extent in numbers: all that can be seen is looked at.
        let extent = node.extent
        let seen =
            extent.width.isFinite && extent.height.isFinite && extent.minX.isFinite && extent.minY.isFinite
            ? extent.intersection(clip) : clip
        guard !seen.isNull, seen.width > 0, seen.height > 0 else { return }
        let area = DevicePixels.around(seen, projection)
        guard area.area <= 1 << 27, let buffer = PixelBuffer(width: area.width, height: area.height) else { return }
        let scale = abs(toDevice.a * toDevice.d - toDevice.b * toDevice.c).squareRoot()
        Compositor().draw(
            node, on: Surface(buffer: buffer, originX: area.minX, originY: area.minY), clip: area,
            projection: projection, scale: scale, effects: keepsDepth)
        context.draw(pixels: buffer, deviceX: area.minX, deviceY: area.minY)
    }

    /// The model tree as nodes, without touching what the next commit needs. The layer lies at its own origin.
    private func snapshotNode(keepsDepth: Bool) -> RenderNode? {
        var cutLayer: CALayer?
        func node(_ layer: CALayer, depth: Int) -> RenderNode {
            var made: RenderNode?
            DeepWalk.whole { made = level(layer, depth) }
            return made!
        }
        func level(_ layer: CALayer, _ depth: Int) -> RenderNode {
            let isCut = depth >= DeepWalk.deepestLayer && (!layer.tree.sublayers.isEmpty || layer.tree.mask != nil)
            if isCut, cutLayer == nil { cutLayer = layer }
            let children =
                isCut
                ? NodeList() : NodeList(ContiguousArray(layer.tree.sublayers.map { node($0, depth: depth + 1) }))
            var model = layer.values
            // Observed: drawn into a context, edges between pixels are soft.
            if !keepsDepth { model.flags.insert(.allowsEdgeAntialiasing) }
            if model.hasRare, !keepsDepth {
                let rare = model.rare
                if !CATransform3DIsAffine(rare.transform) {
                    model.changeRare { $0.transform = CATransform3DIdentity }
                }
                if !CATransform3DIsAffine(rare.sublayerTransform) {
                    model.changeRare { $0.sublayerTransform = CATransform3DIdentity }
                }
            }
            if depth == 0 { model.flags.remove(.hidden) }
            return RenderNode(
                id: ObjectIdentifier(layer), model: model, children: children,
                mask: isCut ? nil : layer.tree.mask.map { node($0, depth: depth + 1) }, animations: [], isCut: isCut)
        }
        let top = node(self, depth: 0)
        if let cutLayer { DeepWalk.reportDepth(of: cutLayer.describe(cutLayer)) }
        return top
    }
}
