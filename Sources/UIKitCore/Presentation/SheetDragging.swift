// The finger that drags a sheet, and the scroll views in it.
// Apple: "UISheetPresentationController", prefersScrollingExpandsWhenScrolledToEdge.
import CoreGraphics
import Foundation
import UIKitValues

/// Drags a sheet's card; scroll views in it wait until it is clear that the drag is not the sheet's.
final class SheetDragging: NSObject, UIGestureRecognizerDelegate {
    private weak var sheet: UISheetPresentationController?
    private weak var card: SheetCard?
    private let pan = UIPanGestureRecognizer()
    private var drag: SheetDrag?

    init(_ sheet: UISheetPresentationController, _ card: SheetCard) {
        self.sheet = sheet
        self.card = card
        super.init()
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
        pan.handler = { [weak self] _ in self?.panned() }
        card.addGestureRecognizer(pan)
    }

    private func panned() {
        guard let sheet, let card else { return }
        let way = pan.translation(in: card.superview).y
        switch pan.state {
        case .began:
            drag = sheet.dragToBegin()
            drag.map { sheet.show($0, way: way) }
        case .changed: drag.map { sheet.show($0, way: way) }
        case .ended:
            drag.map { sheet.end($0, way: way, velocity: pan.velocity(in: card.superview).y) }
            drag = nil
        default:
            drag.map { sheet.end($0, way: 0, velocity: 0) }
            drag = nil
        }
    }

    /// Along y; in a scroll view down from its top, or up where that makes the sheet larger.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let sheet, let card else { return false }
        let way = pan.translation(in: card.superview)
        guard abs(way.y) > abs(way.x) else { return false }
        guard let scroll = scrollView() else { return true }
        let isAtTop = scroll.contentOffset.y <= -scroll.adjustedContentInset.top + 0.5
        if way.y > 0 { return isAtTop }
        return isAtTop && sheet.prefersScrollingExpandsWhenScrolledToEdge && sheet.isBelowLargest
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is ScrollPanRecognizer }

    /// The scroll view under the finger that scrolls along y.
    private func scrollView() -> UIScrollView? {
        var view = card.flatMap { $0.hitTest(pan.location(in: $0), with: nil) }
        while let there = view, there !== card {
            if let scroll = there as? UIScrollView, scroll.isScrollEnabled,
                scroll.contentSize.height > scroll.bounds.height || scroll.alwaysBounceVertical
            {
                return scroll
            }
            view = there.superview
        }
        return nil
    }
}
