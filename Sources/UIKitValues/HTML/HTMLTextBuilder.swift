// The text of a document in flow: white space collapsed, blocks as paragraphs, markers, cells, pictures.
// CSS Text 3, 4.1 "The White Space Processing Rules"; CSS 2.2, 8.3.1 "Collapsing margins"; paragraphs as public reports of
// Apple's import have them (see the guide).
import Foundation
import Typesetting

/// A stretch of text of one look.
struct HTMLRun {
    var length: Int
    var style: HTMLTextStyle
    var attachment: NSTextAttachment?
}

/// A paragraph: a line of a block, up to its "\n".
struct HTMLParagraph {
    var start: Int
    var end = 0
    /// The starts of lines that follow a line break.
    var lineStarts: [Int] = []
    var block: HTMLStyle
    var hasMarker = false
    var hasAttachment = false
    /// Points above and below.
    var before: CGFloat = 0
    var after: CGFloat = 0
}

/// Collects text, runs and paragraphs. Lengths are UTF-16 units.
struct HTMLTextBuilder {
    private(set) var output: [UInt8] = []
    private(set) var runs: [HTMLRun] = []
    private(set) var paragraphs: [HTMLParagraph] = []
    private var length = 0
    private let base: URL?

    private var isInParagraph = false
    /// A block began or ended behind the paragraph: the next text begins another.
    private var endsParagraph = false
    private var lineHasText = false
    /// A cell has begun and has no text yet: a block in it begins no line.
    private var isAtCellStart = false
    private var pendingSpace: HTMLTextStyle?
    private var pendingBreaks: [HTMLTextStyle] = []
    private var pendingMarker: (text: String, style: HTMLStyle)?
    private var topMargin: CGFloat = 0
    private var bottomMargin: CGFloat = 0
    /// The open rows, with their cells so far and whether they have text.
    private var rows: [(cells: Int, hasText: Bool, style: HTMLStyle)] = []

    init(base: URL?) { self.base = base }

    // MARK: Elements

    mutating func open(_ style: HTMLStyle, marker: String?) {
        guard !style.isHidden else { return }
        if style.display == .tableCell { return openCell(style) }
        guard style.isBlock else { return }
        if style.display == .tableRow || style.display == .table { isAtCellStart = false }
        boundary()
        topMargin = max(topMargin, style.marginTop)
        if style.display == .tableRow { rows.append((0, false, style)) }
        if let marker {
            showMarker()
            pendingMarker = (marker, style)
        }
    }

    mutating func close(_ style: HTMLStyle) {
        guard !style.isHidden, style.isBlock else { return }
        if style.display == .listItem { showMarker() }
        if style.display == .tableRow || style.display == .table { isAtCellStart = false }
        boundary()
        bottomMargin = max(bottomMargin, style.marginBottom)
        if style.display == .tableRow, !rows.isEmpty { rows.removeLast() }
    }

    /// A tab between the cells of a row, whatever blocks stand in them.
    private mutating func openCell(_ style: HTMLStyle) {
        guard let row = rows.last else { return }
        if row.cells > 0 {
            if row.hasText {
                endsParagraph = false
                pendingBreaks = []
            }
            // A row is one paragraph: what a cell says about alignment does not count.
            begin(row.style)
            pendingSpace = nil
            append([0x09], style.text)
            lineHasText = false
            isAtCellStart = true
        }
        rows[rows.count - 1].cells += 1
    }

    /// An item without text of its own shows its marker all the same.
    private mutating func showMarker() {
        guard let marker = pendingMarker else { return }
        begin(marker.style)
        boundary()
    }

    private mutating func boundary() {
        pendingSpace = nil
        lineHasText = false
        guard isInParagraph, !endsParagraph, !isAtCellStart else { return }
        // A line break directly before the end of its block makes no line of its own.
        if !pendingBreaks.isEmpty {
            pendingBreaks.removeLast()
            emitBreaks()
        }
        endsParagraph = true
    }

    // MARK: Text

    mutating func add(_ characters: String, style: HTMLStyle, block: HTMLStyle) {
        let bytes = Array(transformed(characters, style.transform).utf8)
        let keepsSpaces = style.whiteSpace == .pre || style.whiteSpace == .preWrap
        let keepsLines = keepsSpaces || style.whiteSpace == .preLine
        var at = 0
        while at < bytes.count {
            let byte = bytes[at]
            if byte == 0x0A, keepsLines {
                lineBreak(style, block: block)
                at += 1
            } else if byte.isHTMLSpace, !keepsSpaces {
                if lineHasText, pendingSpace == nil { pendingSpace = style.text }
                at += 1
            } else {
                let begin = at
                at += 1
                while at < bytes.count, keepsSpaces ? bytes[at] != 0x0A : !bytes[at].isHTMLSpace { at += 1 }
                self.begin(block)
                if let space = pendingSpace { append([0x20], space) }
                pendingSpace = nil
                append(bytes[begin..<at], style.text)
                lineHasText = true
            }
        }
    }

