// Where everything stands, and what goes with the state: recognizers, accessibility, status bar.
// No Apple page: this is ours.
import UIKit

extension DeckCore {
    var isMirrored: Bool {
        settings.mirrors && deck.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The places in the deck's present size.
    var geometry: DeckGeometry {
        let size = deck.viewIfLoaded?.bounds.size ?? .zero
        let parallax = settings.parallax.isFinite ? min(max(settings.parallax, 0), 1) : 0
        return DeckGeometry(
            size: size, left: width(.left, in: size.width), right: width(.right, in: size.width),
            layering: settings.layering, parallax: UIAccessibility.isReduceMotionEnabled ? 0 : parallax,
            isMirrored: isMirrored)
    }

    /// A side's width in a deck of a width, in points.
    func width(_ side: DeckSide, in deck: CGFloat) -> CGFloat {
        DeckGeometry.width(
            settings.width(side), preferred: sides[side]?.preferredContentSize ?? .zero, in: deck)
    }

    /// Puts everything where it stands with a side so far open.
    func place(_ side: DeckSide, open fraction: CGFloat) {
        guard let views else { return }
        let places = geometry
        views.center.put(places.centerFrame, shift: places.centerShift(side, open: fraction))
        views.panel(side).put(
            places.sideFrame(side, open: fraction), shift: places.sideShift(side, open: fraction))
        views.shield.decoration?.alpha = min(max(fraction, 0), 1)
    }

    /// How far a side is open to the eye, also in an animation.
    func visibleFraction(_ side: DeckSide) -> CGFloat {
        guard let views else { return fraction }
        func shift(_ view: UIView) -> CGFloat {
            let layer = view.layer.presentation() ?? view.layer
            return layer.affineTransform().tx
        }
        return geometry.fraction(side, sideShift: shift(views.panel(side)), centerShift: shift(views.center))
    }

    /// The deck's view lays out. A transition under way is left to its animator.
    func layOut() {
        guard let views else { return }
        if let transition {
            if transition.animator is DeckSlideAnimator || transition.animator == nil {
                place(transition.side, open: fraction)
            } else if transition.isInteractive {
                transition.animator?.update(transition, progress: transition.progress(open: fraction))
            }
        } else if let rest {
            place(rest, open: 1)
        } else {
            views.center.put(geometry.centerFrame, shift: 0)
        }
        colorGround()
        gestures.update(self)
    }

    /// The side's colour goes on below the round corners of a center that lies above.
    private func colorGround() {
        guard let views, let side = openSide else { return }
        let reach = settings.layering == .centerOverSide ? max(0, settings.centerCornerRadius) : 0
        views.panel(side).setGround(sides[side]?.viewIfLoaded?.backgroundColor, reach: reach.isFinite ? reach : 0)
    }

    /// Corners, shadows, layers.
    func look() {
        guard let views else { return }
        let radius = settings.centerCornerRadius.isFinite ? max(0, settings.centerCornerRadius) : 0
        views.center.setCornerRadius(radius)
        views.shield.layer.cornerRadius = radius
        views.shield.clipsToBounds = radius > 0
        let sideIsAbove = settings.layering == .sideOverCenter
        views.center.setShadow(settings.showsShadow && !sideIsAbove)
        for side in DeckSide.allCases { views.panel(side).setShadow(settings.showsShadow && sideIsAbove) }
        views.arrange(settings.layering, in: deck.view)
        deck.view.setNeedsLayout()
    }

    /// What follows from which side is open and whether it moves.
    func stateChanged() {
        gestures.update(self)
        guard let views else { return }
        let isOpen = openSide != nil
        let blocks = isOpen && settings.centerInteraction != .enabled
        views.shield.isHidden = !isOpen
        views.shield.isUserInteractionEnabled = blocks
        views.shield.isAccessibilityElement = blocks && settings.centerInteraction == .closesOnTap
        views.shield.accessibilityLabel = settings.closeLabel
        views.center.content.accessibilityElementsHidden = blocks
        views.center.bringSubviewToFront(views.shield)
        colorGround()
        holdKeys(isOpen)
        if appearance.isHere {
            deck.setNeedsStatusBarAppearanceUpdate()
            deck.setNeedsUpdateOfHomeIndicatorAutoHidden()
        }
    }

    /// An open deck hears the escape key, unless somebody in its open side is typing.
    private func holdKeys(_ isOpen: Bool) {
        if !isOpen {
            if deck.isFirstResponder { deck.resignFirstResponder() }
        } else if appearance.isHere, !deck.isFirstResponder, let side = openSide,
            views?.panel(side).holdsFirstResponder == false, views?.center.holdsFirstResponder == false
        {
            deck.becomeFirstResponder()
        }
    }

    /// The child under most of the status bar.
    var statusBarChild: UIViewController? {
        guard let side = openSide, let controller = sides[side] else { return center }
        let places = geometry
        return places.width(side) * 2 >= places.size.width ? controller : center
    }
}

extension UIView {
    /// Whether the view or one in it is first responder.
    fileprivate var holdsFirstResponder: Bool { isFirstResponder || subviews.contains { $0.holdsFirstResponder } }
}
