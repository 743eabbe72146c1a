// A paragraph's alignment, indents, spacing, line heights and breaking, immutable.
// Apple: NSParagraphStyle
import Foundation

/// The state of a paragraph style; what equality, hashing, copying and coding go over.
package struct ParagraphStyleState: Hashable, Sendable {
    package var lineSpacing: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var paragraphSpacingBefore: CGFloat = 0
    package var alignment = NSTextAlignment.natural
    package var firstLineHeadIndent: CGFloat = 0
    package var headIndent: CGFloat = 0
    package var tailIndent: CGFloat = 0
    package var lineBreakMode = NSLineBreakMode.byWordWrapping
    package var minimumLineHeight: CGFloat = 0
    package var maximumLineHeight: CGFloat = 0
    package var lineHeightMultiple: CGFloat = 0
    package var baseWritingDirection = NSWritingDirection.natural
    package var hyphenationFactor: Float = 0
    package var usesDefaultHyphenation = false
    package var tabStops: [NSTextTab] = Self.defaultTabStops
    package var defaultTabInterval: CGFloat = 0
    package var allowsDefaultTighteningForTruncation = false
    package var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    package var textLists: [NSTextList] = []

    /// Twelve left stops, 28 points apart.
    package static let defaultTabStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }
}

/// A paragraph's alignment, indents, spacing, line heights and breaking. All lengths are points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    private let attributeValueHeader: AttributeValueHeader = 0x2A00
    package var state: ParagraphStyleState

    public override init() { state = ParagraphStyleState() }

    package init(state: ParagraphStyleState) { self.state = state }

    public required init?(coder: NSCoder) { state = ParagraphStyleState(coder: coder) }

    private static let shared = NSParagraphStyle()

    /// The style of text that has none.
    open class var `default`: NSParagraphStyle { shared }

    /// The direction that text in a language (BCP 47 code; nil: the current one) usually has.
    open class func defaultWritingDirection(forLanguage language: String?) -> NSWritingDirection {
        let code = (language ?? Locale.current.identifier).prefix { $0 != "-" && $0 != "_" }.lowercased()
        return rightToLeftLanguages.contains(code) ? .rightToLeft : .leftToRight
    }

    private static let rightToLeftLanguages: Set<String> = [
        "ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb", "ks", "syr", "arc", "nqo",
    ]

    public static var supportsSecureCoding: Bool { true }

    /// Points between the bottom of one line and the top of the next, ≥ 0.
    open var lineSpacing: CGFloat { state.lineSpacing }
    /// Points below the paragraph.
    open var paragraphSpacing: CGFloat { state.paragraphSpacing }
    /// Points above the paragraph, unless it is the first.
    open var paragraphSpacingBefore: CGFloat { state.paragraphSpacingBefore }
    /// The alignment of the lines; natural by default.
    open var alignment: NSTextAlignment { state.alignment }
    /// Points from the leading margin to the first line.
    open var firstLineHeadIndent: CGFloat { state.firstLineHeadIndent }
    /// Points from the leading margin to the lines after the first.
    open var headIndent: CGFloat { state.headIndent }
    /// Points from the leading margin to the end of lines if > 0, from the trailing margin if ≤ 0.
    open var tailIndent: CGFloat { state.tailIndent }
    /// The line break mode; word wrapping by default.
    open var lineBreakMode: NSLineBreakMode { state.lineBreakMode }
    /// The least height of a line; 0 for none.
    open var minimumLineHeight: CGFloat { state.minimumLineHeight }
    /// The greatest height of a line; 0 for none.
    open var maximumLineHeight: CGFloat { state.maximumLineHeight }
    /// The factor on the font's line height before minimum and maximum apply; 0 for none.
    open var lineHeightMultiple: CGFloat { state.lineHeightMultiple }
    /// The base writing direction; natural by default.
    open var baseWritingDirection: NSWritingDirection { state.baseWritingDirection }
    /// 0…1: words are broken where a line without that fills a smaller part of its room; 0 (by default) for never.
    ///
    /// The language is the locale's: English, German, French, Spanish or Italian; others are not hyphenated.
    open var hyphenationFactor: Float { state.hyphenationFactor }
    /// Whether words are broken as the system does it where ``hyphenationFactor`` is 0.
    open var usesDefaultHyphenation: Bool { state.usesDefaultHyphenation }
    /// Sorted by location. Default: twelve left stops, 28 points apart.
    open var tabStops: [NSTextTab]! { state.tabStops }
    /// Points between tab stops behind the last of ``tabStops``; 0: a tab there is a space wide.
    open var defaultTabInterval: CGFloat { state.defaultTabInterval }
    /// Whether letters may come closer, by a twentieth of the line, before text is truncated.
    open var allowsDefaultTighteningForTruncation: Bool { state.allowsDefaultTighteningForTruncation }
    /// The strategy for line breaks; none by default.
    open var lineBreakStrategy: LineBreakStrategy { state.lineBreakStrategy }
    /// The lists that the paragraph stands in, the outermost first; their markers are part of the text.
    open var textLists: [NSTextList] { state.textLists }

    public func copy(with zone: NSZone? = nil) -> Any {
        type(of: self) == NSParagraphStyle.self ? self : NSParagraphStyle(state: state)
    }

    public func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(state: state) }

    open func encode(with coder: NSCoder) { state.encode(with: coder) }

    /// Equal where every property is.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return other === self || state == other.state
    }

    open override var hash: Int { state.hashValue }
}
