// `init()` of whatever object a protocol of the program's is extended to.
// Swift: "Initialization", Required Initializers; with Objective-C `extension NSObject: P` meets a requirement `init()`.
import Foundation
import SelectorDispatch

/// The protocol that an app's protocol inherits here in place of its requirement of an initialiser. It is bound to no class, so
/// that its initialiser may set `self`.
public protocol _VitMade {}

extension _VitMade {
    /// The object itself: an initialiser of the protocol's extension goes on with one that was made before.
    public init(_vitMade made: Any) { self = made as! Self }
}

/// An object of the class that a type names at run time: what `type.init()` does with Objective-C. Generated code calls this.
public func _vitBuild(_ type: Any.Type) -> Any {
    if let view = type as? UIView.Type { return onMain { _vitInit(view) } }
    if let controller = type as? UIViewController.Type { return onMain { _vitInit(controller) } }
    if let object = type as? NSObject.Type { return _vitInit(object) }
    preconditionFailure("\(type) is no class of objects, so it has no init() to call")
}

/// Views and controllers are made on the main actor alone; elsewhere the program ends, as the check of the actor does it.
private func onMain(_ make: @MainActor () -> Any) -> Any {
    withoutActuallyEscaping(make) { make in
        nonisolated(unsafe) var made: Any?
        MainActor.assumeIsolated { made = make() }
        return made!
    }
}
