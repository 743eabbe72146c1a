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
        if key.keyCode.rawValue == 43, flags.isSubset(of: .shift) {
            FocusMover.step(backward: flags.contains(.shift))
            return true
        }
        guard flags.isEmpty, let view = FocusMover.focused as? UIView, !(FirstResponder.current is any UIKeyInput) else {
            return false
        }
        let isAdjustable = view.accessibilityTraits.contains(.adjustable)
        switch key.keyCode.rawValue {
        case 82 where isAdjustable, 79 where isAdjustable: view.accessibilityIncrement()
        case 81 where isAdjustable, 80 where isAdjustable: view.accessibilityDecrement()
        case 82: FocusMover.go(.up)
        case 81: FocusMover.go(.down)
        case 80: FocusMover.go(.left)
        case 79: FocusMover.go(.right)
        case 44: AccessibilityCenter.activate(view)
        case 41: FocusMover.move(to: nil, heading: [])
        default: return false
        }
        return true
    }
}
