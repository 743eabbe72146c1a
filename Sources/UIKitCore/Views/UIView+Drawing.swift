// The display pass of a view: `draw(_:)` in a current context, in the view's traits.
// Apple: "UIView", Drawing and updating the view.
import CoreGraphics
import Foundation
import QuartzCore
import UIKitValues

extension UIView {
    func markDisplay(_ rect: CGRect?) {
        guard MainThread.allows("-[UIView setNeedsDisplay]") else { return }
        guard drawsContent else { return }
        if let rect { layerStorage.setNeedsDisplay(rect) } else { layerStorage.setNeedsDisplay() }
    }

    /// Called by the layer in the display pass.
    func displayContent(of layer: CALayer) {
        guard layer === layerStorage else { return layer.displayByDrawing() }
        guard drawsContent else { return }
        appearance.render()
        layer.displayByDrawing()
    }

    /// Steps: 1. the context becomes current; 2. the traits too; 3. the background, for an opaque view; 4. `draw(_:)`.
    func drawContent(of layer: CALayer, in context: CGContext) {
        guard layer === layerStorage, DrawOverride.isOverridden(in: Self.self) else { return }
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        traitCollection.performAsCurrent { draw(bounds) }
    }
}
