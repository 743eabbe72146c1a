// Typing: hardware keys and entered text.
// No Apple page: this is ours.
import Foundation
import Stage
import UIKit
import UIKitCore
import UIKitText

extension Harness {
    /// Types text on a hardware keyboard. Each character is a key press and release that goes to the first responder.
    ///
    /// `\n` is Return, `\t` Tab, `\u{8}` Backspace. Characters without a key on the American layout arrive as entered text.
    /// - Throws: ``HarnessError/notTyped(_:reason:)`` at the first character that is not handled: no responder handled its key,
    ///   and no first responder conforms to `UIKeyInput`.
    public func type(_ text: String, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await carryOut(typing(text), file, line)
    }

    /// ``type(_:file:line:)-async`` for a synchronous XCTest.
    public func type(_ text: String, file: StaticString = #filePath, line: UInt = #line) throws {
        try carryOut(typing(text), file, line)
    }

    /// Taps a view, as a person does before typing, then types into it.
    /// - Throws: The errors of ``tap(_:count:fingers:file:line:)-async``, and ``HarnessError/notTyped(_:reason:)`` if the tap
    ///   does not make the view, or a view inside it, the first responder.
    public func type(_ text: String, into finder: Finder, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await carryOut(typing(text, into: finder), file, line)
    }

    /// ``type(_:into:file:line:)-async`` for a synchronous XCTest.
    public func type(_ text: String, into finder: Finder, file: StaticString = #filePath, line: UInt = #line) throws {
        try carryOut(typing(text, into: finder), file, line)
    }

    private func typing(_ text: String) -> Verb {
        Verb("type \(ViewTree.quoted(text))") {
            text.flatMap { character -> [VerbStep] in
                [
                    .then {
                        let before = KeyEntry.untaken
                        return KeyStrokes.events(for: String(character)).flatMap { self.turn(with: $0) }
                            + [.run { try self.checkTaken(character, before) }]
                    }
                ]
            } + self.idling.part
        }
    }

    private func typing(_ text: String, into finder: Finder) -> Verb {
        Verb("type \(ViewTree.quoted(text)) into \(finder)") {
            self.tapping(finder).part + [.run { try self.checkFocus(finder, text) }] + self.typing(text).part
        }
    }

    private func composing(_ text: String) -> Verb {
        Verb("compose \(ViewTree.quoted(text))") {
            self.turn(with: [.composition(text, selected: text.utf16.count..<text.utf16.count)]) + self.idling.part
        }
    }

    private func entering(_ text: String) -> Verb {
        Verb("enter \(ViewTree.quoted(text))") { self.turn(with: [.text(text)]) + self.idling.part }
    }

    private func pressing(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> Verb {
        Verb("press the key \(KeyStrokes.name(of: key, modifiers))") {
            KeyStrokes.events(for: key, modifiers).flatMap { self.turn(with: $0) } + self.idling.part
        }
    }

    private func checkFocus(_ finder: Finder, _ text: String) throws {
        let view = try find(finder)
        let first = FirstResponder.current
        if first?.responderChain.contains(where: { $0 === view }) == true { return }
        throw HarnessError.notTyped(
            text, reason: "\(ViewTree.name(of: view)) is not first responder after a tap; \(Self.words(first)).")
    }

    private func checkTaken(_ character: Character, _ before: Int) throws {
        guard KeyEntry.untaken > before else { return }
        let first = FirstResponder.current
        let cure = first == nil ? "Tap a view that takes text first" : "It is no UIKeyInput"
        throw HarnessError.notTyped(String(character), reason: "\(Self.words(first)). \(cure).")
    }

    private static func words(_ first: UIResponder?) -> String {
        switch first {
        case nil: "nothing is first responder"
        case let view as UIView: "\(ViewTree.name(of: view)) is first responder"
        case let other?: "\(Swift.type(of: other)) is first responder"
        }
    }

    /// Composes text as an input method does, replacing the text composed before; ``enter(_:file:line:)-async`` ends the
    /// composition.
    public func compose(_ text: String, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await carryOut(composing(text), file, line)
    }

    /// ``compose(_:file:line:)-async`` for a synchronous XCTest.
    public func compose(_ text: String, file: StaticString = #filePath, line: UInt = #line) throws {
        try carryOut(composing(text), file, line)
    }

    /// Enters text as a whole, as an input method or a paste from the host does.
    public func enter(_ text: String, file: StaticString = #filePath, line: UInt = #line) async throws {
        try await carryOut(entering(text), file, line)
    }

    /// ``enter(_:file:line:)-async`` for a synchronous XCTest.
    public func enter(_ text: String, file: StaticString = #filePath, line: UInt = #line) throws {
        try carryOut(entering(text), file, line)
    }

    /// Presses and releases one key with modifiers, such as Escape or an arrow key.
    public func press(
        _ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = [], file: StaticString = #filePath,
        line: UInt = #line
    ) async throws {
        try await carryOut(pressing(key, modifiers), file, line)
    }

    /// ``press(_:modifiers:file:line:)-async`` for a synchronous XCTest.
    public func press(
        _ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = [], file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        try carryOut(pressing(key, modifiers), file, line)
    }
}

/// Characters as keys of the American layout.
enum KeyStrokes {
    /// One turn for each key's way down, one for its way up.
    static func events(for text: String) -> [[StageEvent]] {
        text.flatMap { character -> [[StageEvent]] in
            guard let (usage, plain, shift) = key(for: character) else { return [[.text(String(character))]] }
            let samples = [true, false].map {
                KeySample(
                    isDown: $0, usage: usage, characters: String(character), charactersIgnoringModifiers: plain,
                    modifiers: shift ? .shift : [])
            }
            return samples.map { [.key($0)] }
        }
    }

