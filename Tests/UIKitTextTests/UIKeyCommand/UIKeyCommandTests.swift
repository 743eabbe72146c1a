// Keys that send actions.
// Apple: "UIKeyCommand", "UIResponder", keyCommands.
import CoreGraphics
import Foundation
import SelectorDispatch
import Testing
import UIKit
import UIKitTesting

/// A responder with commands, which writes down what they call.
@MainActor private final class Commander: UIView {
    static let registered: Void = {
        for name in ["save:", "find:", "left:", "saveAll:"] {
            DispatchTable.register(Selector(name), on: Commander.self) { (target: Commander, sender: AnyObject) in
                target.calls.append("\(name)\((sender as? UIKeyCommand)?.input ?? "")")
            }
        }
    }()
    var calls: [String] = []
    var commands: [UIKeyCommand] = []
    override var keyCommands: [UIKeyCommand]? { commands }
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        calls.append("press \(presses.first?.key?.characters ?? "")")
    }
}

/// Takes text.
@MainActor private final class Typing: UIView, UIKeyInput {
    var text = ""
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text = String(text.dropLast()) }
}

@MainActor @Suite("UIKeyCommand", .harness) struct UIKeyCommandTests {
    private func shown() async throws -> (Harness, Commander) {
        _ = Commander.registered
        let harness = try await Harness()
        let view = Commander(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        let root = UIViewController()
        root.view.addSubview(view)
        try await harness.show(root)
        view.becomeFirstResponder()
        return (harness, view)
    }

    // Covers: UIKeyCommand.init(input:modifierFlags:action:), UIResponder.keyCommands, UIKeyCommand.input, UIKeyCommand.modifierFlags, UIKeyCommand.inputLeftArrow
    @Test("A key with exactly its modifiers runs the command in place of the press; others go on (documented)")
    func matching() async throws {
        let (harness, view) = try await shown()
        let save = UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save:"))
        view.commands = [
            save, UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: Selector("left:")),
        ]
        #expect(save.input == "s")
        #expect(save.modifierFlags == .command)
        #expect(save.action == Selector("save:"))
        try await harness.press(.keyboardS, modifiers: .command)
        #expect(view.calls == ["save:s"])
        try await harness.press(.keyboardS, modifiers: [.command, .shift])
        try await harness.press(.keyboardS)
        try await harness.press(.keyboardLeftArrow)
        #expect(view.calls == ["save:s", "press S", "press s", "left:UIKeyInputLeftArrow"])
    }

    // Covers: UIKeyCommand.wantsPriorityOverSystemBehavior
    @Test("Text goes to a first responder that takes it, unless the command wants priority (documented)")
    func priority() async throws {
        let (harness, view) = try await shown()
        let typing = Typing(frame: view.bounds)
        view.addSubview(typing)
        #expect(typing.becomeFirstResponder())
        let find = UIKeyCommand(input: "f", modifierFlags: [], action: Selector("find:"))
        view.commands = [find]
        // Commander keeps presses to itself: typing goes through the chain only without it.
        try await harness.press(.keyboardF)
        #expect(view.calls == ["press f"])
        find.wantsPriorityOverSystemBehavior = true
        try await harness.press(.keyboardF)
        #expect(view.calls == ["press f", "find:f"])
        #expect(find.wantsPriorityOverSystemBehavior)
    }

    // Covers: UICommand.alternates, UIKeyCommand.init(title:image:action:input:modifierFlags:propertyList:alternates:discoverabilityTitle:attributes:state:), UICommand.attributes
    @Test("With an alternate's modifiers its action runs; a disabled command lets the press go on (documented)")
    func alternates() async throws {
        let (harness, view) = try await shown()
        let save = UIKeyCommand(
            title: "Save", action: Selector("save:"), input: "s", modifierFlags: .command,
            alternates: [UICommandAlternate(title: "Save All", action: Selector("saveAll:"), modifierFlags: .alternate)])
        view.commands = [save]
        try await harness.press(.keyboardS, modifiers: [.command, .alternate])
        #expect(view.calls == ["saveAll:s"])
        #expect(save.alternates.first?.title == "Save All")
        save.attributes = .disabled
        try await harness.press(.keyboardS, modifiers: .command)
        #expect(view.calls == ["saveAll:s", "press s"])
        #expect(save.attributes == .disabled)
    }

    // Covers: UICommand.init(title:image:action:propertyList:alternates:discoverabilityTitle:attributes:state:), UICommand.propertyList, UICommand.action
    @Test("A command in a menu is sent along the responder chain with itself as the sender; its target validates it")
    func menus() async throws {
        let (harness, view) = try await shown()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 300, width: 100, height: 44)
        button.setTitle("Menu", for: .normal)
        let command = UICommand(title: "Find", action: Selector("find:"), propertyList: 7)
        button.menu = UIMenu(children: [command])
        button.showsMenuAsPrimaryAction = true
        view.superview?.addSubview(button)
        try await harness.tap(.button("Menu"))
        try await harness.tap(.label("Find"))
        #expect(view.calls == ["find:"])
        #expect(command.propertyList as? Int == 7)
        #expect(command.action == Selector("find:"))
    }
}
