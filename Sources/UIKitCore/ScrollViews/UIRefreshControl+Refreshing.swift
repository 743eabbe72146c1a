// Pulling, refreshing, going back.
// Apple: "UIRefreshControl"; height and threshold are observed roughly.
import CoreGraphics
import Foundation
import UIKitValues

extension UIRefreshControl {
    /// The room that it takes while it refreshes.
    var fullHeight: CGFloat { RefreshMeasures.height + (refreshing.title == nil ? 0 : RefreshMeasures.titleHeight) }

    func setUpRefreshing() {
        isUserInteractionEnabled = false
        accessibilityLabel = "Refresh"
        spinner.isUserInteractionEnabled = false
        titleLabel.textAlignment = .center
        setUpParts([spinner, titleLabel])
        colourSpinner()
        showPull()
    }

    func setTitle(_ title: NSAttributedString?) {
        refreshing.title = title
        titleLabel.attributedText = title
        setNeedsLayout()
        if refreshing.isOn { scrollView?.setRefreshInset(fullHeight) }
        scrollView.map(place(in:))
    }

    func colourSpinner() { spinner.colour = appearance.tint ?? .systemGray }

    func layoutRefreshing() {
        spinner.center = CGPoint(x: bounds.midX, y: RefreshMeasures.height / 2)
        titleLabel.frame = CGRect(
            x: 0, y: RefreshMeasures.height - RefreshMeasures.titleOverlap, width: bounds.width,
            height: RefreshMeasures.titleHeight)
    }

    // MARK: In a scroll view

    func enter(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        place(in: scrollView)
        if refreshing.isOn { scrollView.setRefreshInset(fullHeight) }
    }

    func leave() {
        scrollView?.setRefreshInset(0)
        scrollView = nil
    }

    /// The top of what is visible, without the control's own room.
    private func top(of scrollView: UIScrollView) -> CGFloat {
        scrollView.contentOffset.y + scrollView.adjustedContentInset.top - scrollView.content.refreshInset
    }

    /// Directly above the content; content pulled further leaves it at the top of what is visible.
    func place(in scrollView: UIScrollView) {
        let y = min(-fullHeight, top(of: scrollView))
        frame = CGRect(x: 0, y: y, width: scrollView.bounds.width, height: fullHeight)
    }

    /// Steps: 1. the place; 2. the ticks; 3. far enough under fingers, the refresh starts.
    func offsetDidChange(in scrollView: UIScrollView) {
        place(in: scrollView)
        refreshing.pull = max(0, -top(of: scrollView))
        if refreshing.pull < RefreshMeasures.height { refreshing.isArmed = refreshing.isArmed || !refreshing.isOn }
        showPull()
        guard refreshing.pull >= RefreshMeasures.threshold, refreshing.isArmed, !refreshing.isOn, isEnabled,
            scrollView.isDragging, !scrollView.wheel.isActive
        else { return }
        refreshing.isOn = true
        refreshing.isArmed = false
        showPull()
        sendActions(for: .valueChanged)
    }

    /// The fingers are gone: the content rests below the control while it refreshes.
    func fingersLetGo() {
        if refreshing.isOn { scrollView?.setRefreshInset(fullHeight) }
        if refreshing.waitsForFingers {
            refreshing.waitsForFingers = false
            scrollView?.setRefreshInset(0)
        }
    }

    func begin() {
        guard !refreshing.isOn else { return }
        refreshing.isOn = true
        refreshing.isArmed = false
        refreshing.waitsForFingers = false
        if let scrollView, !scrollView.isDragging { scrollView.setRefreshInset(fullHeight) }
        showPull()
    }

    /// Steps: 1. under fingers the room stays until they are gone; 2. a bounce goes on to the edge; 3. content at rest
    /// goes back in a moment.
    func end() {
        guard refreshing.isOn else { return }
        refreshing.isOn = false
        showPull()
        guard let scrollView else { return }
        if scrollView.isDragging {
            refreshing.waitsForFingers = true
        } else if scrollView.activity.motion.isMoving || scrollView.window == nil {
            scrollView.setRefreshInset(0)
        } else {
            UIView.animate(withDuration: RefreshMeasures.closing, delay: 0, options: .allowUserInteraction) {
                scrollView.setRefreshInset(0)
            }
        }
    }

    private func showPull() {
        let part = (refreshing.pull - RefreshMeasures.firstTick) / (RefreshMeasures.threshold - RefreshMeasures.firstTick)
        spinner.show(part: refreshing.isOn ? 1 : min(max(part, 0), 1), turns: refreshing.isOn)
        titleLabel.alpha = refreshing.isOn ? 1 : min(max(part, 0), 1)
    }
}
