// What lives as long as one run of an app in this process: from the installation of a stage to the next.
// No Apple page: this is ours.
import Foundation
import Stage

/// The state of one run of an app. The installed stage has one, and code that uses UIKit without one has another; a test with a
/// harness begins with a new one.
///
/// Parts that modules above this one provide are found by their names when they are first asked for, since this module cannot
/// import them. A program that does not link such a module has no such part.
@preconcurrency @MainActor package final class AppSession {
    private static var (installed, aside) = (AppSession(), AppSession())

    /// The session of the code that asks.
    package static var current: AppSession { of(.current) }

    static func of(_ context: StageContext) -> AppSession { context === StageContext.installed ? installed : aside }

    /// Ends the session of the stage that leaves and begins another. Application and screen stay until they are replaced. What was
    /// set before a first stage, such as in an initialiser of the app's delegate, is in the session that the stage finds.
    static func renew() {
        let new = AppSession()
        (new.app, new.screen) = (installed.app, installed.screen)
        installed.end()
        installed = new
    }

    // MARK: Application and screen

    private var app: UIApplication?
    private var screen: UIScreen?

    /// The application; nil before its first use. What a change lets go may look here again.
    var application: UIApplication? {
        get { app }
        set { withExtendedLifetime(app) { app = newValue } }
    }
    /// The main screen; nil before its first use.
    var mainScreen: UIScreen? {
        get { screen }
        set { withExtendedLifetime(screen) { screen = newValue } }
    }

    // MARK: Parts of higher modules

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

    /// The presenter of menus; nil without the module of controls.
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

    // MARK: Values of all modules

    private var boxes: [ObjectIdentifier: AnyObject] = [:]

    fileprivate func box<Value>(_ key: ObjectIdentifier, _ initial: () -> Value) -> SessionBox<Value> {
        if let known = boxes[key] { return unsafeDowncast(known, to: SessionBox<Value>.self) }
        let made = SessionBox(initial())
        boxes[key] = made
        return made
    }

    private func end() {
        textStorage??.leave()
        // What goes may look for its session.
        let last = boxes
        boxes = [:]
        withExtendedLifetime(last) {}
    }
}

private final class SessionBox<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

/// A reference that does not keep its object.
package struct WeakReference<Object: AnyObject> {
    package weak var object: Object?
    package init(_ object: Object? = nil) { self.object = object }
}

/// A static variable that each session has anew: `@SessionValue private static var entries: [Entry] = []`.
///
/// `script/check-layers` refuses other stored static variables in UIKit's modules, but for those in its list.
@preconcurrency @MainActor @propertyWrapper package struct SessionValue<Value> {
    private final class Key {}
    private let key = Key()
    private let initial: @MainActor () -> Value

    /// A value that begins as the expression gives it, evaluated anew in each session.
    package init(wrappedValue: @autoclosure @escaping @MainActor () -> Value) { initial = wrappedValue }

    /// The value in the session of the code that asks.
    package var wrappedValue: Value {
        get { box.value }
        nonmutating _modify {
            let box = box
            yield &box.value
        }
    }

    private var box: SessionBox<Value> { AppSession.current.box(ObjectIdentifier(key), initial) }
}
