// Shrinking text until it fits.
// Apple: UILabel.adjustsFontSizeToFitWidth, NSStringDrawingContext.minimumScaleFactor
import Foundation

/// Shrinking text until it fits.
package enum TextFitting {
    /// The greatest factor on the font sizes, between the minimum and 1, at which the text fits; the minimum where none does.
    ///
    /// Steps of 1/64: enough for a quarter of a point at 17.
    package static func scaleFactor(
        for request: TextLayoutRequest, width: CGFloat, height: CGFloat = .infinity, minimum: CGFloat
    ) -> CGFloat {
        let least = max(1, Int((min(max(minimum, 0), 1) * 64).rounded(.up)))
        if least >= 64 || fits(request, width: width, height: height) { return 1 }
        var low = least
        var high = 63
        guard fits(scaled(request, by: CGFloat(low) / 64), width: width, height: height) else { return CGFloat(low) / 64 }
        while low < high {
            let middle = (low + high + 1) / 2
            if fits(scaled(request, by: CGFloat(middle) / 64), width: width, height: height) {
                low = middle
            } else {
                high = middle - 1
            }
        }
        return CGFloat(low) / 64
    }

    /// Whether nothing is left out, no word is cut, and the size is within bounds.
    private static func fits(_ request: TextLayoutRequest, width: CGFloat, height: CGFloat) -> Bool {
        var request = request
        let single = request.maximumLines == 1
        request.width = single ? .infinity : width
        request.height = height
        let layout = TextLayout.make(request)
        return !layout.isTruncated && layout.size.width <= width + 0.001 && layout.size.height <= height + 0.001
    }

    /// The request with every font and kern in a smaller size.
    package static func scaled(_ request: TextLayoutRequest, by factor: CGFloat) -> TextLayoutRequest {
        var request = request
        request.defaultFont = request.defaultFont.withSize(request.defaultFont.pointSize * factor)
        guard case .attributed(let string) = request.content else { return request }
        let copy = NSMutableAttributedString(attributedString: string)
        var index = 0
        while index < string.length {
            var range = NSRange(location: index, length: 0)
            let attributes = string.attributes(at: index, effectiveRange: &range)
            if let font = (attributes[.font] as? any TypesetFont)?.typesetFont {
                copy.addAttribute(.font, value: ScaledFont(font.withSize(font.pointSize * factor)), range: range)
            }
            if let kern = AttributeReader(attributes).number(.kern) {
                copy.addAttribute(.kern, value: kern * Double(factor), range: range)
            }
            index = max(index + 1, range.location + range.length)
        }
        request.content = .attributed(NSAttributedString(attributedString: copy))
        return request
    }
}

/// A descriptor as attribute value.
package final class ScaledFont: NSObject, TypesetFont, @unchecked Sendable {
    private let attributeValueHeader: AttributeValueHeader = 0x2A00
    package let typesetFont: FontDescriptor

    package init(_ font: FontDescriptor) { typesetFont = font }

    package override func isEqual(_ object: Any?) -> Bool { (object as? ScaledFont)?.typesetFont == typesetFont }
    package override var hash: Int { typesetFont.hashValue }
}
