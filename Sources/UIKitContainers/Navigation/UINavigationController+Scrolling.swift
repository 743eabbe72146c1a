// The bar follows the content: large titles go as it is scrolled, the ground comes when it is below the bar.
// Apple: "UINavigationBar", prefersLargeTitles; "UIViewController", setContentScrollView(_:for:).
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// Changed by `UINavigationController+Scrolling.swift`.
struct NavigationScrolling {
    /// The scroll view whose place the bar follows.
    fileprivate(set) weak var view: UIScrollView?
}

extension UINavigationController: ScrollFollower {
    /// The visible height of a page's large title; more than the whole of it while it is pulled down.
    func largeHeight(of controller: UIViewController) -> CGFloat {
        guard barOwner.navigationBar.wantsLargeTitle(controller.frontPage.navigationItem) else { return 0 }
        let kept = controller.frontPage.barState.largeTitle ?? BarMeasures.largeTitleHeight
        return controller.frontPage === pages.shown?.frontPage ? kept + controller.frontPage.barState.pull : kept
    }

    /// Lets the bar follow a page's content from now on.
    func followScrolling(of controller: UIViewController?, updatesEdges: Bool = true) {
        let next = controller?.followedScrollView
        if let old = scrolling.view, old !== next, old.followers.top === self {
            old.followers.top = nil
        }
        scrolling.view = next
        next?.followers.top = self
        if let controller { updateReach(controller) }
        if updatesEdges { updateEdges(animated: false) }
    }

    /// A scroll view that was added or named later.
    func checkScrolling() {
        guard let shown = pages.shown, shown.followedScrollView !== scrolling.view else { return }
        followScrolling(of: shown)
    }

    /// How far the content is from its upper end: more than 0 where it is below the bar.
    private func distance(_ scroll: UIScrollView) -> CGFloat { scroll.contentOffset.y + scroll.adjustedContentInset.top }

    private func updateReach(_ controller: UIViewController) {
        guard let scroll = scrolling.view else { return }
        let wants = barOwner.navigationBar.wantsLargeTitle(controller.frontPage.navigationItem)
        scroll.followers.reach =
            wants
            ? BarMeasures.largeTitleHeight - (controller.frontPage.barState.largeTitle ?? BarMeasures.largeTitleHeight) : 0
    }

    /// The title gives way by as much as the content goes up, and comes back with it.
    package func scrollViewMoved(_ scrollView: UIScrollView) {
        guard scrollView === scrolling.view, let shown = pages.shown, pages.transition == nil else { return }
        let full = BarMeasures.largeTitleHeight
        if barOwner.navigationBar.wantsLargeTitle(shown.frontPage.navigationItem), !chrome.isBarHidden {
            let kept = shown.frontPage.barState.largeTitle ?? full
            // Sums of fractions come back to whole heights.
            let wanted = ((kept - distance(scrollView)) * 1024).rounded() / 1024
            let new = min(max(0, wanted), full)
            shown.frontPage.barState.pull = max(0, wanted - full)
            if new != kept {
                shown.frontPage.barState.largeTitle = new
                scrollView.followers.reach = full - new
                layOutPages()
            } else {
                layOutBars()
            }
        }
        updateEdges(animated: true)
    }

    /// Content that would rest with half a title shows all of it or none.
    package func restingPlace(of scrollView: UIScrollView, _ proposed: CGPoint) -> CGPoint {
        guard scrollView === scrolling.view, let shown = pages.shown,
            barOwner.navigationBar.wantsLargeTitle(shown.frontPage.navigationItem), !chrome.isBarHidden
        else { return proposed }
        let full = BarMeasures.largeTitleHeight
        let top = -(scrollView.adjustedContentInset.top + scrollView.followers.reach)
        let shownPart = top + full - proposed.y
        guard shownPart > 0, shownPart < full else { return proposed }
        return CGPoint(x: proposed.x, y: shownPart > full / 2 ? top : top + full)
    }

    func updateEdges(animated: Bool) {
        let scroll = scrolling.view
        barOwner.navigationBar.setAtEdge(scroll.map { distance($0) <= 0.5 } ?? true, animated: animated)
        guard let toolbar = chrome.toolbar else { return }
        let isAtEnd = scroll.map {
            $0.contentSize.height + $0.adjustedContentInset.bottom - $0.contentOffset.y - $0.bounds.height <= 0.5
        }
        toolbar.setAtEdge(isAtEnd ?? true, animated: animated)
    }
}
