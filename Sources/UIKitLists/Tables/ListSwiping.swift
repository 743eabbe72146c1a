// Swipes that show a row's actions, in tables and in lists of collection views.
// Apple: "UISwipeActionsConfiguration". Measures: SwipeMeasures.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// What a list says about its rows to the swipe.
@MainActor protocol SwipingList: UIScrollView {
    /// The row at a point of the list that may be swiped now, or that is.
    func rowToSwipe(at point: CGPoint) -> ListPath?
    /// The cell of a row that is shown.
    func cellToSwipe(at path: ListPath) -> UIView?
    /// The actions of a side; nil for none.
    func actions(_ side: SwipeSide, _ path: ListPath) -> UISwipeActionsConfiguration?
    /// A row's rectangle without the swipe, in points of its cell's superview; nil where the row is gone.
    func restingFrame(of path: ListPath) -> CGRect?
    /// The actions are behind the row.
    func swipeBegan(_ swiped: SwipedRow)
    /// The actions stay open.
    func swipeOpened(_ swiped: SwipedRow)
    /// The actions begin to go.
    func swipeCloses(_ swiped: SwipedRow)
    /// The actions go. The path is nil where the row is.
    func swipeEnded(_ swiped: SwipedRow, at path: ListPath?)
}

/// A row that shows its actions.
@MainActor final class SwipedRow {
    var path: ListPath
    let cell: UIView
    let side: SwipeSide
    let configuration: UISwipeActionsConfiguration
    let view: SwipeActionsView
    /// How far the row has moved from its place, in points; positive towards the other side.
    var offset: CGFloat = 0
    /// Where it was when the finger began.
    var start: CGFloat = 0
    /// Whether an action removes the row: it stays away until the data says so.
    var isLeaving = false

    init(
        _ path: ListPath, _ cell: UIView, _ side: SwipeSide, _ configuration: UISwipeActionsConfiguration, _ view: SwipeActionsView
    ) {
        (self.path, self.cell, self.side, self.configuration, self.view) = (path, cell, side, configuration, view)
    }
}

/// The edge at which actions appear.
enum SwipeSide { case leading, trailing }

/// Follows the finger of one list. One row is swiped at a time.
@MainActor final class ListSwiping {
    let recognizer = UIPanGestureRecognizer()
    weak var list: (any SwipingList)?
    /// The row whose actions are shown.
    private(set) var swiped: SwipedRow?

    init() {}

    private var direction: CGFloat { list?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }

    /// The way of a row in points to the right, for a side's actions.
    private func sign(_ side: SwipeSide) -> CGFloat { side == .trailing ? -direction : direction }

    // MARK: The finger

    /// Whether a drag that begins is a swipe of a row: along the row, where that side has actions or shows them.
    func mayBegin() -> Bool {
        guard let list else { return false }
        let way = recognizer.translation(in: list)
        guard abs(way.x) > abs(way.y) else { return false }
        let finger = recognizer.location(in: list)
        guard let path = list.rowToSwipe(at: CGPoint(x: finger.x - way.x, y: finger.y - way.y)) else { return false }
        if let swiped { return swiped.path == path && !swiped.isLeaving }
        return uncover(way.x * direction < 0 ? .trailing : .leading, path)
    }

    /// Puts the actions behind a row. Returns false where there are none.
    private func uncover(_ side: SwipeSide, _ path: ListPath) -> Bool {
        guard let list, let cell = list.cellToSwipe(at: path), let configuration = list.actions(side, path),
            let frame = list.restingFrame(of: path), let host = cell.superview
        else { return false }
        let view = SwipeActionsView(configuration.actions, side: side) { [weak self] action, view in self?.run(action, view) }
        view.frame = frame
        host.insertPart(view, at: host.subviews.firstIndex { $0 === cell } ?? 0)
        let swiped = SwipedRow(path, cell, side, configuration, view)
        self.swiped = swiped
        list.swipeBegan(swiped)
        return true
    }

    func fingerChanged() {
        guard let swiped, let list else { return }
        let way = recognizer.translation(in: list).x
        switch recognizer.state {
        case .began:
            swiped.start = swiped.offset
            follow(swiped, way)
        case .changed: follow(swiped, way)
        case .ended: letGo(swiped)
        default: settle(swiped, open: false)
        }
    }

    private func follow(_ swiped: SwipedRow, _ way: CGFloat) {
        let (width, row) = (swiped.view.wholeWidth, swiped.view.bounds.width)
        var offset = swiped.start + way * sign(swiped.side)
        let isLong = swiped.configuration.performsFirstActionWithFullSwipe
        if offset > width, !isLong { offset = width + Self.give(offset - width, row) }
        if offset < 0 { offset = -Self.give(-offset, row) }
        let isFull = isLong && offset > max(width, row * SwipeMeasures.fullPart)
        if isFull != swiped.view.isFull {
            swiped.view.isFull = isFull
            UIView.animate(withDuration: SwipeMeasures.fillTime) { swiped.view.layoutIfNeeded() }
        }
        show(swiped, offset)
    }

