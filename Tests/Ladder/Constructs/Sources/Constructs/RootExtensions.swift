// A protocol for every object, whose requirement is an initialiser.
// Apple: "NSObject", init().
import UIKit

protocol Buildable: AnyObject { init() }

extension Buildable {
    init(_ change: (Self) -> Void) {
        self.init()
        change(self)
    }
    @discardableResult func with(_ change: (Self) -> Void) -> Self {
        change(self)
        return self
    }
    static func many(_ count: Int) -> [Self] { (0..<count).map { _ in Self() } }
}

extension NSObject: Buildable {}

public final class Mark: UIView {
    public let text = "mark"
}

func build<T: Buildable>(_ type: T.Type) -> T { type.init() }
public func label(_ text: String) -> UILabel { UILabel { $0.text = text } }
public func marks() -> [Mark] { Mark.many(2).map { $0.with { $0.tag = 3 } } }
