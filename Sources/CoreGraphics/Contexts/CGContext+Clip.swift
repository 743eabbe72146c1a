// Narrowing the area that drawing can change.
// Apple: "CGContext", Modifying Clipping Paths.
import Diagnostics
import PixelKernels

extension CGContext {
    /// Keeps what lies inside the current path, which is then empty.
    public func clip(using rule: CGPathFillRule = .winding) {
        let path = currentPath
        currentPath = PathBuilder()
        guard !path.elements.isEmpty else { return Catalogue.clipPathEmpty.report() }
        clip(to: path, evenOdd: rule == .evenOdd)
    }

    /// Keeps what lies inside a rectangle; the current path becomes empty.
    public func clip(to rect: CGRect) { clip(to: [rect]) }

    /// Keeps what lies inside any of the rectangles; the current path becomes empty.
    public func clip(to rects: [CGRect]) {
        guard rects.allSatisfy({ allows("CGContext.clip(to:)", $0) }) else { return }
        var path = PathBuilder()
        for rect in rects { path.addRect(rect) }
        currentPath = PathBuilder()
        clip(to: path.applying(memoryTransform), evenOdd: false)
    }

    /// Keeps what a mask, stretched to a rectangle, lets through: a stencil where it is 0, a gray image where white.
    public func clip(to rect: CGRect, mask: CGImage) {
        guard allows("CGContext.clip(to:mask:)", rect) else { return }
        var quad = PathBuilder()
        quad.addRect(rect)
        let path = quad.applying(memoryTransform)
        guard rect.isFinite, path.boundingBox.isFinite else { return }
        if let pdf { return pdf.clip(to: rect, mask: mask, transform: memoryTransform) }
        guard
            let shape = Rasterizer.fill(path, evenOdd: false, antialias: antialias, bounds: destinationBounds)
        else { return state.clip.intersect(nil, bounds: path.boundingBox) }
        let sampled = sampleMask(mask, in: rect, region: shape.rect)
        state.clip.intersect(shape, bounds: path.boundingBox)
        if !state.clip.rect.isEmpty { state.clip.intersect(sampled, bounds: path.boundingBox) }
    }

    /// Lets drawing go everywhere again.
    public func resetClip() {
        if let pdf { return pdf.resetClip() }
        state.clip = ClipState(layers.last.map(\.state.clip.rect) ?? destinationBounds)
    }

    /// The box of the clip in user space.
    public var boundingBoxOfClipPath: CGRect {
        let box = state.clip.bounds
        return box.isNull ? .null : box.applying(memoryTransform.inverted())
    }

    private func clip(to path: PathBuilder, evenOdd: Bool) {
        let box = path.tightBoundingBox
        guard box.isNull || box.isFinite else {
            return Catalogue.drawingNotFinite.report(cause: "A clip path's box is \(box.debugDescription).")
        }
        if let pdf {
            state.clip.bounds = state.clip.bounds.intersection(box)
            return pdf.clip(path, evenOdd: evenOdd)
        }
        let shape = Rasterizer.fill(path, evenOdd: evenOdd, antialias: antialias, bounds: destinationBounds)
        state.clip.intersect(shape, bounds: box)
    }
}
