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
        (new.appSlot, new.screenSlot) = (installed.appSlot, installed.screenSlot)
        installed.end()
        installed = new
    }

    // MARK: Parts of higher folders

    /// The application, the main screen, the system of text and the presenter of menus, each typed by its own file.
    var (appSlot, screenSlot, textSlot, menuSlot) = (Slot(), Slot(), Slot(), Slot())
    /// The stage that the session's application is on; nil between stages.
    package weak var stage: (any Stage)?
    private var endings: [() -> Void] = []

    /// Runs a closure when the session ends, such as for a part that has to clean up.
    package func atEnd(_ body: @escaping () -> Void) { endings.append(body) }

    /// The class with a name `Module.Class`.
    static func type(_ name: String) -> Any.Type? {
        _typeByName(name.split(separator: ".").map { "\($0.count)\($0)" }.joined() + "C")
    }

    // MARK: Values of all modules

    /// By the numbers of the values; nil for one that was not asked for yet.
    private var boxes: [AnyObject?] = []

    fileprivate func box<Value>(_ number: Int, _ initial: () -> Value) -> SessionBox<Value> {
        if number < boxes.count, let known = boxes[number] { return unsafeDowncast(known, to: SessionBox<Value>.self) }
        return newBox(number, initial())
    }

    private func newBox<Value>(_ number: Int, _ value: Value) -> SessionBox<Value> {
        let made = SessionBox(value)
        if number >= boxes.count { boxes += Array(repeating: nil, count: number + 1 - boxes.count) }
        boxes[number] = made
        return made
    }

    private func end() {
        for body in endings { body() }
        endings = []
        // What goes may look for its session.
        let last = boxes
        boxes = []
        withExtendedLifetime(last) {}
    }
}

/// The values of sessions, counted as they are made.
@MainActor private enum SessionNumbers {
    private static var next = 0
    static func take() -> Int {
        defer { next += 1 }
        return next
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
    private let number = SessionNumbers.take()
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

    private var box: SessionBox<Value> { AppSession.current.box(number, initial) }
}
