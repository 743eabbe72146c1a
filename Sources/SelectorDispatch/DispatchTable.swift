// Methods by name: which class has which, with inheritance.
// No Apple page: this is ours; on Darwin the Objective-C runtime does it ("Objective-C Runtime Programming Guide").
import Diagnostics
import Foundation
import Synchronization

/// The methods that can be called by their names, for each class.
///
/// The source rewriter registers what a class marks `@objc`; code written here registers by hand. A subclass inherits
/// the entries of its superclasses; an entry calls the method through the class, so overriding needs no entry anew.
public enum DispatchTable {
    /// A method: the target and up to two arguments in, the result out.
    typealias Method = @Sendable (AnyObject, [Any?]) -> Any?

    private struct Entry: Sendable {
        let method: Method
        /// Must run on the main executor.
        let isMain: Bool
    }

    /// A method of a generic class: a closure tells which classes have it.
    private struct GenericEntry: Sendable {
        let has: @Sendable (AnyClass) -> Bool
        let entry: Entry
    }

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let name: String
    }

    private static let entries = Mutex<[Key: Entry]>([:])
    private static let genericEntries = Mutex<[String: [GenericEntry]]>([:])

    // MARK: Registering methods of the main actor

    /// Registers a method without arguments.
    public static func register<Target: AnyObject>(
        _ selector: Selector, on type: Target.Type, _ method: @escaping @MainActor (Target) -> Void
    ) {
        add(selector, type, isMain: true) { target, _ in
            nonisolated(unsafe) let target = target
            MainActor.assumeIsolated { callTyped(target, method) }
            return nil
        }
    }

    /// Registers a method of one argument: the sender of an action, a notification, a timer.
    public static func register<Target: AnyObject, Argument>(
        _ selector: Selector, on type: Target.Type, _ method: @escaping @MainActor (Target, Argument) -> Void
    ) {
        add(selector, type, isMain: true) { target, arguments in
            nonisolated(unsafe) let target = target
            nonisolated(unsafe) let arguments = arguments
            MainActor.assumeIsolated {
                guard let target = target as? Target, let argument: Argument = cast(arguments, 0, selector, target)
                else { return }
                method(target, argument)
            }
            return nil
        }
    }

    /// Registers a method of two arguments: the sender and the event of an action.
    public static func register<Target: AnyObject, First, Second>(
        _ selector: Selector, on type: Target.Type, _ method: @escaping @MainActor (Target, First, Second) -> Void
    ) {
        add(selector, type, isMain: true) { target, arguments in
            nonisolated(unsafe) let target = target
            nonisolated(unsafe) let arguments = arguments
            MainActor.assumeIsolated {
                guard let target = target as? Target,
                    let first: First = cast(arguments, 0, selector, target),
                    let second: Second = cast(arguments, 1, selector, target)
                else { return }
                method(target, first, second)
            }
            return nil
        }
    }

    /// Registers a method of any thread, with its result: what `perform` returns if it is an object.
    public static func registerNonisolated<Target: AnyObject>(
        _ selector: Selector, on type: Target.Type, _ method: @escaping @Sendable (Target, [Any?]) -> Any?
    ) {
        add(selector, type, isMain: false) { target, arguments in
            (target as? Target).flatMap { method($0, arguments) }
        }
    }

    /// Forgets a class's own entry.
    public static func unregister(_ selector: Selector, on type: AnyClass) {
        entries.withLock { _ = $0.removeValue(forKey: Key(type: ObjectIdentifier(type), name: selector.name)) }
    }

    static func add(_ selector: Selector, _ type: AnyClass, isMain: Bool, _ method: @escaping Method) {
        let entry = Entry(method: method, isMain: isMain)
        entries.withLock { $0[Key(type: ObjectIdentifier(type), name: selector.name)] = entry }
    }

    static func addGeneric(
        _ selector: Selector, isMain: Bool, has: @escaping @Sendable (AnyClass) -> Bool, _ method: @escaping Method
    ) {
        let entry = GenericEntry(has: has, entry: Entry(method: method, isMain: isMain))
        genericEntries.withLock { $0[selector.name, default: []].append(entry) }
    }

    // MARK: Asking and calling

    /// Whether instances of a class have the method.
    public static func instances(of type: AnyClass, respondTo selector: Selector) -> Bool {
        find(selector, type) != nil
    }

    /// Whether an object says that it has the method: by its class's own `responds(to:)` if there is one.
    package static func responds(_ object: AnyObject, to selector: Selector?) -> Bool {
        guard let selector else { return false }
        if let own = object as? any _VitResponds { return own._vitResponds(to: selector) }
        return find(selector, Swift.type(of: object)) != nil
    }

    /// Calls an object's method. Missing arguments are nil, surplus ones are dropped, as an Objective-C call does it.
    /// Without such a method: UIK1101, and nil.
    @discardableResult
    package static func perform(_ object: AnyObject, _ selector: Selector, _ arguments: [Any?] = []) -> Any? {
        guard let entry = find(selector, Swift.type(of: object)) else {
            reportUnrecognized(object, selector)
            return nil
        }
        return call(entry, object, selector, arguments)
    }

    /// Calls a method of a class itself; its entry has a plus sign in front of its name.
    static func perform(of type: AnyClass, _ selector: Selector, _ arguments: [Any?]) -> Any? {
        find(selector, type).flatMap { call($0, NSObject(), selector, arguments) }
    }

    /// Calls a method that a class itself registered for the class, not one of its superclasses'; nil without one.
    package static func performOwn(of type: AnyClass, _ selector: Selector) -> Any? {
        LoadQueue.drain()
        let key = Key(type: ObjectIdentifier(type), name: "+" + selector.name)
        return entries.withLock { $0[key] }.flatMap { call($0, NSObject(), selector, []) }
    }

    private static func call(_ entry: Entry, _ object: AnyObject, _ selector: Selector, _ arguments: [Any?]) -> Any? {
        var arguments = Array(arguments.prefix(selector.argumentCount))
        while arguments.count < selector.argumentCount { arguments.append(nil) }
        if entry.isMain, !isOnMainExecutor() {
            nonisolated(unsafe) let target = object
            nonisolated(unsafe) let values = arguments
            let method = entry.method
            Catalogue.performedOffMain.report(
                object: name(object), cause: "\(selector.name) was not performed on the main thread.")
            DispatchQueue.main.async { _ = method(target, values) }
            return nil
        }
        return entry.method(object, arguments)
    }

    /// The method of a class or of the nearest superclass, then one of a generic class, then a property's accessor.
    private static func find(_ selector: Selector, _ type: AnyClass) -> Entry? {
        LoadQueue.drain()
        let own = entries.withLock { entries -> Entry? in
            var current: AnyClass? = type
            while let there = current {
                if let entry = entries[Key(type: ObjectIdentifier(there), name: selector.name)] { return entry }
                current = _getSuperclass(there)
            }
            return nil
        }
        if let own { return own }
        let generic = genericEntries.withLock { $0[selector.name] ?? [] }
        if let entry = generic.last(where: { $0.has(type) })?.entry { return entry }
        return Keyed.accessor(selector, of: type).map { Entry(method: $0.method, isMain: $0.isMain) }
    }

    // MARK: Reports

    package static func name(_ object: AnyObject) -> String {
        "\(Swift.type(of: object)) 0x"
            + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }

    private static func reportUnrecognized(_ object: AnyObject, _ selector: Selector) {
        let address = "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
        Catalogue.unrecognizedSelector.report(
            object: name(object), cause: "\(Swift.type(of: object)) has no method \(selector.name).",
            apple: "NSInvalidArgumentException: -[\(Swift.type(of: object)) \(selector.name)]: "
                + "unrecognized selector sent to instance \(address)")
    }

    @MainActor private static func callTyped<Target: AnyObject>(
        _ target: AnyObject, _ method: @MainActor (Target) -> Void
    ) {
        if let target = target as? Target { method(target) }
    }

    /// An argument as the method's type. Another type: UIK1102, and the call is dropped.
    private static func cast<Argument>(
        _ arguments: [Any?], _ index: Int, _ selector: Selector, _ target: AnyObject
    ) -> Argument? {
        let value = index < arguments.count ? arguments[index] : nil
        if let value = value as? Argument { return value }
        if let none = Any?.none as? Argument { return none }
        reportWrongArgument(selector, target, Argument.self, value)
        return nil
    }

    static func reportWrongArgument(_ selector: Selector, _ target: AnyObject, _ wanted: Any.Type, _ value: Any?) {
        Catalogue.wrongArgument.report(
            object: name(target),
            cause: "\(selector.name) takes \(wanted); it was given "
                + (value.map { "\(Swift.type(of: $0))." } ?? "nil."))
    }

    /// Set by UIKit, which knows the main executor; the thread's name before.
    package static var mainExecutorCheck: (@Sendable () -> Bool)? {
        get { check.withLock { $0.body } }
        set { check.withLock { $0.body = newValue } }
    }
    /// A closure straight in a `Mutex` gets one more wrapper at every look (Swift 6.3.1); in a value of its own it does not.
    private struct Check: Sendable { var body: (@Sendable () -> Bool)? }
    private static let check = Mutex(Check())
    /// Stands before the check for one task and what it calls; for tests that run beside others.
    @TaskLocal package static var taskCheck: (@Sendable () -> Bool)?
    private static func isOnMainExecutor() -> Bool { (taskCheck ?? mainExecutorCheck)?() ?? Thread.isMainThread }
}
