// A layer that draws a gradient.
// Apple: "CAGradientLayer".
import CoreGraphics
import Foundation

/// A layer that fills its bounds with a colour gradient, clipped to the rounded corners. Points are in unit coordinates:
/// the gradient is that of a square, stretched to the bounds.
open class CAGradientLayer: CALayer {
    public override init() {
        super.init()
        values.special = .gradient(GradientModel())
    }
    public override init(layer: Any) { super.init(layer: layer) }
    /// Creates a layer from an archive, without colours.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.special = .gradient(GradientModel())
    }

    /// The colours, as `CGColor`s; other values are ignored. Nil for none.
    open var colors: [Any]? {
        get { gradient.colors.isEmpty ? nil : gradient.colors }
        set { set("colors") { $0.colors = (newValue ?? []).compactMap { $0 as? CGColor } } }
    }
    /// The positions of the colours, 0…1 and ascending; nil for equal steps.
    open var locations: [NSNumber]? {
        get { gradient.locations?.map { NSNumber(value: Double($0)) } }
        set {
            guard takes("CAGradientLayer.locations", newValue) else { return }
            set("locations") { $0.locations = newValue?.map { CGFloat($0.doubleValue) } }
        }
    }
    /// The start of the gradient, or the center of a radial or conic one; (0.5, 0) by default.
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { if takes("CAGradientLayer.startPoint", newValue) { set("startPoint") { $0.startPoint = newValue } } }
    }
    /// The end of the gradient; (0.5, 1) by default.
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { if takes("CAGradientLayer.endPoint", newValue) { set("endPoint") { $0.endPoint = newValue } } }
    }
    /// The type of the gradient; axial by default.
    open var type: CAGradientLayerType {
        get { gradient.type }
        set { set("type") { $0.type = newValue } }
    }

    override func makeCopy() -> CALayer { CAGradientLayer(layer: self) }

    private var gradient: GradientModel {
        if case .gradient(let gradient)? = values.special { gradient } else { GradientModel() }
    }

    private func set(_ key: String, _ body: (inout GradientModel) -> Void) {
        var value = gradient
        let action = beginChange(key)
        body(&value)
        values.special = .gradient(value)
        mark(.node)
        endChange(key, action)
    }
}
