import Foundation

@objc protocol Listening {
    func heard(_ sound: String, from place: String)
    @objc optional func ended()
}

class Ear: NSObject {
    @objc(listen:) func hear(_ sound: String) {}
}

enum Actions {
    static let hear = #selector(Ear.hear(_:))
    static let heard = #selector(Listening.heard(_:from:))
    static let ended = #selector(Listening.ended)
}

struct Wire {
    var action = #selector(Ear.hear)
}

let global = #selector(Ear.hear)
let text = Selector("listen:")
