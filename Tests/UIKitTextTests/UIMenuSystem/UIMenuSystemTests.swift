// The app's main menu and the menus of contexts.
// Apple: "UIMenuBuilder", "UIMenuSystem", "UIResponder", buildMenu(with:) and validate(_:).
import Foundation
import SelectorDispatch
import TestFixtures
import Testing
import UIKit
import UIKitCore
import UIKitText
import UIKitTesting

/// Adds commands to File and keeps what else it finds.
@MainActor private final class MenuDelegate: UIResponder, UIApplicationDelegate {
    static let registered: Void = {
        DispatchTable.register(Selector("export:"), on: MenuDelegate.self) { (target: MenuDelegate, sender: AnyObject) in
            target.calls.append("export \((sender as? UIKeyCommand)?.title ?? "")")
        }
    }()
    var calls: [String] = []
    var builds = 0
    var allows = true
    var build: (@MainActor (any UIMenuBuilder) -> Void)?

    override func buildMenu(with builder: any UIMenuBuilder) {
        builds += 1
        let export = UIKeyCommand(
            title: "Export", action: Selector("export:"), input: "e", modifierFlags: [.command, .shift])
        builder.insertChild(UIMenu(identifier: UIMenu.Identifier("export"), children: [export]), atEndOfMenu: .file)
        build?(builder)
    }
    override func validate(_ command: UICommand) {
        calls.append("validate")
        command.attributes = allows ? [] : .disabled
    }
}

@MainActor private final class Editing: UITextField {
    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        guard builder.system === UIMenuSystem.context else { return }
        builder.insertSibling(
            UIMenu(options: .displayInline, children: [UIAction(title: "Translate") { _ in }]), afterMenu: .standardEdit)
    }
}

@MainActor @Suite("UIMenuSystem", .harness) struct UIMenuSystemTests {
    private func shown() async throws -> (Harness, MenuDelegate) {
        _ = MenuDelegate.registered
        let harness = try await Harness()
        let delegate = MenuDelegate()
        UIApplication.shared.delegate = delegate
        try await harness.show(UIViewController())
        return (harness, delegate)
    }

    private static func names(_ id: UIMenu.Identifier, _ builder: any UIMenuBuilder) -> [String] {
        builder.menu(for: id)?.children.map { $0.title } ?? []
    }

    // Covers: UIMenuSystem.main, UIMenuSystem.setNeedsRebuild, UIMenuSystem.setNeedsRevalidate, UIResponder.buildMenu(with:), UIResponder.validate, UIMenuBuilder.insertChild(_:atEndOfMenu:), UIKeyCommand.init(title:subtitle:image:action:input:modifierFlags:propertyList:alternates:discoverabilityTitle:attributes:state:)
    @Test("A key command of the main menu works wherever the focus is; its target may switch it off (documented)")
    func keys() async throws {
        let (harness, delegate) = try await shown()
        try await harness.press(.keyboardE, modifiers: [.command, .shift])
        #expect(delegate.calls == ["validate", "export Export"])
        #expect(delegate.builds == 1)
        delegate.allows = false
        UIMenuSystem.main.setNeedsRevalidate()
        try await harness.press(.keyboardE, modifiers: [.command, .shift])
        #expect(delegate.calls == ["validate", "export Export", "validate"])
        #expect(delegate.builds == 1)
        UIMenuSystem.main.setNeedsRebuild()
        try await harness.press(.keyboardE, modifiers: .command)
        #expect(delegate.builds == 2)
        #expect(delegate.calls.count == 3)
    }

    // Covers: UIMenuBuilder.menu(for:), UIMenuBuilder.command(for:propertyList:), UIMenuBuilder.action(for:), UIMenuBuilder.replace(menu:with:), UIMenuBuilder.replaceChildren(ofMenu:from:), UIMenuBuilder.insertSibling(_:beforeMenu:), UIMenuBuilder.insertSibling(_:afterMenu:), UIMenuBuilder.insertChild(_:atStartOfMenu:), UIMenuBuilder.remove(menu:), UIMenuBuilder.system
    @Test("A builder finds menus, actions and commands by name, and changes the tree around them (documented)")
    func building() async throws {
        let (harness, delegate) = try await shown()
        var seen: [String] = []
        delegate.build = { builder in
            #expect(builder.system === UIMenuSystem.main)
            seen.append(Self.names(.root, builder).joined(separator: " "))
            #expect(builder.command(for: Selector("copy:"), propertyList: nil)?.title == "Copy")
            #expect(builder.command(for: Selector("copy:"), propertyList: "other") == nil)
            builder.remove(menu: .format)
            builder.insertSibling(UIMenu(title: "Before"), beforeMenu: .view)
            builder.insertSibling(UIMenu(title: "After"), afterMenu: .view)
            builder.replace(menu: .help, with: UIMenu(title: "Manual", identifier: .help))
            builder.insertChild(UIMenu(title: "First"), atStartOfMenu: .root)
            seen.append(Self.names(.root, builder).joined(separator: " "))
            let action = UIAction(title: "Shout", identifier: UIAction.Identifier("shout")) { _ in }
            builder.replaceChildren(ofMenu: .standardEdit) { $0.reversed() + [action] }
            seen.append(Self.names(.standardEdit, builder).joined(separator: " "))
            #expect(builder.action(for: UIAction.Identifier("shout")) === action)
            #expect(builder.action(for: UIAction.Identifier("nobody")) == nil)
            builder.remove(menu: UIMenu.Identifier("nobody"))
            #expect(builder.menu(for: UIMenu.Identifier("nobody")) == nil)
        }
        try await harness.press(.keyboardE, modifiers: .command)
        #expect(
            seen == [
                "App File Edit Format View Window Help", "First App File Edit Before View After Window Manual",
                "Select All Delete Paste Copy Cut Shout",
            ])
    }

    // Covers: UIMenuSystem.context, UIMenu.Identifier.standardEdit
    @Test("The edit menu is built along the responder chain (documented)")
    func context() {
        let it = FieldFixture(Editing(frame: CGRect(x: 20, y: 60, width: 200, height: 34)))
        defer { it.done() }
        EditPasteboard.text = nil
        it.field.text = "one two"
        it.field.becomeFirstResponder()
        it.app.turn()
        it.tap(it.place(5), count: 2)
        #expect(EditMenu.shared.titles == ["Cut", "Copy", "Select All", "Translate"])
        #expect(UIMenuSystem.context !== UIMenuSystem.main)
        #expect(UIMenu.Identifier.standardEdit != .edit)
    }
}
