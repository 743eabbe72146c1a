import Foundation

class Thing: NSObject {
    func names() -> [String] {
        [type(of: self).description(), Thing.description(), Self.description(), self.description]
    }
}

class Own: NSObject {
    static func description() -> String { "own" }
    let name = Own.description()
}
