// The menus of a table's rows.
// Apple: "UITableViewDelegate", contextMenuConfigurationForRowAt.
import CoreGraphics
import Foundation
import UIKitCore

extension UITableView: MenuList {
    var hasMenuDelegate: Bool { delegate != nil }

    func menu(at point: CGPoint) -> (configuration: UIContextMenuConfiguration, path: IndexPath?)? {
        guard editState.moving == nil, editState.swiped == nil, let row = row(under: point),
            let configuration = tells.contextMenuForRow(row.indexPath, point) ?? nil
        else { return nil }
        endTouch()
        return (configuration, row.indexPath)
    }
    func cellOfMenu(at path: IndexPath) -> UIView? { ListPath(path).flatMap { cell(at: $0) } }
    func highlightPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath?) -> UITargetedPreview? {
        tells.previewForHighlighting(configuration) ?? nil
    }
    func dismissalPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath?) -> UITargetedPreview? {
        tells.previewForDismissing(configuration) ?? nil
    }
    func menuPreviewTapped(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) { tells.willPerformPreview(configuration, animator) }
    func menuAppears(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        tells.willDisplayMenu(configuration, animator)
    }
    func menuEnds(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        tells.willEndMenu(configuration, animator)
    }
}
