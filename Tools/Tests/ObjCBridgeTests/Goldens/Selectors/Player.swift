import Foundation

class Base: NSObject {
    @objc func play() {}
    @objc func play(_ song: String) {}
}

class Player: Base {
    let stored = #selector(stop)
    lazy var later = #selector(self.stop)
    static let shared = #selector(Player.stop)
    @objc func stop() {}
    @objc func seek(to time: Double, animated: Bool) {}
    @objc private func hidden(_ sender: Any) {}
    @objc var volume = 1.0
    func all(_ other: Player) -> [Selector] {
        [
            #selector(stop), #selector(seek(to:animated:)), #selector(self.hidden(_:)), #selector(Self.stop),
            #selector(Player.seek), #selector(play as () -> Void), #selector(play(_:)),
            #selector(Base.play as (Base) -> (String) -> Void), #selector(getter: volume), #selector(setter: volume),
            #selector(getter: Player.volume), #selector(other.stop),
            #selector(
                hidden(_:)
            ),
        ]
    }
    func defaulted(_ action: Selector = #selector(stop)) -> Bool {
        if action == #selector(stop) { return true }
        return false
    }
}

extension Player {
    @objc func pause(_ sender: Any?) {}
    var pausing: Selector { #selector(pause) }
}
