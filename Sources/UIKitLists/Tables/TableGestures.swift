// What begins where fingers come down on a table.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import UIKitCore

extension UITableView: HandleList {
    func isHandle(at point: CGPoint) -> Bool { handleRow(under: point) != nil }

    /// nil leaves the decision to the scroll view.
    func ownGestureMayBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
        let gestures = editState.gestures
        if gestures.owns(recognizer) { return true }
        if let mayBegin = editState.menus.mayBegin(recognizer) { return mayBegin }
        guard recognizer === panGestureRecognizer else { return nil }
        if editState.moving != nil || gestures.several.isSelecting || gestures.several.mayBegin() { return false }
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
        return editState.gestures.swiping.hit(point, event)
    }
}
