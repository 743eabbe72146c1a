// The colours of a custom alert.
// Colours: seed report 004 (its asset AlertBackgroundColor, its systemGray2); the fill is that of UIKit's alerts, opaque.
import UIKit

/// The colours of a custom alert; each follows light and dark by itself.
public struct AlertColors {
    /// Behind all of it.
    public var background: UIColor
    /// The hairlines.
    public var line: UIColor
    /// A button under a finger.
    public var pressed: UIColor
    /// Over everything behind the alert.
    public var dimming: UIColor

    /// The colours given; those of UIKit's alerts for the rest.
    public init(
        background: UIColor? = nil, line: UIColor = .systemGray2, pressed: UIColor? = nil, dimming: UIColor? = nil
    ) {
        self.background = background ?? Self.grey(242, 37)
        self.line = line
        self.pressed = pressed ?? Self.grey(225, 62)
        self.dimming = dimming ?? UIColor { traits in
            UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
        }
    }

    /// The background from an asset catalogue, as the seed's `AlertBackgroundColor`; ours where it has none of the name.
    public init(assetNamed name: String, in bundle: Bundle? = nil) {
        self.init(background: UIColor(named: name, in: bundle, compatibleWith: nil))
    }

    private static func grey(_ light: CGFloat, _ dark: CGFloat) -> UIColor {
        UIColor { traits in UIColor(white: (traits.userInterfaceStyle == .dark ? dark : light) / 255, alpha: 1) }
    }
}
