import UIKit

final class Pictures: NSObject {
    static var bundle: Bundle { _vitBundle(for: Pictures.self) }
    var own: Bundle { _vitBundle(for: type(of: self)) }
    var plain: Bundle { _vitBundle(for: Self.self) }
    var other: Bundle? { Bundle(path: "/") }
    func picture() -> UIImage? { UIImage(named: "a", in: _vitBundle(for: Pictures.self), compatibleWith: nil) }
}
