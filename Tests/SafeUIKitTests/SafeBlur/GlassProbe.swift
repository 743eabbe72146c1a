// What a blur view's glass shows: the radius of the blur on the screen, and the effect that was set.
import QuartzCore
import SafeUIKit
import Testing
import UIKit
import UIKitTesting

@MainActor enum GlassProbe {
    static func glass(of view: UIView) -> UIVisualEffectView? {
        view as? UIVisualEffectView ?? view.layer.sublayers?.first?.delegate as? UIVisualEffectView
    }

    /// σ in points as it is shown now, animations and held animators counted.
    static func radius(of view: UIView) -> CGFloat {
        guard let layer = glass(of: view)?.layer.sublayers?.compactMap({ $0 as? BackdropLayer }).first else { return -1 }
        return (layer.presentation() ?? layer).look.radius
    }

    /// Of a whole style in light and dark, as the effect view itself shows it.
    static func wholeRadius(_ style: UIBlurEffect.Style, in traits: UIUserInterfaceStyle = .light) -> CGFloat {
        let view = UIVisualEffectView(effect: nil)
        view.overrideUserInterfaceStyle = traits
        view.effect = UIBlurEffect(style: style)
        return radius(of: view)
    }

    /// How much of a style is shown, 0…1.
    static func shown(_ view: UIView, of style: UIBlurEffect.Style, in traits: UIUserInterfaceStyle = .light) -> CGFloat {
        radius(of: view) / wholeRadius(style, in: traits)
    }
}

/// Equal to a millionth.
func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }
