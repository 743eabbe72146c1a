import Foundation

class Sender: NSObject {}

class Cart: NSObject {
          func clear() { print("clear") }
          func add(_ sender: Sender) { print("add") }
          private func add(_ sender: Any?, forEvent event: Any?) { print("private") }
          func count(_ number: Int) -> Int { number }
                    func other(_ text: String!) {}
          func insert(at index: Int = 0) {}
          func load() throws {}
          func refresh() async {}
          static func shared() -> Cart { Cart() }
          func many(_ a: Any?, b: Any?, c: Any?) {}
              func touched() {}
          var title: String? = "cart"
          let number = 3
          var half: Double { 0.5 }
    @nonobjc func plain() {}
    #if DEBUG
          func debug() {}
    #endif
}

extension Cart {
          fileprivate func remove(_ sender: Sender?) {}
}

final class Big: Cart {
    override func clear() { print("big") }
}

#sourceLocation(file: "<objc of Cart.swift>", line: 1)
import SelectorDispatch
extension Cart { nonisolated fileprivate static func _vit1() {
DispatchTable.add("clear", on: Cart.self, .any) { (t: Cart) in t.clear() }
DispatchTable.add("add:", on: Cart.self, .any) { (t: Cart, a0: Sender) in t.add(a0) }
DispatchTable.add("add:forEvent:", on: Cart.self, .any) { (t: Cart, a0: Any?, a1: Any?) in t.add(a0, forEvent: a1) }
DispatchTable.add("count:", on: Cart.self, .any) { (t: Cart, a0: Int) in t.count(a0) }
DispatchTable.add("renamed:", on: Cart.self, .any) { (t: Cart, a0: String?) in t.other(a0) }
DispatchTable.add("insertAt:", on: Cart.self, .any) { (t: Cart, a0: Int) in t.insert(at: a0) }
DispatchTable.addStatic("shared", on: Cart.self, .any) { () in Cart.shared() }
DispatchTable.add("many:b:c:", on: Cart.self, .any) { (t: Cart, a0: Any?, a1: Any?, a2: Any?) in t.many(a0, b: a1, c: a2) }
DispatchTable.add("touched", on: Cart.self, .any) { (t: Cart) in t.touched() }
Keyed.add("title", on: Cart.self, .any, get: { (t: Cart) in t.title }, set: { (t: Cart, v) in t.title = v })
Keyed.add("number", on: Cart.self, .any, get: { (t: Cart) in t.number })
Keyed.add("half", on: Cart.self, .any, get: { (t: Cart) in t.half })
#if DEBUG
DispatchTable.add("debug", on: Cart.self, .any) { (t: Cart) in t.debug() }
#endif
} }
extension Cart { nonisolated fileprivate static func _vit2() {
DispatchTable.add("remove:", on: Cart.self, .any) { (t: Cart, a0: Sender?) in t.remove(a0) }
} }
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { Cart._vit1() }
_vitPush { Cart._vit2() }
}
