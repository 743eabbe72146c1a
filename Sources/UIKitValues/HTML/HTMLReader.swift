// A document of HTML to an attributed string.
// Apple: "NSAttributedString", init(data:options:documentAttributes:); what it makes of HTML is known by public reports alone.
import CoreGraphics
import Foundation
import Typesetting

/// Makes attributed strings of HTML. Safe from any thread.
struct HTMLReader {
    /// The base of the addresses of links and pictures.
    var base: URL?
    /// The attributes of text for which the document sets none.
    var defaults: [NSAttributedString.Key: Any] = [:]

    private var fonts: [HTMLTextStyle: [NSAttributedString.Key: Any]] = [:]
    private var paragraphStyles: [NSParagraphStyle: NSParagraphStyle] = [:]

    init(base: URL?, defaults: [NSAttributedString.Key: Any]) {
        self.base = base
        self.defaults = defaults
    }

    /// The text, and the background of the document's body.
    mutating func read(_ source: String) -> (text: NSMutableAttributedString, background: UIColor?) {
        var tree = HTMLTreeBuilder(base: base)
        tree.read(source)
        let builder = tree.text
        let result = NSMutableAttributedString(string: String(decoding: builder.output, as: UTF8.self))
        result.beginEditing()
        var pieces = ParagraphPieces(builder.paragraphs)
        var start = 0
        for run in builder.runs {
            let end = start + run.length
            var attributes = attributes(of: run.style)
            attributes[.attachment] = run.attachment
            while start < end {
                let piece = pieces.piece(at: start)
                let stop = min(end, max(piece.end, start + 1))
                attributes[.paragraphStyle] = shared(piece.style)
                result.setAttributes(attributes, range: NSRange(location: start, length: stop - start))
                start = stop
            }
        }
        result.endEditing()
        return (result, tree.bodyBackground?.uiColor)
    }

    private mutating func shared(_ style: NSParagraphStyle) -> NSParagraphStyle {
        if let known = paragraphStyles[style] { return known }
        paragraphStyles[style] = style
        return style
    }

    private mutating func attributes(of style: HTMLTextStyle) -> [NSAttributedString.Key: Any] {
        if let known = fonts[style] { return known }
        var result = defaults
        result[.paragraphStyle] = nil
        let isPlain = style.families.isEmpty && style.systemFont == nil && style.size == HTMLMeasures.mediumSize
        if let font = defaults[.font] as? UIFont, isPlain {
            result[.font] = font.with(bold: style.weight >= HTMLMeasures.boldFrom, italic: style.italic)
        } else {
            result[.font] = HTMLFonts.font(style)
        }
        if let color = style.color {
            result[.foregroundColor] = color.uiColor
        } else if defaults[.foregroundColor] == nil {
            result[.foregroundColor] = CSSColor.black.uiColor
        }
        if let background = style.background { result[.backgroundColor] = background.uiColor }
        if style.underline { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if style.lineThrough { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let spacing = style.letterSpacing { result[.kern] = spacing }
        if style.raise != 0 { result[.baselineOffset] = style.raise }
        if let link = style.link { result[.link] = Self.url(link, base: base) }
        fonts[style] = result
        return result
    }

    /// A URL, or the text itself where it is none.
    private static func url(_ text: String, base: URL?) -> Any {
        if let url = URL(string: text, relativeTo: base) { return url.absoluteURL }
        let escaped = text.addingPercentEncoding(
            withAllowedCharacters: .urlFragmentAllowed.union(CharacterSet(charactersIn: "#%")))
        return escaped.flatMap { URL(string: $0, relativeTo: base)?.absoluteURL } ?? text
    }
}

extension UIFont {
    /// The font with the traits added; itself where the family has no such face.
    func with(bold: Bool, italic: Bool) -> UIFont {
        var traits = fontDescriptor.symbolicTraits
        if bold { traits.insert(.traitBold) }
        if italic { traits.insert(.traitItalic) }
        guard traits != fontDescriptor.symbolicTraits, let descriptor = fontDescriptor.withSymbolicTraits(traits) else {
            return self
        }
        return UIFont(descriptor: descriptor, size: pointSize)
    }
}

/// The paragraph styles of a text from its start to its end: one for each paragraph, and for each of its lines between line
/// breaks, since margins stand around the whole block alone.
private struct ParagraphPieces {
    private let paragraphs: [HTMLParagraph]
    private var index = 0
    private var line = 0
    private var known: (index: Int, line: Int, style: NSParagraphStyle, end: Int)?

    init(_ paragraphs: [HTMLParagraph]) { self.paragraphs = paragraphs }

    /// The style at a place, and the place where it ends. Places come in rising order.
    mutating func piece(at place: Int) -> (style: NSParagraphStyle, end: Int) {
        while index + 1 < paragraphs.count, place >= paragraphs[index].end {
            index += 1
            line = 0
        }
        guard index < paragraphs.count else { return (.default, place + 1) }
        let paragraph = paragraphs[index]
        while line < paragraph.lineStarts.count, place >= paragraph.lineStarts[line] { line += 1 }
        if let known, known.index == index, known.line == line { return (known.style, known.end) }
        let isLast = line == paragraph.lineStarts.count
        let end = isLast ? paragraph.end : paragraph.lineStarts[line]
        let style = Self.style(paragraph, isFirst: line == 0, isLast: isLast)
        known = (index, line, style, end)
        return (style, end)
    }

    /// Tab stops none and the interval 36: public report (see the guide). A line height is the least one, as there.
    private static func style(_ paragraph: HTMLParagraph, isFirst: Bool, isLast: Bool) -> NSParagraphStyle {
        let block = paragraph.block
        let style = NSMutableParagraphStyle()
        style.alignment = block.align
        style.baseWritingDirection = block.direction
        style.tabStops = []
        style.defaultTabInterval = HTMLMeasures.tabInterval
        style.textLists = block.lists
        let left = max(0, block.left)
        style.headIndent = left
        style.tailIndent = -max(0, block.right)
        style.firstLineHeadIndent = isFirst ? left + block.textIndent : left
        if paragraph.hasMarker {
            let marker = max(left - HTMLMeasures.markerIndent, 1)
            let text = max(left, marker + HTMLMeasures.narrowMarker)
            style.headIndent = text
            style.firstLineHeadIndent = isFirst ? 0 : text
            style.tabStops = [
                NSTextTab(textAlignment: .left, location: marker), NSTextTab(textAlignment: .left, location: text),
            ]
        }
        if isFirst { style.paragraphSpacingBefore = paragraph.before }
        if isLast { style.paragraphSpacing = paragraph.after }
        switch block.lineHeight {
        case .number(let factor)?: style.minimumLineHeight = max(0, factor * block.text.size)
        case .points(let points)?: style.minimumLineHeight = max(0, points)
        default: break
        }
        return style
    }
}
