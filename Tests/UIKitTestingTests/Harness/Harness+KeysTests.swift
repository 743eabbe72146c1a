// Typing: to a real first responder, as keys and as text, and in vain.
import Foundation
import Testing
import UIKit

@testable import UIKitTesting

/// Takes text while it is first responder, which a tap makes it.
private final class NoteView: UIView, UIKeyInput {
    var text = ""
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { _ = text.popLast() }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { becomeFirstResponder() }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for key in presses.compactMap(\.key) { log.append("\(key.keyCode.rawValue) \(key.modifierFlags.rawValue)") }
        super.pressesBegan(presses, with: event)
    }
}

/// Keeps the keys that it knows to itself.
private final class ShortcutController: UIViewController {
    var log: [String] = []
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, "sq".contains(key.charactersIgnoringModifiers) else {
            return super.pressesBegan(presses, with: event)
        }
        log.append("down \(key.characters)")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log.append("up \(presses.first?.key?.characters ?? "")")
    }
}

@MainActor @Suite("Harness keys", .harness) struct HarnessKeysTests {
    private func note(_ harness: Harness) async throws -> NoteView {
        let note = NoteView(frame: CGRect(x: 20, y: 120, width: 200, height: 80))
        note.accessibilityLabel = "Note"
        let screen = UIViewController()
        screen.view.addSubview(note)
        try await harness.show(screen)
        return note
    }

    // Covers: UIKeyInput.insertText
    @Test("typing into a view taps it, and its keys reach pressesBegan and then insertText") func into() async throws {
        let harness = try await Harness()
        let note = try await note(harness)
        try await harness.type("Hi, y\u{8}2!\n", into: .label("Note"))
        #expect(note.isFirstResponder)
        #expect(note.text == "Hi, 2!\n")
        #expect(note.log.first == "11 \(UIKeyModifierFlags.shift.rawValue)", "H is the key of usage 11 with shift")
        #expect(note.log.count == "Hi, y\u{8}2!\n".count)
        try await harness.type("\u{8}")
        #expect(note.text == "Hi, 2!")
    }

    @Test("characters that no American key has come as entered text, whole") func entered() async throws {
        let harness = try await Harness()
        let note = try await note(harness)
        try await harness.type("é日👩‍👧", into: .type(NoteView.self))
        #expect(note.text == "é日👩‍👧")
        #expect(note.log.isEmpty)
    }

    @Test("keys with command or control reach pressesBegan and type nothing") func shortcuts() async throws {
        let harness = try await Harness()
        let note = try await note(harness)
        try await harness.tap(.label("Note"))
        try await harness.press(UIKeyboardHIDUsage(rawValue: 4), modifiers: .command)
        try await harness.press(UIKeyboardHIDUsage(rawValue: 5), modifiers: .control)
        try await harness.press(UIKeyboardHIDUsage(rawValue: 6), modifiers: .alternate)
        #expect(note.log.map { $0.prefix(1) } == ["4", "5", "6"])
        #expect(note.text == "c")
    }

    @Test("a controller that keeps a key without calling super gets it, and nothing is typed") func controller() async throws {
        let harness = try await Harness()
        let controller = ShortcutController()
        try await harness.show(controller)
        try await harness.type("s")
        #expect(controller.log == ["down s", "up s"])
    }

    @Test("typing while nothing is first responder fails with what to do") func nobody() async throws {
        let harness = try await Harness()
        _ = try await note(harness)
        let error = try await #require(throws: HarnessError.self) { try await harness.type("ab") }
        #expect(
            error.description
                == "\"a\" was typed in vain: nothing is first responder. Tap a view that takes text first.")
    }

    @Test("typing into a view that a tap does not make first responder says who is") func notFocused() async throws {
        let harness = try await Harness()
        let note = try await note(harness)
        let other = UIView(frame: CGRect(x: 20, y: 300, width: 50, height: 50))
        other.accessibilityIdentifier = "Other"
        note.superview?.addSubview(other)
        let nothing = try await #require(throws: HarnessError.self) { try await harness.type("a", into: .identifier("Other")) }
        #expect(nothing.description.hasSuffix("is not first responder after a tap; nothing is first responder."))
        try await harness.tap(.label("Note"))
        let wrong = try await #require(throws: HarnessError.self) { try await harness.type("a", into: .identifier("Other")) }
        #expect(wrong.description.contains("NoteView"))
        #expect(wrong.description.contains("Other"))
        #expect(note.text.isEmpty)
    }

    @Test("a first responder that takes no text says so") func noInput() async throws {
        final class Plain: UIView { override var canBecomeFirstResponder: Bool { true } }
        let harness = try await Harness()
        let plain = Plain(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        try await harness.show(plain)
        plain.becomeFirstResponder()
        let error = try await #require(throws: HarnessError.self) { try await harness.type("a") }
        #expect(error.description.contains("Plain"))
        #expect(error.description.hasSuffix("It is no UIKeyInput."))
    }
}
