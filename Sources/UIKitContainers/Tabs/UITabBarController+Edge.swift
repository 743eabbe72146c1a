// Whether the content ends above the bar: then the bar has the look of the scroll edge.
// Apple: "UITabBar", scrollEdgeAppearance; "UIViewController", setContentScrollView(_:for:).
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

extension UITabBarController: ScrollFollower {
    /// Follows the content of what is in front from now on. Without a scroll view there is nothing below the bar
    /// (observed with iOS 15).
    func updateEdge() {
        let page = tabState.selected?.frontPage
        let next = page?.contentScrollView(for: .bottom) ?? page?.followedScrollView
        if let old = tabState.followed, old !== next, old.followers.bottom === self { old.followers.bottom = nil }
        tabState.followed = next
        next?.followers.bottom = self
        guard let next else { return bar.show(atEdge: true) }
        scrollViewMoved(next)
    }

    package func scrollViewMoved(_ scrollView: UIScrollView) {
        guard scrollView === tabState.followed else { return }
        let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
        bar.show(atEdge: end - scrollView.contentOffset.y - scrollView.bounds.height <= 0.5)
    }

    package func restingPlace(of scrollView: UIScrollView, _ proposed: CGPoint) -> CGPoint { proposed }
}
