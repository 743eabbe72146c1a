// A layer that fills and strokes a path.
// Apple: "CAShapeLayer".
import CoreGraphics
import Foundation

/// A layer that fills and then strokes a path in its own space. Lengths are in points.
open class CAShapeLayer: CALayer {
    public override init() {
        super.init()
        values.special = .shape(ShapeModel())
    }
    public override init(layer: Any) { super.init(layer: layer) }
    /// Creates a layer from an archive, without a path.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.special = .shape(ShapeModel())
    }

    /// The path in the layer's own space; copied.
    open var path: CGPath? {
        get { shape.path }
        set { set("path") { $0.path = newValue?.copy() } }
    }
    /// The fill colour; black by default, nil for none.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { set("fillColor") { $0.fillColor = newValue } }
    }
    /// The fill rule; non-zero by default.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.evenOdd ? .evenOdd : .nonZero }
        set { set("fillRule") { $0.evenOdd = newValue == .evenOdd } }
    }
    /// The stroke colour; nil, the default, for none.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { set("strokeColor") { $0.strokeColor = newValue } }
    }
    /// The start of the stroke, 0…1 of the path's length.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set {
            if newValue != shape.strokeStart, takes("CAShapeLayer.strokeStart", newValue) {
                set("strokeStart") { $0.strokeStart = newValue }
            }
        }
    }
    /// The end of the stroke, 0…1 of the path's length.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set {
            if newValue != shape.strokeEnd, takes("CAShapeLayer.strokeEnd", newValue) {
                set("strokeEnd") { $0.strokeEnd = newValue }
            }
        }
    }
    /// The width of the stroke, in points; 1 by default.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set {
            if newValue != shape.lineWidth, takes("CAShapeLayer.lineWidth", newValue) {
                set("lineWidth") { $0.lineWidth = newValue }
            }
        }
    }
    /// The limit of miter joins, in line widths; 10 by default.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { if takes("CAShapeLayer.miterLimit", newValue) { set("miterLimit") { $0.miterLimit = newValue } } }
    }
    /// The style of line ends; butt by default.
    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { set("lineCap") { $0.lineCap = newValue } }
    }
    /// The style of line joins; miter by default.
    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { set("lineJoin") { $0.lineJoin = newValue } }
    }
    /// The position in the dash pattern at which the stroke begins, in points.
    open var lineDashPhase: CGFloat {
        get { shape.dashPhase }
        set { if takes("CAShapeLayer.lineDashPhase", newValue) { set("lineDashPhase") { $0.dashPhase = newValue } } }
    }
    /// The alternating lengths of dashes and gaps; nil for a solid line.
    open var lineDashPattern: [NSNumber]? {
        get { shape.dashPattern.isEmpty ? nil : shape.dashPattern.map { NSNumber(value: Double($0)) } }
        set {
            guard takes("CAShapeLayer.lineDashPattern", newValue) else { return }
            set("lineDashPattern") { $0.dashPattern = (newValue ?? []).map { CGFloat($0.doubleValue) } }
        }
    }

    override func makeCopy() -> CALayer { CAShapeLayer(layer: self) }

    private var shape: ShapeModel { if case .shape(let shape)? = values.special { shape } else { ShapeModel() } }

    private func set(_ key: String, _ body: (inout ShapeModel) -> Void) {
        var value = shape
        let action = beginChange(key)
        body(&value)
        values.special = .shape(value)
        mark(.node)
        endChange(key, action)
    }
}
