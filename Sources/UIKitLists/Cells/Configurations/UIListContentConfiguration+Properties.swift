// How the texts and the image of list content look.
// Apple: "UIListContentConfiguration.TextProperties", "UIListContentConfiguration.ImageProperties"
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore
import UIKitValues

extension UIListContentConfiguration {
    /// How a text looks.
    public struct TextProperties: @unchecked Sendable {
        /// The alignment of a text's lines.
        public enum TextAlignment: Int, Sendable, Hashable {
            /// By the text's language.
            case natural
            /// In the middle.
            case center
            /// With both edges even.
            case justified
        }
        /// A change of a text's letters.
        public enum TextTransform: Int, Sendable, Hashable {
            /// None.
            case none
            /// Upper case.
            case uppercase
            /// Lower case.
            case lowercase
            /// Each word's first letter in upper case.
            case capitalized
        }

        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor { didSet { isColorGiven = true } }
        /// A transformer of the colour; nil for none.
        public var colorTransformer: UIConfigurationColorTransformer? { didSet { isColorGiven = true } }
        /// The alignment; natural by default.
        public var alignment = TextAlignment.natural
        /// The way in which text that is too long is wrapped or truncated.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines; 0 for any number.
        public var numberOfLines = 0
        /// Whether the font shrinks until the text fits the width.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest factor for the font size, 0…1.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the letter spacing is reduced before the text is truncated.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether preferred and scaled fonts follow the user's text size.
        public var adjustsFontForContentSizeCategory = true
        /// The change of the text's letters. An attributed text stays as it is.
        public var transform = TextTransform.none
        /// Whether a resting pointer shows the whole text; stored, as it is not shown yet.
        public var showsExpansionTextWhenTruncated = false
        /// Whether the app set the colour.
        private(set) var isColorGiven = false

        init(_ font: UIFont, _ color: UIColor) {
            self.font = font
            self.color = color
        }

        /// Returns the colour that is shown.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        mutating func followState(_ color: UIColor) {
            self.color = color
            isColorGiven = false
        }

        mutating func takeColors(of other: Self) {
            color = other.color
            colorTransformer = other.colorTransformer
        }

        /// The text as it is shown.
        func shown(_ text: String?) -> String? {
            switch transform {
            case .none: text
            case .uppercase: text?.localizedUppercase
            case .lowercase: text?.localizedLowercase
            case .capitalized: text?.localizedCapitalized
            }
        }
    }

    /// How the image looks. Lengths are in points.
    public struct ImageProperties: @unchecked Sendable {
        /// The configuration of symbol images; nil for none.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The tint of template images; nil for the view's tint colour.
        public var tintColor: UIColor? { didSet { isTintGiven = true } }
        /// A transformer of the tint; nil for none.
        public var tintColorTransformer: UIConfigurationColorTransformer? { didSet { isTintGiven = true } }
        /// The corner radius of the image.
        public var cornerRadius: CGFloat = 0
        /// The largest size of the image, which shrinks in proportion; 0 for no limit along an axis.
        public var maximumSize = CGSize.zero
        /// The size that is reserved for the image, which stands in its middle; 0 for the image's own length, or
        /// ``standardDimension``.
        public var reservedLayoutSize = CGSize.zero
        /// Whether the image keeps its colours when the user inverts all colours.
        public var accessibilityIgnoresInvertColors = false
        /// The colour of a line around the image; nil for the tint colour.
        public var strokeColor: UIColor?
        /// A transformer of the line's colour; nil for none.
        public var strokeColorTransformer: UIConfigurationColorTransformer?
        /// The width of the line; 0 for none.
        public var strokeWidth: CGFloat = 0
        /// Whether the app set the tint.
        private(set) var isTintGiven = false

        init() {}

        /// The length that reserves the standard space for symbols, for either side of ``reservedLayoutSize``.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude

        /// Returns the tint for a view's tint colour.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
        /// Returns the line's colour for a view's tint colour.
        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }

        mutating func takeColors(of other: Self) {
            tintColor = other.tintColor
            tintColorTransformer = other.tintColorTransformer
            strokeColor = other.strokeColor
            strokeColorTransformer = other.strokeColorTransformer
        }

        mutating func followState(_ tint: UIColor?) {
            tintColor = tint
            isTintGiven = false
        }
    }
}

extension UIListContentConfiguration.TextProperties: Hashable {
    /// Whether both look the same. Transformers count as equal if both or neither are set.
    public static func == (one: Self, other: Self) -> Bool {
        one.font == other.font && one.color == other.color && one.alignment == other.alignment
            && (one.colorTransformer == nil) == (other.colorTransformer == nil)
            && one.lineBreakMode == other.lineBreakMode && one.numberOfLines == other.numberOfLines
            && one.adjustsFontSizeToFitWidth == other.adjustsFontSizeToFitWidth
            && one.minimumScaleFactor == other.minimumScaleFactor
            && one.allowsDefaultTighteningForTruncation == other.allowsDefaultTighteningForTruncation
            && one.adjustsFontForContentSizeCategory == other.adjustsFontForContentSizeCategory
            && one.transform == other.transform
            && one.showsExpansionTextWhenTruncated == other.showsExpansionTextWhenTruncated
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(alignment)
        hasher.combine(numberOfLines)
        hasher.combine(transform)
    }
}

extension UIListContentConfiguration.ImageProperties: Hashable {
    /// Whether both look the same. Transformers count as equal if both or neither are set.
    public static func == (one: Self, other: Self) -> Bool {
        one.preferredSymbolConfiguration == other.preferredSymbolConfiguration && one.tintColor == other.tintColor
            && (one.tintColorTransformer == nil) == (other.tintColorTransformer == nil)
            && one.cornerRadius == other.cornerRadius && one.maximumSize == other.maximumSize
            && one.reservedLayoutSize == other.reservedLayoutSize
            && one.accessibilityIgnoresInvertColors == other.accessibilityIgnoresInvertColors
            && one.strokeColor == other.strokeColor && one.strokeWidth == other.strokeWidth
            && (one.strokeColorTransformer == nil) == (other.strokeColorTransformer == nil)
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(cornerRadius)
        hasher.combine(strokeWidth)
    }
}
