// The places of bar and content, and the part of the content's safe area that the bar takes.
// Apple: "UITabBarController"; edgesForExtendedLayout and extendedLayoutIncludesOpaqueBars (documented).
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// The view of a tab bar controller.
final class TabContainer: UIView {
    weak var owner: UITabBarController?

    /// Ends a running change when the view leaves its window, since animations outside of a window never end.
    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if window != nil { owner?.endTransition() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        owner?.layoutTabs()
    }
    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

/// Holds the selected tab's view. Its content keeps clear of the bar.
final class TabContent: UIView {
    /// Points at the bottom that the bar covers.
    var covered: CGFloat = 0 {
        didSet {
            guard covered != oldValue else { return }
            for view in subviews { view.updateSafeArea() }
        }
    }

    override var safeAreaForSubviews: UIEdgeInsets {
        var insets = safeAreaInsets
        insets.bottom = max(insets.bottom, covered)
        return insets
    }
}

extension UITabBarController {
    func loadTabs() {
        let container = TabContainer(frame: UIScreen.main.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.owner = self
        content.frame = container.bounds
        container.addSubview(content)
        container.addSubview(bar)
        view = container
        if let selected = tabState.selected { put(selected) }
        layoutTabs()
    }

    /// Whether the bar is in sight: the app has not hidden it, and no controller on the selected stack that hides it.
    var showsBar: Bool { !tabState.isBarHidden && !stackHidesBar }

    /// A controller on the stack that hides the bar keeps it away until it is popped (documented).
    private var stackHidesBar: Bool { (tabState.selected as? UINavigationController)?.hidesBottomBar ?? false }

    func layoutTabs() {
        guard let container = viewIfLoaded else { return }
        let bounds = container.bounds
        content.frame = bounds
        let height = bar.sizeThatFits(bounds.size).height
        let shows = showsBar
        if !tabState.barSlides {
            bar.isHidden = !shows
            bar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        }
        content.covered = shows ? height : 0
        guard tabState.context == nil, let selected = tabState.selected, let view = selected.viewIfLoaded,
            view.superview === content
        else { return }
        let frame = childFrame(selected)
        if view.frame != frame { view.frame = frame }
        updateEdge()
    }

    /// Below a bar that lets content through, a tab's view goes on, unless it does not want to; else it ends above.
    func childFrame(_ controller: UIViewController) -> CGRect {
        var frame = content.bounds
        let asked = (controller as? UINavigationController)?.topViewController ?? controller
        let goesBelow =
            asked.edgesForExtendedLayout.contains(.bottom)
            && (bar.letsContentThrough || asked.extendedLayoutIncludesOpaqueBars)
        if !goesBelow { frame.size.height = max(0, frame.height - content.covered) }
        return frame
    }

    /// The bar has another look.
    func barChanged() { viewIfLoaded?.setNeedsLayout() }

    // MARK: Hiding

    func hideBar(_ hidden: Bool, _ animated: Bool) {
        guard hidden != tabState.isBarHidden else { return }
        tabState.isBarHidden = hidden
        guard let container = viewIfLoaded else { return }
        guard animated, container.window != nil, UIView.areAnimationsEnabled else { return layoutTabs() }
        let end = beginSlide(down: true)
        UIView.animate(withDuration: TabBarMeasures.slide, delay: 0, options: .curveEaseInOut) {
            self.bar.frame = end
        } completion: { _ in
            self.endSlide()
        }
    }

    /// The selected stack has other pages: the bar goes and comes with those that do not want it, along with them.
    func stackChanged(_ stack: UIViewController, _ animated: Bool) {
        guard stack === tabState.selected, isViewLoaded else { return }
        guard animated, let coordinator = stack.containment.coordinator, bar.isHidden == showsBar else {
            return layoutTabs()
        }
        let end = beginSlide(down: false)
        content.covered = showsBar ? bar.bounds.height : 0
        updateEdge()
        coordinator.animateAlongsideTransition(in: bar) { _ in
            self.bar.frame = end
        } completion: { _ in
            self.endSlide()
        }
    }

    /// The bar is in sight at the beginning of its way in or out. Returns where it ends: in its place, below the screen, or
    /// beside it with the page that goes.
    private func beginSlide(down: Bool) -> CGRect {
        let bounds = view.bounds
        let height = bar.sizeThatFits(bounds.size).height
        let inside = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        let outside =
            down
            ? inside.offsetBy(dx: 0, dy: height)
            : inside.offsetBy(dx: bar.isReversed ? bounds.width : -bounds.width, dy: 0)
        tabState.barSlides = true
        UIView.performWithoutAnimation {
            bar.isHidden = false
            bar.frame = showsBar ? outside : inside
            bar.layoutIfNeeded()
        }
        return showsBar ? inside : outside
    }

    private func endSlide() {
        tabState.barSlides = false
        layoutTabs()
    }
}
