// The user's text size, from extra small to the largest accessibility size.
// Apple: "UIContentSizeCategory"
import Foundation

/// The user's preferred text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// Apple's string, such as `UICTContentSizeCategoryL`.
    public let rawValue: String
    /// A category of any string; only Apple's own strings have a size.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No size is stated.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// Body is 14 pt.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Body is 15 pt.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// Body is 16 pt.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// Body is 17 pt: the default.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// Body is 19 pt.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Body is 21 pt.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// Body is 23 pt: the largest ordinary size.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// Body is 28 pt.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// Body is 33 pt.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// Body is 40 pt.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// Body is 47 pt.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// Body is 53 pt: the largest of all.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// The twelve categories, smallest first.
    package static let ordered: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// Place in ``ordered``; the default's (3) where unspecified or unknown.
    package var index: Int { Self.ordered.firstIndex(of: self) ?? 3 }

    /// True for the five accessibility sizes.
    public var isAccessibilityCategory: Bool { Self.ordered.contains(self) && index >= 7 }
}

extension UIContentSizeCategory: Comparable {
    /// Smaller text first.
    public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool { lhs.index < rhs.index }
}
