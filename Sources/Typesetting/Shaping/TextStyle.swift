// A run's attributes, resolved once: what shaping needs, and what only drawing needs.
// Apple: NSAttributedString.Key
import CoreGraphics
import Foundation

/// A run's attributes, resolved once. Colours stay unresolved: they depend on the traits at drawing.
final class TextStyle: @unchecked Sendable {
    let font: FontDescriptor
    /// The face of the font; fallback faces are found per run of characters.
    let face: FontFace?
    let metrics: FontMetrics
    /// Points after each character of ``face``: the font's tracking.
    let fontTracking: Double
    /// Points that the system font adds to spaces, digits and capitals.
    let fontExtra: Tracking.Extra
    /// Points after each character: kern and tracking attributes.
    let addedSpace: Double
    let kerns: Bool
    let ligates: Bool
    let baselineOffset: Double
    /// The factor on glyph widths (expansion).
    let widthFactor: Double
    /// The tangent of the slant (obliqueness).
    let slant: Double
    let attachment: (any TypesetAttachment)?
    /// Embeddings and overrides around the text, outermost first.
    let directions: [DirectionFormat]
    /// The attributes that only drawing needs; nil for plain text in the default colour.
    let ink: TextInk?

    /// Text in a font without further attributes.
    init(font: FontDescriptor) {
        let font = font.sanitized
        self.font = font
        face = FontLibrary.shared.primaryFace(of: font)
        metrics = font.metrics
        fontTracking = Tracking.points(for: font)
        fontExtra = Tracking.extra(for: font)
        addedSpace = 0
        kerns = true
        ligates = true
        baselineOffset = 0
        widthFactor = 1
        slant = 0
        attachment = nil
        directions = []
        ink = nil
    }

    init(attributes: [NSAttributedString.Key: Any], defaultFont: FontDescriptor) {
        let read = AttributeReader(attributes)
        var font = (read.font ?? defaultFont).sanitized
        let level = read.number(.superscript) ?? 0
        var offset = read.number(.baselineOffset) ?? 0
        if level != 0 {
            // Guessed: two thirds of the size, raised by a third of it.
            offset += Double(font.pointSize) * (level > 0 ? 0.33 : -0.15)
            font = font.withSize(font.pointSize * 0.66)
        }
        let kern = read.number(.kern)
        self.font = font
        face = FontLibrary.shared.primaryFace(of: font)
        metrics = font.metrics
        fontTracking = Tracking.points(for: font)
        fontExtra = Tracking.extra(for: font)
        addedSpace = (kern ?? 0) + (read.number(.tracking) ?? 0)
        kerns = kern != 0
        ligates = (read.number(.ligature) ?? 1) != 0 && addedSpace == 0
        baselineOffset = offset
        // Quantised: libm's last bits differ between machines.
        widthFactor = read.number(.expansion).map { (exp($0) * 4096).rounded() / 4096 } ?? 1
        slant = read.number(.obliqueness) ?? 0
        attachment = read.attachment
        directions = read.directions
        ink = TextInk(read)
    }
}

/// The attributes of a run that only drawing needs.
struct TextInk {
    var color: (any TypesetColor)?
    var background: (any TypesetColor)?
    var underline: NSUnderlineStyle
    var underlineColor: (any TypesetColor)?
    var strikethrough: NSUnderlineStyle
    var strikethroughColor: (any TypesetColor)?
    /// Percent of the size; negative strokes and fills.
    var strokeWidth: Double
    var strokeColor: (any TypesetColor)?
    var shadow: NSShadow?
    var isLink: Bool

    /// Reads the attributes; nil if none of them concerns drawing.
    init?(_ read: AttributeReader) {
        color = read.color(.foregroundColor)
        background = read.color(.backgroundColor)
        isLink = read.has(.link)
        // Links are underlined unless the text says how, and keep their colour. Observed in labels.
        underline = NSUnderlineStyle(rawValue: Int(read.number(.underlineStyle) ?? (isLink ? 1 : 0)))
        underlineColor = read.color(.underlineColor)
        strikethrough = NSUnderlineStyle(rawValue: Int(read.number(.strikethroughStyle) ?? 0))
        strikethroughColor = read.color(.strikethroughColor)
        strokeWidth = read.number(.strokeWidth) ?? 0
        strokeColor = read.color(.strokeColor)
        shadow = read.shadow
        if isLink { color = LinkInk.color }
        if color == nil, background == nil, underline.isEmpty, strikethrough.isEmpty, strokeWidth == 0, shadow == nil,
            !isLink
        {
            return nil
        }
    }

    /// Whether glyphs in this ink are plain coverage of one colour.
    var isPlain: Bool { background == nil && strokeWidth == 0 && shadow == nil }
}

extension FontDescriptor {
    /// The descriptor with a size that can be drawn.
    var sanitized: FontDescriptor {
        if pointSize.isFinite, pointSize >= 0, pointSize <= 10_000, lineHeightLeading.isFinite { return self }
        Diagnostic0704.report(pointSize)
        var copy = self
        copy.pointSize = pointSize.isNaN ? 17 : min(max(pointSize, 0), 10_000)
        if !lineHeightLeading.isFinite { copy.lineHeightLeading = 0 }
        return copy
    }
}

extension TextStyle {
    /// The style for characters that stand in for others, such as the ellipsis.
    var withoutAttachment: TextStyle { attachment == nil ? self : TextStyle(font: font) }
}
