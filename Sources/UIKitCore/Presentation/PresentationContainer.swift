// The view in which a presentation takes place: over the window, or over the controller that defines the context.
// No Apple page: this is ours; "UIPresentationController", containerView.
import CoreGraphics
import Foundation
import UIKitValues

/// Holds chrome and presented view, and tells the presentation of its layout and traits.
package final class PresentationContainer: UIView {
    package weak var presentation: Presentation?
    private var lastSize: CGSize?
    /// Whether this layout is the first at this size.
    private(set) var hasNewSize = false

    package override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    package required init?(coder: NSCoder) { super.init(coder: coder) }

    package override func layoutSubviews() {
        super.layoutSubviews()
        guard let presentation else { return }
        hasNewSize = lastSize != nil && lastSize != bounds.size
        lastSize = bounds.size
        presentation.adaptToTraits()
        let active = presentation.active
        active.containerViewWillLayoutSubviews()
        active.place()
        active.containerViewDidLayoutSubviews()
        hasNewSize = false
    }

    package override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let previousTraitCollection {
            presentation?.active.traitsChanged(from: previousTraitCollection, to: traitCollection)
        }
        setNeedsLayout()
    }

    /// Outside the presented view a touch is the container's own, unless it is left to what lies behind.
    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        // While it comes or goes nothing in it takes touches, and nothing behind it.
        if presentation?.isMovingByItself ?? false { return self }
        if hit === self || hit is DimmingView, presentation?.active.passes(point) ?? false { return nil }
        return hit
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, touch.view === self || touch.view is DimmingView,
            !(presentation?.isMovingByItself ?? false)
        else { return }
        presentation?.active.tappedOutside(touch.location(in: self))
    }
}

/// A shade over what lies behind; touches go on to the container.
package final class DimmingView: UIView {
    /// Black of an opacity in the light and in the dark.
    package init(light: CGFloat, dark: CGFloat) {
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundColor = UIColor { traits in
            UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? dark : light)
        }
    }
    package required init?(coder: NSCoder) { super.init(coder: coder) }
}
