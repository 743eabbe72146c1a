// The edit menu as apps before iOS 16 showed it.
// Apple: "UIMenuController".
import CoreGraphics
import Foundation
import SelectorDispatch
import UIKitCore

/// The shared edit menu for the first responder. Deprecated by Apple in iOS 16 for ``UIEditMenuInteraction``.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// The side of the target at which the menu appears.
    public enum ArrowDirection: Int, Sendable {
        /// The direction in which there is space.
        case `default` = 0
        /// The menu is below and points up.
        case up = 1
        /// The menu is above and points down.
        case down = 2
        /// The menu is at the side; here it is shown above or below.
        case left = 3
        /// The menu is at the side; here it is shown above or below.
        case right = 4
    }

    private static let one = UIMenuController()
    private weak var targetView: UIView?
    private var targetRect = CGRect.null

    /// Posted before the menu appears.
    public nonisolated static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    /// Posted when the menu has appeared.
    public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu disappears.
    public nonisolated static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")
    /// Posted when the menu has disappeared.
    public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    /// Posted when the menu has moved.
    public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")

    /// The shared menu controller.
    open class var shared: UIMenuController { one }

    /// The additional items; an item is shown if a responder in the chain handles its action.
    open var menuItems: [UIMenuItem]?
    /// The side of the target at which the menu appears.
    open var arrowDirection = ArrowDirection.default
    /// Whether the menu is visible.
    open var isMenuVisible: Bool {
        get { EditMenu.shared.isShown(for: self) }
        set { setMenuVisible(newValue, animated: false) }
    }
    /// The frame of the menu on the screen, in points; zero while it is hidden.
    open var menuFrame: CGRect { isMenuVisible ? EditMenu.shared.frame ?? .zero : .zero }

    /// Shows the menu for a rectangle of a view.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        show()
    }
    /// Hides the menu of a view.
    open func hideMenu(from targetView: UIView) { if self.targetView === targetView { hideMenu() } }
    /// Hides the menu.
    open func hideMenu() { EditMenu.shared.hide(for: self) }
    /// Shows or hides the menu.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { menuVisible ? show() : hideMenu() }
    /// Sets the target rectangle, in a view's coordinates.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetRect = targetRect
        self.targetView = targetView
    }
    /// Updates the shown items from the responder chain.
    open func update() { if isMenuVisible { show() } }
}

extension UIMenuController {
    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    /// The entries of the app's own that somebody up the chain answers.
    func customItems(for responder: UIResponder) -> [EditMenu.Item] {
        (menuItems ?? []).compactMap { item in
            let action = item.action
            guard responder.target(forAction: action, withSender: self) != nil else { return nil }
            return EditMenu.Item(title: item.title) { [weak responder] in
                guard let target = responder?.target(forAction: action, withSender: self) else { return }
                DispatchTable.perform(target as AnyObject, action, [self])
            }
        }
    }

    /// The chain begins at the first responder, else at the target.
    private func show() {
        guard let targetView, let window = targetView.window else { return }
        let start = FirstResponder.current ?? targetView
        let items = EditMenu.actions(of: start).flatMap(EditMenu.items) + customItems(for: start)
        guard !items.isEmpty else { return hideMenu() }
        let rect = targetRect.isNull ? targetView.bounds : targetRect
        let target = window.convert(targetView.convert(rect, to: nil), to: nil)
        let wasVisible = isMenuVisible
        if !wasVisible { post(Self.willShowMenuNotification) }
        let before = EditMenu.shared.frame
        if wasVisible { EditMenu.shared.forgetOwner() }
        EditMenu.shared.show(items, beside: target, below: arrowDirection == .up, for: self) { [weak self] in
            self?.post(Self.willHideMenuNotification)
            self?.post(Self.didHideMenuNotification)
        }
        if !wasVisible { post(Self.didShowMenuNotification) }
        if wasVisible, EditMenu.shared.frame != before { post(Self.menuFrameDidChangeNotification) }
    }
}
