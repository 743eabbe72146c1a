// The enumerations that traits are made of: style, idiom, size class, level, contrast, gamut, direction.
// Apple: "UIKit", Appearance customization, Adaptivity (UIUserInterfaceStyle and its kin)

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not set, light, dark.
    case unspecified = 0, light = 1, dark = 2
}

/// The kind of device that the interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not set, or the kind of device that the name says.
    case unspecified = -1, phone = 0, pad = 1, tv = 2, carPlay = 3, mac = 5, vision = 6
}

/// How much room there is along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not set, little room, much room.
    case unspecified = 0, compact = 1, regular = 2
}

/// Whether the interface stands on the base or above it (sheets, popovers).
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not set, on the ground, above other contents.
    case unspecified = -1, base = 0, elevated = 1
}

/// Whether the interface looks active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// Not set, without or with the user's attention.
    case unspecified = -1, inactive = 0, active = 1
}

/// The direction in which views are laid out, resolved.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// The direction of Latin, the direction of Arabic.
    case leftToRight = 0, rightToLeft = 1
}

/// The layout direction as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not set, as Latin, as Arabic.
    case unspecified = -1, leftToRight = 0, rightToLeft = 1
}

/// The display's range of colours.
public enum UIDisplayGamut: Int, Sendable {
    /// Not set, sRGB, Display P3.
    case unspecified = -1, SRGB = 0, P3 = 1
}

/// The user's contrast setting.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not set, ordinary, increased.
    case unspecified = -1, normal = 0, high = 1
}

/// Whether the screen measures the force of a touch.
public enum UIForceTouchCapability: Int, Sendable {
    /// Not known, no, yes.
    case unknown = 0, unavailable = 1, available = 2
}

/// The user's bold text setting.
public enum UILegibilityWeight: Int, Sendable {
    /// Not set, ordinary, bold text asked for.
    case unspecified = -1, regular = 0, bold = 1
}

/// Whether a scene is being recorded or mirrored.
public enum UISceneCaptureState: Int, Sendable {
    /// Not set, not recorded, recorded.
    case unspecified = -1, inactive = 0, active = 1
}

/// The size of a Mac toolbar's items.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
    /// Not set, or the size that the name says.
    case unspecified = -1, regular = 0, small = 1, large = 3
}

/// The kind of list that a view stands in.
public enum UIListEnvironment: Int, Sendable {
    /// Not set, in no list, or in the kind of list that the name says.
    case unspecified = 0, none = 1, plain = 2, grouped = 3, insetGrouped = 4, sidebar = 5, sidebarPlain = 6
}
