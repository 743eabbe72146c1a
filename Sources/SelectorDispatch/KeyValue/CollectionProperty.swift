// What arrays and sets that are properties have in common: the object's own accessors, the setter, and telling observers.
// Apple: "Key-Value Coding Programming Guide", Accessor Search Patterns.
import Foundation

/// A property of an object that holds a collection.
struct CollectionProperty {
    let owner: AnyObject
    let key: String
    /// The key as it stands in the names of accessors, with a capital.
    let name: String

    init(_ owner: AnyObject, _ key: String) {
        (self.owner, self.key) = (owner, key)
        name = key.prefix(1).uppercased() + key.dropFirst()
    }

    /// The property's value, nil without one.
    var value: Any? { (owner as? any NSObjectProtocol)?.value(forKey: key) }

    /// Whether the object has an accessor of its own.
    func has(_ method: String) -> Bool { DispatchTable.responds(owner, to: Selector(method)) }

    /// Calls an accessor of the object.
    @discardableResult
    func call(_ method: String, _ arguments: Any...) -> Any? {
        DispatchTable.perform(owner, Selector(method), arguments)
    }

    /// Makes a change and tells the property's observers of it, once.
    func tell(_ change: KeyValueChange, _ body: () -> Void) {
        KVO.willChange(owner, key, change)
        KVO.withoutTelling(owner, key, body)
        KVO.didChange(owner, key, change)
    }

    /// Changes a copy of the collection and sets the property to it; a constant's collection is changed itself.
    func set<Changeable: NSObject>(_ members: some NSMutableCopying, _ body: (Changeable) -> Void) {
        if let property = Keyed.property(key, of: type(of: owner)), property.set == nil, let constant = members as? Changeable {
            return body(constant)
        }
        guard let copy = members.mutableCopy(with: nil) as? Changeable else { return }
        body(copy)
        (owner as? any NSObjectProtocol)?.setValue(copy, forKey: key)
    }
}
