// Items that a finger moves.
// Apple: "UICollectionView", beginInteractiveMovementForItem(at:); "UICollectionViewLayout", targetIndexPath(
// forInteractivelyMovingItem:withPosition:). The data source hears of the end alone (lists.md, L113).
import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// An item on its way. Changed by `UICollectionView+Moving.swift`.
@MainActor final class MovingItem {
    /// The path that the data has.
    let origin: ListPath
    /// The path that is shown.
    var target: ListPath
    let element: LiveElement
    /// Where the item's middle is, in points of the content.
    var position: CGPoint

    init(_ origin: ListPath, _ element: LiveElement, _ position: CGPoint) {
        (self.origin, target, self.element, self.position) = (origin, origin, element, position)
    }
}

/// Changed by `UICollectionView+Moving.swift` and `UICollectionView+Holding.swift`.
@MainActor struct CollectionMoving {
    var current: MovingItem?
    /// From the finger to the item's middle, while a recognizer moves it.
    var grip = CGPoint.zero
    /// The finger, in points of the window.
    var finger = CGPoint.zero
    /// Whether a recognizer moves the item.
    var isHeld = false
    /// Scrolls while the finger is near an edge.
    var link: CADisplayLink?
    /// A controller's long press.
    private(set) weak var press: UILongPressGestureRecognizer?
    /// Blocks of changes that wait for the end.
    private var waiting: [() -> Void] = []

    init() {}

    /// A block of changes waits. Called by `UICollectionView+Updates.swift`.
    mutating func wait(_ block: @escaping () -> Void) { waiting.append(block) }
    /// A controller installs its long press. Called by `UICollectionViewController+View.swift`.
    mutating func install(_ press: UILongPressGestureRecognizer) { self.press = press }
    /// Returns what has waited.
    mutating func takeWaiting() -> [() -> Void] {
        defer { waiting = [] }
        return waiting
    }
}

extension UICollectionView {
    /// The path that the data source knows of a path that is shown: they differ while an item is moved.
    func dataPath(of path: IndexPath) -> IndexPath {
        guard let moved = moving.current, moved.origin != moved.target, let two = ListPath(path) else { return path }
        return UITableView.moved(two, moved.target, moved.origin).indexPath
    }

    func beginMoving(_ indexPath: IndexPath) -> Bool {
        guard moving.current == nil, updating.depth == 0, let path = valid(indexPath) else { return false }
        prepareIfNeeded()
        guard has(path), canMove(path), let element = element(indexPath), let center = element.applied?.center else { return false }
        endTouch()
        leaveSwipe(animated: false)
        moving.current = MovingItem(path, element, center)
        element.cell?.isReorderingItem = true
        invalidate(from: path, to: path, before: center, at: center)
        return true
    }

    /// The item's attributes under the finger.
    func movedElement() -> PlacedElement? {
        guard let moved = moving.current else { return nil }
        let attributes = layout.layoutAttributesForInteractivelyMovingItem(
            at: moved.target.indexPath, withTargetPosition: own(moved.position))
        attributes.identity = moved.element.identity
        return PlacedElement(own: attributes, shown: shown(attributes))
    }

    private func invalidate(from: ListPath, to: ListPath, before: CGPoint, at position: CGPoint) {
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forInteractivelyMovingItems: [to.indexPath], withTargetPosition: own(position),
                previousIndexPaths: [from.indexPath], previousPosition: own(before)))
    }

    /// Steps: 1. the layout proposes a path; 2. the delegate may name another; 3. the others make room; 4. the layout is told.
    func updateMoving(_ position: CGPoint) {
        guard let moved = moving.current, position.x.isFinite, position.y.isFinite else { return }
        prepareIfNeeded()
        let (from, before) = (moved.target, moved.position)
        moved.position = position
        let proposed = layout.targetIndexPath(forInteractivelyMovingItem: from.indexPath, withPosition: own(position))
        let to = ListPath(allowed(proposed, moved)).flatMap { isPlace($0, moved) ? $0 : nil } ?? from
        guard moving.current === moved else { return }
        if to != from { shift(moved, to: to) }
        invalidate(from: from, to: to, before: before, at: position)
        guard window != nil else { return }
        UIView.performWithoutAnimation {
            prepareIfNeeded()
            if let placed = movedElement() { place(moved.element, placed.shown) }
        }
        if to != from { animateTiling() } else { UIView.performWithoutAnimation { tileNow() } }
    }

    private func allowed(_ proposed: IndexPath, _ moved: MovingItem) -> IndexPath {
        guard ListPath(proposed) != moved.target else { return proposed }
        return tells.targetOfMove(moved.origin.indexPath, moved.target.indexPath, proposed)
            ?? tells.oldTargetOfMove(moved.origin.indexPath, proposed) ?? proposed
    }

    /// Whether a path is one that the moved item could have.
    private func isPlace(_ path: ListPath, _ moved: MovingItem) -> Bool {
        guard data.counts.indices.contains(path.section), path.row >= 0 else { return false }
        return path.row < data.counts[path.section] + (path.section == moved.target.section ? 0 : 1)
    }

    private func animateTiling(_ completion: ((Bool) -> Void)? = nil) {
        UIView.animate(
            withDuration: CollectionMeasures.changeTime, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { self.tileNow() }, completion: completion)
    }

    /// The item is shown at another path, and the others between both.
    private func shift(_ moved: MovingItem, to: ListPath) {
        let from = moved.target
        let all = Array(elements.live.values)
        for element in all where element.identity.category == .cell {
            guard let path = element.path else { continue }
            element.identity.indexPath = UITableView.moved(path, from, to).indexPath
        }
        elements.rename(all)
        var counts = data.counts
        counts[from.section] -= 1
        counts[to.section] += 1
        data.take(counts)
        moved.target = to
        picking.follow { UITableView.moved($0, from, to) }
        ahead.follow { UITableView.moved($0, from, to) }
    }

    /// The item is let in, or goes back. The data source hears of another place alone, and once; then come the changes that waited.
    func endMoving(isCancelled: Bool, animated: Bool = true) {
        guard let moved = moving.current else { return }
        stopHolding()
        let last = moved.target
        if isCancelled, last != moved.origin { shift(moved, to: moved.origin) }
        moving.current = nil
        let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [moved.target.indexPath], previousIndexPaths: [(isCancelled ? last : moved.origin).indexPath],
            movementCancelled: isCancelled)
        layout.invalidateLayout(with: context)
        if !isCancelled, moved.target != moved.origin { source.moveItem(moved.origin.indexPath, moved.target.indexPath) }
        let rest: (Bool) -> Void = { _ in moved.element.cell?.isReorderingItem = false }
        if animated, window != nil, !data.isStale {
            animateTiling(rest)
        } else {
            rest(true)
        }
        dressAll()
        setNeedsLayout()
        for block in moving.takeWaiting() { block() }
    }
}
