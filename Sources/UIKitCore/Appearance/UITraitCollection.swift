// The traits of an environment: an immutable set of values.
// Apple: "UITraitCollection"
import Foundation
import Stage

/// The traits of a screen, window, controller or view: style, size classes, scale, text size and more.
///
/// Immutable; safe from any thread.
open class UITraitCollection: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    package let values: TraitValues

    /// A collection in which nothing is specified.
    public override init() { values = TraitValues() }

    package init(values: TraitValues) { self.values = values }

    /// A collection with what the closure sets.
    public convenience init(mutations: UITraitMutations) {
        var traits: any UIMutableTraits = TraitValues()
        mutations(&traits)
        self.init(values: traits as? TraitValues ?? TraitValues())
    }

    /// The collections merged; where several state a trait, the last one wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var merged = TraitValues()
        for collection in traitCollections { merged.merge(collection.values) }
        self.init(values: merged)
    }

    /// Decodes the built-in traits of a keyed archive.
    public required init?(coder: NSCoder) { values = TraitValues(coder: coder) }

    /// Encodes the built-in traits.
    open func encode(with coder: NSCoder) { values.encode(with: coder) }
    /// True.
    open class var supportsSecureCoding: Bool { true }
    /// Itself, being immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// True where both state the same traits with the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || !values.differs(from: other.values)
    }

    /// Equal collections have equal hashes.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(displayScale)
        hasher.combine(horizontalSizeClass)
        hasher.combine(preferredContentSizeCategory)
        return hasher.finalize()
    }

    /// The traits that are stated, by name.
    open override var description: String {
        let list = values.entries.values.sorted { $0.trait.name < $1.trait.name }
            .map { "\($0.trait.name.replacingOccurrences(of: "UITrait", with: "")) = \($0.value)" }
        return "<UITraitCollection; \(list.joined(separator: ", "))>"
    }

    /// The value of a trait, its default where unspecified.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

    /// Light, dark or unspecified.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// Pixels a point; 0 where unspecified.
    public var displayScale: CGFloat { values.displayScale }
    /// Room along the x axis.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// Room along the y axis.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The user's text size.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// Left to right, right to left or unspecified.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// The contrast setting.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// Base or elevated.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// The display's range of colours.
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    /// The bold text setting.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    /// Active or inactive look.
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
    /// Whether touches have a force.
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
    /// Whether the scene is being recorded.
    public var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }
    /// The size of a Mac toolbar's items.
    public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { values.toolbarItemPresentationSize }
    /// How much brighter than white images are shown.
    public var imageDynamicRange: UIImage.DynamicRange { values.imageDynamicRange }
    /// The language whose line breaks and heights count; empty where unspecified.
    public var typesettingLanguage: String { values.typesettingLanguage }
    /// The kind of list around.
    public var listEnvironment: UIListEnvironment { values.listEnvironment }
}
