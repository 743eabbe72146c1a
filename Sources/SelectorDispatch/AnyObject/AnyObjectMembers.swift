// Members of `AnyObject` by their names.
// Apple: "AnyObject", Accessing Objective-C Methods and Properties.
import Diagnostics
import Foundation

/// An object whose members are found by name, as Objective-C finds those of an `AnyObject`. Generated code makes one in front of
/// the member: `sender.center` becomes `AnyObjectMembers(sender).center`.
///
/// A property that the object lacks is nil where the place takes nil; where it does not, the compiler takes the member of
/// ``AnyObjectCertainMembers``, which is UIK1105. So is a method that the object lacks, unless the text asks for it (`x.f?()`). The
/// members are a table: those of UIKit's and Foundation's classes under names that code asks for. A class of the app's that registers
/// a member of the same name is asked as well.
///
/// Differs from Apple in: only members of the table exist.
public struct AnyObjectMembers {
    /// Says whether a method was missing.
    private final class Note { var isMissing = false }

    let object: AnyObject
    /// Set where the text asks whether the method is there, so that a missing one is no mistake.
    private let note: Note?

    /// The members of an object.
    public init(_ object: AnyObject) { (self.object, note) = (object, nil) }
    /// The members of an object, nil without one.
    public init?(_ object: AnyObject?) {
        guard let object else { return nil }
        self.init(object)
    }

    private init(_ object: AnyObject, _ note: Note) { (self.object, self.note) = (object, note) }

    /// What `x.f?(…)` gives: the result of the call, nil without an object or without such a method.
    @discardableResult
    public static func asked<Result>(_ object: AnyObject?, _ call: (AnyObjectMembers) throws -> Result) rethrows -> Result? {
        guard let object else { return nil }
        let note = Note()
        let result = try call(AnyObjectMembers(object, note))
        return note.isMissing ? nil : result
    }

    /// The same for a method whose own result may be nil.
    @discardableResult
    public static func asked<Result>(_ object: AnyObject?, _ call: (AnyObjectMembers) throws -> Result?) rethrows -> Result? {
        guard let object else { return nil }
        let note = Note()
        let result = try call(AnyObjectMembers(object, note))
        return note.isMissing ? nil : result
    }

    // MARK: Finding

    /// How one kind of object gives a member; nil for an object of another kind.
    package struct Way<Value> { let give: (AnyObject) -> Value? }

    private struct OnMain<Owner, Value> { let body: @MainActor (Owner) -> Value }
    private struct Anywhere<Owner, Value> { let body: (Owner) -> Value }

    /// The way of one class.
    package static func of<Owner, Value>(_ body: @escaping (Owner) -> Value) -> Way<Value> {
        Way { object in (object as? Owner).map(body) }
    }

    /// The way of a class of the main actor. As with Objective-C nothing asks for the thread.
    package static func main<Owner, Value>(_ body: @escaping @MainActor (Owner) -> Value) -> Way<Value> {
        of(unsafeBitCast(OnMain(body: body), to: Anywhere<Owner, Value>.self).body)
    }

    /// The value of a property whose name in Objective-C is given, nil without one.
    package func find<Value>(_ name: String, _ ways: Way<Value>...) -> Value? { look(name, [], ways) }

    /// The value of a property where the place takes no nil: what is given is nil without the property, which is UIK1105 then.
    package func certain<Value>(_ name: String, _ value: Value?, or nothing: Value) -> Value {
        if let value { return value }
        report(name)
        return nothing
    }

    /// The result of a method whose name in Objective-C is given. Nil without one, with UIK1105 unless the text asks.
    package func send<Value>(_ name: String, _ arguments: [Any?], _ ways: [Way<Value>]) -> Value? {
        if let value = look(name, arguments, ways) { return value }
        note?.isMissing = true
        if note == nil { report(name) }
        return nil
    }

    /// The result of a method of the app's own. Generated code calls it. Nil without such a method, with UIK1105 unless the text asks.
    public func _vitSend<Value>(_ name: String, _ arguments: [Any?]) -> Value? { send(name, arguments, []) }

    private func look<Value>(_ name: String, _ arguments: [Any?], _ ways: [Way<Value>]) -> Value? {
        for way in ways {
            if let value = way.give(object) { return value }
        }
        let selector = Selector(name)
        guard DispatchTable.responds(object, to: selector) else { return nil }
        let value = DispatchTable.perform(object, selector, arguments)
        return Value.self == Void.self ? () as? Value : ArgumentConversion.convert(value)
    }

    private func report(_ name: String) {
        let type = Swift.type(of: object)
        let address = "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
        Catalogue.missingMember.report(
            object: DispatchTable.name(object), cause: "\(type) has no member \(name) of the type that the source requires.",
            apple: "NSInvalidArgumentException: -[\(type) \(name)]: unrecognized selector sent to instance \(address)")
    }
}
