import Foundation

enum Space {
    class Visible: NSObject {
              func a() {}
    }
    private class Hidden: NSObject {
              private func b() {}
    
#sourceLocation(file: "<moved into Hidden>", line: 1)
nonisolated fileprivate static func _vit2() {
DispatchTable.add("b", on: Hidden.self, .any) { (t: Hidden) in t.b() }
}
#sourceLocation(file: "NestedClasses/Nested.swift", line: 9)
}
    static func touch() { _ = Hidden() }
}

func make() -> NSObject {
    class Local: NSObject {
              func c(_ sender: Any?) {}
    
#sourceLocation(file: "<moved into Local>", line: 1)
nonisolated fileprivate static func _vit0() {
DispatchTable.add("c:", on: Local.self, .any) { (t: Local, a0: Any?) in t.c(a0) }
}
#sourceLocation(file: "NestedClasses/Nested.swift", line: 16)
}; Local._vit0()
    return Local()
}

#sourceLocation(file: "<objc of Nested.swift>", line: 1)
import SelectorDispatch
extension Space.Visible { nonisolated fileprivate static func _vit1() {
DispatchTable.add("a", on: Space.Visible.self, .any) { (t: Space.Visible) in t.a() }
} }
extension Space { nonisolated fileprivate static func _vit3() { Hidden._vit2() } }
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { Space.Visible._vit1() }
_vitPush { Space._vit3() }
}
