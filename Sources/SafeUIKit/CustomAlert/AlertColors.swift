// The colours of a custom alert.
// Colours: Owen Zhao's custom alert (AlertBackgroundColor, systemGray2); the fill is that of UIKit's alerts, opaque.
import UIKit

/// The colours of a custom alert. Each colour adapts to light and dark appearance.
public struct AlertColors {
    /// The background of the alert.
    public var background: UIColor
    /// The colour of the separators.
    public var line: UIColor
    /// The background of a highlighted button.
    public var pressed: UIColor
    /// The colour over the content behind the alert.
    public var dimming: UIColor

    /// Creates a set with the given colours; the others are those of UIKit's alerts.
    public init(
        background: UIColor? = nil, line: UIColor = .systemGray2, pressed: UIColor? = nil, dimming: UIColor? = nil
    ) {
        self.background = background ?? Self.grey(242, 37)
        self.line = line
        self.pressed = pressed ?? Self.grey(225, 62)
        self.dimming =
            dimming
            ?? UIColor { traits in
                UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
            }
    }

    /// Creates a set with a background colour from an asset catalogue, or the default one if the catalogue has no such colour.
    public init(assetNamed name: String, in bundle: Bundle? = nil) {
        self.init(background: UIColor(named: name, in: bundle, compatibleWith: nil))
    }

    private static func grey(_ light: CGFloat, _ dark: CGFloat) -> UIColor {
        UIColor { traits in UIColor(white: (traits.userInterfaceStyle == .dark ? dark : light) / 255, alpha: 1) }
    }
}
