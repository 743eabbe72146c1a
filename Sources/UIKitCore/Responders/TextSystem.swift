// The system of text and keys for first responders, as the lower classes see it: keyboard, edit menu, shortcuts.
// No Apple page: this is ours.
import CoreGraphics
import Foundation

/// The part of a session that brings text to its first responder. The module of text views provides it.
@preconcurrency @MainActor package protocol TextSystem: AnyObject {
    init()

    /// The frame of keyboard and accessory on the screen, in points; nil while neither is shown.
    var keyboardFrame: CGRect? { get }
    /// Combines several changes of the first responder into one change of the keyboard.
    @discardableResult func together<Result>(_ body: () -> Result) -> Result
    /// The first responder is another one, or there is none.
    func firstResponderChanged()
    /// A responder has other input views.
    func reload(for responder: UIResponder)
    /// The screen or a setting of the stage has changed.
    func environmentChanged()
    /// Ends the editing of a responder whether it agrees or not.
    func finishEditing(of responder: UIResponder)
    /// A finger at a height of the screen, in points, pulls the keyboard along.
    func pull(to y: CGFloat, withAccessory: Bool)
    /// The finger that pulled the keyboard lets go, with a velocity in points per second.
    func drop(velocity: CGFloat)

    /// Types presses that no responder kept.
    func type(_ presses: Set<UIPress>)
    /// Inserts a whole text, such as that of an input method.
    func insert(_ text: String)
    /// Shows the text that an input method composes; the range selects within it.
    func compose(_ text: String, selected: NSRange)
    /// Deletes as the backspace key does.
    func deleteBackward()

    /// An event with touches was delivered: a touch beside the edit menu closes it.
    func touched(_ event: UIEvent)
    /// Takes its windows and views off the screen, at the end of a session.
    func leave()
}

extension AppSession {
    private final class TextPart {
        let system: (any TextSystem)?
        init(_ system: (any TextSystem)?) { self.system = system }
    }

    /// Keyboard, edit menu and typing; nil without the module of text views.
    package var text: (any TextSystem)? {
        if let known = textSlot.object(as: TextPart.self) { return known.system }
        let made = (Self.type("UIKitText.TextInputSystem") as? any TextSystem.Type)?.init()
        textSlot.put(TextPart(made))
        if let made { atEnd { made.leave() } }
        return made
    }

    /// Combines several changes of the first responder into one change of the keyboard.
    @discardableResult package func gatheringText<Result>(_ body: () -> Result) -> Result {
        guard let text else { return body() }
        return text.together(body)
    }
}
