// Rows that are selected when something dragged rests on them.
// Apple: "UITableView", isSpringLoaded; "UITableViewDelegate", tableView(_:shouldSpringLoadRowAt:with:).
import CoreGraphics
import Foundation
import UIKitControls
import UIKitCore

extension UITableView: UISpringLoadedInteractionSupporting {
    func loadSpring(_ isLoaded: Bool) {
        setSpring(isLoaded, behavior: TableSpring(self)) { [weak self] point in
            guard let self, let path = row(under: point) else { return }
            pick(path.indexPath)
        }
    }
}

/// The delegate decides for each row, which is the view that announces.
@MainActor private final class TableSpring: NSObject, UISpringLoadedInteractionBehavior {
    private weak var table: UITableView?

    init(_ table: UITableView) { self.table = table }

    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool {
        guard let table, let path = table.row(under: context.location(in: table)), table.allowsPicking else { return false }
        context.targetView = table.cell(at: path)
        return table.tells.shouldSpringLoadRow(path.indexPath, context) ?? true
    }
}
