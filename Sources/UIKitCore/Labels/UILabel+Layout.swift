// Measuring and placing a label's text.
// Apple: "UILabel", Drawing and positioning overrides
import CoreGraphics
import Foundation
import Typesetting
import UIKitValues

extension UILabel {
    /// A label's text is at most so high and wide where nothing limits it, in points.
    private static let unlimited: CGFloat = 1e7

    var pixelScale: CGFloat { contentScaleFactor > 0 ? contentScaleFactor : traitCollection.pixelScale }

    /// Creates the request for the typesetter.
    func request(width: CGFloat, height: CGFloat, lines: Int, color: UIColor? = nil) -> TextLayoutRequest {
        let font = style.followsContentSize ? style.font.adjusted(for: traitCollection) : style.font
        var request: TextLayoutRequest
        if let attributed = content.attributed {
            request = TextLayoutRequest(
                string: adjusted(attributed), defaultFont: font.typesetFont, defaultColor: color ?? style.color)
            if !content.hasOwnParagraphs { request.alignment = style.alignment }
        } else {
            request = TextLayoutRequest(
                text: content.plain ?? "", font: font.typesetFont, color: color ?? style.color)
            request.alignment = style.alignment
        }
        request.lineBreakMode = style.lineBreakMode
        // Observed: attributed text without a paragraph style has none of the label's either.
        let hasParagraphs = content.attributed == nil || content.hasOwnParagraphs
        request.lineBreakStrategy = hasParagraphs ? style.lineBreakStrategy : []
        request.width = width
        request.height = height
        request.maximumLines = lines
        request.tightensBeforeTruncation = style.tightens
        request.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        request.scale = pixelScale
        return request
    }

    /// Preferred fonts inside an attributed text grow as well.
    private func adjusted(_ text: NSAttributedString) -> NSAttributedString {
        guard style.followsContentSize else { return text }
        let copy = NSMutableAttributedString(attributedString: text)
        let traits = traitCollection
        var index = 0
        while index < text.length {
            var range = NSRange()
            if let font = text.attribute(.font, at: index, effectiveRange: &range) as? UIFont {
                copy.addAttribute(.font, value: font.adjusted(for: traits), range: range)
            }
            index = max(index + 1, range.location + range.length)
        }
        return NSAttributedString(attributedString: copy)
    }

    func measureText(_ bounds: CGRect, _ lines: Int) -> CGRect {
        guard !content.isEmpty, !bounds.isNull else { return CGRect(origin: bounds.origin, size: .zero) }
        let width = bounds.width > 0 ? min(bounds.width, Self.unlimited) : Self.unlimited
        let height = bounds.height > 0 ? min(bounds.height, Self.unlimited) : Self.unlimited
        var request = request(width: width, height: height, lines: lines)
        let layout: TextLayout
        if style.shrinks, width < Self.unlimited {
            let factor = shrinkFactor(request, width: width, height: height)
            if factor < 1 { request = TextFitting.scaled(request, by: factor) }
            layout = TextLayout.make(request)
        } else {
            layout = TextLayout.make(request)
        }
        var size = layout.pixelSize(scale: pixelScale)
        size.width = min(size.width, width)
        var whole = size.height
        if lines > 0, style.numberOfLines <= 0 || lines < style.numberOfLines {
            // Fewer lines than the label shows begin where all of them begin (observed).
            whole = max(whole, measureText(bounds, style.numberOfLines).height)
        }
        let room = bounds.height > 0 && bounds.height < Self.unlimited ? bounds.height - whole : 0
        let y = room > 0 ? (room / 2 * pixelScale).rounded() / pixelScale : 0
        return CGRect(
            x: bounds.minX + horizontalOffset(size.width, bounds.width), y: bounds.minY + y,
            width: size.width, height: size.height)
    }

    /// The distance of the text's rectangle from the left edge of its room.
    private func horizontalOffset(_ width: CGFloat, _ room: CGFloat) -> CGFloat {
        guard room > width, room < Self.unlimited else { return 0 }
        switch style.alignment {
        case .center: return ((room - width) / 2 * pixelScale).rounded() / pixelScale
        case .right: return room - width
        case .natural where effectiveUserInterfaceLayoutDirection == .rightToLeft: return room - width
        default: return 0
        }
    }

    /// The part of the font's size at which the text fits.
    func shrinkFactor(_ request: TextLayoutRequest, width: CGFloat, height: CGFloat) -> CGFloat {
        // 0 stands for the smallest readable size.
        let size = max(request.defaultFont.pointSize, 1)
        let minimum = style.minimumScale > 0 ? min(style.minimumScale, 1) : min(1, LabelMeasures.smallestFontSize / size)
        return TextFitting.scaleFactor(
            for: request, width: width, height: style.numberOfLines == 1 ? .infinity : height, minimum: minimum)
    }

    func fittingSize(_ size: CGSize) -> CGSize {
        // One line is never wrapped, so its width is its own.
        let width = numberOfLines == 1 || size.width <= 0 ? Self.unlimited : min(size.width, Self.unlimited)
        let room = CGRect(x: 0, y: 0, width: width, height: Self.unlimited)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }

    /// The intrinsic size, of several lines wrapped at a width. Subclasses' additions count.
    func contentSize(forWidth width: CGFloat?) -> CGSize {
        style.engineWidth = width ?? 0
        defer { style.engineWidth = 0 }
        return intrinsicContentSize
    }

    /// Baselines of the first and the last line, where the label has the text's height.
    var textBaselines: BaselineDistances {
        let lines = TextLayout.make(request(width: Self.unlimited, height: Self.unlimited, lines: numberOfLines))
        guard !lines.lines.isEmpty else { return BaselineDistances(first: shownFont.ascender, last: -shownFont.descender) }
        let scale = pixelScale
        func near(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let height = lines.pixelSize(scale: scale).height
        return BaselineDistances(first: near(lines.firstBaseline), last: height - near(lines.lastBaseline))
    }

    package var naturalSize: CGSize {
        let wanted = style.engineWidth > 0 ? style.engineWidth : preferredMaxLayoutWidth
        let width = numberOfLines != 1 && wanted > 0 ? wanted : Self.unlimited
        let room = CGRect(x: 0, y: 0, width: width, height: Self.unlimited)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }
}

/// The numbers of labels.
package enum LabelMeasures {
    /// The smallest size, in points, to which text shrinks where the app sets no minimum. Guessed: ours.
    package static let smallestFontSize: CGFloat = 6
    /// Pixels that text in the middle of its label stands lower. Observed: of nine lines recorded on iOS 17 the one
    /// at .47 pixels went down, the one at .33 up.
    static let centringBias: CGFloat = 0.1
}
