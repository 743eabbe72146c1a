// The buttons in the columns' bars that show and hide side columns.
// Apple: "UISplitViewController", displayModeButtonItem; displayModeButtonVisibility; showsSecondaryOnlyButton.
import Foundation
import UIKitCore
import UIKitValues

/// The buttons, and the items in which they stand.
struct SplitButtons {
    /// The classic style's, made when the app asks for it.
    var action: UIBarButtonItem?
    var toggle: UIBarButtonItem?
    var only: UIBarButtonItem?
    weak var toggleHost: UINavigationItem?
    weak var onlyHost: UINavigationItem?
}

extension UISplitViewController {
    var modeButtonItem: UIBarButtonItem {
        if let item = buttons.action { return item }
        let item = UIBarButtonItem()
        item.primaryAction = UIAction { [weak self] _ in
            guard let self, self.arrangement.phase == .expanded else { return }
            self.change(to: self.actionMode, duration: self.callDuration)
        }
        buttons.action = item
        refreshButtons()
        return item
    }

    private var showsToggle: Bool {
        guard isColumnStyle, arrangement.phase == .expanded, !layout.sides.isEmpty else { return false }
        switch wishes.buttonVisibility {
        case .automatic: return wishes.presentsWithGesture
        case .never: return false
        case .always: return true
        }
    }

    /// Puts the buttons into the bars in which they belong now, and gives them their pictures.
    func refreshButtons() {
        gestures?.update()
        if let item = buttons.action {
            let isHidden = isCollapsed
            if item.isHidden != isHidden { item.isHidden = isHidden }
            let symbol = arrangement.mode.sides == 0 ? "chevron.backward" : "arrow.up.left.and.arrow.down.right"
            item.image = UIImage(systemName: symbol)
        }
        guard isColumnStyle else { return }
        let outermost = layout.visible(in: arrangement.mode).first { columns[$0] != nil }
        let toggleHost = showsToggle ? outermost.flatMap(topItem) : nil
        let shows =
            wishes.showsSecondaryOnlyButton && ownStyle == .tripleColumn && arrangement.phase == .expanded
            && arrangement.mode.sides > 0 && !arrangement.mode.isOver
        let onlyHost = shows ? topItem(.secondary) : nil
        if buttons.toggleHost !== toggleHost {
            buttons.toggleHost?.systemLeading = []
            buttons.toggleHost = toggleHost
        }
        if buttons.onlyHost !== onlyHost {
            buttons.onlyHost?.systemLeading = []
            buttons.onlyHost = onlyHost
        }
        if let toggleHost { toggleHost.systemLeading = [toggleButton] }
        if let onlyHost { onlyHost.systemLeading = (onlyHost === toggleHost ? [toggleButton] : []) + [onlyButton] }
    }

    private func topItem(_ column: Column) -> UINavigationItem? {
        columns[column]?.container.columnNavigation?.topViewController?.navigationItem
    }

    /// The button in the outermost visible column. It shows one more column, or hides this one if there is none.
    private var toggleButton: UIBarButtonItem {
        if let item = buttons.toggle { return item }
        let item = UIBarButtonItem(image: UIImage(systemName: "sidebar.leading"), style: .plain, target: nil, action: nil)
        item.accessibilityLabel = "Toggle Sidebar"
        item.primaryAction = UIAction { [weak self] _ in self?.toggleColumns() }
        buttons.toggle = item
        return item
    }

    func toggleColumns() {
        guard arrangement.phase == .expanded else { return }
        let sides = arrangement.mode.sides
        let next = layout.mode(sides: sides + 1)
        change(to: next.sides > sides ? next : layout.mode(sides: sides - 1), duration: callDuration)
    }

    private var onlyButton: UIBarButtonItem {
        if let item = buttons.only { return item }
        let item = UIBarButtonItem(
            image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"), style: .plain, target: nil, action: nil)
        item.accessibilityLabel = "Full Screen"
        item.primaryAction = UIAction { [weak self] _ in
            guard let self, self.arrangement.phase == .expanded else { return }
            self.change(to: .secondaryOnly, duration: self.callDuration)
        }
        buttons.only = item
        return item
    }
}
