// Members of AnyObject, which Objective-C finds by name.
import UIKit

final class Senders: UIViewController {
    private(set) var place = CGPoint.zero
    private(set) var told: [String] = []
    var kept: AnyObject?

    @IBAction func touched(_ sender: AnyObject) {
        place = sender.center
        told.append(sender.currentTitle ?? "no title")
        sender.setTitle?("Touched", for: .normal)
        if sender.isOn ?? false { told.append("on") }
    }

    /// Where the place takes no nil, an object without the member is a mistake.
    func corner(_ sender: AnyObject) -> CGPoint { sender.frame.origin }

    func tags(_ all: [AnyObject]) -> [Int] { all.compactMap { one in (one as AnyObject).tag } + [all.first?.tag ?? 0, kept?.tag ?? -1] }

    func page(_ json: Any) -> String? {
        guard let parse = (json as AnyObject).value(forKey: "parse"),
            let text = (parse as AnyObject).value(forKey: "text")
        else { return nil }
        return (text as AnyObject).value(forKey: "*") as? String
    }

    func hides(_ sender: AnyObject) -> Int {
        // The nearer name is a label; its own members are meant.
        let sender = UILabel()
        sender.tag = 3
        return sender.tag
    }
}

/// A method of the module's own classes, asked of any object.
public final class Arranged: UIView {
    @objc public func arrange() { tag += 1 }
}

public func arrangeAll(_ views: [UIView]) { views.forEach { ($0 as AnyObject).arrange() } }
public func insets(_ value: Any) -> UIEdgeInsets { return (value as AnyObject).uiEdgeInsetsValue }
