// A document's data and the options to a text and the document's attributes.
// Apple: "NSAttributedString", init(data:options:documentAttributes:)
import Diagnostics
import Foundation

/// Reads documents as the options say.
struct DocumentReader {
    private typealias Key = NSAttributedString.DocumentReadingOptionKey
    private let type: NSAttributedString.DocumentType?
    private let encoding: String.Encoding?
    private let defaults: [NSAttributedString.Key: Any]
    private let file: URL?

    init(_ options: [NSAttributedString.DocumentReadingOptionKey: Any], file: URL? = nil) {
        type = DocumentOptions.type(options[Key.documentType])
        encoding = DocumentOptions.encoding(options[Key.characterEncoding])
        defaults = options[Key.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
        self.file = file
    }

    func read(_ data: Data) throws -> (text: NSAttributedString, attributes: NSDictionary) {
        let type = type ?? Self.type(of: file) ?? Self.type(of: data)
        guard type == .html || type == .plain else {
            Catalogue.documentType.report(cause: "The document's type is \(type.rawValue).")
            throw DocumentOptions.error(
                65806, "A document of type \(type.rawValue) cannot be read; HTML and plain text can.", file)
        }
        guard let decoded = DocumentEncoding.decode(data, stated: encoding, isHTML: type == .html) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        var attributes: [String: Any] = [
            "DocumentType": type.rawValue, "CharacterEncoding": NSNumber(value: decoded.encoding.rawValue),
            "UTI": type == .html ? "public.html" : "public.plain-text",
        ]
        guard type == .html else {
            return (NSAttributedString(string: decoded.text, attributes: defaults), attributes as NSDictionary)
        }
        var reader = HTMLReader(base: file, defaults: defaults)
        let (text, background) = reader.read(decoded.text)
        attributes["DefaultTabInterval"] = NSNumber(value: Int(HTMLMeasures.tabInterval))
        attributes["BackgroundColor"] = background
        return (text, attributes as NSDictionary)
    }

    private static func type(of file: URL?) -> NSAttributedString.DocumentType? {
        switch file?.pathExtension.lowercased() {
        case "html", "htm", "xhtml": .html
        case "txt", "text": .plain
        case "rtf": .rtf
        case "rtfd": .rtfd
        default: nil
        }
    }

    /// Determines the type by the first characters: Apple's page says that the data are examined, not how (guessed).
    private static func type(of data: Data) -> NSAttributedString.DocumentType {
        let bytes = Array(data.prefix(512)).filter { $0 != 0 && $0 < 0x80 }
        let head = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        if head.hasPrefix("{\\rtf") { return .rtf }
        return head.hasPrefix("<!doctype html") || head.hasPrefix("<html") ? .html : .plain
    }
}

/// The common code of reading and writing options.
enum DocumentOptions {
    /// A type as a value or as its string.
    static func type(_ value: Any?) -> NSAttributedString.DocumentType? {
        if let type = value as? NSAttributedString.DocumentType { return type }
        return (value as? String).map(NSAttributedString.DocumentType.init(rawValue:))
    }

    /// An encoding as a number or as a value.
    static func encoding(_ value: Any?) -> String.Encoding? {
        if let encoding = value as? String.Encoding { return encoding }
        if let number = value as? UInt { return String.Encoding(rawValue: number) }
        if let number = value as? Int, number > 0 { return String.Encoding(rawValue: UInt(number)) }
        return (value as? NSNumber).map { String.Encoding(rawValue: $0.uintValue) }
    }

    /// An error of Cocoa with a text of its own.
    static func error(_ code: Int, _ text: String, _ file: URL? = nil) -> CocoaError {
        var information: [String: Any] = [NSLocalizedDescriptionKey: text]
        if let file { information[NSURLErrorKey] = file }
        return CocoaError(CocoaError.Code(rawValue: code), userInfo: information)
    }
}
