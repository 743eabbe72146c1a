import Foundation

@objcMembers class Model: NSObject {
    var name = "model"
    private var hidden = 1
    func save() {}
    func load(from place: String) {}
    override init() { super.init() }
}

@objc class Named: NSObject {
    @objc(isOn) var on: Bool = false
    @objc enum Kind: Int { case one, two }
    @objc init(kind: Kind) { super.init() }
}

@objc extension Model {
    func more(_ number: NSNumber) {}
}

@objc(MYOther) class Other: NSObject {}
