// An attributed string as a document: HTML or plain text.
// Apple: "NSAttributedString", data(from:documentAttributes:). Apple's HTML names classes in a style sheet; ours has styles in
// place, and is read back to the same text, looks and lists.
import CoreGraphics
import Diagnostics
import Foundation
import Typesetting

/// Writes documents as the attributes say.
struct DocumentWriter {
    private typealias Key = NSAttributedString.DocumentAttributeKey
    private let type: NSAttributedString.DocumentType
    private let encoding: String.Encoding

    init(_ attributes: [NSAttributedString.DocumentAttributeKey: Any]) {
        type = DocumentOptions.type(attributes[Key.documentType]) ?? .plain
        encoding = DocumentOptions.encoding(attributes[Key.characterEncoding]) ?? .utf8
    }

    func data(of text: NSAttributedString) throws -> Data {
        switch type {
        case .plain:
            guard let data = text.string.data(using: encoding) else {
                throw CocoaError(.fileWriteInapplicableStringEncoding)
            }
            return data
        case .html:
            // HTML is written in ASCII: everything else is a reference, so every encoding will do.
            var writer = HTMLWriter()
            let html = writer.document(of: text)
            guard let data = html.data(using: encoding) else { throw CocoaError(.fileWriteInapplicableStringEncoding) }
            return data
        default:
            Catalogue.documentType.report(cause: "The document's type is \(type.rawValue).")
            throw DocumentOptions.error(
                66062, "A document of type \(type.rawValue) cannot be written; HTML and plain text can.")
        }
    }
}

/// Writes HTML.
struct HTMLWriter {
    private var body = ""
    private var openLists: [NSTextList] = []

    mutating func document(of text: NSAttributedString) -> String {
        let string = text.string as NSString
        var start = 0
        while start < string.length {
            let range = string.paragraphRange(for: NSRange(location: start, length: 0))
            write(text, range, string)
            start = max(range.location + range.length, start + 1)
        }
        setLists([])
        return
            "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n<style>\np, li { white-space: pre-wrap }\n</style>\n</head>\n<body>\n"
            + body + "</body>\n</html>\n"
    }

    private mutating func write(_ text: NSAttributedString, _ range: NSRange, _ string: NSString) {
        let style =
            text.attribute(.paragraphStyle, at: range.location, effectiveRange: nil) as? NSParagraphStyle ?? .default
        var content = range
        while content.length > 0, Self.isLineEnd(string.character(at: content.location + content.length - 1)) {
            content.length -= 1
        }
        setLists(style.textLists)
        let marker = style.textLists.isEmpty ? 0 : Self.markerLength(string.substring(with: content))
        content.location += marker
        content.length -= marker
        let tag = style.textLists.isEmpty ? "p" : "li"
        body += "<\(tag) style=\"\(Self.css(style, isItem: !style.textLists.isEmpty))\""
        if style.baseWritingDirection == .rightToLeft { body += " dir=\"rtl\"" }
        body += marker == 0 && tag == "li" ? " type=\"none\">" : ">"
        text.enumerateAttributes(in: content, options: []) { attributes, part, _ in
            run(string.substring(with: part), attributes)
        }
        if content.length == 0 { body += "<br>" }
        body += "</\(tag)>\n"
    }

    private static func isLineEnd(_ unit: unichar) -> Bool { unit == 0x0A || unit == 0x0D || unit == 0x2029 }

    /// "\t", a marker and "\t" at the start of an item.
    private static func markerLength(_ line: String) -> Int {
        guard line.hasPrefix("\t"), let end = line.dropFirst().firstIndex(of: "\t") else { return 0 }
        return line[...end].utf16.count
    }

    /// Closes and opens lists, so that exactly these are open.
    private mutating func setLists(_ lists: [NSTextList]) {
        var same = 0
        while same < min(lists.count, openLists.count), lists[same] === openLists[same] { same += 1 }
        for list in openLists[same...].reversed() { body += list.isOrdered ? "</ol>\n" : "</ul>\n" }
        for list in lists[same...] {
            let kind =
                list.markerFormat.rawValue.split(separator: "{").last?.split(separator: "}").first.map(String.init)
                ?? "disc"
            let start = list.isOrdered && list.startingItemNumber != 1 ? " start=\"\(list.startingItemNumber)\"" : ""
            body += "<\(list.isOrdered ? "ol" : "ul")\(start) style=\"margin: 0; list-style-type: \(kind)\">\n"
        }
        openLists = lists
    }

