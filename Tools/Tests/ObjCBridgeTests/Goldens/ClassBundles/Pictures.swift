import UIKit

final class Pictures: NSObject {
    static var bundle: Bundle { Bundle(for: Pictures.self) }
    var own: Bundle { Bundle(for: type(of: self)) }
    var plain: Bundle { Bundle.init(for: Self.self) }
    var other: Bundle? { Bundle(path: "/") }
    func picture() -> UIImage? { UIImage(named: "a", in: Foundation.Bundle(for: Pictures.self), compatibleWith: nil) }
}
