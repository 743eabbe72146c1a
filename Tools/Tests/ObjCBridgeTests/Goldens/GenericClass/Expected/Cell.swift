import Foundation

class Cell<Item>: NSObject {
    var item: Item?
          func tapped(_ sender: NSObject) { print("tapped") }
          private func count(_ number: Int) -> Int { number + 1 }
          func clear() {}
    var action: Selector { Selector("clear", { _ = Cell.clear }) }
}

#sourceLocation(file: "<objc of Cell.swift>", line: 1)
import SelectorDispatch
fileprivate protocol _VitGeneric1: AnyObject {
func _vitCall1_0(_ a0: Any?) -> Any?
func _vitCall1_1(_ a0: Any?) -> Any?
func _vitCall1_2() -> Any?
}
extension Cell: _VitGeneric1 {
fileprivate func _vitCall1_0(_ a0: Any?) -> Any? { guard let a0 = _vitCast(a0, (NSObject).self) else { return nil }; tapped(a0); return nil }
fileprivate func _vitCall1_1(_ a0: Any?) -> Any? { guard let a0 = _vitCast(a0, (Int).self) else { return nil }; return count(a0) }
fileprivate func _vitCall1_2() -> Any? { clear(); return nil }
}
private func _vit1() {
DispatchTable.addGeneric("tapped:", .any, has: { $0 is any _VitGeneric1.Type }) { (t: AnyObject, a0: Any?) in (t as? any _VitGeneric1)?._vitCall1_0(a0) ?? nil }
DispatchTable.addGeneric("count:", .any, has: { $0 is any _VitGeneric1.Type }) { (t: AnyObject, a0: Any?) in (t as? any _VitGeneric1)?._vitCall1_1(a0) ?? nil }
DispatchTable.addGeneric("clear", .any, has: { $0 is any _VitGeneric1.Type }) { (t: AnyObject) in (t as? any _VitGeneric1)?._vitCall1_2() ?? nil }
}
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { _vit1() }
}
