import Foundation

             class Model: NSObject {}

class Sub: Model {
    func inherited() {}
}

      protocol Loading: AnyObject {
    func load(_ place: String)
    func plain()
}

class Loader: NSObject, Loading {
    func load(_ place: String) {}
    func plain() {}
    func hidden() {}
    func old() {}
    var action: Selector { Selector("old", { _ = Loader.old }) }
             class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        super.keyPathsForValuesAffectingValue(forKey: key).union(["a"])
    }
}

#sourceLocation(file: "<objc of Implicit.swift>", line: 1)
import SelectorDispatch
extension Sub { nonisolated fileprivate static func _vit1() {
DispatchTable.add("inherited", on: Sub.self, .any) { (t: Sub) in t.inherited() }
} }
extension Loader { nonisolated fileprivate static func _vit2() {
DispatchTable.add("load:", on: Loader.self, .any) { (t: Loader, a0: String) in t.load(a0) }
DispatchTable.add("plain", on: Loader.self, .any) { (t: Loader) in t.plain() }
DispatchTable.add("old", on: Loader.self, .any) { (t: Loader) in t.old() }
} }
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { Sub._vit1() }
_vitPush { Loader._vit2() }
}
#sourceLocation(file: "Implicit/Implicit.swift", line: 20)
#warning("U-KVO: keyPathsForValuesAffectingValue is not asked here; send willChangeValue and didChangeValue by hand")
