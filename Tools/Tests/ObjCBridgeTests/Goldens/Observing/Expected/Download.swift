import Combine
import Foundation

class Download: NSObject {
          dynamic var progress = 0.0 { didSet { KVO.didChange(self, "progress", old: oldValue, new: self.progress) } }
          dynamic var state: String = "idle" {
        didSet { defer { KVO.didChange(self, "state", old: oldValue, new: self.state) }; print("didSet", oldValue, state) }
    }
          dynamic private(set) var count: Int = 0 {
        willSet { print("willSet", newValue) }
     didSet { KVO.didChange(self, "count", old: oldValue, new: self.count) } }
          dynamic var half: Double {
        get { progress / 2 }
        set { let _vitOld = self.half; defer { KVO.didChange(self, "half", old: _vitOld, new: self.half) }; progress = newValue * 2 }
    }
          dynamic weak var parent: Download? { didSet { KVO.didChange(self, "parent", old: oldValue, new: self.parent) } }
    func add() { count += 1 }
}

class Publishing: NSObject {
    func publish(_ download: Download) -> [Any] {
        [
            download.publisher(for: \.progress, forKeyPath: "progress", options: [.new]), download.publisher(for: \Download.parent?.state, forKeyPath: "parent.state"),
            download.publisher(for: \.count, forKeyPath: "count").sink { print($0) }, NotificationCenter.default.publisher(for: Notification.Name("downloaded")),
        ]
    }
}

class Watcher: NSObject {
    var tokens: [NSKeyValueObservation] = []
    func watch(_ download: Download) {
        tokens.append(download.observe(\.progress, forKeyPath: "progress", options: [.new, .old]) { download, change in
            print(download.progress, change.oldValue as Any, change.newValue as Any)
        })
        tokens.append(download.observe(\Download.parent?.state, forKeyPath: "parent.state") { _, _ in print("parent") })
        download.addObserver(self, forKeyPath: _vitKeyPath("count", { (t: Download) in _ = t.count }), options: [.new], context: nil)
    }
             func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        print(keyPath ?? "", change?[.newKey] ?? "")
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
}

#sourceLocation(file: "<objc of Download.swift>", line: 1)
import SelectorDispatch
extension Watcher: _VitObserving { func _vitObserveValue(_ keyPath: String?, _ object: Any?, _ change: [NSKeyValueChangeKey: Any]?, _ context: UnsafeMutableRawPointer?) { observeValue(forKeyPath: keyPath, of: object, change: change, context: context) } }
extension Download { nonisolated fileprivate static func _vit1() {
Keyed.add("progress", on: Download.self, .any, get: { (t: Download) in t.progress }, set: { (t: Download, v) in t.progress = v })
Keyed.add("state", on: Download.self, .any, get: { (t: Download) in t.state }, set: { (t: Download, v) in t.state = v })
Keyed.add("count", on: Download.self, .any, get: { (t: Download) in t.count }, set: { (t: Download, v) in t.count = v })
Keyed.add("half", on: Download.self, .any, get: { (t: Download) in t.half }, set: { (t: Download, v) in t.half = v })
Keyed.add("parent", on: Download.self, .any, get: { (t: Download) in t.parent }, set: { (t: Download, v) in t.parent = v })
} }
@section(".init_array") @used private let _vitLoad: @convention(c) () -> Void = {
_vitPush { Download._vit1() }
}
