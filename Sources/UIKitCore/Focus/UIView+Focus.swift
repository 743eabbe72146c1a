// Views and controllers as environments of focus.
// Apple: "UIView", focusEffect and canBecomeFocused; "UIFocusEnvironment"
import Foundation

/// The focus settings of a view.
struct ViewFocus {
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
        var focus = interaction.focus ?? ViewFocus()
        focus.effect = .some(effect)
        interaction.focus = focus
        if isFocused { FocusMover.refresh() }
    }

    func setFocusGroup(_ identifier: String?) {
        var focus = interaction.focus ?? ViewFocus()
        focus.group = identifier
        interaction.focus = focus
    }
}

extension UIViewController: UIFocusEnvironment {}
