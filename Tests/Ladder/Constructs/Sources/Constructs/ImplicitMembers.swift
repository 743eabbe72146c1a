// Members that are Objective-C's without saying so: `@objcMembers`, `@objc extension`, overrides and members of protocols.
// The Swift Programming Language: "objcMembers".
import UIKit

@objcMembers public class Model: NSObject {
    public var title = "model"
    public func reload() { title += "!" }
}

public class SubModel: Model {
    public override func reload() { title = "sub" }
}

@objc extension SubModel {
    public func clear() { title = "" }
}

@objc public protocol Loading {
    func load(_ place: String)
}

public class Loader: NSObject, Loading {
    public private(set) var places: [String] = []
    public func load(_ place: String) { places.append(place) }
    @objc dynamic func late() {}
    @nonobjc func plain() {}
}
