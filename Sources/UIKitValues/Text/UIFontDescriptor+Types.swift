// The names of attributes and traits, the symbolic traits and the system's designs.
// Apple: "UIFontDescriptor.SymbolicTraits", "UIFontDescriptor.AttributeName", "UIFontDescriptor.SystemDesign"
import Foundation
import Typesetting

extension UIFontDescriptor {
    /// Traits of a font as bits.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        /// Traits by their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Heavy.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wide.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// The font's glyphs have one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// The font is for vertical text.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// The font is for controls.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Lines 2 pt nearer.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines 2 pt further apart.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        /// The bits of the class.
        public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
        /// Old style serifs.
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        /// Transitional serifs.
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        /// Modern serifs.
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        /// Clarendon serifs.
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        /// Slab serifs.
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        /// Freeform serifs.
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        /// No serifs.
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        /// Ornamental.
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        /// Handwriting.
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        /// Symbols.
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }

    /// A design of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// A design of any string; only Apple's own strings mean one.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The ordinary one.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// The design with round ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// The design with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// The design whose glyphs have one width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

        var family: FontDescriptor.Family {
            switch self {
            case .rounded: .rounded
            case .serif: .serif
            case .monospaced: .monospaced
            default: .system
            }
        }
    }

    /// The name of an attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// An attribute of any name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// String: the family.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// String: the PostScript name.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// String: the face within the family.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// Number: points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// String: the name shown to people.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// A dictionary by ``TraitKey``.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// Array of dictionaries by ``FeatureKey``.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// `UIFont.TextStyle` or its string.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The name of a trait in the attribute `traits`.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// A trait of any name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Number: the bits of ``SymbolicTraits``.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// Number: −1…1.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// Number: above 0 is slanted.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// The name of a feature's part.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// A part of any name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Number: the feature's type; 6 is number spacing, 35 and more are stylistic sets.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The older name of ``type``.
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// Number: the selector within the type.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The older name of ``selector``.
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }
}
