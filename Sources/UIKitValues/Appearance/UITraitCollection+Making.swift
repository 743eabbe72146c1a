// One-trait initialisers, changed copies, comparison.
// Apple: "UITraitCollection", Creating a trait collection; Comparing traits
import Foundation
import Stage

extension UITraitCollection {
    /// A collection that states the style only.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }
    /// A collection that states the idiom only.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }
    /// A collection that states the scale only, in pixels a point.
    public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }
    /// A collection that states the horizontal size class only.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }
    /// A collection that states the vertical size class only.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }
    /// A collection that states the text size only.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }
    /// A collection that states the direction only.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }
    /// A collection that states the contrast only.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }
    /// A collection that states the level only.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }
    /// A collection that states the gamut only.
    public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
    /// A collection that states the bold text setting only.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }
    /// A collection that states the active look only.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init { $0.activeAppearance = activeAppearance }
    }
    /// A collection that states the force capability only.
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init { $0.forceTouchCapability = forceTouchCapability }
    }

    /// A collection that states the capture state only.
    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init { $0.sceneCaptureState = sceneCaptureState }
    }
    /// A collection that states the size of toolbar items only.
    public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
        self.init { $0.toolbarItemPresentationSize = toolbarItemPresentationSize }
    }
    /// A collection that states the range of brightness only.
    public convenience init(imageDynamicRange: UIImage.DynamicRange) {
        self.init { $0.imageDynamicRange = imageDynamicRange }
    }
    /// A collection that states the typesetting language only.
    public convenience init(typesettingLanguage: String) { self.init { $0.typesettingLanguage = typesettingLanguage } }
    /// A collection that states the kind of list only.
    public convenience init(listEnvironment: UIListEnvironment) { self.init { $0.listEnvironment = listEnvironment } }

    /// A copy with one trait replaced.
    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        var copy = values
        copy[trait] = value
        return UITraitCollection(values: copy)
    }

    /// A copy with what the closure changes.
    public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
        var traits: any UIMutableTraits = values
        mutations(&traits)
        return UITraitCollection(values: traits as? TraitValues ?? values)
    }

    /// True where every trait that `trait` states has the same value here; nil states nothing.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return trait.values.entries.keys.allSatisfy { values.agrees(with: trait.values, on: $0) }
    }

    /// The traits on which the two differ, in order of their names; all that is stated where `traitCollection` is nil.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        values.differences(from: traitCollection?.values ?? TraitValues())
    }

    /// The traits of the system on which dynamic colours depend.
    public class var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
            UITraitDisplayGamut.self,
        ]
    }

    /// The traits of the system on which the choice of an image's variant depends.
    public class var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self,
            UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitLayoutDirection.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
            UITraitLegibilityWeight.self, UITraitPreferredContentSizeCategory.self,
        ]
    }

    /// The keys of ``changedTraits(from:)`` as a set.
    package func changedTraitKeys(from traitCollection: UITraitCollection?) -> Set<TraitKey> {
        Set(values.differences(from: traitCollection?.values ?? TraitValues()).map { TraitKey($0) })
    }

    /// True where a dynamic colour may look different: style, contrast, level or gamut changed, or a trait of one's
    /// own that says so.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        values.differs(from: traitCollection?.values ?? TraitValues()) { $0.affectsColor }
    }

    /// The traits that a stage's environment means.
    package convenience init(environment: StageEnvironment) {
        self.init { traits in
            traits.userInterfaceStyle = environment.appearance == .dark ? .dark : .light
            traits.userInterfaceIdiom = environment.idiom == .pad ? .pad : .phone
            traits.displayScale = environment.scale
            traits.horizontalSizeClass = environment.isRegularWidth ? .regular : .compact
            traits.verticalSizeClass = environment.isRegularHeight ? .regular : .compact
            traits.preferredContentSizeCategory = UIContentSizeCategory(environment.contentSize)
            traits.layoutDirection = environment.rightToLeft ? .rightToLeft : .leftToRight
            traits.accessibilityContrast = environment.increasedContrast ? .high : .normal
            traits.userInterfaceLevel = .base
            traits.displayGamut = .SRGB
            traits.legibilityWeight = AccessibilitySetting.boldText.isOn ? .bold : .regular
            traits.activeAppearance = .active
            traits.forceTouchCapability = .unavailable
            traits.sceneCaptureState = .inactive
        }
    }
}

/// A trait key that can stand in a set.
package struct TraitKey: Hashable {
    package let trait: UITrait
    package init(_ trait: UITrait) { self.trait = trait }
    package static func == (lhs: TraitKey, rhs: TraitKey) -> Bool {
        ObjectIdentifier(lhs.trait) == ObjectIdentifier(rhs.trait)
    }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(trait)) }
}

extension UIContentSizeCategory {
    /// The category that a stage's text size means.
    package init(_ size: StageContentSize) {
        let index = StageContentSize.allCases.firstIndex(of: size) ?? 3
        self = Self.ordered[index]
    }
}
