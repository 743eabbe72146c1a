// A path that grows.
// Apple: "CGMutablePath".

/// A path that steps can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// An empty path.
    public init() {
        super.init(storage: PathBuilder())
    }

    override init(storage: PathBuilder) {
        super.init(storage: storage)
    }

    /// Begins a subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        guard allows("CGMutablePath.move(to:)", point, transform) else { return }
        storage.move(to: point.applying(transform))
    }

    /// A line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        guard allows("CGMutablePath.addLine(to:)", point, transform) else { return }
        storage.addLine(to: point.applying(transform))
    }

    /// Moves to the first point and adds lines through the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first,
            points.allSatisfy({ allows("CGMutablePath.addLines(between:)", $0, transform) })
        else { return }
        storage.move(to: first.applying(transform))
        for point in points.dropFirst() { storage.addLine(to: point.applying(transform)) }
    }

    /// A quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        guard allows("CGMutablePath.addQuadCurve(to:control:)", end, transform),
            allows("CGMutablePath.addQuadCurve(to:control:)", control, transform)
        else { return }
        storage.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// A cubic curve from the current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        let member: StaticString = "CGMutablePath.addCurve(to:control1:control2:)"
        guard allows(member, end, transform), allows(member, control1, transform), allows(member, control2, transform)
        else { return }
        storage.addCurve(
            to: end.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
    }

    /// Closes the subpath under way.
    public func closeSubpath() { storage.closeSubpath() }

    /// A closed rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard allows("CGMutablePath.addRect(_:)", rect, transform) else { return }
        add(transform) { $0.addRect(rect) }
    }

    /// Closed rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// A closed ellipse.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard allows("CGMutablePath.addEllipse(in:)", rect, transform) else { return }
        add(transform) { $0.addEllipse(in: rect) }
    }

    /// A closed rectangle with elliptical corners.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let member: StaticString = "CGMutablePath.addRoundedRect(in:cornerWidth:cornerHeight:)"
        guard allows(member, rect, transform), allows(member, CGPoint(x: cornerWidth, y: cornerHeight), transform)
        else { return }
        add(transform) { $0.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight) }
    }

    /// An arc in radians, after a line from the current point to its start.
    ///
    /// `clockwise` means falling angles, which looks counter-clockwise where y points down.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        guard allowsArc(center, radius, startAngle, endAngle, transform) else { return }
        storage.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform)
    }

    /// An arc over `delta` radians, after a line from the current point to its start.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard allowsArc(center, radius, startAngle, delta, transform) else { return }
        storage.addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform)
    }

    /// An arc that rounds the corner at `tangent1End`, after a line from the current point to its start.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let member: StaticString = "CGMutablePath.addArc(tangent1End:tangent2End:radius:)"
        guard allows(member, tangent1End, transform), allows(member, tangent2End, transform),
            NumberCheck.path(member, radius.isFinite, NumberCheck.text(radius))
        else { return }
        storage.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform)
    }

    /// The steps of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        guard NumberCheck.path("CGMutablePath.addPath(_:)", transform.isFinite, transform.numbersText) else { return }
        storage.append(contentsOf: path.storage, transform)
    }

    private func allows(_ member: StaticString, _ point: CGPoint, _ transform: CGAffineTransform) -> Bool {
        NumberCheck.path(member, point.isFinite, point.numbersText)
            && NumberCheck.path(member, transform.isFinite, transform.numbersText)
    }

    private func allows(_ member: StaticString, _ rect: CGRect, _ transform: CGAffineTransform) -> Bool {
        NumberCheck.path(member, rect.isUsable, rect.numbersText)
            && NumberCheck.path(member, transform.isFinite, transform.numbersText)
    }

    private func allowsArc(
        _ center: CGPoint, _ radius: CGFloat, _ start: CGFloat, _ end: CGFloat, _ transform: CGAffineTransform
    ) -> Bool {
        let isFinite = center.isFinite && radius.isFinite && start.isFinite && end.isFinite
        return NumberCheck.path(
            "CGMutablePath.addArc(center:radius:…)", isFinite, NumberCheck.text(center.x, center.y, radius, start, end))
            && NumberCheck.path("CGMutablePath.addArc(center:radius:…)", transform.isFinite, transform.numbersText)
    }

    private func add(_ transform: CGAffineTransform, _ body: (inout PathBuilder) -> Void) {
        var shape = PathBuilder()
        body(&shape)
        storage.append(contentsOf: shape, transform)
    }
}
