// A button's menu, and what a button that changes a selection shows of it.
// Apple: "UIButton", menu, changesSelectionAsPrimaryAction.
import Foundation
import UIKitCore

extension UIButton {
    func setMenu(_ menu: UIMenu?) {
        contextMenuInteraction?.dismissMenu()
        parts.menu = menu
        isContextMenuInteractionEnabled = menu != nil
        menuSelectionChanged()
    }

    func setChangesSelection(_ changes: Bool) {
        parts.changesSelection = changes
        menuSelectionChanged()
    }

    /// A pop-up button shows the marked entry; without one the first is marked (documented).
    func menuSelectionChanged() {
        guard parts.changesSelection, let menu = parts.menu else { return }
        let leaves = MenuModel.leaves(of: menu)
        guard let chosen = leaves.first(where: { $0.state == .on }) ?? leaves.first(where: { !$0.attributes.contains(.hidden) })
        else { return }
        MenuModel.mark(chosen, in: menu, isWhole: true)
        if configured.configuration != nil {
            configuration?.title = chosen.title
            if let image = chosen.image { configuration?.image = image }
        } else {
            setTitle(chosen.title, for: .normal)
            if let image = chosen.image { setImage(image, for: .normal) }
        }
    }

    /// Switches a button that changes the selection on or off, if it has no menu.
    func toggleSelection() {
        if parts.changesSelection, parts.menu == nil { isSelected.toggle() }
    }

    func menuConfiguration() -> UIContextMenuConfiguration? {
        guard let menu = parts.menu else { return nil }
        let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
        configuration.preferredMenuElementOrder = parts.elementOrder
        return configuration
    }
}
