// The system's and the semantic colours as values: light, dark, increased contrast, elevated.
// Apple: "UI element colors", "Standard colors"; values: HIG, "Color", and Flutter (flutter/flutter, cupertino)
import Foundation

/// One colour of the system with its value for each style, contrast and level. 0xRRGGBB and an alpha of 0…255.
package struct SystemColor: Sendable {
    /// A red, green, blue triple and an alpha, 8 bits each.
    struct Value: Sendable, Equatable {
        let rgb: UInt32
        let alpha: UInt8
        init(_ rgb: UInt32, _ alpha: UInt8 = 255) {
            self.rgb = rgb
            self.alpha = alpha
        }
    }

    /// The member's name in `UIColor`.
    package let name: String
    let light: Value
    let dark: Value
    let lightHigh: Value
    let darkHigh: Value
    let darkElevated: Value
    let darkHighElevated: Value

    init(
        _ name: String, _ light: Value, _ dark: Value, high lightHigh: Value? = nil, _ darkHigh: Value? = nil,
        elevated: Value? = nil, _ highElevated: Value? = nil
    ) {
        self.name = name
        self.light = light
        self.dark = dark
        self.lightHigh = lightHigh ?? light
        self.darkHigh = darkHigh ?? dark
        darkElevated = elevated ?? dark
        darkHighElevated = highElevated ?? self.darkHigh
    }

    /// The value in the given traits; an unspecified style counts as light.
    func value(in traits: UITraitCollection) -> Value {
        let high = traits.accessibilityContrast == .high
        guard traits.userInterfaceStyle == .dark else { return high ? lightHigh : light }
        if traits.userInterfaceLevel == .elevated { return high ? darkHighElevated : darkElevated }
        return high ? darkHigh : dark
    }

    /// A tint colour: opaque in all four.
    private static func tint(_ name: String, _ light: UInt32, _ dark: UInt32, _ high: UInt32, _ darkHigh: UInt32) -> Self {
        Self(name, Value(light), Value(dark), high: Value(high), Value(darkHigh))
    }

    static let red = tint("systemRed", 0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
    static let orange = tint("systemOrange", 0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
    static let yellow = tint("systemYellow", 0xFFCC00, 0xFFD60A, 0xA05A00, 0xFFD426)
    static let green = tint("systemGreen", 0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
    static let mint = tint("systemMint", 0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF)
    static let teal = tint("systemTeal", 0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
    static let cyan = tint("systemCyan", 0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
    static let blue = tint("systemBlue", 0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
    static let indigo = tint("systemIndigo", 0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
    static let purple = tint("systemPurple", 0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
    static let pink = tint("systemPink", 0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
    static let brown = tint("systemBrown", 0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
    static let gray = tint("systemGray", 0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    static let gray2 = tint("systemGray2", 0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
    static let gray3 = tint("systemGray3", 0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
    static let gray4 = tint("systemGray4", 0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
    static let gray5 = tint("systemGray5", 0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
    static let gray6 = tint("systemGray6", 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    static let link = Self("link", Value(0x007AFF), Value(0x0984FF))

    static let label = Self("label", Value(0x000000), Value(0xFFFFFF))
    static let secondaryLabel = translucent("secondaryLabel", 0x3C3C43, 0xEBEBF5, 153, 153, 173, 173)
    static let tertiaryLabel = translucent("tertiaryLabel", 0x3C3C43, 0xEBEBF5, 76, 76, 96, 96)
    static let quaternaryLabel = translucent("quaternaryLabel", 0x3C3C43, 0xEBEBF5, 45, 40, 66, 61)
    static let placeholderText = translucent("placeholderText", 0x3C3C43, 0xEBEBF5, 76, 76, 96, 96)
    static let systemFill = translucent("systemFill", 0x787880, 0x787880, 51, 91, 71, 112)
    static let secondarySystemFill = translucent("secondarySystemFill", 0x787880, 0x787880, 40, 81, 61, 102)
    static let tertiarySystemFill = translucent("tertiarySystemFill", 0x767680, 0x767680, 30, 61, 51, 81)
    static let quaternarySystemFill = translucent("quaternarySystemFill", 0x747480, 0x767680, 20, 45, 40, 66)
    static let separator = translucent("separator", 0x3C3C43, 0x545458, 73, 153, 94, 173)
    static let opaqueSeparator = Self("opaqueSeparator", Value(0xC6C6C8), Value(0x38383A))

    static let background = Self(
        "systemBackground", Value(0xFFFFFF), Value(0x000000), high: Value(0xFFFFFF), Value(0x000000),
        elevated: Value(0x1C1C1E), Value(0x242426))
    static let secondaryBackground = Self(
        "secondarySystemBackground", Value(0xF2F2F7), Value(0x1C1C1E), high: Value(0xEBEBF0), Value(0x242426),
        elevated: Value(0x2C2C2E), Value(0x363638))
    static let tertiaryBackground = Self(
        "tertiarySystemBackground", Value(0xFFFFFF), Value(0x2C2C2E), high: Value(0xFFFFFF), Value(0x363638),
        elevated: Value(0x3A3A3C), Value(0x444446))
    static let groupedBackground = Self(
        "systemGroupedBackground", Value(0xF2F2F7), Value(0x000000), high: Value(0xEBEBF0), Value(0x000000),
        elevated: Value(0x1C1C1E), Value(0x242426))
    static let secondaryGroupedBackground = Self(
        "secondarySystemGroupedBackground", Value(0xFFFFFF), Value(0x1C1C1E), high: Value(0xFFFFFF), Value(0x242426),
        elevated: Value(0x2C2C2E), Value(0x363638))
    static let tertiaryGroupedBackground = Self(
        "tertiarySystemGroupedBackground", Value(0xF2F2F7), Value(0x2C2C2E), high: Value(0xEBEBF0), Value(0x363638),
        elevated: Value(0x3A3A3C), Value(0x444446))

    private static func translucent(
        _ name: String, _ light: UInt32, _ dark: UInt32, _ lightAlpha: UInt8, _ darkAlpha: UInt8,
        _ lightHighAlpha: UInt8, _ darkHighAlpha: UInt8
    ) -> Self {
        Self(
            name, Value(light, lightAlpha), Value(dark, darkAlpha), high: Value(light, lightHighAlpha),
            Value(dark, darkHighAlpha))
    }

    /// Every system colour, for tests and for decoding by name.
    package static let all: [SystemColor] = [
        red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, gray2, gray3, gray4,
        gray5, gray6, link, label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, systemFill,
        secondarySystemFill, tertiarySystemFill, quaternarySystemFill, separator, opaqueSeparator, background,
        secondaryBackground, tertiaryBackground, groupedBackground, secondaryGroupedBackground,
        tertiaryGroupedBackground,
    ]
}
