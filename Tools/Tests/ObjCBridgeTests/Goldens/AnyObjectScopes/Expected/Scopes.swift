import UIKit

class Scopes: UIViewController {
    var kept: AnyObject?
    let list: [AnyObject] = []
    var table: [String: AnyObject] = [:]
    weak var other: Scopes!
    let label = UILabel()

              func moved(_ sender: AnyObject) {
        label.center = AnyObjectMembers(sender).center
        let height = AnyObjectMembers(sender).frame.size.height
        AnyObjectMembers(sender).setTitle("a", for: .normal)
        AnyObjectMembers.asked(sender, { _vitMembers in _vitMembers.setTitle("b", for: .normal) })
        print(height, AnyObjectMembers(sender).superview?.tag as Any)
        do {
            // A nearer name hides the parameter.
            let sender = label
            sender.center = .zero
        }
        [label].forEach { sender in sender.center = .zero }
        if let sender = sender as? UIButton { sender.tag = 1 }
        let back = { [weak sender] in AnyObjectMembers(sender)?.tag ?? 0 }
        print(back(), (sender as! UIView).tag)
    }

    func uses(_ maybe: AnyObject?, forced: AnyObject!, _ any: Any, _ button: UIButton) -> Int {
        guard let there = maybe else { return AnyObjectMembers(kept)?.tag ?? AnyObjectMembers(maybe)?.tag ?? 0 }
        var sum = AnyObjectMembers(there).tag + AnyObjectMembers(forced).tag + AnyObjectMembers((any as AnyObject)).tag + AnyObjectMembers((any as AnyObject?))!.tag
        for one in list { sum += AnyObjectMembers(one).tag }
        for button in [button] { sum += button.tag }
        sum += AnyObjectMembers(list.first)?.tag ?? AnyObjectMembers(list[0]).tag
        sum += AnyObjectMembers(table["a"])?.count ?? 0
        sum += AnyObjectMembers(self.kept)!.tag + AnyObjectMembers(other.list.last)!.tag + AnyObjectMembers(other.other.kept)!.tag
        if let title = AnyObjectMembers(there).title, AnyObjectMembers(maybe)?.isHidden != nil { print(title ?? "") }
        switch any {
        case let there as UIView: sum += there.tag
        default: break
        }
        return sum + button.tag + AnyObjectMembers((there as AnyObject)).selectedSegmentIndex
    }

    func page(_ json: NSDictionary) throws -> String? {
        guard
            let parse = json.value(forKey: "parse"),
            let text = AnyObjectMembers((parse as AnyObject)).value(forKey: "text"),
            let found = AnyObjectMembers((text as AnyObject))
                .value(forKey: "*") as? String
        else { return nil }
        return found
    }
}

func performed(_ object: NSObject, _ action: Selector) -> Int {
    guard let history = object.perform(Selector(("shared" + "History"))) else { return 0 }
    let found = history.takeUnretainedValue()
    _ = AnyObjectMembers(found).perform(Selector("setNeedsLayout", { _ = UIView.setNeedsLayout }))
    return AnyObjectMembers(object.perform(action).takeUnretainedValue()).count
}

class Named: NSObject {
    /// Another type under a name of the table: what an AnyObject has there is not known.
          var progress: Progress = Progress(totalUnitCount: 1)
}

#sourceLocation(file: "<objc of Scopes.swift>", line: 1)
extension Scopes { nonisolated fileprivate static func _vit1() {
DispatchTable.add("moved:", on: Scopes.self, .main) { (t: Scopes, a0: AnyObject) in t.moved(a0) }
} }
extension Named { nonisolated fileprivate static func _vit2() {
Keyed.add("progress", on: Named.self, .any, get: { (t: Named) in t.progress }, set: { (t: Named, v) in t.progress = v })
} }
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { Scopes._vit1() }
_vitPush { Named._vit2() }
}
