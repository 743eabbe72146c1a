import Foundation

class Screen: NSObject {
    func appear(_ animated: Bool) { print("screen", animated) }
    var title: String {
        get { "screen" }
        set { print("screen sets", newValue) }
    }
    func load(_ parts: inout [Int]) throws { parts.append(1) }
    class func make() -> String { "screen" }
}

class Home: Screen {}

extension Home {
    override func appear(_ animated: Bool) {
        super.appear(!animated)
        print("home", animated)
    }
    override var title: String {
        get { "home, " + super.title }
        set { super.title = newValue + "!" }
    }
    override func load(_ parts: inout [Int]) throws {
        try super.load(&parts)
        parts.append(2)
    }
    override class func make() -> String { "home, " + super.make() }
    override var description: String { "a home" }
}

final class Villa: Home {
    override func appear(_ animated: Bool) {
        super.appear(animated)
        print("villa")
    }
}

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
    override class func kind() -> String { "last, " + super.kind() }
}

class Plain: Item {}

extension Plain {
    override func configure(_ size: Int) -> String { "plain, " + super.configure(size) }
}

final class Plainer: Plain {
    override func configure(_ size: Int) -> String { "plainer, " + super.configure(size) }
}

@main struct Program {
    static func main() throws {
        let screens: [Screen] = [Screen(), Home(), Villa()]
        for screen in screens {
            screen.appear(true)
            screen.title = "x"
            var parts: [Int] = []
            try screen.load(&parts)
            print(screen.title, parts, type(of: screen).make())
        }
        print(Villa().description)
        let items: [Item] = [Item(), Sub(), Middle(), Last(), Plain(), Plainer()]
        for item in items { print(item.configure(3), item.style, type(of: item).kind()) }
    }
}
