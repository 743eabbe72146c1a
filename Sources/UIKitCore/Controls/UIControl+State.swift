// Enabled, selected, highlighted, and where content stands.
// Apple: "UIControl", Managing state
import Diagnostics
import Foundation
import UIKitValues

extension UIControl {
    var combinedState: State {
        var state: State = []
        if flags.isHighlighted { state.insert(.highlighted) }
        if !flags.isEnabled { state.insert(.disabled) }
        if flags.isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }

    func setEnabled(_ isEnabled: Bool) {
        guard isEnabled != flags.isEnabled else { return }
        flags.isEnabled = isEnabled
        // A control that is switched off under the finger gives it up.
        if !isEnabled, tracking.isTracking {
            tracking = Tracking()
            flags.isHighlighted = false
            cancelTracking(with: nil)
        }
        stateDidChange()
    }

    func setSelected(_ isSelected: Bool) {
        guard isSelected != flags.isSelected else { return }
        flags.isSelected = isSelected
        stateDidChange()
    }

    func setHighlighted(_ isHighlighted: Bool) {
        guard isHighlighted != flags.isHighlighted else { return }
        flags.isHighlighted = isHighlighted
        stateDidChange()
    }

    func setAlignment(_ horizontal: ContentHorizontalAlignment, _ vertical: ContentVerticalAlignment) {
        flags.horizontal = horizontal
        flags.vertical = vertical
        setNeedsLayout()
    }

    func setToolTip(_ text: String?) {
        flags.toolTip = text
        Catalogue.stored(
            "UIControl.toolTip", of: ObjectName.of(self), isDefault: text == nil,
            "Nothing shows a text at a resting pointer yet.")
    }

    var resolvedAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch flags.horizontal {
        case .leading: return isRightToLeft ? .right : .left
        case .trailing: return isRightToLeft ? .left : .right
        default: return flags.horizontal
        }
    }
}

extension UIControl {
    /// Selected and not enabled, as the control is now.
    var stateTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = []
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }
}
