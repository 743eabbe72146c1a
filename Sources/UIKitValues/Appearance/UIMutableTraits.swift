// Trait definitions, and the container that a trait closure changes.
// Apple: "UITraitDefinition", "UIMutableTraits"
import Foundation

/// A trait of one's own, or one of the system's: a key with a type and a default value.
public protocol UITraitDefinition {
    /// The type of the trait's value.
    associatedtype Value
    /// The value where nobody set one.
    static var defaultValue: Value { get }
    /// The name that debug output shows.
    static var name: String { get }
    /// A name that no other trait has, in reverse-DNS form; the type's full name unless given.
    static var identifier: String { get }
    /// True where colours must be resolved again when the trait changes.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The type's own name.
    public static var name: String { String(describing: Self.self) }
    /// The type's full name.
    public static var identifier: String { String(reflecting: Self.self) }
    /// False.
    public static var affectsColorAppearance: Bool { false }
}

/// A trait as a key: `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// The traits that a trait closure reads and changes.
public protocol UIMutableTraits {
    /// The value of a trait, its default where it is not set.
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
    /// Light, dark or unspecified.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// Pixels a point; 0 where unspecified.
    var displayScale: CGFloat { get set }
    /// Room along the x axis.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Room along the y axis.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The user's text size.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// Left to right, right to left or unspecified.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The contrast setting.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// Base or elevated.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// The display's range of colours.
    var displayGamut: UIDisplayGamut { get set }
    /// The bold text setting.
    var legibilityWeight: UILegibilityWeight { get set }
    /// Active or inactive look.
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
    /// Whether touches have a force.
    var forceTouchCapability: UIForceTouchCapability { get set }
    /// Whether the scene is being recorded.
    var sceneCaptureState: UISceneCaptureState { get set }
    /// The size of a Mac toolbar's items.
    var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { get set }
    /// How much brighter than white images are shown.
    var imageDynamicRange: UIImage.DynamicRange { get set }
    /// The language whose line breaks and heights count, as a BCP 47 tag; empty where unspecified.
    var typesettingLanguage: String { get set }
    /// The kind of list around.
    var listEnvironment: UIListEnvironment { get set }
}

/// The traits that a view, controller or scene sets for itself and what it holds.
public protocol UITraitOverrides: UIMutableTraits {
    /// Whether a trait is overridden. An unspecified value of a trait of the system's is no override.
    func contains(_ trait: UITrait) -> Bool
    /// Lets a trait be inherited again.
    mutating func remove(_ trait: UITrait)
}

/// A closure that changes traits.
public typealias UITraitMutations = (inout any UIMutableTraits) -> Void

/// The style as a trait key.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static let affectsColorAppearance = true
}
/// The idiom as a trait key.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
}
/// The scale as a trait key.
public struct UITraitDisplayScale: UITraitDefinition { public static let defaultValue: CGFloat = 0 }
/// The horizontal size class as a trait key.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
/// The vertical size class as a trait key.
public struct UITraitVerticalSizeClass: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
/// The text size as a trait key.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static let defaultValue = UIContentSizeCategory.unspecified
}
/// The direction as a trait key.
public struct UITraitLayoutDirection: UITraitDefinition {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}
/// The contrast as a trait key.
public struct UITraitAccessibilityContrast: UITraitDefinition {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    public static let affectsColorAppearance = true
}
/// The level as a trait key.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    public static let affectsColorAppearance = true
}
/// The gamut as a trait key.
public struct UITraitDisplayGamut: UITraitDefinition {
    public static let defaultValue = UIDisplayGamut.unspecified
    public static let affectsColorAppearance = true
}
/// The bold text setting as a trait key.
public struct UITraitLegibilityWeight: UITraitDefinition {
    public static let defaultValue = UILegibilityWeight.unspecified
}
/// The active look as a trait key.
public struct UITraitActiveAppearance: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
}
/// The force of touches as a trait key.
public struct UITraitForceTouchCapability: UITraitDefinition {
    public static let defaultValue = UIForceTouchCapability.unknown
}
/// The capture state as a trait key.
public struct UITraitSceneCaptureState: UITraitDefinition {
    public static let defaultValue = UISceneCaptureState.unspecified
}
/// The size of toolbar items as a trait key.
public struct UITraitToolbarItemPresentationSize: UITraitDefinition {
    public static let defaultValue = UINSToolbarItemPresentationSize.unspecified
}
/// The range of brightness of images as a trait key.
public struct UITraitImageDynamicRange: UITraitDefinition {
    public static let defaultValue = UIImage.DynamicRange.unspecified
}
/// The typesetting language as a trait key.
public struct UITraitTypesettingLanguage: UITraitDefinition { public static let defaultValue = "" }
/// The kind of list around as a trait key.
public struct UITraitListEnvironment: UITraitDefinition {
    public static let defaultValue = UIListEnvironment.unspecified
}
