import Foundation

class Settings: NSObject {
          var volume: Float = 0.5
                   var radius: CGFloat = 3
             func value(forUndefinedKey key: String) -> Any? { "unknown " + key }
             func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
}

class More: Settings {
    override func responds(to aSelector: Selector!) -> Bool { true }
}

#sourceLocation(file: "<objc of Keys.swift>", line: 1)
import SelectorDispatch
extension Settings: _VitUndefinedKeys { func _vitValue(forUndefinedKey key: String) -> Any? { value(forUndefinedKey: key) } }
extension Settings: _VitResponds { func _vitResponds(to selector: Selector) -> Bool { responds(to: selector) } }
extension Settings { nonisolated fileprivate static func _vit1() {
Keyed.add("volume", on: Settings.self, .any, get: { (t: Settings) in t.volume }, set: { (t: Settings, v) in t.volume = v })
Keyed.add("radius", on: Settings.self, .any, get: { (t: Settings) in t.radius }, set: { (t: Settings, v) in t.radius = v })
} }
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { Settings._vit1() }
}
