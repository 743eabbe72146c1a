// Building the current path.
// Apple: "CGContext", Constructing Paths.

extension CGContext {
    /// Empties the current path.
    public func beginPath() { currentPath = PathBuilder() }
    /// Begins a subpath at a point of user space.
    public func move(to point: CGPoint) {
        guard allows("CGContext.move(to:)", point) else { return }
        currentPath.move(to: point.applying(memoryTransform))
    }
    /// Adds a line from the current point.
    public func addLine(to point: CGPoint) {
        guard allows("CGContext.addLine(to:)", point) else { return }
        currentPath.addLine(to: point.applying(memoryTransform))
    }

    /// Adds a cubic curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        let member: StaticString = "CGContext.addCurve(to:control1:control2:)"
        guard allows(member, end), allows(member, control1), allows(member, control2) else { return }
        let t = memoryTransform
        currentPath.addCurve(to: end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
    }

    /// Adds a quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        let member: StaticString = "CGContext.addQuadCurve(to:control:)"
        guard allows(member, end), allows(member, control) else { return }
        let t = memoryTransform
        currentPath.addQuadCurve(to: end.applying(t), control: control.applying(t))
    }

    /// Closes the subpath with a line to its start.
    public func closePath() { currentPath.closeSubpath() }
    /// Adds a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect) {
        if allows("CGContext.addRect(_:)", rect) { add { $0.addRect(rect) } }
    }
    /// Adds rectangles, each as a closed subpath.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    /// Adds the ellipse that touches a rectangle's sides, as a closed subpath.
    public func addEllipse(in rect: CGRect) {
        if allows("CGContext.addEllipse(in:)", rect) { add { $0.addEllipse(in: rect) } }
    }

    /// Moves to the first point and adds lines through the others.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first, points.allSatisfy({ allows("CGContext.addLines(between:)", $0) }) else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// An arc in radians, after a line from the current point to its start; clockwise means falling angles.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        let isFinite = center.isFinite && radius.isFinite && startAngle.isFinite && endAngle.isFinite
        guard
            NumberCheck.drawing(
                "CGContext.addArc(center:radius:startAngle:endAngle:clockwise:)", isFinite,
                NumberCheck.text(center.x, center.y, radius, startAngle, endAngle))
        else { return }
        currentPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            memoryTransform)
    }

    /// An arc that rounds the corner at `tangent1End`, after a line from the current point to its start.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        let member: StaticString = "CGContext.addArc(tangent1End:tangent2End:radius:)"
        guard allows(member, tangent1End), allows(member, tangent2End),
            NumberCheck.drawing(member, radius.isFinite, NumberCheck.text(radius))
        else { return }
        currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, memoryTransform)
    }

    /// Adds the elements of a path, in user space.
    public func addPath(_ path: CGPath) { currentPath.append(contentsOf: path.storage, memoryTransform) }

    /// Puts the outline of its stroke in the place of the current path.
    public func replacePathWithStrokedPath() {
        let line = state.line
        guard let path else { return }
        let dashed =
            line.dashLengths.isEmpty ? path : path.copy(dashingWithPhase: line.dashPhase, lengths: line.dashLengths)
        let outline = dashed.copy(
            strokingWithWidth: line.width, lineCap: line.cap, lineJoin: line.join, miterLimit: line.miterLimit)
        currentPath = outline.storage.applying(memoryTransform)
    }

    /// The current path in user space; nil where it is empty.
    public var path: CGPath? {
        guard !currentPath.elements.isEmpty, memoryTransform.isInvertible else { return nil }
        return CGPath(storage: currentPath.applying(memoryTransform.inverted()))
    }

    /// Whether the current path has no elements.
    public var isPathEmpty: Bool { currentPath.elements.isEmpty }

    /// The end of the last step in user space; zero in an empty path.
    public var currentPointOfPath: CGPoint {
        currentPath.currentPoint.map { $0.applying(memoryTransform.inverted()) } ?? .zero
    }

    /// The box of all points of the current path in user space; null where it is empty.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// Whether a point of user space would be painted by drawing the current path in that mode.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        guard let path else { return false }
        let isInside =
            switch mode {
            case .fill, .fillStroke: path.contains(point)
            case .eoFill, .eoFillStroke: path.contains(point, using: .evenOdd)
            case .stroke: false
            }
        guard !isInside, mode != .fill, mode != .eoFill else { return isInside }
        let line = state.line
        return path.copy(
            strokingWithWidth: line.width, lineCap: line.cap, lineJoin: line.join, miterLimit: line.miterLimit
        ).contains(point)
    }

    private func allows(_ member: StaticString, _ point: CGPoint) -> Bool {
        NumberCheck.drawing(member, point.isFinite, point.numbersText)
    }

    func allows(_ member: StaticString, _ rect: CGRect) -> Bool {
        NumberCheck.drawing(member, rect.isUsable, rect.numbersText)
    }

    private func add(_ body: (inout PathBuilder) -> Void) {
        var shape = PathBuilder()
        body(&shape)
        currentPath.append(contentsOf: shape, memoryTransform)
    }
}
