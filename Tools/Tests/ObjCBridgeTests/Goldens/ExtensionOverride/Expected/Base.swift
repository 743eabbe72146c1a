import Foundation

public class Screen: NSObject {
    public func appear(_ animated: Bool) { print("screen appears", animated) }
    public var title: String { "screen" }
    public func load(from place: String, with parts: inout [Int]) throws -> Int { 1 }
    class func make() -> String { "screen" }
}

public class Home: Screen {
    func own() {}

#sourceLocation(file: "<moved into Home>", line: 1)
public override func appear(_ animated: Bool) { _vit_appear(animated) }
public override var title: String { get { _vit_title } }
public override func load(from place: String, with parts: inout [Int]) throws -> Int { try _vit_load(from: place, with: &parts) }
public override class func make() -> String { _vit_make() }
#if DEBUG
@available(iOS 13, *) public override var description: String { get { _vit_description } }
#endif
#sourceLocation(file: "ExtensionOverride/Base.swift", line: 12)
}
