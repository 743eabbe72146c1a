// UIKit's own properties tell key-value observers.
// Apple: "Using Key-Value Observing in Swift". Which keys: those that public code observes.
import Foundation
import SelectorDispatch

extension NSObjectProtocol {
    /// Runs a setter and tells those who observe the property. Where nobody observes anything, one flag is read.
    @inline(__always)
    package func telling<Value>(_ key: String, _ value: @autoclosure () -> Value, _ set: () -> Void) {
        guard KVO.isObserved(self as AnyObject) else { return set() }
        let old = value()
        set()
        KVO.didChange(self as AnyObject, key, old: old, new: value())
    }
}
