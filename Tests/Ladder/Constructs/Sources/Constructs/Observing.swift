// Key-value observing and coding: by key path and by string, on own and UIKit's properties; #keyPath.
import UIKit

public class Player: NSObject {
    @objc public dynamic var volume: Float = 0.5
    @objc public dynamic var title: String? {
        didSet { titles.append(title ?? "none") }
    }
    @objc public dynamic weak var source: NSObject?
    public var titles: [String] = []
}

public final class Listener: NSObject {
    public var heard: [String] = []
    private var tokens: [NSKeyValueObservation] = []

    public func listen(to player: Player, _ scroll: UIScrollView) {
        tokens = [
            player.observe(\.volume, options: [.old, .new]) { [weak self] _, change in
                self?.heard.append("volume \(change.oldValue ?? 0) to \(change.newValue ?? 0)")
            },
            scroll.observe(\.contentOffset) { [weak self] scroll, _ in self?.heard.append("at \(scroll.contentOffset.y)") },
        ]
        player.addObserver(self, forKeyPath: #keyPath(Player.title), options: [.new], context: nil)
    }

    public override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        guard keyPath == #keyPath(Player.title) else {
            return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        heard.append("title \(change?[.newKey] as? String ?? "none")")
    }

    public func stop(_ player: Player) {
        tokens.forEach { $0.invalidate() }
        tokens = []
        player.removeObserver(self, forKeyPath: "title")
    }
}
