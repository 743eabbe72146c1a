import Foundation

public class Screen: NSObject {
    public func appear(_ animated: Bool) { print("screen appears", animated) }
    public var title: String { "screen" }
    public func load(from place: String, with parts: inout [Int]) throws -> Int { 1 }
    class func make() -> String { "screen" }
}

public class Home: Screen {
    func own() {}
}
