import Foundation

extension Home {
    public          func _vit_appear(_ animated: Bool) {
        super.appear(animated)
        print("home appears", animated)
    }

             public var _vit_title: String { "home of " + super.title }

             public func _vit_load(from place: String, with parts: inout [Int]) throws -> Int {
        try super.load(from: place, with: &parts) + 1
    }

             class func _vit_make() -> String { "home, " + super.make() }

    #if DEBUG
    @available(iOS 13, *)
    public          var _vit_description: String { "Home" }
    #endif
}
