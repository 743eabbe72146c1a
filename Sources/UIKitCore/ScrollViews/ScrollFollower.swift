// The protocol of views that follow a scroll view: bars.
// Apple: "UIViewController", setContentScrollView(_:for:).
import CoreGraphics
import Foundation

/// Hears of a scroll view's place, and has a say in where it comes to rest.
@MainActor package protocol ScrollFollower: AnyObject {
    func scrollViewMoved(_ scrollView: UIScrollView)
    func restingPlace(of scrollView: UIScrollView, _ proposed: CGPoint) -> CGPoint
}

extension UIViewController {
    /// The scroll view that bars follow: the one that was set, the view itself, or what lies lowest in it.
    package var followedScrollView: UIScrollView? {
        if let set = barState.topScrollView { return set }
        var candidate = viewIfLoaded
        for _ in 0..<4 {
            if let scroll = candidate as? UIScrollView { return scroll }
            candidate = candidate?.subviews.first
        }
        return nil
    }
}
