// Key-value coding and observing.
// Apple: "Key-Value Coding Programming Guide", "Key-Value Observing Programming Guide".
import Diagnostics
import Foundation
import SelectorDispatch
import Synchronization
import Testing

private class Node: NSObject {
    var name = "a" { didSet { KVO.didChange(self, "name", old: oldValue, new: name) } }
    var next: Node? { didSet { KVO.didChange(self, "next", old: oldValue, new: next) } }
    var size: CGFloat = 1
}

private final class Listener: NSObject, _VitObserving {
    var told: [String] = []
    func _vitObserveValue(
        _ keyPath: String?, _ object: Any?, _ change: [NSKeyValueChangeKey: Any]?, _ context: UnsafeMutableRawPointer?
    ) { told.append("\(keyPath ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")") }
}

private final class Open: NSObject, _VitUndefinedKeys {
    var set: [String] = []
    func _vitValue(forUndefinedKey key: String) -> Any? { "no " + key }
    func _vitSetValue(_ value: Any?, forUndefinedKey key: String) { set.append(key) }
}

@Suite struct KeyValueTests {
    private static let registered: Void = {
        Keyed.add("name", on: Node.self, .any, get: { (t: Node) in t.name }, set: { (t: Node, v) in t.name = v })
        Keyed.add("next", on: Node.self, .any, get: { (t: Node) in t.next }, set: { (t: Node, v) in t.next = v })
        Keyed.add("size", on: Node.self, .any, get: { (t: Node) in t.size }, set: { (t: Node, v) in t.size = v })
    }()

    init() { Self.registered }

    // Covers: NSObjectProtocol.observe
    @Test("An observer by key path gets the values that it asked for, until the observation goes")
    func closure() {
        let node = Node()
        var told: [String] = []
        var token: NSKeyValueObservation? = node.observe(\.name, forKeyPath: "name", options: [.initial, .old, .new]) {
            node, change in
            told.append("\(node.name) \(change.oldValue ?? "-") \(change.newValue ?? "-")")
        }
        node.name = "b"
        token = nil
        node.name = "c"
        #expect(told == ["a - a", "b a b"])
        #expect(token == nil)
    }

    // Covers: NSKeyValueObservation.invalidate
    @Test("Without options an observer gets no values, and an observation that is invalidated tells no more")
    func invalidated() {
        let node = Node()
        var told: [String?] = []
        let token = node.observe(\.name, forKeyPath: "name") { _, change in told.append(change.newValue) }
        node.name = "b"
        token.invalidate()
        node.name = "c"
        #expect(told == [nil])
    }

    @Test("A path of two keys tells when either changes, and follows the object on the way")
    func path() {
        let (root, one, two) = (Node(), Node(), Node())
        root.next = one
        var told: [String] = []
        let token = root.observe(\.next?.name, forKeyPath: "next.name", options: [.old, .new]) { _, change in
            told.append("\((change.oldValue ?? nil) ?? "-") \((change.newValue ?? nil) ?? "-")")
        }
        one.name = "b"
        two.name = "z"
        root.next = two
        one.name = "unseen"
        two.name = "y"
        #expect(told == ["a b", "b z", "z y"])
        withExtendedLifetime(token) {}
    }

    // Covers: NSObjectProtocol.addObserver, NSObjectProtocol.removeObserver
    @Test("An observer by name is told by its observeValue, until it is removed")
    func named() {
        let (node, listener) = (Node(), Listener())
        node.addObserver(listener, forKeyPath: "name", options: [.old, .new], context: nil)
        node.name = "b"
        node.removeObserver(listener, forKeyPath: "name")
        node.name = "c"
        #expect(listener.told == ["name a b"])
    }

    // Covers: NSObjectProtocol.willChangeValue, NSObjectProtocol.didChangeValue
    @Test("A change by hand tells the value before and after")
    func byHand() {
        let node = Node()
        var told: [CGFloat?] = []
        let token = node.observe(\.size, forKeyPath: "size", options: [.old, .new]) { _, change in
            told += [change.oldValue, change.newValue]
        }
        node.willChangeValue(forKey: "size")
        node.size = 4
        node.didChangeValue(forKey: "size")
        #expect(told == [1, 4])
        withExtendedLifetime(token) {}
    }

    // Covers: NSObjectProtocol.value, NSObjectProtocol.setValue
    @Test("Values are read and set by name and by path, numbers of any kind")
    func coding() {
        let node = Node()
        node.next = Node()
        node.setValue("set", forKeyPath: "next.name")
        node.setValue(NSNumber(value: 3), forKey: "size")
        #expect(node.value(forKeyPath: "next.name") as? String == "set")
        #expect(node.size == 3)
        #expect(node.value(forKey: "next") as? Node === node.next)
    }

    @Test("A class's own answer for unknown keys is asked")
    func undefined() {
        let open = Open()
        open.setValue(1, forKey: "x")
        #expect(open.value(forKey: "y") as? String == "no y")
        #expect(open.set == ["x"])
    }

    @Test("An unknown key is UIK1104, and nil")
    func unknown() {
        let found = Codes()
        Diagnostics.$taskPolicy.withValue(.custom { found.add($0.entry.code) }) {
            #expect(Node().value(forKey: "none") == nil)
            Node().setValue(1, forKey: "none")
        }
        #expect(found.codes == ["UIK1104", "UIK1104"])
    }

    @Test("UIK1104 has Apple's text, of the object and of the method that was not overridden")
    func unknownText() {
        let texts = Codes()
        let node = Node()
        let name = "Node 0x" + String(UInt(bitPattern: Unmanaged.passUnretained(node).toOpaque()), radix: 16)
        Diagnostics.$taskPolicy.withValue(.record { texts.add($0.pinnedText) }) { node.setValue(1, forKey: "none") }
        #expect(
            texts.codes == [
                """
                UIK1104 exception: An object has no property of the key.
                  object   \(name)
                  at       KeyValueTests.swift:…
                  cause    Node has no property none that is marked @objc, @IBOutlet or @IBInspectable.
                  fix      Check the spelling, also of the outlet in the interface file, and mark the property @objc, @IBOutlet or @IBInspectable.
                  apple    NSUnknownKeyException: [<\(name)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key none.
                """
            ])
    }

    @Test("An object that nobody observes is told apart from one that somebody does")
    func observed() {
        let node = Node()
        #expect(!KVO.isObserved(node))
        let token = node.observe(\.name, forKeyPath: "name") { _, _ in }
        #expect(KVO.isObserved(node))
        token.invalidate()
        #expect(!KVO.isObserved(node))
    }
}

/// The codes of the diagnostics that were reported.
private final class Codes: Sendable {
    private let all = Mutex<[String]>([])
    var codes: [String] { all.withLock { $0 } }
    func add(_ code: String) { all.withLock { $0.append(code) } }
}
