// The tint: inherited, dimmed, told down the tree.
// Apple: "UIView", tintColor, tintAdjustmentMode, tintColorDidChange().
import Foundation
import QuartzCore
import UIKitValues

extension UIView {
    /// Whether this view or one above it has a tint of its own.
    var tintIsCustom: Bool {
        var view: UIView? = self
        while let there = view {
            if there.appearance.tint != nil || there.appearance.tintAdjustment != .automatic { return true }
            view = there.hierarchy.superview
        }
        return false
    }

    /// The nearest tint set above, systemBlue where none is; grey where the adjustment is dimmed.
    var effectiveTint: UIColor {
        let color = nearestTint
        return effectiveTintAdjustment == .dimmed ? color.dimmed : color
    }

    private var nearestTint: UIColor {
        var view: UIView? = self
        while let there = view {
            if let tint = there.appearance.tint { return tint }
            view = there.hierarchy.superview
        }
        return .systemBlue
    }

    var effectiveTintAdjustment: TintAdjustmentMode {
        var view: UIView? = self
        while let there = view {
            if there.appearance.tintAdjustment != .automatic { return there.appearance.tintAdjustment }
            view = there.hierarchy.superview
        }
        return .normal
    }

    func setTint(_ color: UIColor?) {
        appearance.tint = color
        tintChanged()
    }

    func setTintAdjustment(_ mode: TintAdjustmentMode) {
        guard mode != appearance.tintAdjustment else { return }
        appearance.tintAdjustment = mode
        tintChanged(dimming: true)
    }

    /// Tells this view and those below that take their tint, or its dimming, from it.
    func tintChanged(dimming: Bool = false) {
        tintColorDidChange()
        for view in hierarchy.subviews {
            let follows = dimming ? view.appearance.tintAdjustment == .automatic : view.appearance.tint == nil
            if follows { DeepWalk.level(ObjectName.of(view)) { view.tintChanged(dimming: dimming) } }
        }
    }
}

extension UIColor {
    /// The colour without its hue, as UIKit dims the tint behind an alert. (Guessed: luminance at 80 % opacity.)
    fileprivate var dimmed: UIColor {
        UIColor { traits in
            var red: CGFloat = 0
            var green: CGFloat = 0
            var blue: CGFloat = 0
            var alpha: CGFloat = 0
            guard self.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else {
                return self
            }
            let grey = LumaMeasures.red * red + LumaMeasures.green * green + LumaMeasures.blue * blue
            return UIColor(white: grey, alpha: alpha * ViewMeasures.dimmedTintAlpha)
        }
    }
}
