// Opening menus, as the lower classes see it.
// No Apple page: this is ours; "UIContextMenuInteraction".
import CoreGraphics
import Foundation

/// Opens the menus of interactions. The module of controls provides it.
@preconcurrency @MainActor package protocol MenuPresenter: AnyObject {
    init()

    /// Opens the menu of an interaction for a location in points of its view. Returns nil if there is nothing to show.
    func open(_ interaction: UIContextMenuInteraction, at location: CGPoint) -> (any OpenMenu)?
}

/// A menu on the screen.
@preconcurrency @MainActor package protocol OpenMenu: AnyObject {
    /// Whether the menu stands alone, without a preview.
    var isCompact: Bool { get }
    /// The finger that opened the menu is at a point, in points of the window.
    func fingerMoved(to point: CGPoint)
    /// The finger was lifted at a point, in points of the window.
    func fingerLifted(at point: CGPoint)
    /// The finger's touch was cancelled.
    func forgetFinger()
    /// Replaces the visible menu.
    func update(_ block: (UIMenu) -> UIMenu)
    /// Closes the menu.
    func close()
}

extension AppSession {
    private final class MenuPart {
        let presenter: (any MenuPresenter)?
        init(_ presenter: (any MenuPresenter)?) { self.presenter = presenter }
    }

    /// The presenter of menus; nil without the module of controls.
    package var menus: (any MenuPresenter)? {
        if let known = menuSlot.object(as: MenuPart.self) { return known.presenter }
        let made = (Self.type("UIKitControls.MenuOpener") as? any MenuPresenter.Type)?.init()
        menuSlot.put(MenuPart(made))
        return made
    }
}