    static func events(for key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> [[StageEvent]] {
        let held = KeyModifiers(rawValue: modifiers.rawValue)
        let characters = character(of: key.rawValue, shift: held.contains(.shift))
        return [true, false].map {
            [.key(KeySample(isDown: $0, usage: key.rawValue, characters: characters, modifiers: held))]
        }
    }

    /// `shift + escape`, `command + a`.
    static func name(of key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> String {
        let held: [(UIKeyModifierFlags, String)] = [
            (.control, "control"), (.alternate, "option"), (.shift, "shift"), (.command, "command"),
        ]
        let known = [
            40: "return", 41: "escape", 42: "delete", 43: "tab", 44: "space", 79: "right", 80: "left", 81: "down", 82: "up",
        ]
        let typed = character(of: key.rawValue, shift: false)
        let name = known[key.rawValue] ?? (typed.isEmpty ? "number \(key.rawValue)" : typed)
        return (held.filter { modifiers.contains($0.0) }.map(\.1) + [name]).joined(separator: " + ")
    }

    private static let digits = Array("1234567890")
    private static let shiftedDigits = Array("!@#$%^&*()")
    /// From usage 45 on; 50 is not on an American board.
    private static let marks = Array("-=[]\\\0;'`,./")
    private static let shiftedMarks = Array("_+{}|\0:\"~<>?")

    /// Usage of page 7, the character without shift, whether shift is held.
    static func key(for character: Character) -> (usage: Int, plain: String, shift: Bool)? {
        switch character {
        case "\n", "\r": return (40, "\r", false)
        case "\u{8}": return (42, "\u{8}", false)
        case "\t": return (43, "\t", false)
        case " ": return (44, " ", false)
        case "a"..."z": return (4 + Int(character.asciiValue! - 97), String(character), false)
        case "A"..."Z": return (4 + Int(character.asciiValue! - 65), character.lowercased(), true)
        default: break
        }
        guard character != "\0" else { return nil }
        if let index = digits.firstIndex(of: character) { return (30 + index, String(character), false) }
        if let index = shiftedDigits.firstIndex(of: character) { return (30 + index, String(digits[index]), true) }
        if let index = marks.firstIndex(of: character) { return (45 + index, String(character), false) }
        if let index = shiftedMarks.firstIndex(of: character) { return (45 + index, String(marks[index]), true) }
        return nil
    }

    private static func character(of usage: Int, shift: Bool) -> String {
        switch usage {
        case 4...29:
            let letter = String(UnicodeScalar(UInt8(usage - 4 + 97)))
            return shift ? letter.uppercased() : letter
        case 30...39: return String((shift ? shiftedDigits : digits)[usage - 30])
        case 40: return "\r"
        case 41: return "\u{1B}"
        case 42: return "\u{8}"
        case 43: return "\t"
        case 44: return " "
        case 45...56 where usage != 50: return String((shift ? shiftedMarks : marks)[usage - 45])
        default: return ""
        }
    }
}
