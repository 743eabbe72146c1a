// A layer that draws a gradient.
// Apple: "CAGradientLayer".
import CoreGraphics
import Foundation

/// Fills its bounds with a gradient between colours, clipped to the rounded corners. Points are in unit coordinates:
/// the gradient is that of a square, stretched with the bounds.
open class CAGradientLayer: CALayer {
    public override init() {
        super.init()
        values.special = .gradient(GradientModel())
    }
    public override init(layer: Any) { super.init(layer: layer) }
    /// From an archive, without colours.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.special = .gradient(GradientModel())
    }

    /// `CGColor`s; other values are left out. Nil for none.
    open var colors: [Any]? {
        get { gradient.colors.isEmpty ? nil : gradient.colors }
        set { set("colors") { $0.colors = (newValue ?? []).compactMap { $0 as? CGColor } } }
    }
    /// Where the colours stand, 0…1, rising; nil for even steps.
    open var locations: [NSNumber]? {
        get { gradient.locations?.map { NSNumber(value: Double($0)) } }
        set {
            guard takes("CAGradientLayer.locations", newValue) else { return }
            set("locations") { $0.locations = newValue?.map { CGFloat($0.doubleValue) } }
        }
    }
    /// (0.5, 0) unless set; the centre of a radial or conic gradient.
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { if takes("CAGradientLayer.startPoint", newValue) { set("startPoint") { $0.startPoint = newValue } } }
    }
    /// (0.5, 1) unless set.
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { if takes("CAGradientLayer.endPoint", newValue) { set("endPoint") { $0.endPoint = newValue } } }
    }
    /// Axial unless set.
    open var type: CAGradientLayerType { get { gradient.type } set { set("type") { $0.type = newValue } } }

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