    mutating func lineBreak(_ style: HTMLStyle, block: HTMLStyle) {
        begin(block, emitsBreaks: false)
        pendingSpace = nil
        lineHasText = false
        pendingBreaks.append(style.text)
    }

    private func transformed(_ text: String, _ transform: HTMLTextTransform) -> String {
        switch transform {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalize:
            text.reduce(into: "") { result, character in
                let starts = result.last.map { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" } ?? true
                result += starts ? character.uppercased() : String(character)
            }
        }
    }

    /// Whatever comes next stands in a paragraph that is open, behind its line breaks and its marker.
    private mutating func begin(_ block: HTMLStyle, emitsBreaks: Bool = true) {
        isAtCellStart = false
        if endsParagraph { endParagraph() }
        if !isInParagraph {
            isInParagraph = true
            if !paragraphs.isEmpty { paragraphs[paragraphs.count - 1].after = bottomMargin }
            var paragraph = HTMLParagraph(start: length, block: block)
            // The larger of both margins stands between two blocks.
            paragraph.before = max(0, topMargin - (paragraphs.isEmpty ? 0 : bottomMargin))
            topMargin = 0
            bottomMargin = 0
            paragraph.hasMarker = pendingMarker != nil
            paragraphs.append(paragraph)
            if let marker = pendingMarker {
                pendingMarker = nil
                append(Array("\t\(marker.text)\t".utf8)[...], marker.style.text)
            }
        }
        if emitsBreaks { emitBreaks() }
        if !rows.isEmpty { rows[rows.count - 1].hasText = true }
    }

    private mutating func emitBreaks() {
        for style in pendingBreaks {
            append([0x0A], style)
            paragraphs[paragraphs.count - 1].lineStarts.append(length)
        }
        pendingBreaks = []
    }

    private mutating func endParagraph() {
        append([0x0A], runs.last?.style ?? HTMLTextStyle())
        paragraphs[paragraphs.count - 1].end = length
        endsParagraph = false
        isInParagraph = false
        pendingSpace = nil
        lineHasText = false
    }

    private mutating func append(
        _ bytes: ArraySlice<UInt8>, _ style: HTMLTextStyle, attachment: NSTextAttachment? = nil
    ) {
        var units = 0
        for byte in bytes where byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
        output += bytes
        length += units
        if attachment == nil, let last = runs.last, last.attachment == nil, last.style == style {
            runs[runs.count - 1].length += units
        } else {
            runs.append(HTMLRun(length: units, style: style, attachment: attachment))
        }
    }

    /// The end of the document.
    mutating func finish() {
        if endsParagraph { endParagraph() }
        if isInParagraph {
            emitBreaks()
            paragraphs[paragraphs.count - 1].end = length
        }
        if !paragraphs.isEmpty { paragraphs[paragraphs.count - 1].after = bottomMargin }
    }

    // MARK: Pictures

    /// A line across the text.
    mutating func rule(_ style: HTMLStyle) {
        boundary()
        topMargin = max(topMargin, style.text.size / 2)
        begin(style)
        attach(HTMLRuleAttachment(), style)
        boundary()
        bottomMargin = max(bottomMargin, style.text.size / 2)
    }

    /// A picture of a data or file URL; its text where there is none. Nothing is fetched from a network.
    mutating func image(_ attributes: [String: String], style: HTMLStyle, block: HTMLStyle) {
        guard let image = HTMLImages.image(attributes["src"] ?? "", base: base) else {
            if let alternative = attributes["alt"], !alternative.isEmpty {
                add(alternative, style: style, block: block)
            }
            return
        }
        let attachment = NSTextAttachment(image: image)
        attachment.bounds.size = HTMLImages.size(of: image, style)
        begin(block)
        if let space = pendingSpace { append([0x20], space) }
        pendingSpace = nil
        attach(attachment, style)
        lineHasText = true
    }

    private mutating func attach(_ attachment: NSTextAttachment, _ style: HTMLStyle) {
        append(Array("\u{FFFC}".utf8)[...], style.text, attachment: attachment)
        paragraphs[paragraphs.count - 1].hasAttachment = true
    }
}
