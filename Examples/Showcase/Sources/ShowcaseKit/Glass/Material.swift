// The styles of blur and vibrancy by their names.
import UIKit

/// A style of UIBlurEffect and what Apple calls it.
struct Material: Sendable {
    let name: String
    let style: UIBlurEffect.Style

    /// Every style that iOS has, the old ones first.
    static let all: [Material] = [
        Material(name: "extraLight", style: .extraLight),
        Material(name: "light", style: .light),
        Material(name: "dark", style: .dark),
        Material(name: "regular", style: .regular),
        Material(name: "prominent", style: .prominent),
        Material(name: "systemUltraThinMaterial", style: .systemUltraThinMaterial),
        Material(name: "systemThinMaterial", style: .systemThinMaterial),
        Material(name: "systemMaterial", style: .systemMaterial),
        Material(name: "systemThickMaterial", style: .systemThickMaterial),
        Material(name: "systemChromeMaterial", style: .systemChromeMaterial),
        Material(name: "systemUltraThinMaterialLight", style: .systemUltraThinMaterialLight),
        Material(name: "systemThinMaterialLight", style: .systemThinMaterialLight),
        Material(name: "systemMaterialLight", style: .systemMaterialLight),
        Material(name: "systemThickMaterialLight", style: .systemThickMaterialLight),
        Material(name: "systemChromeMaterialLight", style: .systemChromeMaterialLight),
        Material(name: "systemUltraThinMaterialDark", style: .systemUltraThinMaterialDark),
        Material(name: "systemThinMaterialDark", style: .systemThinMaterialDark),
        Material(name: "systemMaterialDark", style: .systemMaterialDark),
        Material(name: "systemThickMaterialDark", style: .systemThickMaterialDark),
        Material(name: "systemChromeMaterialDark", style: .systemChromeMaterialDark),
    ]
}

/// A style of UIVibrancyEffect, what Apple calls it and what it is for.
struct Vibrancy: Sendable {
    enum Use: Sendable { case text, fill, line }

    let name: String
    let style: UIVibrancyEffectStyle
    let use: Use

    static let all: [Vibrancy] = [
        Vibrancy(name: "label", style: .label, use: .text),
        Vibrancy(name: "secondaryLabel", style: .secondaryLabel, use: .text),
        Vibrancy(name: "tertiaryLabel", style: .tertiaryLabel, use: .text),
        Vibrancy(name: "quaternaryLabel", style: .quaternaryLabel, use: .text),
        Vibrancy(name: "fill", style: .fill, use: .fill),
        Vibrancy(name: "secondaryFill", style: .secondaryFill, use: .fill),
        Vibrancy(name: "tertiaryFill", style: .tertiaryFill, use: .fill),
        Vibrancy(name: "separator", style: .separator, use: .line),
    ]
}
