import Foundation

@objcMembers class Model: NSObject {}

class Sub: Model {
    func inherited() {}
}

@objc protocol Loading {
    func load(_ place: String)
    func plain()
}

class Loader: NSObject, Loading {
    func load(_ place: String) {}
    func plain() {}
    func hidden() {}
    func old() {}
    var action: Selector { #selector(old) }
    override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        super.keyPathsForValuesAffectingValue(forKey: key).union(["a"])
    }
}
