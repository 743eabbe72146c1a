// The scroll view's own arrangement in its layout pass, and scrolling to the top.
// Apple: "UIScrollView", refreshControl and scrollsToTop (documented).
import CoreGraphics
import Foundation
import QuartzCore

extension UIScrollView {
    func layoutScrolling() {
        updateAdjustedInset()
        placeIndicators()
        refreshStorage?.place(in: self)
    }

    func setRefreshControl(_ control: UIRefreshControl?) {
        guard control !== refreshStorage else { return }
        if let old = refreshStorage {
            old.leave()
            if old.superview === self { old.removeFromSuperview() }
            old.ceaseToBePart()
        }
        refreshStorage = control
        guard let control else { return }
        insertPart(control, at: 0)
        control.enter(self)
    }

    /// A tap on the status bar. Returns whether the view scrolls.
    func goToTop() -> Bool {
        let top = CGPoint(x: contentOffset.x, y: limits.y.lower)
        guard options.isEnabled, options.scrollsToTop, delegate?.scrollViewShouldScrollToTop(self) ?? true else {
            return false
        }
        guard contentOffset.y > top.y else { return false }
        setContentOffset(top, animated: true)
        if activity.motion.isGliding {
            activity.goToTop()
        } else {
            delegate?.scrollViewDidScrollToTop(self)
        }
        return true
    }
}
