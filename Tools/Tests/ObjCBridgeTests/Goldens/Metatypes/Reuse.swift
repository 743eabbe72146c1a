import UIKit

protocol Reusable {}
extension Reusable where Self: UIView {
    static func fresh() -> Self { Self(frame: .zero) }
    static func other() -> Self { self.init() }
}
class Row: UIView, Reusable {
    func twin() -> UIView { type(of: self).init(frame: frame) }
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
    let view = T(
        frame: other.bounds)
    other.addSubview(type.init())
    return view
}
func controller<T>(_ type: T.Type) -> T where T: UIViewController { T(nibName: nil, bundle: nil) }
@MainActor struct Registry {
    var rowType: UIView.Type = Row.self
    func row() -> UIView { rowType.init(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }
    func copy(of view: UIView) -> UIView { type(of: view).init(frame: view.frame) }
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
        var views = [type(of: row).init(), type(of: top).init(), type(of: self.top).init(), type(of: view).init()]
        if let below { views.append(type(of: below).init()) }
        views.append(type(of: below!).init())
        print(type(of: number).init())
        return views
    }
}
