import UIKit

protocol Reusable {}
extension Reusable where Self: UIView {
    static func fresh() -> Self { _vitInit(Self.self, frame: .zero) }
    static func other() -> Self { _vitInit(self) }
}
class Row: UIView, Reusable {
    func twin() -> UIView { _vitInit(type(of: self), frame: frame) }
}
class Model {
    required init() {}
    class func make() -> Self { Self() }
}
class Tile: UIView {
    required override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
    static func make<T: Tile>(_ type: T.Type) -> T { T(frame: .zero) }
}
func view<T: UIView>(_ type: T.Type, below other: UIView) -> T {
    let view = _vitInit(T.self, 
        frame: other.bounds)
    other.addSubview(_vitInit(type))
    return view
}
func controller<T>(_ type: T.Type) -> T where T: UIViewController { _vitInit(T.self, nibName: nil, bundle: nil) }
@MainActor struct Registry {
    var rowType: UIView.Type = Row.self
    func row() -> UIView { _vitInit(rowType, frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }
    func copy(of view: UIView) -> UIView { _vitInit(type(of: view), frame: view.frame) }
    func number(_ kind: Int.Type) -> Int { kind.init() }
}
@MainActor func names() -> [CFString] { ["a" as CFString, "b"] }
class Card: UIView {
    let number: Int
    init() {
        number = 1
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
}
final class BigCard: Card {}
final class SmallCard: Card {
    init(size: Int) { super.init() }
    required init?(coder: NSCoder) { nil }
}
class Deck: UIView {
    var top = Card()
    weak var below: UIView?
    func again(_ row: Row) -> [UIView] {
        let number = 1
        let view = UIView(frame: .zero)
        var views = [_vitInit(type(of: row)), _vitInit(type(of: top)), _vitInit(type(of: self.top)), _vitInit(type(of: view))]
        if let below { views.append(_vitInit(type(of: below))) }
        views.append(_vitInit(type(of: below!)))
        print(type(of: number).init())
        return views
    }
}

#sourceLocation(file: "<objc of Reuse.swift>", line: 1)
extension Card { nonisolated fileprivate static func _vit1() { DispatchTable.addStatic("_vitInit", on: Card.self, .main) { Card() } } }
extension BigCard { nonisolated fileprivate static func _vit2() { DispatchTable.addStatic("_vitInit", on: BigCard.self, .main) { BigCard() } } }
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { Card._vit1() }
_vitPush { BigCard._vit2() }
}
