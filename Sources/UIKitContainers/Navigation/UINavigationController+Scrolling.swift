// The bar follows the content: search bars and large titles go as it is scrolled, the ground comes when it is below the bar.
// Apple: "UINavigationBar", prefersLargeTitles; "UINavigationItem", hidesSearchBarWhenScrolling; "UIViewController",
// setContentScrollView(_:for:).
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// Changed by `UINavigationController+Scrolling.swift`.
struct NavigationScrolling {
    /// The scroll view whose place the bar follows.
    fileprivate(set) weak var view: UIScrollView?
}

/// The parts of a page's bar that fold away: the search first, then the large title. Heights in points.
struct BarFold {
    /// The whole large title; 0 for none.
    var large: CGFloat = 0
    /// The whole search; 0 where it does not fold.
    var search: CGFloat = 0
    /// How much of both is shown.
    var shown: CGFloat = 0
    var full: CGFloat { large + search }

    /// The place nearest to a height at which both parts are shown wholly or not at all.
    func rest(_ height: CGFloat) -> CGFloat {
        if height <= large { return height > large / 2 ? large : 0 }
        return height - large > search / 2 ? full : large
    }
}

extension UINavigationController: ScrollFollower {
    /// The visible height of a page's large title.
    func largeHeight(of controller: UIViewController) -> CGFloat {
        guard barOwner.navigationBar.wantsLargeTitle(controller.frontPage.navigationItem) else { return 0 }
        return controller.frontPage.barState.largeTitle ?? BarMeasures.largeTitleHeight
    }

    /// How far the bar of the shown page is pulled down beyond its height.
    func pull(of controller: UIViewController) -> CGFloat {
        guard controller.frontPage === pages.shown?.frontPage, fold(of: controller).full > 0 else { return 0 }
        return controller.frontPage.barState.pull
    }

    /// Rules (documented): a search folds unless the item says otherwise, it is active, or no content scrolls.
    private func foldsSearch(of page: UIViewController) -> Bool {
        let item = page.navigationItem
        guard let search = item.navigationSearch, item.hidesSearchBarWhenScrolling, !search.isSearching else { return false }
        return item.placement(traitCollection) == .stacked && page.followedScrollView != nil
    }

    /// The visible height of a page's search below the titles; 0 for none.
    func searchHeight(of controller: UIViewController) -> CGFloat {
        let page = controller.frontPage, item = page.navigationItem
        guard let search = item.navigationSearch, item.placement(traitCollection) == .stacked else { return 0 }
        return foldsSearch(of: page) ? min(item.state.shownSearch ?? 0, search.stackedHeight) : search.stackedHeight
    }

    func fold(of controller: UIViewController) -> BarFold {
        let page = controller.frontPage, item = page.navigationItem
        var fold = BarFold()
        if barOwner.navigationBar.searchHidesTitles(item) { return fold }
        if barOwner.navigationBar.wantsLargeTitle(item) {
            fold.large = BarMeasures.largeTitleHeight
            fold.shown = largeHeight(of: controller)
        }
        if foldsSearch(of: page) {
            fold.search = item.navigationSearch?.stackedHeight ?? 0
            fold.shown += searchHeight(of: controller)
        }
        return fold
    }

    private func keep(_ height: CGFloat, of fold: BarFold, _ page: UIViewController) {
        if fold.large > 0 { page.barState.largeTitle = min(height, fold.large) }
        if fold.search > 0 { page.navigationItem.state.shownSearch = max(0, height - fold.large) }
    }

    // MARK: As the bar sees it

    func page(of item: UINavigationItem) -> UIViewController? {
        for page in pages.controllers {
            if let inner = page as? UINavigationController {
                if let found = inner.page(of: item) { return found }
            } else if page.navigationItem === item {
                return page
            }
        }
        return nil
    }

    func searchHeight(of item: UINavigationItem) -> CGFloat { page(of: item).map { searchHeight(of: $0) } ?? 0 }

    func searchMoved() {
        guard isViewLoaded else { return }
        navigationBar.setNeedsLayout()
        layOutPages()
        // Content may have been scrolled while nothing folded.
        if let scroll = scrolling.view { scrollViewMoved(scroll) }
        navigationBar.barPlace.contents?.setNeedsLayout()
        navigationBar.layoutIfNeeded()
        container.layoutIfNeeded()
    }

    /// Lets the bar follow a page's content from now on.
    func followScrolling(of controller: UIViewController?, updatesEdges: Bool = true) {
        let next = controller?.followedScrollView
        if let old = scrolling.view, old !== next, old.followers.top === self {
            old.followers.top = nil
        }
        scrolling.view = next
        next?.followers.top = self
        updateReach()
        if updatesEdges { updateEdges(animated: false) }
    }

    /// A scroll view that was added or named later.
    func checkScrolling() {
        guard let shown = pages.shown, shown.followedScrollView !== scrolling.view else { return }
        followScrolling(of: shown)
    }

    /// How far the content is from its upper end: more than 0 where it is below the bar.
    private func distance(_ scroll: UIScrollView) -> CGFloat { scroll.contentOffset.y + scroll.adjustedContentInset.top }

    /// Content may be pulled down as far as the bar has folded.
    func updateReach() {
        guard let scroll = scrolling.view, let shown = pages.shown, shown.followedScrollView === scroll else { return }
        let fold = fold(of: shown)
        scroll.followers.reach = fold.full - fold.shown
    }

    /// Search and title give way by as much as the content goes up, and come back with it.
    package func scrollViewMoved(_ scrollView: UIScrollView) {
        guard scrollView === scrolling.view, let shown = pages.shown, pages.transition == nil else { return }
        let fold = fold(of: shown)
        if fold.full > 0, !chrome.isBarHidden {
            // Sums of fractions come back to whole heights.
            let wanted = ((fold.shown - distance(scrollView)) * 1024).rounded() / 1024
            let new = min(max(0, wanted), fold.full)
            shown.frontPage.barState.pull = max(0, wanted - fold.full)
            if new != fold.shown {
                keep(new, of: fold, shown.frontPage)
                layOutPages()
            } else {
                layOutBars()
            }
        }
        updateEdges(animated: true)
    }

    /// Content that would rest with half a title or half a search shows all of it or none.
    package func restingPlace(of scrollView: UIScrollView, _ proposed: CGPoint) -> CGPoint {
        guard scrollView === scrolling.view, let shown = pages.shown, !chrome.isBarHidden else { return proposed }
        let fold = fold(of: shown)
        let top = -(scrollView.adjustedContentInset.top + scrollView.followers.reach)
        let shownPart = top + fold.full - proposed.y
        guard shownPart > 0, shownPart < fold.full else { return proposed }
        return CGPoint(x: proposed.x, y: top + fold.full - fold.rest(shownPart))
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
