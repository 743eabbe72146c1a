// The values of a trait collection: only those that were set are there.
// No Apple page: this is ours (the storage behind UITraitCollection).
import Foundation

/// A set of trait values by key. Unset ones read as the key's default.
package struct TraitValues: UITraitOverrides, @unchecked Sendable {
    /// One value with what is needed to compare it.
    package struct Entry {
        let value: Any
        let affectsColor: Bool
        let trait: UITrait
        /// The bytes of a plain value of up to eight, so that most comparisons are of numbers; nil for others.
        let bits: UInt64?

        init<T: UITraitDefinition>(_ trait: T.Type, _ value: T.Value) {
            self.value = value
            affectsColor = T.affectsColorAppearance
            self.trait = trait
            bits = Self.bits(value)
        }

        private static func bits<Value>(_ value: Value) -> UInt64? {
            guard _isPOD(Value.self), MemoryLayout<Value>.size <= 8, value is any Equatable else { return nil }
            var bits: UInt64 = 0
            withUnsafeBytes(of: value) { from in
                withUnsafeMutableBytes(of: &bits) { $0.copyMemory(from: from) }
            }
            return bits
        }

        /// Values of one trait. Equal bytes are equal values; others may be equal all the same (0 and −0).
        func agrees(with other: Entry) -> Bool {
            if let bits, bits == other.bits { return true }
            return TraitValues.equal(value, other.value)
        }
    }

    package var entries: [ObjectIdentifier: Entry] = [:]

    package init() {}

    package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { entries[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue }
        set {
            let entry = Entry(trait, newValue)
            // An unspecified value is the same as none: it must not win over another collection's.
            let isDefault = Self.isBuiltIn(trait) && Self.equal(newValue, T.defaultValue)
            entries[ObjectIdentifier(trait)] = isDefault ? nil : entry
        }
    }

    package func contains(_ trait: UITrait) -> Bool { entries[ObjectIdentifier(trait)] != nil }

    package mutating func remove(_ trait: UITrait) { entries[ObjectIdentifier(trait)] = nil }

    /// Takes every value that the other collection states.
    package mutating func merge(_ other: TraitValues) { entries.merge(other.entries) { $1 } }

    /// True where both state the same value (or none).
    func agrees(with other: TraitValues, on key: ObjectIdentifier) -> Bool {
        switch (entries[key], other.entries[key]) {
        case (nil, nil): true
        case (let one?, let two?): one.agrees(with: two)
        default: false
        }
    }

    /// The keys on which two collections differ.
    func differences(from other: TraitValues) -> [UITrait] {
        let keys = Set(entries.keys).union(other.entries.keys)
        return keys.filter { !agrees(with: other, on: $0) }
            .compactMap { (entries[$0] ?? other.entries[$0])?.trait }
            .sorted { $0.name < $1.name }
    }

    /// Whether they differ on a trait that passes; as ``differences(from:)`` without the list of them.
    package func differs(from other: TraitValues, where passes: (Entry) -> Bool = { _ in true }) -> Bool {
        for (key, entry) in entries where passes(entry) {
            guard let theirs = other.entries[key], entry.agrees(with: theirs) else { return true }
        }
        return other.entries.contains { passes($1) && entries[$0] == nil }
    }

    static func equal(_ one: Any, _ two: Any) -> Bool {
        if let one = one as? any Equatable { return equalValues(one, two) }
        if type(of: one) is AnyObject.Type { return (one as AnyObject) === (two as AnyObject) }
        return false
    }

    private static func equalValues<T: Equatable>(_ one: T, _ two: Any) -> Bool { (two as? T) == one }

    private static let builtIn: Set<ObjectIdentifier> = [
        ObjectIdentifier(UITraitUserInterfaceStyle.self), ObjectIdentifier(UITraitUserInterfaceIdiom.self),
        ObjectIdentifier(UITraitDisplayScale.self), ObjectIdentifier(UITraitHorizontalSizeClass.self),
        ObjectIdentifier(UITraitVerticalSizeClass.self), ObjectIdentifier(UITraitPreferredContentSizeCategory.self),
        ObjectIdentifier(UITraitLayoutDirection.self), ObjectIdentifier(UITraitAccessibilityContrast.self),
        ObjectIdentifier(UITraitUserInterfaceLevel.self), ObjectIdentifier(UITraitDisplayGamut.self),
        ObjectIdentifier(UITraitLegibilityWeight.self), ObjectIdentifier(UITraitActiveAppearance.self),
        ObjectIdentifier(UITraitForceTouchCapability.self), ObjectIdentifier(UITraitSceneCaptureState.self),
        ObjectIdentifier(UITraitToolbarItemPresentationSize.self), ObjectIdentifier(UITraitImageDynamicRange.self),
        ObjectIdentifier(UITraitTypesettingLanguage.self), ObjectIdentifier(UITraitListEnvironment.self),
    ]

    private static func isBuiltIn(_ trait: UITrait) -> Bool { builtIn.contains(ObjectIdentifier(trait)) }

    package var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }
    package var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }
    package var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }
    package var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }
    package var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }
    package var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }
    package var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }
    package var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }
    package var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }
    package var displayGamut: UIDisplayGamut {
        get { self[UITraitDisplayGamut.self] }
        set { self[UITraitDisplayGamut.self] = newValue }
    }
    package var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }
    package var activeAppearance: UIUserInterfaceActiveAppearance {
        get { self[UITraitActiveAppearance.self] }
        set { self[UITraitActiveAppearance.self] = newValue }
    }
    package var forceTouchCapability: UIForceTouchCapability {
        get { self[UITraitForceTouchCapability.self] }
        set { self[UITraitForceTouchCapability.self] = newValue }
    }
    package var sceneCaptureState: UISceneCaptureState {
        get { self[UITraitSceneCaptureState.self] }
        set { self[UITraitSceneCaptureState.self] = newValue }
    }
    package var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
        get { self[UITraitToolbarItemPresentationSize.self] }
        set { self[UITraitToolbarItemPresentationSize.self] = newValue }
    }
    package var imageDynamicRange: UIImage.DynamicRange {
        get { self[UITraitImageDynamicRange.self] }
        set { self[UITraitImageDynamicRange.self] = newValue }
    }
    package var typesettingLanguage: String {
        get { self[UITraitTypesettingLanguage.self] }
        set { self[UITraitTypesettingLanguage.self] = newValue }
    }
    package var listEnvironment: UIListEnvironment {
        get { self[UITraitListEnvironment.self] }
        set { self[UITraitListEnvironment.self] = newValue }
    }
}
