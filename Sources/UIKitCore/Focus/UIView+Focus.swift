// Views and controllers as environments of focus.
// Apple: "UIView", focusEffect and canBecomeFocused; "UIFocusEnvironment"
import Foundation

/// The focus settings of a view.
final class ViewFocus {
    /// The effect; nil until an effect, or none, was set.
    var effect: UIFocusEffect??
    var group: String?
}

extension UIView: UIFocusItem {}

extension UIView {
    /// The halo that items have unless they are given another effect, or none.
    static let systemFocusEffect = UIFocusHaloEffect()

    var effectiveFocusEffect: UIFocusEffect? { interaction.focus?.effect ?? Self.systemFocusEffect }

    func setFocusEffect(_ effect: UIFocusEffect?) {
        let focus = interaction.focus ?? ViewFocus()
        focus.effect = .some(effect)
        interaction.focus = focus
        if isFocused { FocusMover.refresh() }
    }

    func setFocusGroup(_ identifier: String?) {
        let focus = interaction.focus ?? ViewFocus()
        focus.group = identifier
        interaction.focus = focus
    }
}

extension ViewInteraction {
    /// The focus settings; nil until one was set.
    var focus: ViewFocus? {
        get { focusSlot.object() }
        set { focusSlot.put(newValue) }
    }
}

extension UIViewController: UIFocusEnvironment {}

extension UIView {
    /// Whether the focus is at this view.
    var hasFocus: Bool { FocusMover.focused === self }
    /// The view's controller or, without one, its superview.
    var environmentAbove: (any UIFocusEnvironment)? { hierarchy.controller ?? superview }
}

extension UIResponder {
    /// Requests a focus update.
    func askForFocusUpdate() { FocusMover.askForUpdate() }
    /// Updates the focus if an update was requested.
    func updateFocusNow() { FocusMover.updateIfNeeded() }
}
