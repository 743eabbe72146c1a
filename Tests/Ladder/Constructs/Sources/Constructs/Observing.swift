// Key-value observing of one's own properties and of UIKit's, with closures and by key path in text.
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
