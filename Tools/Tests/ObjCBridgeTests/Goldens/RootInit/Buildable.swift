import UIKit

protocol Buildable: class {
    init()
    func name() -> String
}
protocol Plain { init() }
struct Value: Plain {}

extension Buildable {
    init(_ change: (Self) -> Void) {
        self.init()
        change(self)
    }
    func name() -> String { "\(self)" }
    static func two() -> [Self] { [Self(), Self.init()] }
}
extension NSObject: Buildable {}

func build<T: Buildable>(_ type: T.Type) -> [T] { [T(), type.init(), T { _ in }] }
func value<T: Plain>(_ type: T.Type) -> T { T() }
@objc(MYBook) class Book: NSObject {}
func names() -> [Any?] { [NSClassFromString("MYBook"), NSStringFromClass(Book.self)] }
