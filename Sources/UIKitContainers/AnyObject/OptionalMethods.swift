// Whether a delegate has an optional method.
// Apple: "Protocols", Optional Protocol Requirements.
import Diagnostics
import Foundation
import SelectorDispatch
import UIKitCore

/// Whether an object has an optional method of one of UIKit's protocols. It has it if it says so itself, if it has UIKit's marker,
/// if the method is registered for its class, or if the class is UIKit's own and conforms.
/// Generated code asks this in front of `delegate?.f?()`.
///
/// - Parameters:
///   - object: The delegate.
///   - name: The method's name in Objective-C.
///   - isMarked: Whether the object has UIKit's marker of the method.
///   - conforms: Whether a class conforms to the protocol.
public func _vitHas(_ object: AnyObject, _ name: String, _ isMarked: Bool, _ conforms: (AnyClass) -> Bool) -> Bool {
    let selector = Selector(name)
    if let own = object as? any _VitResponds { return own._vitResponds(to: selector) }
    let isRegistered = DispatchTable.instances(of: type(of: object), respondTo: selector)
    if isRegistered, let own = object as? UIResponder {
        return MainActor.assumeIsolated { own.responds(to: selector) }
    }
    if isMarked || isRegistered { return true }
    var above: AnyClass? = type(of: object)
    while let here = above {
        if conforms(here), ModuleNames.isUIKit(here) { return true }
        above = class_getSuperclass(here)
    }
    return false
}
