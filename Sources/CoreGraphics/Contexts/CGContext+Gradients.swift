// Axial and radial gradients.
// Apple: "CGContext", Drawing Gradients.
import Diagnostics
import PixelKernels

extension CGContext {
    /// Paints colours along a line over the whole clip.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        draw(
            Shading(stops: gradient.stops, kind: .linear(startPoint, endPoint), options: options),
            isFinite: startPoint.isFinite && endPoint.isFinite)
    }

    /// Paints colours between two circles over the whole clip.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        draw(
            Shading(
                stops: gradient.stops,
                kind: .radial(startCenter, max(0, startRadius), endCenter, max(0, endRadius)), options: options),
            isFinite: startCenter.isFinite && endCenter.isFinite && startRadius.isFinite && endRadius.isFinite)
    }

    private func draw(_ shading: Shading, isFinite: Bool) {
        guard isFinite else {
            return Catalogue.drawingNotFinite.report(cause: "A gradient's point or radius is not finite.")
        }
        let transform = memoryTransform
        guard transform.isInvertible, !shading.isDegenerate else { return }
        if let pdf { return pdf.draw(shading, transform: transform, state: state) }
        let area = state.clip.rect
        guard !area.isEmpty, let pixels = shading.render(transform: transform, region: area) else { return }
        paint(Coverage(rect: area), .buffer(pixels, x: area.minX, y: area.minY))
    }
}
