// The traits of an environment: an immutable set of values.
// Apple: "UITraitCollection"
import Foundation
import Stage

/// The traits of a screen, window, controller or view: style, size classes, scale, text size and more.
///
/// Immutable and safe to use from any thread.
open class UITraitCollection: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    package let values: TraitValues

    /// Creates a collection without specified traits.
    public override init() { values = TraitValues() }

    package init(values: TraitValues) { self.values = values }

    /// Creates a collection with the traits that the closure sets.
    public convenience init(mutations: UITraitMutations) {
        var traits: any UIMutableTraits = TraitValues()
        mutations(&traits)
        self.init(values: traits as? TraitValues ?? TraitValues())
    }

    /// Creates a collection by merging others; the last one that specifies a trait takes precedence.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var merged = TraitValues()
        for collection in traitCollections { merged.merge(collection.values) }
        self.init(values: merged)
    }

    /// Creates a collection with the built-in traits of a keyed archive.
    public required init?(coder: NSCoder) { values = TraitValues(coder: coder) }

    /// Encodes the built-in traits.
    open func encode(with coder: NSCoder) { values.encode(with: coder) }
    /// True.
    open class var supportsSecureCoding: Bool { true }
    /// Returns this object, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the other collection specifies the same traits with the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || !values.differs(from: other.values)
    }

    /// A hash that is equal for equal collections.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(displayScale)
        hasher.combine(horizontalSizeClass)
        hasher.combine(preferredContentSizeCategory)
        return hasher.finalize()
    }

    /// The specified traits, by name.
    open override var description: String {
        let list = values.entries.values.sorted { $0.trait.name < $1.trait.name }
            .map { "\($0.trait.name.replacingOccurrences(of: "UITrait", with: "")) = \($0.value)" }
        return "<UITraitCollection; \(list.joined(separator: ", "))>"
    }

    /// The value of a trait; its default if unspecified.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

    /// The style: light, dark or unspecified.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// The number of pixels per point; 0 if unspecified.
    public var displayScale: CGFloat { values.displayScale }
    /// The horizontal size class.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The vertical size class.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The user's text size.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// The layout direction: left to right, right to left or unspecified.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// The contrast setting.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// The level: base or elevated.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// The display gamut.
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    /// The bold text setting.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    /// The appearance: active or inactive.
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
    /// Whether touches have a force.
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    /// Whether the scene is being recorded.
    public var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }
    /// The size of a Mac toolbar's items.
    public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { values.toolbarItemPresentationSize }
    /// The dynamic range of images.
    public var imageDynamicRange: UIImage.DynamicRange { values.imageDynamicRange }
    /// The language for line breaks and line heights; empty if unspecified.
    public var typesettingLanguage: String { values.typesettingLanguage }
    /// The environment of the enclosing list.
    public var listEnvironment: UIListEnvironment { values.listEnvironment }
}
