// A list that paragraphs belong to: its kind of marker, and the marker of each item.
// Apple: "NSTextList", "NSTextList.MarkerFormat"
import Foundation

/// A list that paragraphs belong to, named in their ``NSParagraphStyle/textLists``.
///
/// Markers stand in the text itself ("\t•\t…"), as Apple's page says; layout draws none of its own.
/// Two lists are equal only where they are the same object: a list stands for one stretch of text (guessed).
open class NSTextList: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// How an item's marker is written. Apple: "NSTextList.MarkerFormat"
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        /// The format of a text such as `{decimal}.`.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// □
        public static let box = Self("{box}")
        /// ✓
        public static let check = Self("{check}")
        /// ◦
        public static let circle = Self("{circle}")
        /// ◆
        public static let diamond = Self("{diamond}")
        /// •
        public static let disc = Self("{disc}")
        /// ⁃
        public static let hyphen = Self("{hyphen}")
        /// ▪
        public static let square = Self("{square}")
        /// 1
        public static let decimal = Self("{decimal}")
        /// Base 8.
        public static let octal = Self("{octal}")
        /// Base 16 in lower case.
        public static let lowercaseHexadecimal = Self("{lower-hexadecimal}")
        /// Base 16 in upper case.
        public static let uppercaseHexadecimal = Self("{upper-hexadecimal}")
        /// a
        public static let lowercaseAlpha = Self("{lower-alpha}")
        /// A
        public static let uppercaseAlpha = Self("{upper-alpha}")
        /// a
        public static let lowercaseLatin = Self("{lower-latin}")
        /// A
        public static let uppercaseLatin = Self("{upper-latin}")
        /// i
        public static let lowercaseRoman = Self("{lower-roman}")
        /// I
        public static let uppercaseRoman = Self("{upper-roman}")
    }

    /// Apple: "NSTextList.Options"
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A nested list's marker begins with that of the list around it.
        public static let prependEnclosingMarker = Options(rawValue: 1)
    }

    /// How markers are written.
    public let markerFormat: MarkerFormat
    /// The options it was made with; ``Options/prependEnclosingMarker`` is kept, a marker alone cannot follow it.
    public let listOptions: Options
    /// The number of the first item; 1 by default.
    open var startingItemNumber: Int

    /// A list.
    public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1) {
        self.markerFormat = markerFormat
        listOptions = options
        self.startingItemNumber = startingItemNumber
    }

    /// A list, with the options as a number.
    public convenience init(markerFormat: MarkerFormat, options: Int) {
        self.init(markerFormat: markerFormat, options: Options(rawValue: UInt(truncatingIfNeeded: options)))
    }

    public required init?(coder: NSCoder) {
        markerFormat = MarkerFormat(coder.decodeObject(forKey: "NSMarkerFormat") as? String ?? "")
        listOptions = Options(rawValue: UInt(max(0, coder.decodeInteger(forKey: "NSOptions"))))
        startingItemNumber = coder.decodeInteger(forKey: "NSStartingItemNumber")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(markerFormat.rawValue as NSString, forKey: "NSMarkerFormat")
        coder.encode(Int(truncatingIfNeeded: listOptions.rawValue), forKey: "NSOptions")
        coder.encode(startingItemNumber, forKey: "NSStartingItemNumber")
    }

    public static var supportsSecureCoding: Bool { true }

    /// A list of its own with the same format.
    open func copy(with zone: NSZone? = nil) -> Any {
        NSTextList(markerFormat: markerFormat, options: listOptions, startingItemNumber: startingItemNumber)
    }

    /// Whether the markers count.
    open var isOrdered: Bool { ListMarker.kinds(in: markerFormat.rawValue).contains { ListMarker.signs[$0] == nil } }

    /// The marker of an item: the format with the number or the sign in place of the word in braces.
    open func marker(forItemNumber itemNumber: Int) -> String {
        ListMarker.text(markerFormat.rawValue, number: itemNumber)
    }
}
