// The table's own recognizers: swipes along rows, and the handle that moves a row.
// No Apple page: this is ours; "UIGestureRecognizerDelegate".
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

/// Decides for the recognizers, so that an app's table may be a delegate of its own recognizers.
@MainActor final class TableGestures: NSObject, UIGestureRecognizerDelegate {
    weak var table: UITableView?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let table else { return false }
        if gestureRecognizer === table.editState.swipe { return table.swipeMayBegin() }
        if gestureRecognizer === table.editState.several { return table.severalMayBegin() }
        return true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let table else { return false }
        if gestureRecognizer === table.editState.hold { return table.handleRow(under: touch.location(in: table)) != nil }
        return !(touch.view is UISlider)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === table?.editState.hold && otherGestureRecognizer === table?.panGestureRecognizer }
}

extension UITableView {
    func setUpGestures() {
        let (swipe, hold) = (editState.swipe, editState.hold)
        editState.gestures.table = self
        swipe.maximumNumberOfTouches = 1
        swipe.delegate = editState.gestures
        swipe.handler = { [weak self] _ in self?.swipeChanged() }
        // The handle takes the row at once; a press anywhere else is none of its business.
        hold.minimumPressDuration = 0
        hold.delegate = editState.gestures
        hold.handler = { [weak self] _ in self?.holdChanged() }
        addGestureRecognizer(hold)
        addGestureRecognizer(swipe)
        let several = editState.several
        several.minimumNumberOfTouches = 2
        several.maximumNumberOfTouches = 2
        several.delegate = editState.gestures
        several.handler = { [weak self] _ in self?.severalChanged() }
        addGestureRecognizer(several)
    }

    /// nil leaves the decision to the scroll view.
    func ownGestureMayBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
        if recognizer === editState.swipe || recognizer === editState.hold || recognizer === editState.several { return true }
        guard recognizer === panGestureRecognizer else { return nil }
        if editState.moving != nil || editState.chosen != nil || severalMayBegin() { return false }
        // A finger that came down on the index goes along its titles.
        let (place, way) = (panGestureRecognizer.location(in: self), panGestureRecognizer.translation(in: self))
        let start = CGPoint(x: place.x - way.x, y: place.y - way.y)
        if let index = parts.index, !index.isHidden, index.frame.contains(start) { return false }
        return nil
    }

    /// The actions beside a swiped row get their touches before the row does.
    func hitPart(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
        if let index = parts.index, !index.isHidden, index.frame.contains(point) { return index }
        guard let swiped = editState.swiped, !swiped.isLeaving else { return nil }
        guard !swiped.cell.frame.contains(point) else {
            // A tap on the row closes its actions instead of reaching what is in it.
            return swiped.offset == 0 ? nil : self
        }
        return swiped.view.frame.contains(point) ? swiped.view.hitTest(convert(point, to: swiped.view), with: event) : nil
    }
}
