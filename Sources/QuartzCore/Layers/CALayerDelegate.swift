// The delegate that draws, lays out and animates for a layer.
// Apple: "CALayerDelegate".
import CoreGraphics
import Foundation

/// The methods of a layer's delegate. All are optional: the defaults are the behaviour of a layer without a delegate.
public protocol CALayerDelegate: AnyObject {
    /// Provides the contents instead of drawing them. The default draws with `draw(_:in:)`.
    func display(_ layer: CALayer)
    /// Draws the contents into a context with the layer's own space.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before `draw(_:in:)`.
    func layerWillDraw(_ layer: CALayer)
    /// Lays out the sublayers in the layout pass.
    func layoutSublayers(of layer: CALayer)
    /// Returns the action for a key; `NSNull` for none, nil to continue the search.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { layer.displayByDrawing() }
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
