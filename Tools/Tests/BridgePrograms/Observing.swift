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
    @objc var plain = "plain"
    func add() { count += 1 }
}

final class Slow: Download {
    override var progress: Double {
        didSet { print("slow", progress) }
    }
}

class Watcher: NSObject {
    var tokens: [NSKeyValueObservation] = []
    func watch(_ download: Download) {
        tokens.append(download.observe(\.progress, options: [.initial, .new, .old]) { download, change in
            print("progress", download.progress, change.oldValue as Any, change.newValue as Any)
        })
        tokens.append(download.observe(\Download.parent?.state, options: [.new, .old]) { _, change in
            print("parent", (change.oldValue ?? nil) as Any, (change.newValue ?? nil) as Any)
        })
        download.addObserver(self, forKeyPath: #keyPath(Download.count), options: [.new, .old], context: nil)
        download.addObserver(self, forKeyPath: "half", options: [.new], context: nil)
    }
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        print(keyPath ?? "", change?[.oldKey] ?? "none", change?[.newKey] ?? "none")
    }
}

class Settings: NSObject {
    @objc var volume: Float = 0.5
    @IBInspectable var radius: CGFloat = 3
    override func value(forUndefinedKey key: String) -> Any? { "unknown " + key }
    override func setValue(_ value: Any?, forUndefinedKey key: String) { print("set", key, value as Any) }
}

@main struct Program {
    static func main() {
        let download = Slow()
        let parent = Download()
        let watcher = Watcher()
        watcher.watch(download)
        download.progress = 1
        download.half = 4
        download.state = "running"
        download.add()
        download.parent = parent
        parent.state = "loading"
        download.removeObserver(watcher, forKeyPath: "count")
        download.add()
        watcher.tokens[0].invalidate()
        download.progress = 2
        watcher.tokens = []
        parent.state = "gone"
        let settings = Settings()
        settings.setValue(NSNumber(value: 2), forKey: "volume")
        settings.setValue(4, forKey: "radius")
        settings.setValue(4, forKey: "nothing")
        print(settings.volume, settings.radius, settings.value(forKey: "volume") as Any, settings.value(forKey: "no") as Any)
        print(download.value(forKeyPath: "parent.state") as Any, #keyPath(Download.parent.state))
        let json: [String: Any] = ["a": 1, "b": 2.5, "c": NSNumber(value: 3), "d": "x"]
        print(json["a"] as? CGFloat ?? 0, json["b"] as! CGFloat, json["c"] as? CGFloat ?? 0, (json["d"] as? CGFloat) as Any)
    }
}
