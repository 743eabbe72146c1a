// Calling the delegate: the marker's method where it carries one, else the protocol's.
// No Apple page: this is ours.
import CoreGraphics
import Foundation

extension UIScrollView {
    func delegateDidChange() { delegateMarkers = ScrollDelegateMarkers(of: delegate) }

    /// The delegate as one of its markers, if it carries it.
    private func marked<Marker>(_ marker: ScrollDelegateMarkers, _ type: Marker.Type) -> Marker? {
        delegateMarkers.contains(marker) ? delegate as? Marker : nil
    }

    func tellDidScroll() {
        if let marked = marked(.didScroll, (any ScrollViewDidScrollMarker).self) {
            return marked.vitrine_scrollViewDidScroll(self)
        }
        delegate?.scrollViewDidScroll(self)
    }

    func tellWillBeginDragging() {
        if let marked = marked(.willBeginDragging, (any ScrollViewWillBeginDraggingMarker).self) {
            return marked.vitrine_scrollViewWillBeginDragging(self)
        }
        delegate?.scrollViewWillBeginDragging(self)
    }

    /// Returns the target as the delegate left it.
    func tellWillEndDragging(_ velocity: CGPoint, _ target: CGPoint) -> CGPoint {
        var target = target
        if let marked = marked(.willEndDragging, (any ScrollViewWillEndDraggingMarker).self) {
            marked.vitrine_scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
        } else {
            delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
        }
        return target
    }

    func tellDidEndDragging(_ decelerates: Bool) {
        if let marked = marked(.didEndDragging, (any ScrollViewDidEndDraggingMarker).self) {
            return marked.vitrine_scrollViewDidEndDragging(self, willDecelerate: decelerates)
        }
        delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    }

    func tellDidEndDecelerating() {
        if let marked = marked(.didEndDecelerating, (any ScrollViewDidEndDeceleratingMarker).self) {
            return marked.vitrine_scrollViewDidEndDecelerating(self)
        }
        delegate?.scrollViewDidEndDecelerating(self)
    }

    func tellDidEndAnimation() {
        if let marked = marked(.didEndAnimation, (any ScrollViewDidEndScrollingAnimationMarker).self) {
            return marked.vitrine_scrollViewDidEndScrollingAnimation(self)
        }
        delegate?.scrollViewDidEndScrollingAnimation(self)
    }

    func tellDidZoom() {
        if let marked = marked(.didZoom, (any ScrollViewDidZoomMarker).self) {
            return marked.vitrine_scrollViewDidZoom(self)
        }
        delegate?.scrollViewDidZoom(self)
    }

    /// The view that the delegate names for zooming.
    var zoomedView: UIView? {
        if let marked = marked(.viewForZooming, (any ViewForZoomingMarker).self) {
            return marked.vitrine_viewForZooming(in: self)
        }
        return delegate?.viewForZooming(in: self)
    }
}
