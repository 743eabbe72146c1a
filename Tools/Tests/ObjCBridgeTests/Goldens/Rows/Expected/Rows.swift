import UIKit

      public class Rows: UIViewController {
          public init(name: String) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
          dynamic lazy var late = 1 { didSet { KVO.didChange(self, "late", old: oldValue, new: self.late) } }
          dynamic var view2 = UIView(frame: .zero) { didSet { KVO.didChange(self, "view2", old: oldValue, new: self.view2) } }
          dynamic var made: UIView = {
        UIView()
    }() { didSet { KVO.didChange(self, "made", old: oldValue, new: self.made) } }
          dynamic var one = 1 { didSet { KVO.didChange(self, "one", old: oldValue, new: self.one) } }; dynamic var two = 2 { didSet { KVO.didChange(self, "two", old: oldValue, new: self.two) } }
          open func opened() {}
          internal func hidden(_ sender: UIBarButtonItem!) {}
          func blocks(_ done: @escaping (Bool) -> Void) {}
          func several(_ a: Int, flag: Bool, size: CGFloat) -> Bool { flag }
          class func make() -> Rows { Rows(name: "") }
              func unwind(_ segue: Any?) {}
                   func segue(_ coder: NSCoder) -> UIViewController? { nil }
          override public func viewDidLoad() {
        super.viewDidLoad()
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: Selector("hidden:", { _ = Rows.hidden }))
        navigationItem.rightBarButtonItems = [done]
        let pan = UIPanGestureRecognizer(target: self, action: Selector("opened", { _ = Rows.opened }))
        pan.addTarget(self, action: Selector("several:flag:size:", { _ = Rows.several(_:flag:size:) }))
        perform(Selector("opened", { _ = Rows.opened }))
        NotificationCenter.default.addObserver(self, selector: Selector("opened", { _ = Rows.opened }), name: nil, object: nil)
        _ = _vitClassName(type(of: self))
    }
}

private final class Hidden: UIControl {
          private func touched() {}
    override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(self, action: Selector("touched", { _ = Hidden.touched }), for: [.touchUpInside])
    }
    required init?(coder: NSCoder) { nil }
}

extension UIView {
          fileprivate func everywhere() {}
    var action: Selector { Selector("everywhere", { _ = UIView.everywhere }) }
}

enum Actions {
    static let tap = Selector("opened", { _ = Rows.opened })
    static let end = Selector("endEditing:", { _ = UIView.endEditing })
    static let table = Selector("scrollViewDidScroll:")
}

#sourceLocation(file: "<objc of Rows.swift>", line: 1)
extension Rows { nonisolated fileprivate static func _vit1() {
Keyed.add("late", on: Rows.self, .main, get: { (t: Rows) in t.late }, set: { (t: Rows, v) in t.late = v })
Keyed.add("view2", on: Rows.self, .main, get: { (t: Rows) in t.view2 }, set: { (t: Rows, v) in t.view2 = v })
Keyed.add("made", on: Rows.self, .main, get: { (t: Rows) in t.made }, set: { (t: Rows, v) in t.made = v })
Keyed.add("one", on: Rows.self, .main, get: { (t: Rows) in t.one }, set: { (t: Rows, v) in t.one = v })
Keyed.add("two", on: Rows.self, .main, get: { (t: Rows) in t.two }, set: { (t: Rows, v) in t.two = v })
DispatchTable.add("opened", on: Rows.self, .main) { (t: Rows) in t.opened() }
DispatchTable.add("hidden:", on: Rows.self, .main) { (t: Rows, a0: UIBarButtonItem?) in t.hidden(a0) }
DispatchTable.add("several:flag:size:", on: Rows.self, .main) { (t: Rows, a0: Int, a1: Bool, a2: CGFloat) in t.several(a0, flag: a1, size: a2) }
DispatchTable.addStatic("make", on: Rows.self, .main) { () in Rows.make() }
DispatchTable.add("unwind:", on: Rows.self, .main) { (t: Rows, a0: Any?) in t.unwind(a0) }
DispatchTable.add("segue:", on: Rows.self, .main) { (t: Rows, a0: NSCoder) in t.segue(a0) }
DispatchTable.add("viewDidLoad", on: Rows.self, .main) { (t: Rows) in t.viewDidLoad() }
} }
extension Hidden { nonisolated fileprivate static func _vit2() {
DispatchTable.add("touched", on: Hidden.self, .main) { (t: Hidden) in t.touched() }
} }
extension UIView { nonisolated fileprivate static func _vit3() {
DispatchTable.add("everywhere", on: UIView.self, .main) { (t: UIView) in t.everywhere() }
} }
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { Rows._vit1() }
_vitPush { Hidden._vit2() }
_vitPush { UIView._vit3() }
}
