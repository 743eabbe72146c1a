// Functions from a colour, or a text's attributes, to others.
// Apple: "UIConfigurationColorTransformer", "UIConfigurationTextAttributesTransformer"
import Foundation
import UIKitValues

/// A function that transforms a colour for display.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
    /// The function.
    public let transform: (UIColor) -> UIColor
    /// Creates a transformer with a function.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
    /// Returns the transformed colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The colour without its hue.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            let grey = LumaMeasures.red * red + LumaMeasures.green * green + LumaMeasures.blue * blue
            return UIColor(white: grey, alpha: alpha)
        }
    }
    /// The tint in place of any colour. Guessed: the window's default tint.
    public static let preferredTint = UIConfigurationColorTransformer { _ in .systemBlue }
    /// White or black at 0.85, whatever the colour. Guessed.
    public static let monochromeTint = UIConfigurationColorTransformer { _ in
        UIColor {
            UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: ButtonConfigurationMeasures.monochromeAlpha)
        }
    }
}

/// A function from a text's attributes to those that are shown.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
    /// The function.
    public let transform: (AttributeContainer) -> AttributeContainer
    /// A transformer that runs a function.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    /// The attributes that are shown for some.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
