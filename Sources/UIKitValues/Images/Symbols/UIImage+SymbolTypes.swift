// Weights and scales of symbols.
// Apple: "UIImage.SymbolWeight", "UIImage.SymbolScale"
import CoreGraphics
import Foundation

extension UIImage {
    /// How strong a symbol's strokes are, as the weights of the system font.
    public enum SymbolWeight: Int, Sendable {
        /// The configuration says nothing; drawn as regular.
        case unspecified = 0
        /// The thinnest.
        case ultraLight = 1
        /// Above ultra light.
        case thin = 2
        /// Above thin.
        case light = 3
        /// The weight of ordinary text.
        case regular = 4
        /// Above regular.
        case medium = 5
        /// The weight of headlines.
        case semibold = 6
        /// The weight of bold text.
        case bold = 7
        /// Above bold.
        case heavy = 8
        /// The strongest.
        case black = 9

        /// The weight of the system font; `unspecified` gives regular.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .unspecified, .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }

        /// The weight that is nearest to a font's.
        static func nearest(to weight: CGFloat) -> SymbolWeight {
            let all: [SymbolWeight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
            return all.min { abs($0.fontWeight().rawValue - weight) < abs($1.fontWeight().rawValue - weight) } ?? .regular
        }
    }

    /// How large a symbol is beside text of its point size.
    public enum SymbolScale: Int, Sendable {
        /// The system's choice, medium.
        case `default` = -1
        /// The configuration says nothing; medium.
        case unspecified = 0
        /// About the height of small letters.
        case small = 1
        /// A little above the capitals.
        case medium = 2
        /// Well above the capitals.
        case large = 3
    }
}

extension UIFont.Weight {
    /// The symbols' weight that is nearest.
    public func symbolWeight() -> UIImage.SymbolWeight { UIImage.SymbolWeight.nearest(to: rawValue) }
}
