import Foundation

extension Home {
    public override func appear(_ animated: Bool) {
        super.appear(animated)
        print("home appears", animated)
    }

    override public var title: String { "home of " + super.title }

    override public func load(from place: String, with parts: inout [Int]) throws -> Int {
        try super.load(from: place, with: &parts) + 1
    }

    override class func make() -> String { "home, " + super.make() }

    #if DEBUG
    @available(iOS 13, *)
    public override var description: String { "Home" }
    #endif
}
