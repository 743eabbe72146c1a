// An observer of notifications by selector.
// Apple: "NotificationCenter", addObserver(_:selector:name:object:).
import UIKit

extension Notification.Name {
    public static let cartChanged = Notification.Name("cartChanged")
}

public class Observer: NSObject {
    public private(set) var heard: [Int] = []

    public override init() {
        super.init()
        NotificationCenter.default.addObserver(self, selector: #selector(changed(_:)), name: .cartChanged, object: nil)
    }

    deinit { NotificationCenter.default.removeObserver(self) }

    @objc private func changed(_ notification: Notification) { heard.append(notification.userInfo?["count"] as? Int ?? -1) }
}