    /// As content beyond its edge follows a finger: by about half, and less the farther it is.
    private static func give(_ pulled: CGFloat, _ length: CGFloat) -> CGFloat {
        length > 0 ? (1 - 1 / (pulled * SwipeMeasures.give / length + 1)) * length : 0
    }

    private func show(_ swiped: SwipedRow, _ offset: CGFloat) {
        swiped.offset = offset
        swiped.view.uncovered = offset
        place()
    }

    private func letGo(_ swiped: SwipedRow) {
        if swiped.view.isFull, let first = swiped.configuration.actions.first { return run(first, swiped.view) }
        let speed = recognizer.velocity(in: list).x * sign(swiped.side)
        let isOpen = abs(speed) > SwipeMeasures.flick ? speed > 0 : swiped.offset > swiped.view.wholeWidth / 2
        settle(swiped, open: isOpen)
    }

    private func settle(_ swiped: SwipedRow, open: Bool) {
        guard open else { return leave(animated: true) }
        list?.swipeOpened(swiped)
        animate { self.show(swiped, swiped.view.wholeWidth) }
    }

    private func animate(_ changes: @escaping () -> Void, then: (() -> Void)? = nil) {
        UIView.animate(
            withDuration: TableMeasures.changeTime, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: {
                changes()
                self.swiped?.view.layoutIfNeeded()
            }, completion: { _ in then?() })
    }

    /// Opens a row's actions without a finger, as its minus does; closes those that are open.
    func open(_ path: ListPath) {
        if let swiped {
            let isSame = swiped.path == path
            leave(animated: true)
            if isSame { return }
        }
        guard uncover(.trailing, path), let swiped else { return }
        settle(swiped, open: true)
    }

    // MARK: Acting and closing

    private func run(_ action: UIContextualAction, _ view: UIView) {
        guard let swiped, !swiped.isLeaving else { return }
        if swiped.view.isFull { animate { self.show(swiped, swiped.view.bounds.width) } }
        action.handler(action, view) { [weak self, weak swiped] isDone in
            guard let self, let swiped, self.swiped === swiped else { return }
            guard isDone, action.style == .destructive else { return self.leave(animated: true) }
            // The row is away, until the data says so too.
            swiped.isLeaving = true
            self.animate({ self.show(swiped, swiped.view.bounds.width) }) { [weak self, weak swiped] in
                guard let self, let swiped, self.swiped === swiped else { return }
                self.leave(animated: true)
            }
        }
    }

    /// The actions go; the row returns to its place, unless the data has lost it.
    func leave(animated: Bool, isGone: Bool = false) {
        guard let swiped else { return }
        self.swiped = nil
        let rest = isGone ? nil : list?.restingFrame(of: swiped.path)
        let isThere = rest != nil && list?.cellToSwipe(at: swiped.path) === swiped.cell
        list?.swipeCloses(swiped)
        let back = {
            swiped.view.uncovered = 0
            if isThere, let rest { swiped.cell.frame = rest }
            swiped.view.layoutIfNeeded()
        }
        if animated, list?.window != nil {
            UIView.animate(
                withDuration: TableMeasures.changeTime, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
                animations: back, completion: { _ in swiped.view.removeFromSuperview() })
        } else {
            UIView.performWithoutAnimation(back)
            swiped.view.removeFromSuperview()
        }
        list?.swipeEnded(swiped, at: isThere ? swiped.path : nil)
    }

    /// The swiped row and what is behind it, at their present places.
    func place() {
        guard let swiped, let rest = list?.restingFrame(of: swiped.path) else { return }
        swiped.cell.frame = rest.offsetBy(dx: swiped.offset * sign(swiped.side), dy: 0)
        swiped.view.frame = rest
    }

    /// How far a row's cell is from its place, in points to the right.
    func offset(of cell: UIView?) -> CGFloat {
        guard let swiped, swiped.cell === cell else { return 0 }
        return swiped.offset * sign(swiped.side)
    }

    /// The view that gets a touch beside a swiped row, or on it: a tap on the row closes its actions instead of reaching what is in
    /// it. nil leaves the decision to the list.
    func hit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard let list, let swiped, !swiped.isLeaving, let host = swiped.cell.superview else { return nil }
        let place = list.convert(point, to: host)
        guard !swiped.cell.frame.contains(place) else { return swiped.offset == 0 ? nil : list }
        return swiped.view.frame.contains(place) ? swiped.view.hitTest(list.convert(point, to: swiped.view), with: event) : nil
    }
}
