import UIKit

protocol Buildable: class, _VitMade {
          
}
extension Buildable {
    init(_ change: (Self) -> Void) {
        self.init(_vitMade: _vitMake_Buildable(Self.self))
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
func build<T: Buildable>(_ type: T.Type) -> T { _vitMake_Buildable(T.self) }

#sourceLocation(file: "<objc of Style.swift>", line: 1)
private protocol _vitInit_Buildable { init() }
extension Style: _vitInit_Buildable {}
func _vitMake_Buildable<T: Buildable>(_ type: T.Type) -> T { if let own = type as? any _vitInit_Buildable.Type { return own.init() as! T }; return _vitBuild(type) as! T }
