// The menus of rows.
// Apple: "UITableViewDelegate", contextMenuConfigurationForRowAt; "UIContextMenuInteraction"
import CoreGraphics
import Foundation
import UIKitCore

/// Speaks with the interaction for the table: the row under the finger is asked about, and is lifted.
@MainActor final class TableMenus: NSObject, UIContextMenuInteractionDelegate {
    private weak var table: UITableView?
    private(set) var interaction: UIContextMenuInteraction?
    /// The row whose menu is open.
    private var path: ListPath?

    /// Opens menus where the delegate has the method that gives them.
    func attach(to table: UITableView) {
        self.table = table
        if table.delegate == nil {
            if let interaction { table.removeInteraction(interaction) }
            interaction = nil
        } else if interaction == nil {
            let made = UIContextMenuInteraction(delegate: self)
            interaction = made
            table.addInteraction(made)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let table, table.editState.moving == nil, table.editState.swiped == nil, let row = table.row(under: location),
            let configuration = table.tells.contextMenuForRow(row.indexPath, location) ?? nil
        else { return nil }
        path = row
        table.endTouch()
        return configuration
    }

    private func lifted() -> UITargetedPreview? {
        guard let table, let path, let cell = table.cell(at: path), cell.window != nil else { return nil }
        return UITargetedPreview(view: cell)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        (table?.tells.previewForHighlighting(configuration) ?? nil) ?? lifted()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        (table?.tells.previewForDismissing(configuration) ?? nil) ?? lifted()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { table?.tells.willPerformPreview(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { table?.tells.willDisplayMenu(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        table?.tells.willEndMenu(configuration, animator)
        path = nil
    }
}
