// Two fingers that select rows, in tables and in collection views.
// Apple: "Selecting multiple items with a two-finger pan gesture".
import CoreGraphics
import Foundation
import UIKitCore

/// What a list says about its rows to the two fingers.
@MainActor protocol SeveralList: UIScrollView {
    /// Whether several rows can be selected during editing, and nothing else is under way.
    var allowsTwoFingers: Bool { get }
    /// The row at a point of the list.
    func rowPath(at point: CGPoint) -> ListPath?
    /// The rows that are shown.
    var shownRowPaths: [ListPath] { get }
    /// The rows that are selected, in their order.
    var selectedRowPaths: [IndexPath] { get }
    /// Whether the delegate agrees.
    func severalMayBegin(at indexPath: IndexPath) -> Bool
    func severalBegan(at indexPath: IndexPath)
    /// Selects or deselects a row, and tells the delegate.
    func pickByFingers(_ indexPath: IndexPath, _ isSelected: Bool)
    func severalEnded()
}

/// Follows two fingers of one list.
@MainActor final class ListSeveral {
    /// What they have selected so far.
    private struct Selection {
        let start: ListPath
        /// The rows that were selected before.
        let before: [IndexPath]
    }
    let recognizer = UIPanGestureRecognizer()
    weak var list: (any SeveralList)?
    private var chosen: Selection?

    init() {}

    /// Whether they are selecting.
    var isSelecting: Bool { chosen != nil }

    /// Whether two fingers that move select rows.
    func mayBegin() -> Bool {
        guard let list, list.allowsTwoFingers, recognizer.numberOfTouches == 2, let path = list.rowPath(at: start(in: list)) else {
            return false
        }
        return list.severalMayBegin(at: path.indexPath)
    }

    /// Where the fingers came down.
    private func start(in list: UIView) -> CGPoint {
        let (place, way) = (recognizer.location(in: list), recognizer.translation(in: list))
        return CGPoint(x: place.x - way.x, y: place.y - way.y)
    }

    func fingersChanged() {
        guard let list else { return }
        switch recognizer.state {
        case .began:
            guard let path = list.rowPath(at: start(in: list)) else { return }
            list.severalBegan(at: path.indexPath)
            chosen = Selection(start: path, before: list.selectedRowPaths)
            choose(to: list.rowPath(at: recognizer.location(in: list)) ?? path, list)
        case .changed:
            if let path = list.rowPath(at: recognizer.location(in: list)) { choose(to: path, list) }
        default:
            guard chosen != nil else { return }
            chosen = nil
            list.severalEnded()
        }
    }

    /// All rows from the first to this one are selected, and what was selected before.
    private func choose(to path: ListPath, _ list: any SeveralList) {
        guard let chosen else { return }
        let (low, high) = (min(chosen.start, path), max(chosen.start, path))
        let inside = list.shownRowPaths.filter { $0 >= low && $0 <= high }.map(\.indexPath)
        let wanted = chosen.before + inside.filter { !chosen.before.contains($0) }
        let selected = list.selectedRowPaths
        for gone in selected where !wanted.contains(gone) { list.pickByFingers(gone, false) }
        for new in wanted where !selected.contains(new) { list.pickByFingers(new, true) }
    }
}
