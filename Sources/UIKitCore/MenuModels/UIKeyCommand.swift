// Keys of a hardware keyboard that send actions.
// Apple: "UIKeyCommand", "Adding hardware keyboard support to your app"
import Foundation
import SelectorDispatch
import UIKitValues

/// A key with modifiers that sends an action to the responder that names it, or along the chain from there.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    struct Key {
        var input: String?
        var modifierFlags: UIKeyModifierFlags = []
        var wantsPriority = false
        var localizes = true
        var mirrors = true
    }
    final var key = Key()

    override func duplicate() -> UIMenuElement {
        let copy = UIKeyCommand(content: content, settings: settings)
        copy.key = key
        return copy
    }

    /// A command for a key, with a place in menus.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(
            content: Content(title: title, subtitle: subtitle, image: image),
            settings: Settings(
                action: action, propertyList: propertyList, alternates: alternates,
                discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state))
        key.input = input
        key.modifierFlags = modifierFlags
    }
    /// A command for a key.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }
    /// A command for a key, with a title for lists of commands.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    /// The characters of the key, or one of the constants below.
    open var input: String? { key.input }
    /// The modifiers that must be down, and no others.
    open var modifierFlags: UIKeyModifierFlags { key.modifierFlags }
    /// Whether it goes before text entry and the system's own keys.
    open var wantsPriorityOverSystemBehavior: Bool {
        get { key.wantsPriority }
        set { key.wantsPriority = newValue }
    }
    /// Whether the key moves with the keyboard's layout; kept: keys are told apart by what they type.
    open var allowsAutomaticLocalization: Bool {
        get { key.localizes }
        set { key.localizes = newValue }
    }
    /// Whether brackets and arrows change places where the interface runs from right to left.
    open var allowsAutomaticMirroring: Bool {
        get { key.mirrors }
        set { key.mirrors = newValue }
    }

    /// The key with the arrow up.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The key with the arrow down.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The key with the arrow to the left.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The key with the arrow to the right.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// Escape.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// Page up.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// Page down.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// Home.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// End.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// Backspace.
    public nonisolated static let inputDelete = "\u{8}"
    /// The first function key.
    public nonisolated static let f1 = "UIKeyInputF1"
    /// The second function key.
    public nonisolated static let f2 = "UIKeyInputF2"
    /// The third function key.
    public nonisolated static let f3 = "UIKeyInputF3"
    /// The fourth function key.
    public nonisolated static let f4 = "UIKeyInputF4"
    /// The fifth function key.
    public nonisolated static let f5 = "UIKeyInputF5"
    /// The sixth function key.
    public nonisolated static let f6 = "UIKeyInputF6"
    /// The seventh function key.
    public nonisolated static let f7 = "UIKeyInputF7"
    /// The eighth function key.
    public nonisolated static let f8 = "UIKeyInputF8"
    /// The ninth function key.
    public nonisolated static let f9 = "UIKeyInputF9"
    /// The tenth function key.
    public nonisolated static let f10 = "UIKeyInputF10"
    /// The eleventh function key.
    public nonisolated static let f11 = "UIKeyInputF11"
    /// The twelfth function key.
    public nonisolated static let f12 = "UIKeyInputF12"
}
