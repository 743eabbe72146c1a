// How generated code registers methods: any number of arguments, any isolation, generic classes.
// No Apple page: this is ours.
import Foundation
import Synchronization

/// A method as written: a closure of the main actor.
private struct OnMain<Target, Result, each Argument> {
    let body: @MainActor (Target, repeat each Argument) -> Result
}

/// The same closure without its isolation. A synchronous call of it is the same call; the table checks the thread.
private struct Anywhere<Target, Result, each Argument>: @unchecked Sendable {
    let body: (Target, repeat each Argument) -> Result
}

/// An argument could not be given: the report is made, the call is dropped.
private struct Dropped: Error {}

extension DispatchTable {
    /// Which threads may perform a method.
    public enum Place: Sendable {
        /// The main actor alone: elsewhere it is UIK1103.
        case main
        /// Whoever performs it.
        case any
    }

    /// Registers a method under its Objective-C name. The closure calls it through the class, so that an override of it
    /// needs no entry. Numbers, texts and raw values are taken out of the objects that hold them.
    public static func add<Target: AnyObject, each Argument, Result>(
        _ name: String, on type: Target.Type, _ place: Place,
        _ body: @escaping @MainActor (Target, repeat each Argument) -> Result
    ) {
        let selector = Selector(name)
        let method = loose(selector, body)
        add(selector, type, isMain: place == .main, method)
    }

    /// Registers a method of a generic class under its Objective-C name: there is no one class to register it on, so a
    /// closure tells which classes have it.
    public static func addGeneric<each Argument, Result>(
        _ name: String, _ place: Place, has: @escaping @Sendable (AnyClass) -> Bool,
        _ body: @escaping @MainActor (AnyObject, repeat each Argument) -> Result
    ) {
        let selector = Selector(name)
        addGeneric(selector, isMain: place == .main, has: has, loose(selector, body))
    }

    /// Registers a method of the class itself under its Objective-C name.
    public static func addStatic<each Argument, Result>(
        _ name: String, on type: AnyClass, _ place: Place, _ body: @escaping @MainActor (repeat each Argument) -> Result
    ) {
        let selector = Selector(name)
        let method = loose(selector) { (_: AnyObject, argument: repeat each Argument) in body(repeat each argument) }
        add(Selector("+" + name), type, isMain: place == .main, method)
    }

    private static func loose<Target, each Argument, Result>(
        _ selector: Selector, _ body: @escaping @MainActor (Target, repeat each Argument) -> Result
    ) -> Method {
        let anywhere = unsafeBitCast(
            OnMain(body: body), to: Anywhere<Target, Result, repeat each Argument>.self)
        return { target, arguments in
            guard let typed = target as? Target else { return nil }
            var index = 0
            func next<Wanted>(_: Wanted.Type) throws -> Wanted {
                defer { index += 1 }
                return try argument(arguments, index, selector, target)
            }
            let result = try? anywhere.body(typed, repeat next((each Argument).self))
            guard let result, !(result is Void) else { return nil }
            return ArgumentConversion.unwrapped(result)
        }
    }

    private static func argument<Wanted>(
        _ arguments: [Any?], _ index: Int, _ selector: Selector, _ target: AnyObject
    ) throws -> Wanted {
        let value = index < arguments.count ? arguments[index] : nil
        if let converted: Wanted = ArgumentConversion.convert(value) { return converted }
        reportWrongArgument(selector, target, Wanted.self, value)
        throw Dropped()
    }
}

extension Selector {
    /// A selector whose name the compiler checked: the closure names the method and never runs.
    public init(_ name: String, _ check: @MainActor () -> Void) { self.init(name) }
    /// The same for a method that is reached through an object.
    public init(_ name: String, object check: () -> Void) { self.init(name) }
    /// The same for the accessor of a property.
    public init<Owner>(_ name: String, property check: @MainActor (Owner) -> Void) { self.init(name) }
}

/// A key path whose first property the compiler checked: the closure names it and never runs.
public func _vitKeyPath<Owner>(_ path: String, _ check: @MainActor (Owner) -> Void) -> String { path }
