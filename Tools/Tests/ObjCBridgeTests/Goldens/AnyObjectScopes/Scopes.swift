import UIKit

class Scopes: UIViewController {
    var kept: AnyObject?
    let list: [AnyObject] = []
    var table: [String: AnyObject] = [:]
    weak var other: Scopes!
    let label = UILabel()

    @IBAction func moved(_ sender: AnyObject) {
        label.center = sender.center
        let height = sender.frame.size.height
        sender.setTitle("a", for: .normal)
        sender.setTitle?("b", for: .normal)
        print(height, sender.superview?.tag as Any)
        do {
            // A nearer name hides the parameter.
            let sender = label
            sender.center = .zero
        }
        [label].forEach { sender in sender.center = .zero }
        if let sender = sender as? UIButton { sender.tag = 1 }
        let back = { [weak sender] in sender?.tag ?? 0 }
        print(back(), (sender as! UIView).tag)
    }

    func uses(_ maybe: AnyObject?, forced: AnyObject!, _ any: Any, _ button: UIButton) -> Int {
        guard let there = maybe else { return kept?.tag ?? maybe?.tag ?? 0 }
        var sum = there.tag + forced.tag + (any as AnyObject).tag + (any as AnyObject?)!.tag
        for one in list { sum += one.tag }
        for button in [button] { sum += button.tag }
        sum += list.first?.tag ?? list[0].tag
        sum += table["a"]?.count ?? 0
        sum += self.kept!.tag + other.list.last!.tag + other.other.kept!.tag
        if let title = there.title, maybe?.isHidden != nil { print(title ?? "") }
        switch any {
        case let there as UIView: sum += there.tag
        default: break
        }
        return sum + button.tag + (there as AnyObject).selectedSegmentIndex
    }

    func page(_ json: NSDictionary) throws -> String? {
        guard
            let parse = json.value(forKey: "parse"),
            let text = (parse as AnyObject).value(forKey: "text"),
            let found = (text as AnyObject)
                .value(forKey: "*") as? String
        else { return nil }
        return found
    }
}

func performed(_ object: NSObject, _ action: Selector) -> Int {
    guard let history = object.perform(Selector(("shared" + "History"))) else { return 0 }
    let found = history.takeUnretainedValue()
    _ = found.perform(#selector(UIView.setNeedsLayout))
    return object.perform(action).takeUnretainedValue().count
}

class Named: NSObject {
    /// Another type under a name of the table: what an AnyObject has there is not known.
    @objc var progress: Progress = Progress(totalUnitCount: 1)
}
