// The attribute keys that text drawing understands; Foundation owns the Key type, UIKit these names.
// Apple: NSAttributedString.Key
import Foundation

extension NSAttributedString.Key {
    /// The font of the text (UIFont). Default: the one the drawing call brings, else the system font at 12 pt.
    public static let font = Self("NSFont")
    /// The paragraph's style (NSParagraphStyle). Default: `NSParagraphStyle.default`.
    public static let paragraphStyle = Self("NSParagraphStyle")
    /// The colour of the glyphs (UIColor). Default: black.
    public static let foregroundColor = Self("NSColor")
    /// The colour behind the text (UIColor). Default: none.
    public static let backgroundColor = Self("NSBackgroundColor")
    /// 0 for no ligatures, 1 for the default ones (NSNumber).
    public static let ligature = Self("NSLigature")
    /// Points added after each character (NSNumber); 0 switches pair kerning off, absent leaves it on.
    public static let kern = Self("NSKern")
    /// Points added after each character beside pair kerning (NSNumber).
    public static let tracking = Self("CTTracking")
    /// The line through the text (NSNumber of an NSUnderlineStyle's raw value).
    public static let strikethroughStyle = Self("NSStrikethrough")
    /// The line below the text (NSNumber of an NSUnderlineStyle's raw value).
    public static let underlineStyle = Self("NSUnderline")
    /// The colour of the outline (UIColor). Default: the foreground colour.
    public static let strokeColor = Self("NSStrokeColor")
    /// The outline's width in percent of the point size (NSNumber); negative strokes and fills.
    public static let strokeWidth = Self("NSStrokeWidth")
    /// The text's shadow (NSShadow).
    public static let shadow = Self("NSShadow")
    /// A text effect (NSAttributedString.TextEffectStyle as NSString).
    public static let textEffect = Self("NSTextEffect")
    /// The attachment that stands at an attachment character (NSTextAttachment).
    public static let attachment = Self("NSAttachment")
    /// The target of a link (URL or String).
    public static let link = Self("NSLink")
    /// Points the glyphs are raised above the baseline (NSNumber).
    public static let baselineOffset = Self("NSBaselineOffset")
    /// The underline's colour (UIColor). Default: the foreground colour.
    public static let underlineColor = Self("NSUnderlineColor")
    /// The colour of the line through the text (UIColor). Default: the foreground colour.
    public static let strikethroughColor = Self("NSStrikethroughColor")
    /// The slant of the glyphs (NSNumber); 0 is none.
    public static let obliqueness = Self("NSObliqueness")
    /// The logarithm of the factor by which glyphs are widened (NSNumber); 0 is none.
    public static let expansion = Self("NSExpansion")
    /// Nested directions (array of NSNumber: NSWritingDirection raw value | NSWritingDirectionFormatType raw value).
    public static let writingDirection = Self("NSWritingDirection")
    /// 0 for horizontal text (NSNumber); UIKit supports nothing else.
    public static let verticalGlyphForm = Self("CTVerticalForms")

    /// Whether punctuation is spoken (NSNumber).
    public static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
    /// The language to speak in (NSString, BCP 47).
    public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
    /// The pitch to speak with (NSNumber, 0…2).
    public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
    /// Whether an announcement waits for the ones before it (NSNumber).
    public static let accessibilitySpeechQueueAnnouncement = Self("UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// The pronunciation in IPA notation (NSString).
    public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
    /// Whether the text is spelled out (NSNumber).
    public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
    /// The heading's level, 0…6 (NSNumber).
    public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
    /// Custom accessibility text attributes (NSArray of NSString).
    public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
    /// The kind of the text for assistive technologies (NSString).
    public static let accessibilityTextualContext = Self("UIAccessibilityTextAttributeContext")

    /// Core Text's superscript level (NSNumber): +1 raised, −1 lowered.
    package static let superscript = Self("NSSuperScript")
}

extension NSAttributedString {
    /// Names of text effects. Apple: NSAttributedString.TextEffectStyle
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// A letterpress look.
        public static let letterpressStyle = Self(rawValue: "_UIKitNewLetterpressStyle")
    }
}
