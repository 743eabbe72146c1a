// A path with the attributes that drawing it needs.
// Apple: "UIBezierPath"
import CoreGraphics
import Foundation
import QuartzCore

/// Lines and curves in points, with line width, caps, joins, dash and fill rule. Not safe to change from two threads.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    package var path: CGMutablePath
    private var dash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

    /// Width of strokes in points, 1 by default.
    open var lineWidth: CGFloat = 1 { didSet { keep(&lineWidth, oldValue, "UIBezierPath.lineWidth") } }
    /// Ends of open strokes, butt by default.
    open var lineCapStyle: CGLineCap = .butt
    /// Corners of strokes, miter by default.
    open var lineJoinStyle: CGLineJoin = .miter
    /// The limit of the miter length at which a miter join becomes a bevel, 10 by default.
    open var miterLimit = PathMeasures.miterLimit { didSet { keep(&miterLimit, oldValue, "UIBezierPath.miterLimit") } }
    /// How far curves may be from the truth in pixels, 0.6 by default. Every value is kept: curves are drawn finer.
    open var flatness = PathMeasures.flatness { didSet { keep(&flatness, oldValue, "UIBezierPath.flatness") } }
    /// True fills by the even-odd rule, false by non-zero winding.
    open var usesEvenOddFillRule = false

    /// An empty path.
    public override init() { path = CGMutablePath() }
    /// A path of a rectangle, clockwise from its origin.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }
    /// A path of the ellipse inside a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }
    /// A rectangle with rounded corners, their curve continuous as iOS draws it; one too large for the rectangle
    /// rounds the whole shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        guard allows("UIBezierPath(roundedRect:cornerRadius:)", rect, cornerRadius) else { return }
        RoundedRectShape(rect: rect, corners: .allCorners, radius: cornerRadius).add(to: path)
    }
    /// A rectangle with some corners rounded; of the radii the width counts.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        guard allows("UIBezierPath(roundedRect:byRoundingCorners:cornerRadii:)", rect, cornerRadii.width) else { return }
        RoundedRectShape(rect: rect, corners: corners, radius: cornerRadii.width).add(to: path)
    }
    /// An open arc; angles in radians from the positive x axis, clockwise as seen on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    /// A path of a Core Graphics path, copied.
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        path.addPath(CGPath)
    }

    /// Decodes a path and its attributes; nil from an archive without one.
    public required init?(coder: NSCoder) {
        path = CGMutablePath()
        super.init()
        guard decode(from: coder) else { return nil }
    }
    /// Encodes the path and its attributes.
    open func encode(with coder: NSCoder) { encodeAll(with: coder) }
    /// True.
    open class var supportsSecureCoding: Bool { true }
    /// A second path with the same elements and attributes.
    open func copy(with zone: NSZone? = nil) -> Any {
        let isPlain = type(of: self) == UIBezierPath.self
        let copy = isPlain ? UIBezierPath() : DynamicInit.makeIfImplemented(type(of: self)) ?? UIBezierPath()
        copy.path.addPath(path)
        copy.takeAttributes(of: self)
        return copy
    }

    /// The elements as a Core Graphics path, copied in both directions.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }

    /// Begins a new subpath at a point.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line from the current point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a cubic curve from the current point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a quadratic curve from the current point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Adds an arc, with a line to its start where there is a current point. Angles in radians, clockwise as seen on
    /// the screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics names the direction for a y axis that points up, UIKit for one that points down.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
    /// Closes the current subpath with a line to its start.
    open func close() { path.closeSubpath() }
    /// Takes every element away; the attributes stay.
    open func removeAllPoints() { path = CGMutablePath() }
    /// Adds another path's elements.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// The same shape drawn in the other direction, with the same attributes.
    open func reversing() -> UIBezierPath { makeReversed() }
    /// Transforms every point.
    open func apply(_ transform: CGAffineTransform) {
        guard NumberCheck.path("UIBezierPath.apply(_:)", transform.isFinite, transform.numbersText) else { return }
        let moved = CGMutablePath()
        moved.addPath(path, transform: transform)
        path = moved
    }

    /// True where there are no elements.
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle around the drawn points, control points left out; null where empty.
    open var bounds: CGRect { path.boundingBoxOfPath }
    /// The point at which the next element begins; the origin for an empty path.
    open var currentPoint: CGPoint { path.currentPoint }
    /// True where the point lies inside the filled shape.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Sets the lengths of dashes and gaps in points and where in them the stroke begins; nil or 0 for a whole line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        let isFinite = phase.isFinite && lengths.allSatisfy(\.isFinite)
        guard NumberCheck.setting("UIBezierPath.setLineDash(_:count:phase:)", isFinite, "\(lengths), \(phase)") else { return }
        dash = (lengths, phase)
    }
    /// Reads the dash; `pattern` must have room for `count` lengths.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        if let pattern { for (index, length) in dash.pattern.enumerated() { pattern[index] = length } }
        count?.pointee = dash.pattern.count
        phase?.pointee = dash.phase
    }

    /// Fills the shape in the current context with its fill colour.
    open func fill() { fillPath(.normal, 1) }
    /// Strokes the outline in the current context with its stroke colour.
    open func stroke() { strokePath(.normal, 1) }
    /// Fills the shape in a blend mode with an alpha.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fillPath(blendMode, alpha) }
    /// Strokes the outline in a blend mode with an alpha.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { strokePath(blendMode, alpha) }
    /// Narrows the clip of the current context to the shape.
    open func addClip() { clipToPath() }

    var dashPattern: [CGFloat] { dash.pattern }
    var dashPhase: CGFloat { dash.phase }

    func takeAttributes(of other: UIBezierPath) {
        lineWidth = other.lineWidth
        lineCapStyle = other.lineCapStyle
        lineJoinStyle = other.lineJoinStyle
        miterLimit = other.miterLimit
        flatness = other.flatness
        usesEvenOddFillRule = other.usesEvenOddFillRule
        dash = other.dash
    }

    func setDash(_ pattern: [CGFloat], phase: CGFloat) { dash = (pattern, phase) }
}

/// The defaults of paths and of pages.
package enum PathMeasures {
    /// In line widths. Documented: "UIBezierPath", miterLimit (10 by default).
    package static let miterLimit: CGFloat = 10
    /// In pixels. Documented: "UIBezierPath", flatness (0.6 by default).
    static let flatness: CGFloat = 0.6
    /// Points of a page. Documented: "UIGraphicsBeginPDFContextToFile" (612 × 792 for an empty rectangle).
    static let page = CGRect(x: 0, y: 0, width: 612, height: 792)
}
