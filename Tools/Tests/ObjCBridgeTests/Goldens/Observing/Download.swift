import Combine
import Foundation

class Download: NSObject {
    @objc dynamic var progress = 0.0
    @objc dynamic var state: String = "idle" {
        didSet { print("didSet", oldValue, state) }
    }
    @objc dynamic private(set) var count: Int = 0 {
        willSet { print("willSet", newValue) }
    }
    @objc dynamic var half: Double {
        get { progress / 2 }
        set { progress = newValue * 2 }
    }
    @objc dynamic weak var parent: Download?
    func add() { count += 1 }
}

class Publishing: NSObject {
    func publish(_ download: Download) -> [Any] {
        [
            download.publisher(for: \.progress, options: [.new]), download.publisher(for: \Download.parent?.state),
            download.publisher(for: \.count).sink { print($0) }, NotificationCenter.default.publisher(for: Notification.Name("downloaded")),
        ]
    }
}

class Watcher: NSObject {
    var tokens: [NSKeyValueObservation] = []
    func watch(_ download: Download) {
        tokens.append(download.observe(\.progress, options: [.new, .old]) { download, change in
            print(download.progress, change.oldValue as Any, change.newValue as Any)
        })
        tokens.append(download.observe(\Download.parent?.state) { _, _ in print("parent") })
        download.addObserver(self, forKeyPath: #keyPath(Download.count), options: [.new], context: nil)
    }
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        print(keyPath ?? "", change?[.newKey] ?? "")
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
}
