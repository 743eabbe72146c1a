import Foundation

class Person: NSObject {
          var name = ""
          var best: Person?
    lazy var own = _vitKeyPath("name", { (t: Person) in _ = t.name })
    func keys() -> [String] {
        [_vitKeyPath("name", { (t: Person) in _ = t.name }), _vitKeyPath("best.name", { (t: Person) in _ = t.best }), _vitKeyPath("best", { (t: Person) in _ = t.best }), _vitKeyPath("best.best.name", { (t: Person) in _ = t.best })]
    }
}

let key = _vitKeyPath("name", { (t: Person) in _ = t.name })

#sourceLocation(file: "<objc of Keys.swift>", line: 1)
import SelectorDispatch
extension Person { nonisolated fileprivate static func _vit1() {
Keyed.add("name", on: Person.self, .any, get: { (t: Person) in t.name }, set: { (t: Person, v) in t.name = v })
Keyed.add("best", on: Person.self, .any, get: { (t: Person) in t.best }, set: { (t: Person, v) in t.best = v })
} }
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { Person._vit1() }
}
