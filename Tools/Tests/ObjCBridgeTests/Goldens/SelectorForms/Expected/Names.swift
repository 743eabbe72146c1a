import Foundation

      protocol Listening: AnyObject {
    func heard(_ sound: String, from place: String)
                               
}

class Ear: NSObject {
                   func hear(_ sound: String) {}
}

enum Actions {
    static let hear = Selector("listen:", { _ = Ear.hear(_:) })
    static let heard = Selector("heard:from:")
    static let ended = Selector("ended")
}

struct Wire {
    var action = Selector("listen:", { _ = Ear.hear })
}

let global = Selector("listen:", { _ = Ear.hear })
let text = Selector("listen:")

#sourceLocation(file: "<objc of Names.swift>", line: 1)
import SelectorDispatch
protocol _VitOpt_Listening_ended_: AnyObject { func _vitOpt_ended() }
extension Listening { @discardableResult func _vitCall_ended() -> Void? { (self as? any _VitOpt_Listening_ended_)?._vitOpt_ended() } }
extension Ear { nonisolated fileprivate static func _vit1() {
DispatchTable.add("listen:", on: Ear.self, .any) { (t: Ear, a0: String) in t.hear(a0) }
} }
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { Ear._vit1() }
}
