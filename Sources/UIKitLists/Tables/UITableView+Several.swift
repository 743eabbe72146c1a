// Two fingers that select rows.
// Apple: "UITableViewDelegate", shouldBeginMultipleSelectionInteractionAt; "Selecting multiple items with a two-finger pan gesture".
import CoreGraphics
import Foundation
import UIKitCore

/// What two fingers have selected so far.
struct SeveralSelection {
    let start: ListPath
    /// The rows that were selected before.
    let before: [IndexPath]
    var last: ListPath
}

extension UITableView {
    /// Whether two fingers that move select rows: where several can be selected during editing, and the delegate agrees.
    func severalMayBegin() -> Bool {
        let fingers = editState.several
        guard options.allowsMultipleSelectionDuringEditing, fingers.numberOfTouches == 2, editState.moving == nil else {
            return false
        }
        let (place, way) = (fingers.location(in: self), fingers.translation(in: self))
        guard let path = row(under: CGPoint(x: place.x - way.x, y: place.y - way.y)) else { return false }
        return tells.shouldBeginMultipleSelection(path.indexPath) ?? false
    }

    func severalChanged() {
        let fingers = editState.several
        switch fingers.state {
        case .began:
            let (place, way) = (fingers.location(in: self), fingers.translation(in: self))
            guard let path = row(under: CGPoint(x: place.x - way.x, y: place.y - way.y)) else { return }
            endTouch()
            setEditing(true, animated: true)
            editState.chosen = SeveralSelection(start: path, before: picking.selected, last: path)
            tells.didBeginMultipleSelection(path.indexPath)
            choose(to: row(under: place) ?? path)
        case .changed:
            if let path = row(under: fingers.location(in: self)) { choose(to: path) }
        default:
            guard editState.chosen != nil else { return }
            editState.chosen = nil
            tells.didEndMultipleSelection()
        }
    }

    /// All rows from the first to this one are selected, and what was selected before.
    private func choose(to path: ListPath) {
        guard var chosen = editState.chosen else { return }
        chosen.last = path
        editState.chosen = chosen
        let (low, high) = (min(chosen.start, path), max(chosen.start, path))
        let inside = rows.live.map(\.path).filter { $0 >= low && $0 <= high }.map(\.indexPath)
        let wanted = chosen.before + inside.filter { !chosen.before.contains($0) }
        for gone in picking.selected where !wanted.contains(gone) {
            deselect(gone, false)
            tells.didDeselectRow(gone)
        }
        for new in wanted where !picking.selected.contains(new) {
            select(new, false, .none)
            tells.didSelectRow(new)
        }
    }
}
