// The user's bold text: system fonts are heavier.
// Apple: "UILegibilityWeight", "UIAccessibility" isBoldTextEnabled. Observed: regular becomes semibold; the others guessed.
import CoreGraphics
import Foundation
import Typesetting

extension UIFontDescriptor {
    private static let weights: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// Two named weights more.
    private static func heavier(than weight: CGFloat) -> CGFloat {
        let place = weights.lastIndex { $0.rawValue <= weight + 0.001 } ?? 0
        return max(weight, weights[min(place + 2, weights.count - 1)].rawValue)
    }

    /// The descriptor with or without the weight of bold text; itself for a family that is not the system's.
    func withBoldText(_ isBold: Bool) -> UIFontDescriptor {
        if case .named = typesetFont.family { return self }
        guard isBold != (weightBefore != nil) else { return self }
        var font = typesetFont
        let plain = weightBefore ?? font.weight
        font.weight = isBold ? Self.heavier(than: plain) : plain
        return UIFontDescriptor(
            font: font, textStyle: textStyle, otherAttributes: otherAttributes,
            extraTraits: symbolicTraits.intersection([.traitTightLeading, .traitLooseLeading]),
            weightBefore: isBold ? plain : nil)
    }
}

extension UIFont {
    /// The font with or without the weight of bold text.
    func withBoldText(_ isBold: Bool) -> UIFont {
        let changed = fontDescriptor.withBoldText(isBold)
        return changed === fontDescriptor ? self : UIFont(descriptor: changed, size: 0)
    }
}

extension UITraitCollection {
    /// Whether text is to be bold in these traits; where they do not say, in the current ones.
    var asksForBoldText: Bool {
        legibilityWeight == .unspecified ? UITraitCollection.current.legibilityWeight == .bold : legibilityWeight == .bold
    }

    /// True where text that follows the user's settings looks different.
    package func hasDifferentText(comparedTo other: UITraitCollection?) -> Bool {
        preferredContentSizeCategory != other?.preferredContentSizeCategory || legibilityWeight != other?.legibilityWeight
    }
}
