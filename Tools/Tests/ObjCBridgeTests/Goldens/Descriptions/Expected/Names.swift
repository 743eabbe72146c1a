import Foundation

class Thing: NSObject {
    func names() -> [String] {
        [_vitClassName(type(of: self)), _vitClassName(Thing.self), _vitClassName(Self.self), self.description]
    }
}

class Own: NSObject {
    static func description() -> String { "own" }
    let name = Own.description()
}

#sourceLocation(file: "<objc of Names.swift>", line: 1)
import SelectorDispatch
