// From the stage's keys to presses.
// No Apple page: this is ours; "UIPress".
import Foundation
import Stage

/// Keeps the keys that are down and makes events of samples.
@MainActor final class PressTracker {
    private var presses: [Int: UIPress] = [:]
    /// The modifier keys that are down.
    private(set) var modifiers: UIKeyModifierFlags = []

    /// The event that a key means; nil for the release of a key that was not down.
    func event(for sample: KeySample, at time: TimeInterval) -> UIPressesEvent? {
        modifiers = UIKeyModifierFlags(sample.modifiers)
        for press in presses.values { press.state.phase = .stationary }
        let press: UIPress
        if sample.isDown {
            // A key that repeats stays down: no new press, as with a keyboard of iOS.
            guard presses[sample.usage] == nil else { return nil }
            press = UIPress()
            press.windowStorage = UIApplication.shared.keyWindow ?? UIApplication.shared.windows.last
            press.responderStorage = press.windowStorage?.pressTarget
            presses[sample.usage] = press
            press.state.type = Self.type(of: sample.usage)
        } else {
            guard let down = presses[sample.usage] else { return nil }
            press = down
        }
        press.state.phase = sample.isDown ? .began : .ended
        press.state.timestamp = time
        let key = UIKey()
        key.state.characters = sample.characters
        key.state.charactersIgnoringModifiers = sample.charactersIgnoringModifiers
        key.state.modifierFlags = UIKeyModifierFlags(sample.modifiers)
        key.state.keyCode = UIKeyboardHIDUsage(rawValue: sample.usage)
        press.state.key = key
        let event = UIPressesEvent(type: .presses, timestamp: time)
        event.setModifierFlags(key.state.modifierFlags)
        event.presses = Set(presses.values)
        return event
    }

    func sent(_ event: UIPressesEvent) {
        for (usage, press) in presses where press.phase == .ended || press.phase == .cancelled { presses[usage] = nil }
    }

    /// The arrow keys are presses of their own kind; others have the key's number above 2000.
    private static func type(of usage: Int) -> UIPress.PressType {
        switch UIKeyboardHIDUsage(rawValue: usage) {
        case .keyboardUpArrow: .upArrow
        case .keyboardDownArrow: .downArrow
        case .keyboardLeftArrow: .leftArrow
        case .keyboardRightArrow: .rightArrow
        default: UIPress.PressType(rawValue: 2000 + usage)
        }
    }
}
