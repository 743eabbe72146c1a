// Filling, stroking and clipping with a path in the current context.
// Apple: "UIBezierPath", Drawing paths; Clipping paths
import CoreGraphics
import Diagnostics
import Foundation

extension UIBezierPath {
    private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    func fillPath(_ blendMode: CGBlendMode, _ alpha: CGFloat) {
        withCurrentContext("UIBezierPath.fill()") { context in
            if blendMode != .normal { context.setBlendMode(blendMode) }
            if alpha < 1 { context.setAlpha(max(0, alpha)) }
            context.addPath(path)
            context.fillPath(using: fillRule)
        }
    }

    func strokePath(_ blendMode: CGBlendMode, _ alpha: CGFloat) {
        withCurrentContext("UIBezierPath.stroke()") { context in
            if blendMode != .normal { context.setBlendMode(blendMode) }
            if alpha < 1 { context.setAlpha(max(0, alpha)) }
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dashPhase, lengths: dashPattern)
            context.addPath(path)
            context.strokePath()
        }
    }

    func clipToPath() {
        guard let context = UIGraphicsGetCurrentContext() else {
            Catalogue.noCurrentContext.report(object: "UIBezierPath.addClip()")
            return
        }
        context.addPath(path)
        context.clip(using: fillRule)
    }
}
