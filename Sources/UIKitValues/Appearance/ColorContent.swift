// The content of a UIColor, and the arithmetic of its components.
// No Apple page: this is ours (the storage behind UIColor).
import CoreGraphics
import Diagnostics
import Foundation

/// Extended sRGB components, not premultiplied.
package struct RGBAComponents: Hashable, Sendable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat

    package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = min(max(alpha, 0), 1)
    }

    init(_ value: SystemColor.Value) {
        self.init(
            red: CGFloat(value.rgb >> 16 & 255) / 255, green: CGFloat(value.rgb >> 8 & 255) / 255,
            blue: CGFloat(value.rgb & 255) / 255, alpha: CGFloat(value.alpha) / 255)
    }

    /// Display P3 and sRGB share white and transfer curve: linearise, change the primaries, encode again.
    init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        self.init(
            red: Self.encoded(1.2249401763 * r - 0.2249401763 * g),
            green: Self.encoded(-0.0420569547 * r + 1.0420569547 * g),
            blue: Self.encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b), alpha: alpha)
    }

    private static func linear(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    private static func encoded(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        // Quantised, so that no last bit of libm decides about a pixel or an equality.
        let rounded = (result * 1e6).rounded() / 1e6
        return value < 0 ? -rounded : rounded
    }
}

/// A closure of the traits; equal to itself only.
package final class DynamicColor: Sendable {
    package let provider: @Sendable (UITraitCollection) -> UIColor
    package init(provider: @escaping @Sendable (UITraitCollection) -> UIColor) { self.provider = provider }

    /// The content of `UIColor()`, which has no components.
    static let placeholder = DynamicColor { _ in
        Catalogue.placeholderColor.report(object: "<UIPlaceholderColor>")
        return .clear
    }
}

/// The content of a colour.
package enum ColorContent: @unchecked Sendable {
    case rgb(RGBAComponents)
    case white(CGFloat, CGFloat)
    case cgColor(CGColor)
    case pattern(UIImage)
    /// A colour of the system; the alpha replaces the table's where there is one.
    case system(SystemColor, alpha: CGFloat?)
    case dynamic(DynamicColor)

    /// True where the traits decide.
    var isDynamic: Bool {
        switch self {
        case .system, .dynamic: true
        default: false
        }
    }
}

/// Hue, saturation and brightness from and to red, green and blue.
enum HueModel {
    /// The hue wraps round, saturation and brightness are clamped to 0…1.
    static func rgb(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) -> (
        red: CGFloat, green: CGFloat, blue: CGFloat
    ) {
        let s = min(max(saturation, 0), 1)
        let v = min(max(brightness, 0), 1)
        guard hue.isFinite else { return (v, v, v) }
        let sector = (hue - hue.rounded(.down)) * 6
        let whole = sector.rounded(.down)
        let part = sector - whole
        let p = v * (1 - s)
        let q = v * (1 - s * part)
        let t = v * (1 - s * (1 - part))
        switch Int(whole) {
        case 0: return (v, t, p)
        case 1: return (q, v, p)
        case 2: return (p, v, t)
        case 3: return (p, q, v)
        case 4: return (t, p, v)
        default: return (v, p, q)
        }
    }

    /// A grey has hue 0 and saturation 0.
    static func hsb(_ color: RGBAComponents) -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let high = max(color.red, color.green, color.blue)
        let low = min(color.red, color.green, color.blue)
        let span = high - low
        guard high > 0, span > 0 else { return (0, 0, max(high, 0)) }
        let sector: CGFloat =
            if color.red == high {
                (color.green - color.blue) / span
            } else if color.green == high {
                2 + (color.blue - color.red) / span
            } else {
                4 + (color.red - color.green) / span
            }
        return ((sector < 0 ? sector + 6 : sector) / 6, span / high, high)
    }
}
