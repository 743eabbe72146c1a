// Two fingers that select a table's rows.
// Apple: "UITableViewDelegate", shouldBeginMultipleSelectionInteractionAt.
import CoreGraphics
import Foundation
import UIKitCore

extension UITableView: SeveralList {
    var allowsTwoFingers: Bool { options.allowsMultipleSelectionDuringEditing && editState.moving == nil }
    func rowPath(at point: CGPoint) -> ListPath? { row(under: point) }
    var shownRowPaths: [ListPath] { rows.live.map(\.path) }
    var selectedRowPaths: [IndexPath] { picking.selected }
    func severalMayBegin(at indexPath: IndexPath) -> Bool { tells.shouldBeginMultipleSelection(indexPath) ?? false }
    func severalBegan(at indexPath: IndexPath) {
        endTouch()
        setEditing(true, animated: true)
        tells.didBeginMultipleSelection(indexPath)
    }
    func pickByFingers(_ indexPath: IndexPath, _ isSelected: Bool) {
        if isSelected {
            select(indexPath, false, .none)
            tells.didSelectRow(indexPath)
        } else {
            deselect(indexPath, false)
            tells.didDeselectRow(indexPath)
        }
    }
    func severalEnded() { tells.didEndMultipleSelection() }
}
