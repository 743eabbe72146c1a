// Whether a delegate of Foundation's has an optional method.
// Apple: "Protocols", Optional Protocol Requirements.
import Foundation

/// Whether an object has an optional method of one of Foundation's protocols: if it says so itself, if the method is registered for
/// its class, or if the class is Foundation's own. Generated code asks this in front of `delegate?.f?()`.
///
/// - Parameters:
///   - object: The delegate.
///   - name: The method's name in Objective-C.
public func _vitKnows(_ object: AnyObject, _ name: String) -> Bool {
    let selector = Selector(name)
    if let own = object as? any _VitResponds { return own._vitResponds(to: selector) }
    return DispatchTable.instances(of: type(of: object), respondTo: selector)
        || String(reflecting: type(of: object)).hasPrefix("Foundation")
}

/// Calls a delegate's method that Linux's protocol does not have, by its name. Generated code asks ``_vitKnows(_:_:)`` before.
public func _vitTell(_ object: AnyObject, _ name: String, _ arguments: [Any?]) {
    DispatchTable.perform(object, Selector(name), arguments)
}
