// The traits and locale by which an image's variant is selected.
// Apple: "UIImage.Configuration"
import Foundation

/// The values of configurations; nil and unspecified leave a value to the next one.
struct ImageConfigurationValues: @unchecked Sendable {
    /// How a symbol is coloured.
    enum Coloring: Equatable {
        case monochrome, multicolor
        /// A colour, or the tint where there is none.
        case hierarchical(UIColor?)
        case palette([UIColor])
    }

    var traits: UITraitCollection?
    var locale: Locale?
    /// Points.
    var pointSize: CGFloat?
    var textStyle: UIFont.TextStyle?
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified
    var coloring: Coloring?

    /// Returns these values, replaced by the values that another configuration sets.
    func applying(_ other: ImageConfigurationValues) -> ImageConfigurationValues {
        var result = self
        if let theirs = other.traits {
            result.traits = traits.map { UITraitCollection(traitsFrom: [$0, theirs]) } ?? theirs
        }
        result.locale = other.locale ?? locale
        if other.pointSize != nil || other.textStyle != nil {
            result.pointSize = other.pointSize
            result.textStyle = other.textStyle
        }
        if other.weight != .unspecified { result.weight = other.weight }
        if other.scale != .unspecified { result.scale = other.scale }
        result.coloring = other.coloring ?? coloring
        return result
    }

    static func == (one: Self, two: Self) -> Bool {
        one.pointSize == two.pointSize && one.textStyle == two.textStyle && one.weight == two.weight
            && one.scale == two.scale && one.coloring == two.coloring && one.locale == two.locale
            && (one.traits === two.traits || one.traits?.isEqual(two.traits) == true)
    }
}

extension UIImage {
    /// The traits and the locale by which an image's variant is selected. Immutable; safe from any thread.
    ///
    /// APPLE-DIFF: not archivable, since Linux Foundation archives top-level classes alone.
    public class Configuration: NSObject, NSCopying, @unchecked Sendable {
        let values: ImageConfigurationValues

        required init(values: ImageConfigurationValues) { self.values = values }

        /// A configuration of traits.
        public convenience init(traitCollection: UITraitCollection?) {
            self.init(values: ImageConfigurationValues(traits: traitCollection))
        }
        /// A configuration of a locale.
        public convenience init(locale: Locale?) { self.init(values: ImageConfigurationValues(locale: locale)) }

        /// Itself, being immutable.
        public func copy(with zone: NSZone? = nil) -> Any { self }

        /// The traits; nil where it says nothing of them.
        public var traitCollection: UITraitCollection? { values.traits }
        /// The locale; nil where it says nothing of it.
        public var locale: Locale? { values.locale }
        /// The same with other traits.
        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            var changed = values
            changed.traits = traitCollection
            return Self(values: changed)
        }
        /// The same with another locale.
        public func withLocale(_ locale: Locale?) -> Self {
            var changed = values
            changed.locale = locale
            return Self(values: changed)
        }
        /// The same with another's values over it where that says something.
        public func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = otherConfiguration else { return self }
            return Self(values: values.applying(other.values))
        }

        /// True for the same values.
        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration else { return false }
            return values == other.values
        }
        /// Equal configurations have equal hashes.
        public override var hash: Int {
            var hasher = Hasher()
            hasher.combine(values.pointSize)
            hasher.combine(values.weight)
            hasher.combine(values.scale)
            hasher.combine(values.textStyle?.rawValue)
            return hasher.finalize()
        }
    }
}
