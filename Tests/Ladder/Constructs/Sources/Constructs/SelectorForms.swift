// The forms of `#selector`: getters and setters, overloads with `as`, methods of other types, names given by `@objc(…)`.
// The Swift Programming Language: "Selector Expression".
import UIKit

public class Player: NSObject {
    @objc public var volume: Float = 0.5
    @objc func play() {}
    @objc func play(_ name: String) {}
    @objc(rewindToStart) func rewind() {}
    @objc func seek(to time: Double) {}
    @objc func move(from start: Int, count: Int) {}
    @objc func send(message: String) {}
    @objc class func shared() -> Player { Player() }
}

public struct Remote {
    public static let all: [Selector] = [
        #selector(Player.play as (Player) -> () -> Void),
        #selector(Player.play(_:)),
        #selector(Player.rewind),
        #selector(Player.seek(to:)),
        #selector(Player.move(from:count:)),
        #selector(Player.send(message:)),
        #selector(Player.shared),
        #selector(getter: Player.volume),
        #selector(setter: Player.volume),
        #selector(UIView.layoutSubviews),
        #selector(UITextFieldDelegate.textFieldShouldReturn(_:)),
    ]
}
