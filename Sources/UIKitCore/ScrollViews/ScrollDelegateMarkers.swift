// The optional methods that a scroll view's delegate has beyond those of the class that conforms.
// No Apple page: this is ours: a marker protocol for each optional method.
import CoreGraphics
import Foundation

/// A class implements `scrollViewDidScroll` below the class that conforms to the delegate's protocol.
@_spi(Vitrine) @preconcurrency @MainActor public protocol ScrollViewDidScrollMarker: AnyObject {
    /// Calls `scrollViewDidScroll`.
    func vitrine_scrollViewDidScroll(_ scrollView: UIScrollView)
}
/// The same for `scrollViewWillBeginDragging`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol ScrollViewWillBeginDraggingMarker: AnyObject {
    /// Calls `scrollViewWillBeginDragging`.
    func vitrine_scrollViewWillBeginDragging(_ scrollView: UIScrollView)
}
/// The same for `scrollViewWillEndDragging`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol ScrollViewWillEndDraggingMarker: AnyObject {
    /// Calls `scrollViewWillEndDragging`.
    func vitrine_scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
}
/// The same for `scrollViewDidEndDragging`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol ScrollViewDidEndDraggingMarker: AnyObject {
    /// Calls `scrollViewDidEndDragging`.
    func vitrine_scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
}
/// The same for `scrollViewDidEndDecelerating`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol ScrollViewDidEndDeceleratingMarker: AnyObject {
    /// Calls `scrollViewDidEndDecelerating`.
    func vitrine_scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}
/// The same for `scrollViewDidEndScrollingAnimation`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol ScrollViewDidEndScrollingAnimationMarker: AnyObject {
    /// Calls `scrollViewDidEndScrollingAnimation`.
    func vitrine_scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}
/// The same for `viewForZooming`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol ViewForZoomingMarker: AnyObject {
    /// Calls `viewForZooming`.
    func vitrine_viewForZooming(in scrollView: UIScrollView) -> UIView?
}
/// The same for `scrollViewDidZoom`.
@_spi(Vitrine) @preconcurrency @MainActor public protocol ScrollViewDidZoomMarker: AnyObject {
    /// Calls `scrollViewDidZoom`.
    func vitrine_scrollViewDidZoom(_ scrollView: UIScrollView)
}

/// The markers that the present delegate carries, found once when it is set.
struct ScrollDelegateMarkers: OptionSet {
    let rawValue: Int
    static let didScroll = ScrollDelegateMarkers(rawValue: 1 << 0)
    static let willBeginDragging = ScrollDelegateMarkers(rawValue: 1 << 1)
    static let willEndDragging = ScrollDelegateMarkers(rawValue: 1 << 2)
    static let didEndDragging = ScrollDelegateMarkers(rawValue: 1 << 3)
    static let didEndDecelerating = ScrollDelegateMarkers(rawValue: 1 << 4)
    static let didEndAnimation = ScrollDelegateMarkers(rawValue: 1 << 5)
    static let viewForZooming = ScrollDelegateMarkers(rawValue: 1 << 6)
    static let didZoom = ScrollDelegateMarkers(rawValue: 1 << 7)

    init(rawValue: Int) { self.rawValue = rawValue }

    @MainActor init(of delegate: AnyObject?) {
        self = []
        guard let delegate else { return }
        if delegate is any ScrollViewDidScrollMarker { insert(.didScroll) }
        if delegate is any ScrollViewWillBeginDraggingMarker { insert(.willBeginDragging) }
        if delegate is any ScrollViewWillEndDraggingMarker { insert(.willEndDragging) }
        if delegate is any ScrollViewDidEndDraggingMarker { insert(.didEndDragging) }
        if delegate is any ScrollViewDidEndDeceleratingMarker { insert(.didEndDecelerating) }
        if delegate is any ScrollViewDidEndScrollingAnimationMarker { insert(.didEndAnimation) }
        if delegate is any ViewForZoomingMarker { insert(.viewForZooming) }
        if delegate is any ScrollViewDidZoomMarker { insert(.didZoom) }
    }
}
