// Dragging an indicator: the content follows by as much as the indicator stands for.
// No Apple page: what iOS 13 brought; thickness, reach and the order of the delegate's calls are guessed.
import CoreGraphics
import Foundation
import UIKitValues

extension UIScrollView {
    /// The axis whose indicator shows at a point of this view; none elsewhere.
    func indicatorAxis(at point: CGPoint) -> UIAxis {
        guard indicators.areVisible else { return [] }
        func shows(_ view: UIView?) -> Bool {
            guard let view, !view.isHidden else { return false }
            return view.frame.insetBy(dx: -IndicatorMeasures.reach, dy: -IndicatorMeasures.reach).contains(point)
        }
        if shows(indicators.vertical) { return .vertical }
        return shows(indicators.horizontal) ? .horizontal : []
    }

    func indicatorDragChanged() {
        let recognizer = recognizers.indicator
        switch recognizer.state {
        case .began: beginIndicatorDrag(recognizer.axis, at: place(of: recognizer))
        case .changed: dragIndicator(to: place(of: recognizer))
        case .ended, .cancelled: endIndicatorDrag()
        default: break
        }
    }

    /// The finger's place along the view, independent of the offset.
    private func place(of recognizer: UIGestureRecognizer) -> CGPoint {
        let point = recognizer.location(in: self)
        return CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    }

    private func beginIndicatorDrag(_ axis: UIAxis, at point: CGPoint) {
        endWheel()
        endMotion()
        noteOrder()
        let bar = axis == .vertical ? indicators.vertical : indicators.horizontal
        let frame = bar?.frame ?? .zero
        indicators.hold(
            axis, at: axis == .vertical ? point.y - (frame.minY - bounds.minY) : point.x - (frame.minX - bounds.minX))
        beginDragOfIndicator()
    }

    /// The indicator's way and the content's are in proportion; neither goes past its ends.
    private func dragIndicator(to point: CGPoint) {
        guard !indicators.dragged.isEmpty else { return }
        let limits = limits
        var offset = contentOffset
        if indicators.dragged == .vertical {
            let (track, length) = indicatorTrack(.vertical, limits.y)
            let start = point.y - indicators.grip - track.start
            offset.y = IndicatorPlace.offset(start: start, track: track.length, length: length, limits: limits.y)
        } else {
            let (track, length) = indicatorTrack(.horizontal, limits.x)
            let start = point.x - indicators.grip - track.start
            offset.x = IndicatorPlace.offset(start: start, track: track.length, length: length, limits: limits.x)
        }
        contentOffset = onPixels(offset)
        noteDragOfIndicator()
    }

    private func endIndicatorDrag() {
        guard !indicators.dragged.isEmpty else { return }
        indicators.letGo()
        endDragOfIndicator()
        placeIndicators()
        tellDidEndDragging(false)
        fadeIndicators()
    }
}
