// Filling and stroking.
// Apple: "CGContext", Painting Paths.
import Diagnostics
import PixelKernels

extension CGContext {
    /// Paints the current path, which is then empty.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = currentPath
        currentPath = PathBuilder()
        switch mode {
        case .fill: fill(path, evenOdd: false)
        case .eoFill: fill(path, evenOdd: true)
        case .stroke: stroke(path)
        case .fillStroke:
            fill(path, evenOdd: false)
            stroke(path)
        case .eoFillStroke:
            fill(path, evenOdd: true)
            stroke(path)
        }
    }

    /// Fills the current path, which is then empty; open subpaths count as closed.
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }
    /// Strokes the current path, which is then empty.
    public func strokePath() { drawPath(using: .stroke) }

    /// Fills a rectangle; the current path becomes empty.
    public func fill(_ rect: CGRect) {
        if allows("CGContext.fill(_:)", rect) { shape({ $0.addRect(rect) }, .fill) }
    }
    /// Fills rectangles; the current path becomes empty.
    public func fill(_ rects: [CGRect]) {
        let rects = rects.filter { allows("CGContext.fill(_:)", $0) }
        shape({ path in rects.forEach { path.addRect($0) } }, .fill)
    }
    /// Strokes a rectangle, half the width inside; the current path becomes empty.
    public func stroke(_ rect: CGRect) {
        if allows("CGContext.stroke(_:)", rect) { shape({ $0.addRect(rect) }, .stroke) }
    }

    /// Strokes a rectangle with another width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        guard NumberCheck.setting("CGContext.stroke(_:width:)", width.isFinite, NumberCheck.text(width)) else { return }
        let old = state.line.width
        state.line.width = width
        stroke(rect)
        state.line.width = old
    }

    /// Fills an ellipse; the current path becomes empty.
    public func fillEllipse(in rect: CGRect) {
        if allows("CGContext.fillEllipse(in:)", rect) { shape({ $0.addEllipse(in: rect) }, .fill) }
    }
    /// Strokes an ellipse; the current path becomes empty.
    public func strokeEllipse(in rect: CGRect) {
        if allows("CGContext.strokeEllipse(in:)", rect) { shape({ $0.addEllipse(in: rect) }, .stroke) }
    }

    /// Strokes a line between each two points; the current path becomes empty.
    public func strokeLineSegments(between points: [CGPoint]) {
        let isFinite = points.allSatisfy(\.isFinite)
        guard
            NumberCheck.drawing(
                "CGContext.strokeLineSegments(between:)", isFinite, points.first { !$0.isFinite }?.numbersText ?? "")
        else { return }
        shape(
            { path in
                for index in stride(from: 0, to: points.count - 1, by: 2) {
                    path.move(to: points[index])
                    path.addLine(to: points[index + 1])
                }
            }, .stroke)
    }

    /// Makes a rectangle transparent, as far as the clip allows; neither alpha, blend mode nor shadow count.
    public func clear(_ rect: CGRect) {
        guard allows("CGContext.clear(_:)", rect) else { return }
        let old = state
        state.blendMode = .clear
        state.shadow = nil
        state.alpha = 1
        shape({ $0.addRect(rect) }, .fill)
        state = old
    }

    private func shape(_ body: (inout PathBuilder) -> Void, _ mode: CGPathDrawingMode) {
        var path = PathBuilder()
        body(&path)
        currentPath = path.applying(memoryTransform)
        drawPath(using: mode)
    }

    /// Whether a path can be drawn; reports coordinates that are not finite.
    private func canDraw(_ path: PathBuilder) -> Bool {
        if path.elements.isEmpty { return false }
        let isFinite = path.elements.allSatisfy { $0.points.allSatisfy(\.isFinite) }
        if !isFinite { Catalogue.drawingNotFinite.report(cause: "The path holds a point that is not finite.") }
        return isFinite
    }

    func fill(_ path: PathBuilder, evenOdd: Bool) {
        guard canDraw(path) else { return }
        if let pdf { return pdf.fill(path, evenOdd: evenOdd, state: state, context: self) }
        // 1. A shadow may fall into the clip from outside; the shape then counts wholly.
        guard state.shadow != nil || isVisible(path.boundingBox) else { return }
        let bounds = shapeBounds
        guard let shape = Rasterizer.fill(path, evenOdd: evenOdd, antialias: antialias, bounds: bounds) else { return }
        paint(shape, color: state.fillColor)
    }

    func stroke(_ path: PathBuilder) {
        guard canDraw(path) else { return }
        if let pdf { return pdf.stroke(path, state: state, transform: memoryTransform, context: self) }
        guard
            let shape = Rasterizer.stroke(
                path, style: state.line, transform: memoryTransform, antialias: antialias, bounds: shapeBounds)
        else { return }
        paint(shape, color: state.strokeColor)
    }

    private func isVisible(_ box: CGRect) -> Bool {
        guard let pixels = Rasterizer.pixels(around: box) else { return false }
        return pixels.intersects(state.clip.rect)
    }

    /// Where shapes are rasterised: the whole destination whatever the clip, and what a shadow may bring in.
    var shapeBounds: PixelRect {
        guard let shadow = deviceShadow else { return destinationBounds }
        return destinationBounds.union(
            destinationBounds.offsetBy(x: -shadow.x, y: -shadow.y).insetBy(-shadow.reach - 1))
    }
}
