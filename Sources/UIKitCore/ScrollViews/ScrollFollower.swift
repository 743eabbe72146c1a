// The protocol of views that follow a scroll view: bars.
// Apple: "UIViewController", setContentScrollView(_:for:).
import CoreGraphics
import Foundation

/// Hears of a scroll view's place, and has a say in where it comes to rest.
@MainActor package protocol ScrollFollower: AnyObject {
    func scrollViewMoved(_ scrollView: UIScrollView)
    func restingPlace(of scrollView: UIScrollView, _ proposed: CGPoint) -> CGPoint
}
