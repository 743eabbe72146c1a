// Who draws, lays out and animates for a layer.
// Apple: "CALayerDelegate".
import CoreGraphics
import Foundation

/// The methods a layer calls. All are optional: the defaults do what a layer does without a delegate.
public protocol CALayerDelegate: AnyObject {
    /// Sets the contents in place of drawing them. The default draws with `draw(_:in:)`.
    func display(_ layer: CALayer)
    /// Draws the contents; the context has the layer's own space.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Comes before `draw(_:in:)`.
    func layerWillDraw(_ layer: CALayer)
    /// Comes in the layout pass.
    func layoutSublayers(of layer: CALayer)
    /// The action of a key; `NSNull` for none at all, nil to go on searching.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { layer.displayByDrawing() }
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
