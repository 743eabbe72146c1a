import Foundation

class Base: NSObject {
          func play() {}
          func play(_ song: String) {}
}

class Player: Base {
    let stored = Selector("stop", { _ = Player.stop })
    lazy var later = Selector("stop", { _ = Player.stop })
    static let shared = Selector("stop", { _ = Player.stop })
          func stop() {}
          func seek(to time: Double, animated: Bool) {}
          private func hidden(_ sender: Any) {}
          var volume = 1.0
    func all(_ other: Player) -> [Selector] {
        [
            Selector("stop", { _ = Player.stop }), Selector("seekTo:animated:", { _ = Player.seek(to:animated:) }), Selector("hidden:", { _ = Player.hidden(_:) }), Selector("stop", { _ = Player.stop }),
            Selector("seekTo:animated:", { _ = Player.seek }), Selector("play", { _ = Player.play as (Player) -> () -> Void }), Selector("play:", { _ = Player.play(_:) }),
            Selector("play", { _ = Base.play as (Base) -> (String) -> Void }), Selector("volume", property: { (t: Player) in _ = t.volume }), Selector("setVolume:", property: { (t: Player) in _ = t.volume }),
            Selector("volume", property: { (t: Player) in _ = t.volume }), Selector("stop", object: { _ = other.stop }),
            Selector("hidden:", { _ = Player.hidden(_:)

 }),
        ]
    }
    func defaulted(_ action: Selector = Selector("stop", { _ = Player.stop })) -> Bool {
        if action == Selector("stop", { _ = Player.stop }) { return true }
        return false
    }
}

extension Player {
          func pause(_ sender: Any?) {}
    var pausing: Selector { Selector("pause:", { _ = Player.pause }) }
}

#sourceLocation(file: "<objc of Player.swift>", line: 1)
import SelectorDispatch
extension Base { nonisolated fileprivate static func _vit1() {
DispatchTable.add("play", on: Base.self, .any) { (t: Base) in t.play() }
DispatchTable.add("play:", on: Base.self, .any) { (t: Base, a0: String) in t.play(a0) }
} }
extension Player { nonisolated fileprivate static func _vit2() {
DispatchTable.add("stop", on: Player.self, .any) { (t: Player) in t.stop() }
DispatchTable.add("seekTo:animated:", on: Player.self, .any) { (t: Player, a0: Double, a1: Bool) in t.seek(to: a0, animated: a1) }
DispatchTable.add("hidden:", on: Player.self, .any) { (t: Player, a0: Any) in t.hidden(a0) }
Keyed.add("volume", on: Player.self, .any, get: { (t: Player) in t.volume }, set: { (t: Player, v) in t.volume = v })
} }
extension Player { nonisolated fileprivate static func _vit3() {
DispatchTable.add("pause:", on: Player.self, .any) { (t: Player, a0: Any?) in t.pause(a0) }
} }
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { Base._vit1() }
_vitPush { Player._vit2() }
_vitPush { Player._vit3() }
}
