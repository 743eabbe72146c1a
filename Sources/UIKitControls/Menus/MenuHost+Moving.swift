// How a menu comes and goes: surroundings, card and preview each by what may be animated of them.
// No Apple page: this is ours; spring: as Flutter measured it; times: from memory or guessed.
import CoreGraphics
import Foundation
import QuartzCore
@_spi(Vitrine) import UIKitCore

extension MenuHost {
    /// Opens from where it belongs, by the spring of the system's presentations.
    func appear() {
        layoutIfNeeded()
        let place = preview?.frame
        UIView.performWithoutAnimation {
            stand(false)
            if !UIAccessibility.isReduceMotionEnabled, let preview {
                preview.place(preview.source)
                preview.layoutIfNeeded()
            }
        }
        let animations = {
            self.stand(true)
            if let place, let preview = self.preview {
                preview.place(place)
                preview.layoutIfNeeded()
            }
        }
        if UIAccessibility.isReduceMotionEnabled {
            UIView.animate(
                withDuration: TransitionPace.popover.duration, delay: 0, options: .allowUserInteraction, animations: animations)
        } else {
            UIView.animate(
                springDuration: TransitionPace.swing, options: .allowUserInteraction, animations: animations)
        }
    }

    /// Goes; takes no touches and is no menu any more from now on.
    func leave() {
        isUserInteractionEnabled = false
        accessibilityIdentifier = nil
        accessibilityElementsHidden = true
        rows = []
        platter.freeze()
        guard window != nil, UIView.areAnimationsEnabled else { return left() }
        UIView.animate(withDuration: MenuMeasures.leaving, delay: 0, options: .curveEaseInOut) {
            self.stand(false)
            guard !UIAccessibility.isReduceMotionEnabled, let preview = self.preview else { return }
            preview.place(preview.source)
            preview.layoutIfNeeded()
        } completion: { _ in
            self.left()
        }
    }

    /// Removes the menu at once and shows the preview's source again.
    func left() {
        preview?.showSource()
        removeFromSuperview()
    }

    /// Open, or as it begins and ends.
    private func stand(_ isOpen: Bool) {
        surroundings?.effect = isOpen ? MenuSurroundings() : nil
        preview?.raise(isOpen)
        platter.fade(isOpen)
        platter.transform = isOpen || UIAccessibility.isReduceMotionEnabled ? .identity : small
    }

    /// The card shrunk towards the corner or edge that is nearest to what it belongs to.
    private var small: CGAffineTransform {
        let (frame, goal) = (platter.place, preview?.frame ?? anchor)
        let x = min(max(goal.midX, frame.minX), frame.maxX) - frame.midX
        let y = min(max(goal.midY, frame.minY), frame.maxY) - frame.midY
        return CGAffineTransform(translationX: x, y: y).scaledBy(x: MenuMeasures.smallest, y: MenuMeasures.smallest)
            .translatedBy(x: -x, y: -y)
    }
}

extension UIView {
    /// The view's frame without its transform.
    fileprivate var place: CGRect {
        CGRect(
            x: center.x - bounds.width * layer.anchorPoint.x, y: center.y - bounds.height * layer.anchorPoint.y,
            width: bounds.width, height: bounds.height)
    }
}
