// The keys of keyboard access: tab, arrows, space, escape.
// No Apple page: as iOS's settings describe Full Keyboard Access.
import Foundation

/// Takes keys for focus before anyone else sees them.
@MainActor enum FocusKeys {
    @SessionValue private static var taken: Set<ObjectIdentifier> = []

    /// Whether focus uses a press up; its end is used up with it.
    static func takes(_ press: UIPress) -> Bool {
        let id = ObjectIdentifier(press)
        switch press.phase {
        case .began:
            taken.remove(id)
            guard FocusMover.isOn, perform(press) else { return false }
            taken.insert(id)
            return true
        case .ended, .cancelled: return taken.remove(id) != nil
        default: return taken.contains(id)
        }
    }

    /// Texts keep all keys but tab; what can be raised and lowered keeps the arrows.
    private static func perform(_ press: UIPress) -> Bool {
        guard let key = press.key else { return false }
        let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        if key.keyCode == .keyboardTab, flags.isSubset(of: .shift) {
            FocusMover.step(backward: flags.contains(.shift))
            return true
        }
        guard flags.isEmpty, let view = FocusMover.focused as? UIView, !(FirstResponder.current is any UIKeyInput) else {
            return false
        }
        let isAdjustable = view.accessibilityTraits.contains(.adjustable)
        switch key.keyCode {
        case .keyboardUpArrow where isAdjustable, .keyboardRightArrow where isAdjustable: view.accessibilityIncrement()
        case .keyboardDownArrow where isAdjustable, .keyboardLeftArrow where isAdjustable: view.accessibilityDecrement()
        case .keyboardUpArrow: FocusMover.go(.up)
        case .keyboardDownArrow: FocusMover.go(.down)
        case .keyboardLeftArrow: FocusMover.go(.left)
        case .keyboardRightArrow: FocusMover.go(.right)
        case .keyboardSpacebar: AccessibilityCenter.activate(view)
        case .keyboardEscape: FocusMover.move(to: nil, heading: [])
        default: return false
        }
        return true
    }
}