    private static func css(_ style: NSParagraphStyle, isItem: Bool) -> String {
        var parts = ["margin: \(style.paragraphSpacingBefore.short)px 0 \(style.paragraphSpacing.short)px"]
        if !isItem, style.headIndent > 0 { parts.append("margin-left: \(style.headIndent.short)px") }
        if !isItem, style.tailIndent < 0 { parts.append("margin-right: \((-style.tailIndent).short)px") }
        if !isItem, style.firstLineHeadIndent != style.headIndent {
            parts.append("text-indent: \((style.firstLineHeadIndent - style.headIndent).short)px")
        }
        let names: [NSTextAlignment: String] = [
            .left: "left", .right: "right", .center: "center", .justified: "justify",
        ]
        if let name = names[style.alignment] { parts.append("text-align: \(name)") }
        if style.minimumLineHeight > 0 { parts.append("line-height: \(style.minimumLineHeight.short)px") }
        return parts.joined(separator: "; ")
    }

    private mutating func run(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        var text = text
        let link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
        let css = Self.css(attributes)
        // On the link itself: only there does it take the underline off.
        if let link {
            body += "<a href=\"\(Self.escaped(link))\" style=\"\(css)\">"
        } else if !css.isEmpty {
            body += "<span style=\"\(css)\">"
        }
        if let attachment = attributes[.attachment] as? NSTextAttachment {
            text = text.replacingOccurrences(of: "\u{FFFC}", with: "")
            if attachment is HTMLRuleAttachment { body += "<hr>" } else { body += Self.picture(attachment) }
        }
        body += Self.escaped(text).replacingOccurrences(of: "&#8232;", with: "<br>")
        if link != nil { body += "</a>" } else if !css.isEmpty { body += "</span>" }
    }

    private static func picture(_ attachment: NSTextAttachment) -> String {
        guard let data = attachment.image?.pngData() ?? attachment.contents else { return "" }
        let size = attachment.bounds.size
        let measures =
            size.width > 0 && size.height > 0 ? " width=\"\(size.width.short)\" height=\"\(size.height.short)\"" : ""
        return "<img src=\"data:image/png;base64,\(data.base64EncodedString())\"\(measures)>"
    }

    private static func css(_ attributes: [NSAttributedString.Key: Any]) -> String {
        var parts: [String] = []
        if let font = attributes[.font] as? UIFont {
            let traits = font.fontDescriptor.symbolicTraits
            let family = font.familyName.hasPrefix(".AppleSystemUIFont") ? "-apple-system" : "'\(font.familyName)'"
            let isMono = font.familyName == ".AppleSystemUIFontMonospaced"
            parts.append("font-family: \(isMono ? "ui-monospace" : family); font-size: \(font.pointSize.short)px")
            parts.append("font-weight: \(traits.contains(.traitBold) ? "bold" : "normal")")
            if traits.contains(.traitItalic) { parts.append("font-style: italic") }
        }
        if let color = attributes[.foregroundColor] as? UIColor { parts.append("color: \(Self.color(color))") }
        if let color = attributes[.backgroundColor] as? UIColor {
            parts.append("background-color: \(Self.color(color))")
        }
        func has(_ key: NSAttributedString.Key) -> Bool {
            ((attributes[key] as? NSNumber)?.intValue ?? attributes[key] as? Int ?? 0) != 0
        }
        let lines = [has(.underlineStyle) ? "underline" : nil, has(.strikethroughStyle) ? "line-through" : nil]
            .compactMap { $0 }
        if !lines.isEmpty || attributes[.link] != nil {
            parts.append("text-decoration: \(lines.isEmpty ? "none" : lines.joined(separator: " "))")
        }
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            (attributes[key] as? CGFloat) ?? (attributes[key] as? NSNumber).map { CGFloat($0.doubleValue) }
        }
        if let kern = number(.kern) { parts.append("letter-spacing: \(kern.short)px") }
        if let raise = number(.baselineOffset), raise != 0 { parts.append("vertical-align: \(raise.short)px") }
        return parts.joined(separator: "; ")
    }

    private static func color(_ color: UIColor) -> String {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "black" }
        func byte(_ value: CGFloat) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
        if alpha >= 1 { return "#" + [red, green, blue].map { String(format: "%02x", byte($0)) }.joined() }
        return "rgba(\(byte(red)), \(byte(green)), \(byte(blue)), \(alpha.short))"
    }

    /// ASCII alone; everything else by number.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default:
                if scalar.value < 0x80 { result.unicodeScalars.append(scalar) } else { result += "&#\(scalar.value);" }
            }
        }
        return result
    }
}
