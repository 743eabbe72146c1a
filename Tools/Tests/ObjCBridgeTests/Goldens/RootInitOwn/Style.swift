import UIKit

protocol Buildable: class {
    init()
}
extension Buildable {
    init(_ change: (Self) -> Void) {
        self.init()
        change(self)
    }
}
extension NSObject: Buildable {}

open class Style: Buildable {
    open var width = 1
    public required init() {}
}
final class Wide: Style {}
protocol Single { init() }
struct Point: Single {}
func build<T: Buildable>(_ type: T.Type) -> T { T() }
