// The input of a text layout.
// No Apple page: this is ours.
import CoreGraphics
import Foundation

/// The input of a text layout. Two requests with equal geometry share one layout.
package struct TextLayoutRequest {
    /// The text: a plain string wholly in the default font is the fast way.
    package enum Content {
        case plain(String)
        case attributed(NSAttributedString)
    }

    package var content: Content
    /// The font of text without `.font`.
    package var defaultFont: FontDescriptor
    /// The colour of text without `.foregroundColor`; nil is black. No part of the geometry.
    package var defaultColor: (any TypesetColor)?
    /// The container's width in points; `.infinity` (or ≤ 0) for none.
    package var width = CGFloat.infinity
    /// The container's height in points; `.infinity` for none. Lines that do not fit are left out (at least one stays).
    package var height = CGFloat.infinity
    /// The most lines; 0 for any number.
    package var maximumLines = 0
    /// Overrides the paragraph styles', as UILabel's property does.
    package var lineBreakMode: NSLineBreakMode?
    /// Overrides the paragraph styles'.
    package var alignment: NSTextAlignment?
    /// The direction of natural alignment in text without strong characters, and of `.natural` in labels.
    package var isRightToLeft = false
    /// Whether natural alignment follows each paragraph's own direction, as in text views, and not the app's.
    package var alignsByText = false
    /// Device pixels per point: baselines stand on whole pixels.
    package var scale: CGFloat = 1
    /// Whether the fonts' leading counts between lines.
    package var usesFontLeading = true
    /// Whether the last line that fits ends in an ellipsis also where its mode wraps.
    package var truncatesLastLine = false
    /// Whether letters may come closer before text is truncated; paragraph styles may say so too.
    package var tightensBeforeTruncation = false
    /// Overrides the paragraph styles'; `.standard` in labels.
    package var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy?

    package init(
        string: NSAttributedString, defaultFont: FontDescriptor = FontDescriptor(),
        defaultColor: (any TypesetColor)? = nil, width: CGFloat = .infinity, height: CGFloat = .infinity,
        maximumLines: Int = 0, lineBreakMode: NSLineBreakMode? = nil, alignment: NSTextAlignment? = nil,
        isRightToLeft: Bool = false, scale: CGFloat = 1
    ) {
        self.init(
            content: .attributed(string), defaultFont: defaultFont, defaultColor: defaultColor, width: width,
            height: height, maximumLines: maximumLines, lineBreakMode: lineBreakMode, alignment: alignment,
            isRightToLeft: isRightToLeft, scale: scale)
    }

    package init(
        text: String, font: FontDescriptor, color: (any TypesetColor)? = nil, width: CGFloat = .infinity,
        height: CGFloat = .infinity, maximumLines: Int = 0, lineBreakMode: NSLineBreakMode? = nil,
        alignment: NSTextAlignment? = nil, isRightToLeft: Bool = false, scale: CGFloat = 1
    ) {
        self.init(
            content: .plain(text), defaultFont: font, defaultColor: color, width: width, height: height,
            maximumLines: maximumLines, lineBreakMode: lineBreakMode, alignment: alignment,
            isRightToLeft: isRightToLeft, scale: scale)
    }

    private init(
        content: Content, defaultFont: FontDescriptor, defaultColor: (any TypesetColor)?, width: CGFloat,
        height: CGFloat, maximumLines: Int, lineBreakMode: NSLineBreakMode?, alignment: NSTextAlignment?,
        isRightToLeft: Bool, scale: CGFloat
    ) {
        self.content = content
        self.defaultFont = defaultFont
        self.defaultColor = defaultColor
        self.width = width
        self.height = height
        self.maximumLines = maximumLines
        self.lineBreakMode = lineBreakMode
        self.alignment = alignment
        self.isRightToLeft = isRightToLeft
        self.scale = scale
    }
}
