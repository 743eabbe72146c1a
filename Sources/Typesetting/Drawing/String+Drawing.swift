// Measuring and drawing Swift's strings: on Apple's platforms they bridge to NSString.
// Apple: NSString (NSStringDrawing, NSExtendedStringDrawing)
import CoreGraphics
import Foundation

extension StringProtocol {
    /// The size of the text in points, not rounded; lines break only where the text says so.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        bridged.size(withAttributes: attributes)
    }

    /// Draws into the current context, the text's left top corner at a point.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        bridged.draw(at: point, withAttributes: attributes)
    }

    /// Draws into the current context, wrapped to the rectangle's width; lines that do not fit are left out.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        bridged.draw(in: rect, withAttributes: attributes)
    }

    /// Draws into the current context. Without `.usesLineFragmentOrigin` the origin is one line's baseline.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        bridged.draw(with: rect, options: options, attributes: attributes, context: context)
    }

    /// The text's bounds in points, not rounded: round up where whole points are needed.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        bridged.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    private var bridged: NSString { NSString(string: String(self)) }
}
