// How a symbol is drawn: size, weight, scale, colours.
// Apple: "UIImage.SymbolConfiguration"
import CoreGraphics
import Foundation

extension UIImage {
    /// How a symbol is drawn. Missing values are the defaults: 17 points, regular, medium, in the tint.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// Says nothing.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(values: ImageConfigurationValues()) }

        /// A size in points, > 0.
        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .unspecified) }
        /// A size in points, > 0, and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
        }
        /// A size in points, > 0, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            let size = pointSize > 0 && pointSize.isFinite ? min(pointSize, SymbolMeasures.largestSize) : nil
            self.init(values: ImageConfigurationValues(pointSize: size, weight: weight, scale: scale))
        }
        /// A scale alone.
        public convenience init(scale: SymbolScale) { self.init(values: ImageConfigurationValues(scale: scale)) }
        /// A weight alone.
        public convenience init(weight: SymbolWeight) { self.init(values: ImageConfigurationValues(weight: weight)) }
        /// The size and weight of a text style at the text size of the place.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }
        /// The size and weight of a text style at the text size of the place, and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(values: ImageConfigurationValues(textStyle: textStyle, scale: scale))
        }
        /// The size and weight of a font.
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
        /// The size and weight of a font, and a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                values: ImageConfigurationValues(
                    pointSize: font.pointSize, weight: SymbolWeight.nearest(to: font.typesetFont.weight), scale: scale))
        }
        /// The first level in the colour, the others paler.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(values: ImageConfigurationValues(coloring: .hierarchical(hierarchicalColor)))
        }
        /// A colour for each level; the last goes on.
        public convenience init(paletteColors: [UIColor]) {
            self.init(values: ImageConfigurationValues(coloring: paletteColors.isEmpty ? nil : .palette(paletteColors)))
        }
        /// The symbol's own colours where it has some.
        public static func preferringMulticolor() -> Self { Self(values: ImageConfigurationValues(coloring: .multicolor)) }
        /// One colour.
        public static func preferringMonochrome() -> Self { Self(values: ImageConfigurationValues(coloring: .monochrome)) }

        /// The same without the text style.
        public func withoutTextStyle() -> Self { changed { $0.textStyle = nil } }
        /// The same without the scale.
        public func withoutScale() -> Self { changed { $0.scale = .unspecified } }
        /// The same without the weight.
        public func withoutWeight() -> Self { changed { $0.weight = .unspecified } }
        /// The same without size and weight.
        public func withoutPointSizeAndWeight() -> Self {
            changed {
                $0.pointSize = nil
                $0.weight = .unspecified
            }
        }
        /// True for the same values.
        public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }

        /// Size, weight, scale.
        public override var description: String {
            let size = values.pointSize.map { "\($0.short) pt" } ?? values.textStyle?.rawValue ?? "no size"
            return "<UIImageSymbolConfiguration: \(size), \(values.weight), \(values.scale)>"
        }

        private func changed(_ change: (inout ImageConfigurationValues) -> Void) -> Self {
            var copy = values
            change(&copy)
            return Self(values: copy)
        }
    }
}
