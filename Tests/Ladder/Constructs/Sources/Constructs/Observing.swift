// Key-value observing of one's own properties and of UIKit's, with closures, by key path in text, and of arrays' members.
// Apple: "Using Key-Value Observing in Swift".
import UIKit

public class Download: NSObject {
    @objc public dynamic var progress = 0.0
    @objc public dynamic var state: String = "idle" { didSet { changes += 1 } }
    @objc public dynamic weak var parent: Download?
    public private(set) var changes = 0
}

public class Watcher: NSObject {
    public private(set) var log: [String] = []
    private var tokens: [NSKeyValueObservation] = []

    public func watch(_ download: Download, _ scroll: UIScrollView) {
        tokens.append(download.observe(\.progress, options: [.old, .new]) { [weak self] _, change in
            self?.log.append("\(change.oldValue ?? -1) to \(change.newValue ?? -1)")
        })
        tokens.append(scroll.observe(\.contentOffset) { [weak self] scroll, _ in self?.log.append("scrolled to \(scroll.contentOffset.y)") })
        download.addObserver(self, forKeyPath: #keyPath(Download.state), options: .new, context: nil)
    }

    public func stop(_ download: Download) {
        tokens.forEach { $0.invalidate() }
        download.removeObserver(self, forKeyPath: #keyPath(Download.state))
    }

    public override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        log.append("\(keyPath ?? "") is \(change?[.newKey] ?? "")")
    }
}

/// An array that tells which of its members changed, as form libraries keep their rows.
public class Section: NSObject {
    @objc dynamic private var _rows = NSMutableArray()
    public var rows: NSMutableArray { return mutableArrayValue(forKey: "_rows") }
    public private(set) var log: [String] = []

    public override init() {
        super.init()
        addObserver(self, forKeyPath: "_rows", options: [.new, .old], context: nil)
    }

    deinit { removeObserver(self, forKeyPath: "_rows") }

    public func reset() { _rows = [] }

    public override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        let new = change?[.newKey] as? [String] ?? [], old = change?[.oldKey] as? [String] ?? []
        guard let kind = change?[.kindKey] else { return }
        switch (kind as! NSNumber).uintValue {
        case NSKeyValueChange.setting.rawValue: log.append("set \(old) to \(new)")
        case NSKeyValueChange.insertion.rawValue:
            log.append("\(new) came at \((change![.indexesKey] as! IndexSet).map { $0 })")
        case NSKeyValueChange.removal.rawValue:
            log.append("\(old) went at \((change![.indexesKey] as! IndexSet).map { $0 })")
        case NSKeyValueChange.replacement.rawValue: log.append("\(old) became \(new)")
        default: log.append("unknown")
        }
    }
}
