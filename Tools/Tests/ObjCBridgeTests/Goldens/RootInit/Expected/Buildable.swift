import UIKit

protocol Buildable: class, _VitMade {
          
    func name() -> String
}
protocol Plain { init() }
struct Value: Plain {}

extension Buildable {
    init(_ change: (Self) -> Void) {
        self.init(_vitMade: _vitMake_Buildable(Self.self))
        change(self)
    }
    func name() -> String { "\(self)" }
    static func two() -> [Self] { [_vitMake_Buildable(Self.self), _vitMake_Buildable(Self.self)] }
}
extension NSObject: Buildable {}

func build<T: Buildable>(_ type: T.Type) -> [T] { [_vitMake_Buildable(T.self), _vitMake_Buildable(type), T { _ in }] }
func value<T: Plain>(_ type: T.Type) -> T { T() }
              class Book: NSObject {}
func names() -> [Any?] { [_vitClass("MYBook"), _vitClassName(Book.self)] }

#sourceLocation(file: "<objc of Buildable.swift>", line: 1)
func _vitMake_Buildable<T: Buildable>(_ type: T.Type) -> T { _vitBuild(type) as! T }
extension Book { nonisolated fileprivate static func _vit1() { _vitName("MYBook", Book.self) } }
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { Book._vit1() }
}
