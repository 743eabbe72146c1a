// The app's menus: the main one, whose key commands always work, and those of contexts.
// Apple: "UIMenuSystem"; which menus stand in the main one is documented in "UIMenu.Identifier".
import Foundation
import SelectorDispatch

/// A tree of menus that responders change in `buildMenu(with:)`.
///
/// No menu bar is drawn: the main system's key commands work, its other entries can be looked up.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    private let isMain: Bool
    private var built: UIMenu?

    private init(isMain: Bool) { self.isMain = isMain }

    /// The menus of the app: built by the application and its delegate when they are first needed.
    open class var main: UIMenuSystem { MenuSystems.main }
    /// The menus of what is edited: built along the responder chain each time one opens.
    open class var context: UIMenuSystem { MenuSystems.context }

    /// The menus are built anew when they are next needed.
    open func setNeedsRebuild() { built = nil }
    /// Commands are validated whenever they are used: there is nothing to do here.
    open func setNeedsRevalidate() {}

    /// The main menu as it is now. Ours.
    var menu: UIMenu {
        if let built { return built }
        let tree = MenuTree(self, root: Self.standard)
        for responder in AppSession.menuBuilders { responder.buildMenu(with: tree) }
        built = tree.root
        return tree.root
    }

    /// A menu of a context after everyone from a responder to the end of its chain has changed it. Ours.
    package func build(_ root: UIMenu, from responder: UIResponder) -> UIMenu {
        let tree = MenuTree(self, root: root)
        for responder in responder.responderChain { responder.buildMenu(with: tree) }
        return tree.root
    }

    /// Cut, copy and paste have keys of their own, which text views take before menus do.
    private static var standard: UIMenu {
        func menu(_ identifier: UIMenu.Identifier, _ title: String = "", _ children: [UIMenuElement] = []) -> UIMenu {
            UIMenu(
                title: title, identifier: identifier, options: title.isEmpty ? .displayInline : [], children: children)
        }
        func command(_ title: String, _ action: String) -> UICommand {
            UICommand(title: title, action: Selector(action))
        }
        let edit = [
            menu(.undoRedo),
            menu(
                .standardEdit, "",
                [
                    command("Cut", "cut:"), command("Copy", "copy:"), command("Paste", "paste:"),
                    command("Delete", "delete:"), command("Select All", "selectAll:"),
                ]),
            menu(.find), menu(.replace), menu(.share),
        ]
        return menu(
            .root, "",
            [
                menu(.application, "App", [menu(.about), menu(.preferences), menu(.services), menu(.hide), menu(.quit)]),
                menu(.file, "File", [menu(.newScene), menu(.openRecent), menu(.close), menu(.document), menu(.print)]),
                menu(.edit, "Edit", edit),
                menu(.format, "Format", [menu(.font), menu(.text)]),
                menu(.view, "View", [menu(.toolbar), menu(.sidebar), menu(.fullscreen)]),
                menu(.window, "Window", [menu(.minimizeAndZoom), menu(.bringAllToFront)]),
                menu(.help, "Help"),
            ])
    }
}

/// The two systems of a session.
@MainActor enum MenuSystems {
    @SessionValue private(set) static var main = UIMenuSystem.make(isMain: true)
    @SessionValue private(set) static var context = UIMenuSystem.make(isMain: false)
}

extension UIMenuSystem {
    fileprivate static func make(isMain: Bool) -> UIMenuSystem { UIMenuSystem(isMain: isMain) }

    /// The key commands of the main menu, in the order of the tree.
    var keyCommands: [UIKeyCommand] {
        guard isMain else { return [] }
        func collect(_ menu: UIMenu) -> [UIKeyCommand] {
            menu.children.flatMap { child -> [UIKeyCommand] in
                (child as? UIMenu).map(collect) ?? (child as? UIKeyCommand).map { [$0] } ?? []
            }
        }
        return collect(menu)
    }
}
