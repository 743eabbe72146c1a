// What lives as long as one run of an app in this process: from the installation of a stage to the next.
// No Apple page: this is ours.
import Foundation

/// The process-wide state of one run of an app. A test that begins has a new one.
///
/// Modules above this one provide parts of it. They are found by their names when they are first asked for, since this module
/// cannot import them; a program that does not link them has no such part.
@preconcurrency @MainActor package final class AppSession {
    /// The session of now.
    package private(set) static var current = AppSession()

    /// Ends the session of now and begins another.
    package static func renew() {
        current.textStorage??.leave()
        current = AppSession()
    }

    private var textStorage: (any TextSystem)??
    private var menuStorage: (any MenuPresenter)??

    /// Keyboard, edit menu and typing; nil without the module of text views.
    package var text: (any TextSystem)? {
        if let textStorage { return textStorage }
        let made = (Self.type("UIKitText.TextInputSystem") as? any TextSystem.Type)?.init()
        textStorage = .some(made)
        return made
    }

    /// Combines several changes of the first responder into one change of the keyboard.
    @discardableResult package func gatheringText<Result>(_ body: () -> Result) -> Result {
        guard let text else { return body() }
        return text.together(body)
    }

    /// What opens menus; nil without the module of controls.
    package var menus: (any MenuPresenter)? {
        if let menuStorage { return menuStorage }
        let made = (Self.type("UIKitControls.MenuOpener") as? any MenuPresenter.Type)?.init()
        menuStorage = .some(made)
        return made
    }

    /// The class with a name `Module.Class`.
    private static func type(_ name: String) -> Any.Type? {
        _typeByName(name.split(separator: ".").map { "\($0.count)\($0)" }.joined() + "C")
    }
}
