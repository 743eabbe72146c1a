// Changing the tree of a menu system.
// Apple: "UIMenuBuilder", "Adding menus and shortcuts to the menu bar and user interface"
import Foundation
import SelectorDispatch

/// Looks up and changes the menus of a system, within `UIResponder.buildMenu(with:)`. An identifier that is not there changes
/// nothing.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
    /// The system whose menus these are.
    var system: UIMenuSystem { get }
    /// The menu of a name; nil where there is none.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// The action of a name; nil where there is none.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// The command of an action and property list; nil where there is none.
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    /// Puts a menu in place of another.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Gives a menu other children, made of its present ones.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    /// Puts a menu before another.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu after another.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu first into another.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Puts a menu last into another.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Takes a menu out.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// A tree of menus that changes: menus themselves do not, so each change makes the ones around it anew.
@MainActor final class MenuTree: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    init(_ system: UIMenuSystem, root: UIMenu) {
        self.system = system
        self.root = root
    }

    private func first<Found>(in menu: UIMenu, _ match: (UIMenuElement) -> Found?) -> Found? {
        if let found = match(menu) { return found }
        for child in menu.children {
            if let inner = child as? UIMenu {
                if let found = first(in: inner, match) { return found }
            } else if let found = match(child) {
                return found
            }
        }
        return nil
    }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        first(in: root) { ($0 as? UIMenu).flatMap { $0.identifier == identifier ? $0 : nil } }
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        first(in: root) { ($0 as? UIAction).flatMap { $0.identifier == identifier ? $0 : nil } }
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        first(in: root) { element in
            guard let command = element as? UICommand, command.action == action,
                Self.isSame(command.propertyList, propertyList)
            else { return nil }
            return command
        }
    }

    private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
        switch (one, other) {
        case (nil, nil): true
        case (let one as AnyHashable, let other as AnyHashable): one == other
        default: false
        }
    }

    /// Gives each menu of a name what a closure makes of it.
    private func change(_ identifier: UIMenu.Identifier, _ body: (UIMenu) -> [UIMenuElement]) {
        func changed(_ menu: UIMenu) -> [UIMenuElement] {
            if menu.identifier == identifier { return body(menu) }
            guard menu.children.contains(where: { $0 is UIMenu }) else { return [menu] }
            let children = menu.children.flatMap { child -> [UIMenuElement] in
                (child as? UIMenu).map(changed) ?? [child]
            }
            let isSame = children.count == menu.children.count && zip(children, menu.children).allSatisfy { $0 === $1 }
            return [isSame ? menu : menu.replacingChildren(children)]
        }
        let result = changed(root)
        // The root itself stays the root, whatever takes its place.
        root = result.count == 1 ? result[0] as? UIMenu ?? root : root
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        change(replacedIdentifier) { _ in [replacementMenu] }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) { change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] } }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        change(siblingIdentifier) { [siblingMenu, $0] }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        change(siblingIdentifier) { [$0, siblingMenu] }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }
}
