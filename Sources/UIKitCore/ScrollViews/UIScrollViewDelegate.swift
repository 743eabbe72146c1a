// What a scroll view tells and asks its delegate.
// Apple: "UIScrollViewDelegate".
import CoreGraphics
import Foundation

/// Hears of scrolling and zooming, and decides where they end. Every method is optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The content offset has changed, by whatever means.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The zoom scale has changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Fingers begin to move the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The fingers let go. The velocity of the offset is in points a millisecond; the target in points may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The fingers have let go; true where the content goes on moving by itself.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content begins to slow down by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content has come to rest by itself.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// A scroll animation that the app asked for has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The subview that zooming scales; nil for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Fingers or an animation begin to zoom the view.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Zooming has ended, after any bounce, at a scale between the least and the greatest.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Whether a tap on the status bar scrolls to the top; true here.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Scrolling to the top has ended.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// ``UIScrollView/adjustedContentInset`` has changed.
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
