// The session's keyboard, edit menu and typing, in one hand.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import UIKitCore

/// The keyboard, edit menu and typing of the session, as the lower modules see them.
package final class TextInputSystem: TextSystem {
    let keyboard = KeyboardController()
    let editMenu = EditMenu()

    /// The text system of the present session.
    static var current: TextInputSystem { AppSession.current.text as! TextInputSystem }

    package init() {}

    package var keyboardFrame: CGRect? { keyboard.frame }
    @discardableResult package func together<Result>(_ body: () -> Result) -> Result { keyboard.together(body) }
    package func firstResponderChanged() { keyboard.firstResponderChanged() }
    package func reload(for responder: UIResponder) { keyboard.reload(for: responder) }
    package func environmentChanged() { keyboard.environmentChanged() }
    package func finishEditing(of responder: UIResponder) { (responder as? any TextEditing)?.finishEditing() }
    package func pull(to y: CGFloat, withAccessory: Bool) { keyboard.pull(to: y, withAccessory: withAccessory) }
    package func drop(velocity: CGFloat) { keyboard.drop(velocity: velocity) }

    package func type(_ presses: Set<UIPress>) { KeyEntry.type(presses) }
    package func insert(_ text: String) { KeyEntry.insert(text) }
    package func compose(_ text: String, selected: NSRange) { KeyEntry.compose(text, selected: selected) }
    package func deleteBackward() { KeyEntry.deleteBackward() }

    package func touched(_ event: UIEvent) { editMenu.touched(event) }

    package func leave() {
        TextEffectsWindow.reset()
        editMenu.leave()
    }
}
