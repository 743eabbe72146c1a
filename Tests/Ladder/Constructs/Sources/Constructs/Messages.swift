// Messages by name and time: perform, responds, selectors from strings, notifications, display links, messages after a delay.
import UIKit

public extension Notification.Name {
    static let cartChanged = Notification.Name("cartChanged")
}

public final class Receiver: NSObject {
    public var got: [String] = []
    private var link: CADisplayLink?

    public func begin() {
        NotificationCenter.default.addObserver(self, selector: #selector(changed(_:)), name: .cartChanged, object: nil)
    }
    public func end() {
        NotificationCenter.default.removeObserver(self)
        link?.invalidate()
    }
    public func run() {
        link = CADisplayLink(target: self, selector: #selector(step))
        link?.add(to: .main, forMode: .common)
        perform(#selector(late(_:)), with: "late", afterDelay: 0.01)
    }

    @objc private func changed(_ notification: Notification) { got.append("changed \(notification.object as? Int ?? 0)") }
    @objc private func step(_ link: CADisplayLink) {
        got.append("step")
        link.invalidate()
    }
    @objc private func late(_ word: String) { got.append(word) }
    @objc func answer(_ question: NSString) -> NSString { "\(question)!" as NSString }
}
