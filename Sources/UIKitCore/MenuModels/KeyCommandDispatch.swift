// From a key that goes down to the key command that means it.
// Apple: "UIResponder", keyCommands; "UIKeyCommand", wantsPriorityOverSystemBehavior.
import Foundation
import SelectorDispatch
import UIKitValues

/// Finds and runs key commands before a press reaches the responders.
@MainActor enum KeyCommandDispatch {
    /// The presses that commands used up, until they end.
    @SessionValue private static var taken: Set<ObjectIdentifier> = []

    /// Whether a command uses a press up; its end is used up with it.
    static func takes(_ press: UIPress, from start: UIResponder, _ event: UIEvent) -> Bool {
        let id = ObjectIdentifier(press)
        switch press.phase {
        case .began:
            taken.remove(id)
            guard perform(press, from: start, event) else { return false }
            taken.insert(id)
            return true
        case .ended, .cancelled: return taken.remove(id) != nil
        default: return taken.contains(id)
        }
    }

    /// Runs the command of the first responder along the chain that names one for the key and can perform it. What types a
    /// text goes to a first responder that takes text, unless the command wants priority (documented since iOS 15).
    /// - Returns: Whether the press was used up.
    private static func perform(_ press: UIPress, from start: UIResponder, _ event: UIEvent) -> Bool {
        guard let key = press.key else { return false }
        for responder in start.responderChain {
            for command in responder.keyCommands ?? [] where matches(command, key) {
                if send(command, key, from: responder, start, event) { return true }
            }
        }
        return UIMenuSystem.main.keyCommands.contains { matches($0, key) && send($0, key, from: start, start, event) }
    }

    /// Steps: 1. whether the key may be taken from a text; 2. who performs it; 3. that one may switch it off (documented).
    private static func send(
        _ command: UIKeyCommand, _ key: UIKey, from responder: UIResponder, _ start: UIResponder, _ event: UIEvent
    ) -> Bool {
        if isText(key), !command.wantsPriorityOverSystemBehavior, start is any UIKeyInput { return false }
        let action = action(of: command, key)
        guard let target = responder.target(forAction: action, withSender: command) else { return false }
        (target as? UIResponder)?.validate(command)
        guard !command.attributes.contains(.disabled) else { return false }
        return AppSession.sendAction(action, to: target, from: command, for: event)
    }

    /// An alternate's where its modifiers are down.
    private static func action(of command: UIKeyCommand, _ key: UIKey) -> Selector {
        alternate(of: command, key)?.action ?? command.action
    }

    private static func alternate(of command: UIKeyCommand, _ key: UIKey) -> UICommandAlternate? {
        let held = key.modifierFlags.intersection(relevant)
        return command.alternates.first { command.modifierFlags.union($0.modifierFlags) == held }
    }

    private static let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

    private static func matches(_ command: UIKeyCommand, _ key: UIKey) -> Bool {
        guard let input = command.input, !input.isEmpty else { return false }
        let held = key.modifierFlags.intersection(relevant)
        guard held == command.modifierFlags.intersection(relevant) || alternate(of: command, key) != nil else {
            return false
        }
        let wanted = command.allowsAutomaticMirroring ? mirrored(input) : input
        if let name = names[key.keyCode] { return name == wanted }
        let typed = key.charactersIgnoringModifiers.isEmpty ? key.characters : key.charactersIgnoringModifiers
        return typed.lowercased() == wanted.lowercased() || (wanted == "\r" || wanted == "\n") && typed == "\r"
    }

    /// Keys that stand for a direction of reading.
    private static func mirrored(_ input: String) -> String {
        guard AppSession.isRightToLeft else { return input }
        let pairs = [
            "[": "]", "]": "[", "{": "}", "}": "{", "(": ")", ")": "(",
            UIKeyCommand.inputLeftArrow: UIKeyCommand.inputRightArrow,
            UIKeyCommand.inputRightArrow: UIKeyCommand.inputLeftArrow,
        ]
        return pairs[input] ?? input
    }

    /// Whether the key types something, or moves in a text.
    private static func isText(_ key: UIKey) -> Bool {
        key.modifierFlags.isDisjoint(with: [.command, .control])
    }

    private static let names: [UIKeyboardHIDUsage: String] = [
        .keyboardEscape: UIKeyCommand.inputEscape, .keyboardDeleteOrBackspace: UIKeyCommand.inputDelete,
        .keyboardHome: UIKeyCommand.inputHome,
        .keyboardPageUp: UIKeyCommand.inputPageUp, .keyboardEnd: UIKeyCommand.inputEnd,
        .keyboardPageDown: UIKeyCommand.inputPageDown,
        .keyboardRightArrow: UIKeyCommand.inputRightArrow, .keyboardLeftArrow: UIKeyCommand.inputLeftArrow,
        .keyboardDownArrow: UIKeyCommand.inputDownArrow,
        .keyboardUpArrow: UIKeyCommand.inputUpArrow, .keyboardF1: UIKeyCommand.f1, .keyboardF2: UIKeyCommand.f2,
        .keyboardF3: UIKeyCommand.f3,
        .keyboardF4: UIKeyCommand.f4, .keyboardF5: UIKeyCommand.f5, .keyboardF6: UIKeyCommand.f6, .keyboardF7: UIKeyCommand.f7,
        .keyboardF8: UIKeyCommand.f8,
        .keyboardF9: UIKeyCommand.f9, .keyboardF10: UIKeyCommand.f10, .keyboardF11: UIKeyCommand.f11,
        .keyboardF12: UIKeyCommand.f12,
    ]
}
