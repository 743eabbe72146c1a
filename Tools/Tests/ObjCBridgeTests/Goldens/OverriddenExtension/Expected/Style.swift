import Foundation

class Item: NSObject {}

extension Item {
          func _vitBase_configure(_ size: Int) -> String { "item \(size)" }
          var _vitBase_style: String { "plain" }
          class func _vitBase_kind() -> String { "item" }
}

class Sub: Item {
             func _vit_configure(_ size: Int) -> String { "sub, " + super._vitBase_configure(size) }
             var _vit_style: String { "sub, " + super._vitBase_style }
             class func _vit_kind() -> String { "sub, " + super._vitBase_kind() }
}

class Middle: Sub {}

class Last: Middle {
    override func _vit_configure(_ size: Int) -> String { "last, " + super._vit_configure(size) }
}

#sourceLocation(file: "<objc of Style.swift>", line: 1)
import SelectorDispatch
extension Sub: _VitBelow_Item_configure__ {}
extension Sub: _VitBelow_Item_style {}
extension Sub: _VitBelow_Item_kind {}
protocol _VitBelow_Item_configure__: AnyObject { func _vit_configure(_ size: Int) -> String }
extension Item { func configure(_ size: Int) -> String { if let below = self as? any _VitBelow_Item_configure__ { return below._vit_configure(size) }; return _vitBase_configure(size) } }
protocol _VitBelow_Item_style: AnyObject { var _vit_style: String { get } }
extension Item { var style: String { get { if let below = self as? any _VitBelow_Item_style { return below._vit_style }; return _vitBase_style } } }
protocol _VitBelow_Item_kind: AnyObject { static func _vit_kind() -> String }
extension Item { static func kind() -> String { if let below = self as? any _VitBelow_Item_kind.Type { return below._vit_kind() }; return _vitBase_kind() } }
extension Item { nonisolated fileprivate static func _vit1() {
DispatchTable.add("configure:", on: Item.self, .any) { (t: Item, a0: Int) in t.configure(a0) }
Keyed.add("style", on: Item.self, .any, get: { (t: Item) in t.style })
DispatchTable.addStatic("kind", on: Item.self, .any) { () in Item.kind() }
} }
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { Item._vit1() }
}
