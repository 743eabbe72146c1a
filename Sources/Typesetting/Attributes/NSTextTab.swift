// One tab stop of a paragraph style.
// Apple: NSTextTab
import Foundation

/// A tab stop: a place in a line and how the text behind a tab character stands at it.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    private let attributeValueHeader: AttributeValueHeader = 0x2A00
    /// Keys of a tab stop's options.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The characters that end a column (CharacterSet): a decimal tab aligns at the first of them.
        public static let columnTerminators = Self(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// How the text behind the tab stands: its left edge, centre or right edge at the location.
    public let alignment: NSTextAlignment
    /// Points from the container's leading margin.
    public let location: CGFloat
    /// Further options, by Apple's keys.
    public let options: [OptionKey: Any]

    /// - Parameter location: Points from the leading margin, ≥ 0.
    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        self.location = location
        self.options = options
    }

    /// The characters that end a column in this locale: the decimal separator.
    open class func columnTerminators(for locale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: locale?.decimalSeparator ?? ".")
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Equal where alignment, location and column terminators are.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location && terminators == other.terminators
    }

    open override var hash: Int { alignment.rawValue ^ location.hashValue }

    package var terminators: CharacterSet? { options[.columnTerminators] as? CharacterSet }
}
