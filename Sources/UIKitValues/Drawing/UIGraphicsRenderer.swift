// The base of the renderers: a format, a context, and drawing actions run in it.
// Apple: "UIGraphicsRenderer", "UIGraphicsRendererContext", "UIGraphicsRendererFormat"
import CoreGraphics
import Foundation

/// The settings of a renderer's contexts.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The bounds of the renderer that uses the format, in points.
    open internal(set) var bounds: CGRect = .zero
    /// A format with Apple's defaults.
    public override required init() {}
    /// A format for the main screen.
    open class func `default`() -> Self { self.init() }
    /// The best format for the main screen.
    open class func preferred() -> Self { self.init() }
    /// A second format with the same settings.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.bounds = bounds
        return copy
    }
}

/// The context that a renderer hands to its drawing actions.
open class UIGraphicsRendererContext: NSObject {
    /// The Core Graphics context, in points, origin top left.
    public let cgContext: CGContext
    /// The renderer's format.
    public let format: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        self.format = format
    }

    /// Fills a rectangle with the current fill colour.
    open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }
    /// Fills a rectangle with the current fill colour in a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }
    /// Draws a frame one point wide inside the rectangle with the current stroke colour.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }
    /// Draws a frame one point wide inside the rectangle in a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }
    /// Narrows the clip to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The base of the image and the PDF renderer.
open class UIGraphicsRenderer: NSObject {
    /// How this renderer's contexts are made.
    public let format: UIGraphicsRendererFormat

    init(bounds: CGRect, rendererFormat: UIGraphicsRendererFormat) {
        // A copy, so that a later change of the caller's format does not change this renderer.
        format = rendererFormat.copy() as? UIGraphicsRendererFormat ?? rendererFormat
        format.bounds = bounds
    }

    /// False; true for renderers whose output is an image.
    open var allowsImageOutput: Bool { false }
}
