// The delegate of a scroll view.
// Apple: "UIScrollViewDelegate".
import CoreGraphics
import Foundation

/// The methods of a scroll view's delegate, which follow scrolling and zooming and decide where they end. All are optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called when the content offset has changed, for any reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called when the zoom scale has changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Called when fingers begin to move the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when the fingers lift. The velocity of the offset is in points per millisecond; the target, in points, is mutable.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Called when the fingers have lifted; true if the content continues to move.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called when the content begins to decelerate.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called when the deceleration has ended.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called when a scroll animation of the app has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Returns the subview that zooming scales; nil for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Called when fingers or an animation begin to zoom the view.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Called when zooming has ended, after any bounce, at a scale within the limits.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Returns whether a tap on the status bar scrolls to the top; true by default.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Called when scrolling to the top has ended.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// Called when ``UIScrollView/adjustedContentInset`` has changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
