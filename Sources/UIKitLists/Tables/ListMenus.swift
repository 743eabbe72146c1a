// The menus of rows and items.
// Apple: "UIContextMenuInteraction"; "UITableViewDelegate", contextMenuConfigurationForRowAt; "UICollectionViewDelegate".
import CoreGraphics
import Foundation
import UIKitCore

/// What a list says about its menus.
@MainActor protocol MenuList: UIScrollView {
    /// Whether there is somebody who may give menus.
    var hasMenuDelegate: Bool { get }
    /// The menu at a point of the list, and the path of what it is of.
    func menu(at point: CGPoint) -> (configuration: UIContextMenuConfiguration, path: IndexPath?)?
    /// The cell that is lifted.
    func cellOfMenu(at path: IndexPath) -> UIView?
    func highlightPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath?) -> UITargetedPreview?
    func dismissalPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath?) -> UITargetedPreview?
    func menuPreviewTapped(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
    func menuAppears(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    func menuEnds(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
}

/// Speaks with the interaction for a list: what is under the finger is asked about, and is lifted.
@MainActor final class ListMenus: NSObject, UIContextMenuInteractionDelegate {
    private weak var list: (any MenuList)?
    private(set) var interaction: UIContextMenuInteraction?
    /// The long press of the interaction.
    private weak var press: UIGestureRecognizer?
    /// The menu that the list gave when the press began.
    private var ready: (configuration: UIContextMenuConfiguration, path: IndexPath?)?
    /// The row whose menu is open.
    private var path: IndexPath?

    /// Opens menus where there is a delegate.
    func attach(to list: any MenuList) {
        self.list = list
        if !list.hasMenuDelegate {
            if let interaction { list.removeInteraction(interaction) }
            interaction = nil
        } else if interaction == nil {
            let made = UIContextMenuInteraction(delegate: self)
            interaction = made
            let before = list.gestureRecognizers ?? []
            list.addInteraction(made)
            press = list.gestureRecognizers?.first { one in !before.contains { $0 === one } }
        }
    }

    /// Whether the press begins, where it is the menus': a press without a menu takes no touch from the row. nil for other recognizers.
    func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
        guard recognizer === press, let list else { return nil }
        ready = list.menu(at: recognizer.location(in: list))
        return ready != nil
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = ready ?? list?.menu(at: location) else { return nil }
        ready = nil
        path = menu.path
        return menu.configuration
    }

    private func lifted() -> UITargetedPreview? {
        guard let list, let path, let cell = list.cellOfMenu(at: path), cell.window != nil else { return nil }
        return UITargetedPreview(view: cell)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { list?.highlightPreview(configuration, at: path) ?? lifted() }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { list?.dismissalPreview(configuration, at: path) ?? lifted() }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) { list?.menuPreviewTapped(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { list?.menuAppears(configuration, animator) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        list?.menuEnds(configuration, animator)
        path = nil
    }
}
