// The attributes of UIKit in attributed strings that are values.
// Apple: "AttributeScopes.UIKitAttributes"
import CoreGraphics
import Foundation
import Typesetting

extension AttributeScopes {
    /// Foundation's attributes and UIKit's.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes that UIKit draws.
    public struct UIKitAttributes: AttributeScope {
        /// The font that draws the text.
        public let font: FontAttribute
        /// How the paragraph is set.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The colour of the glyphs.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the glyphs.
        public let backgroundColor: BackgroundColorAttribute
        /// Whether letters join.
        public let ligature: LigatureAttribute
        /// The room between characters, in points.
        public let kern: KernAttribute
        /// Room added between characters, in points.
        public let tracking: TrackingAttribute
        /// The line through the glyphs.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line below the glyphs.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of outlines.
        public let strokeColor: StrokeColorAttribute
        /// How thick outlines are, in per cent of the size.
        public let strokeWidth: StrokeWidthAttribute
        /// The shadow behind the glyphs.
        public let shadow: ShadowAttribute
        /// How far the glyphs are raised, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The colour of the line below.
        public let underlineColor: UnderlineColorAttribute
        /// The colour of the line through.
        public let strikethroughColor: StrikethroughColorAttribute
        /// How far the glyphs lean.
        public let obliqueness: ObliquenessAttribute
        /// How far the glyphs are stretched.
        public let expansion: ExpansionAttribute
        /// Foundation's attributes, such as links.
        public let foundation: AttributeScopes.FoundationAttributes

        /// A font.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = UIFont
            /// The key in attributed strings that are objects.
            public static let name = "NSFont"
        }
        /// Alignment, line breaks, indents of a paragraph.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = NSParagraphStyle
            /// The key in attributed strings that are objects.
            public static let name = "NSParagraphStyle"
        }
        /// The text's colour.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = UIColor
            /// The key in attributed strings that are objects.
            public static let name = "NSColor"
        }
        /// The colour behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = UIColor
            /// The key in attributed strings that are objects.
            public static let name = "NSBackgroundColor"
        }
        /// 1 for ligatures, 0 for none.
        public enum LigatureAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = Int
            /// The key in attributed strings that are objects.
            public static let name = "NSLigature"
        }
        /// Points between characters, in place of the font's.
        public enum KernAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The key in attributed strings that are objects.
            public static let name = "NSKern"
        }
        /// Points between characters, beside the font's.
        public enum TrackingAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The key in attributed strings that are objects.
            public static let name = "CTTracking"
        }
        /// A line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = NSUnderlineStyle
            /// The key in attributed strings that are objects.
            public static let name = "NSStrikethrough"
        }
        /// A line under the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = NSUnderlineStyle
            /// The key in attributed strings that are objects.
            public static let name = "NSUnderline"
        }
        /// The outline's colour.
        public enum StrokeColorAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = UIColor
            /// The key in attributed strings that are objects.
            public static let name = "NSStrokeColor"
        }
        /// The outline's width in per cent of the font's size; negative fills as well.
        public enum StrokeWidthAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The key in attributed strings that are objects.
            public static let name = "NSStrokeWidth"
        }
        /// A shadow.
        public enum ShadowAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = NSShadow
            /// The key in attributed strings that are objects.
            public static let name = "NSShadow"
        }
        /// Points above the line.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The key in attributed strings that are objects.
            public static let name = "NSBaselineOffset"
        }
        /// The underline's colour.
        public enum UnderlineColorAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = UIColor
            /// The key in attributed strings that are objects.
            public static let name = "NSUnderlineColor"
        }
        /// The colour of the line through the text.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = UIColor
            /// The key in attributed strings that are objects.
            public static let name = "NSStrikethroughColor"
        }
        /// The slant of the glyphs.
        public enum ObliquenessAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The key in attributed strings that are objects.
            public static let name = "NSObliqueness"
        }
        /// How much wider the glyphs are, as a logarithm.
        public enum ExpansionAttribute: AttributedStringKey {
            /// The type of the attribute's value.
            public typealias Value = CGFloat
            /// The key in attributed strings that are objects.
            public static let name = "NSExpansion"
        }
    }
}

extension AttributeDynamicLookup {
    /// UIKit's attributes by their names: `text.font = …`.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}
