// The callout with cut, copy and paste: what it offers, and where it stands.
// Apple: HIG, "Edit menus"; "UIEditMenuInteraction".
import CoreGraphics
import Foundation
import SelectorDispatch
import UIKitCore

/// The one edit menu of the screen: text editors, interactions and `UIMenuController` show theirs through it.
@MainActor package final class EditMenu {
    /// The edit menu of the present session.
    package static var shared: EditMenu { TextInputSystem.current.editMenu }

    /// One entry.
    struct Item {
        let title: String
        let run: @MainActor () -> Void
    }

    private weak var owner: AnyObject?
    private var view: EditMenuView?
    private var onHide: (() -> Void)?

    /// Takes its view off the screen, at the end of the session.
    func leave() { view?.removeFromSuperview() }

    /// The frame of the menu on the screen, in points; nil while it is hidden.
    package var frame: CGRect? { view?.frame }
    /// The titles of the visible entries, in order; empty while the menu is hidden.
    package var titles: [String] { view?.items.map(\.title) ?? [] }

    func isShown(for owner: AnyObject) -> Bool { view != nil && self.owner === owner }

    /// Shows entries beside a rectangle of the screen in place of what was shown; an empty list hides.
    func show(_ items: [Item], beside target: CGRect, below: Bool = false, for owner: AnyObject, onHide: (() -> Void)? = nil) {
        hide()
        guard !items.isEmpty else { return }
        let menu = EditMenuView(items) { [weak self] in self?.hide() }
        menu.place(beside: target, prefersBelow: below, keyboard: KeyboardController.shared.frame)
        self.owner = owner
        self.onHide = onHide
        view = menu
        TextEffectsWindow.show(menu)
        menu.alpha = 0
        UIView.animate(withDuration: EditMenuMeasures.fadeDuration, delay: 0, options: .allowUserInteraction) { menu.alpha = 1 }
    }

    /// Takes the menu away; of an owner, only if it is that one's.
    func hide(for owner: AnyObject? = nil) {
        guard let view, owner == nil || owner === self.owner else { return }
        self.view = nil
        self.owner = nil
        TextEffectsWindow.remove(view)
        let told = onHide
        onHide = nil
        told?()
    }

    /// A finger that goes down beside the menu takes it away, after recognizers have seen that it was there.
    func touched(_ event: UIEvent) {
        guard let view else { return }
        let isBeside = event.touchSet.contains { touch in
            touch.phase == .began && !(touch.view?.isDescendant(of: view) ?? false)
        }
        if isBeside { hide() }
    }

    /// The one shown is replaced by its own owner: nobody is told that it goes.
    func forgetOwner() { onHide = nil }

    // MARK: Texts

    /// The standard actions in the order of the menu.
    private static let standard: [(Selector, String)] = [
        ("cut:", "Cut"), ("copy:", "Copy"), ("paste:", "Paste"), ("delete:", "Delete"), ("select:", "Select"),
        ("selectAll:", "Select All"), ("toggleBoldface:", "Bold"), ("toggleItalics:", "Italic"),
        ("toggleUnderline:", "Underline"),
    ]

    /// The menu of an editor's selection: what its view and those above it answer now.
    func show(for editor: TextEditor) {
        guard let client = editor.client, client.editorIsSelectable, let window = client.editorView.window else { return }
        let view = client.editorView
        let target = window.convert(view.convert(editor.menuTarget, to: nil), to: nil)
        let suggested = Self.built(Self.actions(of: view), for: view)
        let menu = client.editorMenu(for: editor.selection, suggested: suggested)
        let items = (menu?.children ?? suggested).flatMap(Self.items)
        show(items + UIMenuController.shared.customItems(for: view), beside: target, for: editor)
    }

    /// The actions after everyone along the chain had `buildMenu(with:)`.
    private static func built(_ actions: [UIMenuElement], for responder: UIResponder) -> [UIMenuElement] {
        let edit = UIMenu(identifier: .standardEdit, options: .displayInline, children: actions)
        let root = UIMenu(identifier: .root, children: [edit])
        let menu = UIMenuSystem.context.build(root, from: responder)
        return menu === root ? actions : menu.children
    }

    /// The standard actions that somebody up the chain answers now, as menu elements.
    static func actions(of responder: UIResponder) -> [UIMenuElement] {
        standard.compactMap { selector, title in
            // Deleting has its own key; the menu offers it where it cannot be cut.
            if selector == "delete:", responder is any UITextInput { return nil }
            if selector.name.hasPrefix("toggle"), (responder as? any TextEditing)?.textEditor.hasSelection != true { return nil }
            guard responder.target(forAction: selector, withSender: nil) != nil else { return nil }
            return UIAction(title: title, identifier: UIAction.Identifier(selector.name)) { [weak responder] _ in
                guard let target = responder?.target(forAction: selector, withSender: nil) else { return }
                DispatchTable.perform(target as AnyObject, selector, [nil])
                // A selection has a menu of its own.
                guard selector == "select:" || selector == "selectAll:", let editor = (target as? any TextEditing)?.textEditor,
                    editor.isActive, editor.hasSelection
                else { return }
                EditMenu.shared.show(for: editor)
            }
        }
    }

    /// The entries of an element: those of inline and nested menus stand in the row as well.
    static func items(_ element: UIMenuElement) -> [Item] {
        if let menu = element as? UIMenu { return menu.children.flatMap(items) }
        guard let leaf = element as? any MenuLeaf, !leaf.attributes.contains(.hidden),
            !leaf.attributes.contains(.disabled)
        else { return [] }
        return [Item(title: leaf.title) { leaf.run(for: nil) }]
    }
}

extension TextEditor {
    /// The rectangle to which the menu points, in the view's coordinates: the selection with its handles, or the caret.
    var menuTarget: CGRect {
        guard let client else { return .zero }
        guard hasSelection else { return caretRect(at: selection.location, affinity: affinity) }
        let rects = client.editorRects(for: selection)
        let whole = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
        return whole.insetBy(dx: 0, dy: -TextSelectionMeasures.knob)
    }
}
