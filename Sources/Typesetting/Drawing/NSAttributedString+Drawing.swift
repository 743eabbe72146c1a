// Measuring and drawing attributed strings.
// Apple: NSAttributedString (NSStringDrawing, NSExtendedStringDrawing)
import CoreGraphics
import Foundation

extension NSAttributedString {
    /// The size of the text in points, not rounded; lines break only where the text says so.
    public func size() -> CGSize {
        StringDrawing.bounds(self, .zero, .usesLineFragmentOrigin, nil).size
    }

    /// Draws into the current context, the text's left top corner at a point.
    public func draw(at point: CGPoint) {
        StringDrawing.draw(self, CGRect(origin: point, size: .zero), .usesLineFragmentOrigin, nil)
    }

    /// Draws into the current context, wrapped to the rectangle's width; lines that do not fit are left out.
    public func draw(in rect: CGRect) {
        StringDrawing.draw(self, rect, .usesLineFragmentOrigin, nil)
    }

    /// Draws into the current context. Without `.usesLineFragmentOrigin` the origin is one line's baseline.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        StringDrawing.draw(self, rect, options, context)
    }

    /// The text's bounds in points, not rounded: round up where whole points are needed.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        StringDrawing.bounds(self, size, options, context)
    }
}
