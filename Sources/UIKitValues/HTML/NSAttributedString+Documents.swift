// Attributed strings from documents, and back: HTML and plain text.
// Apple: "NSAttributedString", Creating an attributed string from a document; NSAttributedString.DocumentType;
// NSAttributedString.DocumentAttributeKey; NSAttributedString.DocumentReadingOptionKey
import Diagnostics
import Foundation

extension NSAttributedString {
    /// Reads a document.
    ///
    /// Works on any thread, where UIKit asks for the main one. Pictures of a network are not fetched (UIK2107).
    /// - Parameters:
    ///   - options: `documentType` (where it is missing the data decide), `characterEncoding`, `defaultAttributes`.
    ///   - dict: Gets the document's type, encoding, tab interval and background, under the strings of
    ///     ``DocumentAttributeKey``.
    /// - Throws: CocoaError 65806 for a type other than HTML and plain text (UIK2106), `fileReadInapplicableStringEncoding` for
    ///   bytes that are not of the stated encoding.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let document = try DocumentReader(options).read(data)
        dict?.pointee = document.attributes
        self.init(attributedString: document.text)
    }

    /// Reads the document in a file; links and pictures of HTML are relative to it. The file's extension tells the type where
    /// the options do not.
    /// - Throws: What reading the file throws, and what ``init(data:options:documentAttributes:)`` does.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let document = try DocumentReader(options, file: url).read(Data(contentsOf: url))
        dict?.pointee = document.attributes
        self.init(attributedString: document.text)
    }

    /// The text of a range as a document of the type in the attributes, plain text where they name none.
    ///
    /// Of HTML the text is Vitrine's own, not byte for byte Apple's.
    /// - Throws: CocoaError 66062 for a type other than HTML and plain text (UIK2106), `fileWriteInapplicableStringEncoding` for
    ///   text that the stated encoding does not have.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        let whole = NSRange(location: 0, length: length)
        let part = NSIntersectionRange(range, whole)
        if part.length != range.length || range.location == NSNotFound {
            Catalogue.textRangeOutOfBounds.report(cause: "The range \(range) was requested from a text of \(length) UTF-16 units.")
        }
        return try DocumentWriter(dict).data(of: attributedSubstring(from: part))
    }

    /// The type of a document. Apple: NSAttributedString.DocumentType
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Plain text.
        public static let plain = Self(rawValue: "NSPlainText")
        /// Rich text; reading and writing throw (UIK2106).
        public static let rtf = Self(rawValue: "NSRTF")
        /// Rich text with attachments; reading and writing throw (UIK2106).
        public static let rtfd = Self(rawValue: "NSRTFD")
        /// HTML.
        public static let html = Self(rawValue: "NSHTML")
    }

    /// A key of a document's attributes. Apple: NSAttributedString.DocumentAttributeKey
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        /// The key of a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A ``DocumentType``, or its string.
        public static let documentType = Self("DocumentType")
        /// NSNumber of a `String.Encoding`'s raw value.
        public static let characterEncoding = Self("CharacterEncoding")
        /// Attributes of text that has none (dictionary).
        public static let defaultAttributes = Self("DefaultAttributes")
        /// Points between tab stops (NSNumber).
        public static let defaultTabInterval = Self("DefaultTabInterval")
        /// The document's background (UIColor).
        public static let backgroundColor = Self("BackgroundColor")
        /// NSValue of a CGSize.
        public static let paperSize = Self("PaperSize")
        /// NSValue of UIEdgeInsets.
        public static let paperMargin = Self("PaperMargin")
        /// NSValue of a CGSize.
        public static let viewSize = Self("ViewSize")
        /// Percent (NSNumber).
        public static let viewZoom = Self("ViewZoom")
        /// NSNumber.
        public static let viewMode = Self("ViewMode")
        /// NSNumber.
        public static let readOnly = Self("ReadOnly")
        /// NSNumber.
        public static let hyphenationFactor = Self("HyphenationFactor")
    }

    /// How a document is to be read. Apple: NSAttributedString.DocumentReadingOptionKey
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        /// The key of a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A ``DocumentType``, or its string.
        public static let documentType = Self("DocumentType")
        /// NSNumber of a `String.Encoding`'s raw value. A byte order mark wins over it.
        public static let characterEncoding = Self("CharacterEncoding")
        /// Attributes of plain text, and of what HTML says nothing about (the latter guessed).
        public static let defaultAttributes = Self("DefaultAttributes")
    }
}

extension NSMutableAttributedString {
    /// Replaces the text by a document's.
    /// - Throws: As `init(data:options:documentAttributes:)`; the text stays then.
    public func read(
        from data: Data, options opts: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let document = try DocumentReader(opts).read(data)
        dict?.pointee = document.attributes
        setAttributedString(document.text)
    }

    /// Replaces the text by that of the document in a file.
    /// - Throws: As `init(url:options:documentAttributes:)`; the text stays then.
    public func read(
        from url: URL, options opts: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let document = try DocumentReader(opts, file: url).read(Data(contentsOf: url))
        dict?.pointee = document.attributes
        setAttributedString(document.text)
    }
}
