import Foundation

class Thing: NSObject {
    func names() -> [String] {
        [NSStringFromClass(type(of: self)), NSStringFromClass(Thing.self), NSStringFromClass(Self.self), self.description]
    }
}

class Own: NSObject {
    static func description() -> String { "own" }
    let name = Own.description()
}
