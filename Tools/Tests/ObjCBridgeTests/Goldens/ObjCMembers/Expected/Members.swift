import Foundation

             class Model: NSObject {
    var name = "model"
    private var hidden = 1
    func save() {}
    func load(from place: String) {}
    override init() { super.init() }
}

      class Named: NSObject {
                var on: Bool = false
    @objc enum Kind: Int { case one, two }
          init(kind: Kind) { super.init() }
}

      extension Model {
    func more(_ number: NSNumber) {}
}

               class Other: NSObject {}

#sourceLocation(file: "<objc of Members.swift>", line: 1)
import SelectorDispatch
extension Model { nonisolated fileprivate static func _vit1() {
Keyed.add("name", on: Model.self, .any, get: { (t: Model) in t.name }, set: { (t: Model, v) in t.name = v })
DispatchTable.add("save", on: Model.self, .any) { (t: Model) in t.save() }
DispatchTable.add("loadFrom:", on: Model.self, .any) { (t: Model, a0: String) in t.load(from: a0) }
} }
extension Named { nonisolated fileprivate static func _vit2() {
Keyed.add("isOn", on: Named.self, .any, get: { (t: Named) in t.on }, set: { (t: Named, v) in t.on = v })
} }
extension Model { nonisolated fileprivate static func _vit3() {
DispatchTable.add("more:", on: Model.self, .any) { (t: Model, a0: NSNumber) in t.more(a0) }
} }
extension Other { nonisolated fileprivate static func _vit4() { _vitName("MYOther", Other.self) } }
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { Model._vit1() }
_vitPush { Named._vit2() }
_vitPush { Model._vit3() }
_vitPush { Other._vit4() }
}
