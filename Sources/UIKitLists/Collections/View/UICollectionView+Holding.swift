// Recognizers that move items: the long press of a controller, and the handle of a list's cell.
// Apple: "UICollectionViewController", installsStandardGestureForInteractiveMovement.
import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

extension UICollectionView {
    /// The item whose handle is at a point of the collection view.
    func handleItem(under point: CGPoint) -> ListPath? {
        guard isEditing, moving.current == nil, let path = item(under: point),
            let handle = (element(path.indexPath)?.view as? UICollectionViewListCell)?.reorderHandle
        else { return nil }
        let reach = MovingMeasures.handleReach
        return handle.bounds.insetBy(dx: -reach, dy: -reach).contains(convert(point, to: handle)) ? path : nil
    }

    /// The handle of a list's cell.
    func holdChanged() { follow(editState.gestures.hold) { self.handleItem(under: $0) } }

    /// A controller's long press.
    func pressChanged(_ press: UILongPressGestureRecognizer) {
        follow(press) { self.itemToPress(at: $0) }
    }

    /// The item that a long press at a point moves.
    func itemToPress(at point: CGPoint) -> ListPath? {
        guard moving.current == nil, movesItems, let path = item(under: point), canMove(path) else { return nil }
        return path
    }

    private func follow(_ recognizer: UILongPressGestureRecognizer, _ begins: (CGPoint) -> ListPath?) {
        switch recognizer.state {
        case .began: hold(at: recognizer.location(in: self), begins)
        case .changed: carry(to: recognizer.location(in: nil))
        case .ended: if moving.isHeld { endInteractiveMovement() }
        default: if moving.isHeld { cancelInteractiveMovement() }
        }
    }

    private func hold(at point: CGPoint, _ begins: (CGPoint) -> ListPath?) {
        guard let path = begins(point), beginInteractiveMovementForItem(at: path.indexPath), let moved = moving.current else {
            return
        }
        moving.isHeld = true
        moving.grip = CGPoint(x: moved.position.x - point.x, y: moved.position.y - point.y)
        moving.finger = convert(point, to: nil)
        let link = CADisplayLink { [weak self] link in
            MainActor.assumeIsolated {
                guard let self, self.moving.isHeld else { return link.invalidate() }
                self.scrollForMoving()
            }
        }
        link.add(to: .main, forMode: .common)
        moving.link = link
    }

    private func carry(to finger: CGPoint) {
        guard moving.isHeld else { return }
        moving.finger = finger
        let point = convert(finger, from: nil)
        updateInteractiveMovementTargetPosition(CGPoint(x: point.x + moving.grip.x, y: point.y + moving.grip.y))
    }

    /// The recognizer has nothing to do any more.
    func stopHolding() {
        moving.link?.invalidate()
        moving.link = nil
        moving.isHeld = false
    }

    /// An item near an edge scrolls the collection view.
    private func scrollForMoving() {
        let place = convert(moving.finger, from: nil)
        let inset = adjustedContentInset
        let x = Self.step(
            place.x - bounds.minX, inset.left, bounds.width - inset.right, contentOffset.x,
            contentSize.width + inset.right - bounds.width)
        let y = Self.step(
            place.y - bounds.minY, inset.top, bounds.height - inset.bottom, contentOffset.y,
            contentSize.height + inset.bottom - bounds.height)
        guard x != contentOffset.x || y != contentOffset.y else { return }
        contentOffset = CGPoint(x: x, y: y)
        tileNow()
        carry(to: moving.finger)
    }

    /// The offset of the next frame along one axis.
    private static func step(_ place: CGFloat, _ first: CGFloat, _ last: CGFloat, _ offset: CGFloat, _ end: CGFloat) -> CGFloat {
        let zone = min(MovingMeasures.scrollZone, (last - first) / 4)
        var step: CGFloat = 0
        if place < first + zone { step = -MovingMeasures.step(first + zone - place) }
        if place > last - zone { step = MovingMeasures.step(place - last + zone) }
        guard step != 0, end > -first else { return offset }
        return min(max(offset + step, -first), end)
    }
}
