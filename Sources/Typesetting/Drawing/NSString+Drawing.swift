// Measuring and drawing plain strings with attributes.
// Apple: NSString (NSStringDrawing, NSExtendedStringDrawing)
import CoreGraphics
import Foundation

extension NSString {
    /// The size of the text in points, not rounded; lines break only where the text says so.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        StringDrawing.bounds(attributed(attributes), .zero, .usesLineFragmentOrigin, nil, font: font(attributes)).size
    }

    /// Draws into the current context, the text's left top corner at a point.
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        attributed(attributes).draw(at: point)
    }

    /// Draws into the current context, wrapped to the rectangle's width; lines that do not fit are left out.
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        attributed(attributes).draw(in: rect)
    }

    /// Draws into the current context. Without `.usesLineFragmentOrigin` the origin is one line's baseline.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        attributed(attributes).draw(with: rect, options: options, context: context)
    }

    /// The text's bounds in points, not rounded: round up where whole points are needed.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing.bounds(attributed(attributes), size, options, context, font: font(attributes))
    }

    private func font(_ attributes: [NSAttributedString.Key: Any]?) -> FontDescriptor? {
        length == 0 ? attributes.flatMap { AttributeReader($0).font } : nil
    }

    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: String(self), attributes: attributes)
    }
}
