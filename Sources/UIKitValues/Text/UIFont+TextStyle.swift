// Text styles and weights of fonts, and the system's table of sizes by style and category.
// Apple: "UIFont.TextStyle", "UIFont.Weight"; Human Interface Guidelines, Typography
import CoreGraphics
import Foundation

extension UIFont {
    /// A role of text that has a size for each of the user's text sizes.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// Apple's string, such as `UICTFontTextStyleBody`.
        public let rawValue: String
        /// A style of any string; only Apple's own strings have sizes.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// 34 pt at the default size.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// 28 pt at the default size.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// 22 pt at the default size.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// 20 pt at the default size.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// 17 pt semibold at the default size.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// 15 pt at the default size.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// 17 pt at the default size.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// 16 pt at the default size.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// 13 pt at the default size.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// 12 pt at the default size.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// 11 pt at the default size.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// How heavy a font is, −1…1; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// −1…1.
        public let rawValue: CGFloat
        /// A weight between the named ones.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A weight between the named ones.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// −0.8.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// −0.6.
        public static let thin = Weight(rawValue: -0.6)
        /// −0.4.
        public static let light = Weight(rawValue: -0.4)
        /// 0.
        public static let regular = Weight(rawValue: 0)
        /// 0.23.
        public static let medium = Weight(rawValue: 0.23)
        /// 0.3.
        public static let semibold = Weight(rawValue: 0.3)
        /// 0.4.
        public static let bold = Weight(rawValue: 0.4)
        /// 0.56.
        public static let heavy = Weight(rawValue: 0.56)
        /// 0.62.
        public static let black = Weight(rawValue: 0.62)

        /// The nearest named weight as part of a font's name.
        var name: String {
            let list: [(CGFloat, String)] = [
                (-0.8, "Ultralight"), (-0.6, "Thin"), (-0.4, "Light"), (0, "Regular"), (0.23, "Medium"),
                (0.3, "Semibold"), (0.4, "Bold"), (0.56, "Heavy"), (0.62, "Black"),
            ]
            return list.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }?.1 ?? "Regular"
        }
    }
}

/// Size and line distance of every text style at every category, as Apple publishes them.
enum TextStyleTable {
    /// Points of a font, and from baseline to baseline.
    struct Entry: Equatable {
        let size: CGFloat
        let lineDistance: CGFloat
    }

    private static let rows: [UIFont.TextStyle: [(Int, Int)]] = [
        .largeTitle: [
            (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61),
            (56, 66), (60, 70),
        ],
        .title1: [
            (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57),
            (53, 62), (58, 68),
        ],
        .title2: [
            (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52),
            (50, 59), (56, 66),
        ],
        .title3: [
            (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51),
            (49, 58), (55, 65),
        ],
        .headline: bodySizes,
        .body: bodySizes,
        .callout: [
            (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46),
            (44, 52), (51, 60),
        ],
        .subheadline: [
            (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37), (36, 43),
            (42, 50), (49, 58),
        ],
        .footnote: [
            (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40),
            (38, 46), (44, 52),
        ],
        .caption1: [
            (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32), (32, 39),
            (37, 44), (43, 51),
        ],
        .caption2: [
            (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30), (29, 35),
            (34, 41), (40, 48),
        ],
    ]

    private static let bodySizes = [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56),
        (53, 62),
    ]

    /// An unknown style counts as body, an unspecified category as the default.
    static func entry(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> Entry {
        let row = rows[style] ?? bodySizes
        let (size, distance) = row[category.index]
        return Entry(size: CGFloat(size), lineDistance: CGFloat(distance))
    }

    /// Semibold for headline, regular for the rest.
    static func weight(_ style: UIFont.TextStyle) -> UIFont.Weight { style == .headline ? .semibold : .regular }

    /// The weight of a style with the bold trait: bold for large titles and titles 1 and 2, semibold for the rest.
    static func emphasizedWeight(_ style: UIFont.TextStyle) -> UIFont.Weight {
        style == .largeTitle || style == .title1 || style == .title2 ? .bold : .semibold
    }
}
