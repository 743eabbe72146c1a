// Axial, radial and conic gradients.
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

    /// Paints colours around a point over the whole clip, from an angle in radians on towards growing ones.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        draw(
            Shading(
                stops: gradient.stops, kind: .conic(center, angle),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]),
            isFinite: center.isFinite && angle.isFinite)
    }

    private func draw(_ shading: Shading, isFinite: Bool) {
        guard isFinite else {
            return Catalogue.drawingNotFinite.report(cause: "A gradient's point or radius is not finite.")
        }
        let transform = memoryTransform
        guard transform.isInvertible, !shading.isDegenerate else { return }
        if let pdf { return pdf.draw(shading, transform: transform, state: state, bounds: destinationBounds) }
        paint(Coverage(rect: shapeBounds), .shading(shading, transform))
    }
}
