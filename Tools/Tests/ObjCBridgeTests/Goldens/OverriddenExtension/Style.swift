import Foundation

class Item: NSObject {}

extension Item {
    @objc func configure(_ size: Int) -> String { "item \(size)" }
    @objc var style: String { "plain" }
    @objc class func kind() -> String { "item" }
}

class Sub: Item {
    override func configure(_ size: Int) -> String { "sub, " + super.configure(size) }
    override var style: String { "sub, " + super.style }
    override class func kind() -> String { "sub, " + super.kind() }
}

class Middle: Sub {}

class Last: Middle {
    override func configure(_ size: Int) -> String { "last, " + super.configure(size) }
}
