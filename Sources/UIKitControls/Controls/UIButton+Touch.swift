// The look of a button under the finger: the glow, the reversed shadow.
// Apple: "UIButton", showsTouchWhenHighlighted, reversesTitleShadowWhenHighlighted
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import UIKitCore
import UIKitValues

extension UIButton {
    /// Above everything else in the button while it is highlighted.
    func updateGlow(_ state: UIControl.State) {
        let shines = looks.glows && state.contains(.highlighted)
        guard shines != (parts.glow?.superview != nil) else { return }
        guard shines else {
            parts.glow?.removeFromSuperview()
            return
        }
        let glow = parts.glow ?? ButtonGlow(frame: .zero)
        parts.glow = glow
        addPart(glow)
        placeGlow()
    }

    func placeGlow() {
        guard let glow = parts.glow, glow.superview === self else { return }
        glow.frame = CGRect(
            x: bounds.midX - ButtonMeasures.glowDiameter / 2, y: bounds.midY - ButtonMeasures.glowDiameter / 2,
            width: ButtonMeasures.glowDiameter, height: ButtonMeasures.glowDiameter)
        bringSubviewToFront(glow)
    }

    /// Once when the finger comes, and once back when it goes: the app may have set the offset in between.
    func reverseShadow(of label: UILabel, _ isReversed: Bool) {
        guard isReversed != parts.isShadowReversed else { return }
        parts.isShadowReversed = isReversed
        label.shadowOffset = CGSize(width: -label.shadowOffset.width, height: -label.shadowOffset.height)
    }
}

/// A white light that fades outwards; touches go through it.
final class ButtonGlow: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        guard let layer = layer as? CAGradientLayer else { return }
        layer.type = .radial
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 1)
        layer.colors = ButtonMeasures.glowAlphas.map { UIColor.white.withAlphaComponent($0).cgColor }
        layer.locations = ButtonMeasures.glowPlaces.map { NSNumber(value: $0) }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
