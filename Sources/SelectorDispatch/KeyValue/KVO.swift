// Who observes which property of which object, and telling them.
// Apple: "Key-Value Observing Programming Guide", Registering for Key-Value Observing.
import Foundation
import Synchronization

/// The table of observers. A setter that nobody observes pays for reading one flag.
public enum KVO {
    /// Tells the observers that a property was set. Generated code calls this in `didSet`; UIKit's own setters call it too.
    public static func didChange(_ object: AnyObject, _ key: String, old: Any?, new: Any?) {
        guard isUsed.load(ordering: .relaxed) else { return }
        let change = KeyValueChange(old: old, new: new)
        for link in links(object, key) {
            if link.options.contains(.prior) { link.told(change.prior) }
            link.told(change)
        }
    }

    /// The same for a property that is read only when somebody observes it.
    public static func didChange(_ object: AnyObject, _ key: String, old: Any?, reading new: () -> Any?) {
        guard isUsed.load(ordering: .relaxed), isObserved(object) else { return }
        didChange(object, key, old: old, new: new())
    }

    /// Whether anybody observes a property of the object.
    public static func isObserved(_ object: AnyObject) -> Bool {
        guard isUsed.load(ordering: .relaxed) else { return false }
        nonisolated(unsafe) let object = object
        return table.withLock { $0[ObjectIdentifier(object)]?.object === object }
    }

    /// Tells those who want to know before a change.
    static func willChange(_ object: AnyObject, _ key: String, _ change: @autoclosure () -> KeyValueChange) {
        guard isObserved(object) else { return }
        let links = links(object, key).filter { $0.options.contains(.prior) }
        guard !links.isEmpty else { return }
        let prior = change().prior
        for link in links { link.told(prior) }
    }

    /// Tells the observers of a change; those who want to know before were told.
    static func didChange(_ object: AnyObject, _ key: String, _ change: @autoclosure () -> KeyValueChange) {
        guard isObserved(object) else { return }
        let links = links(object, key)
        guard !links.isEmpty else { return }
        let change = change()
        for link in links { link.told(change) }
    }

    /// Runs what sets a property, without telling its observers: the caller tells them more exactly.
    static func withoutTelling(_ object: AnyObject, _ key: String, _ body: () -> Void) {
        guard isObserved(object) else { return body() }
        let (id, key) = (ObjectIdentifier(object), plain(key))
        table.withLock { $0[id]?.silent[key, default: 0] += 1 }
        body()
        table.withLock { $0[id]?.silent[key, default: 1] -= 1 }
    }

    /// A Boolean's key is spelled with and without `is`: `isHidden` in key paths, `hidden` in names. Both are one.
    static func plain(_ key: String) -> String {
        guard key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase else { return key }
        return first.lowercased() + key.dropFirst(3)
    }

    /// One key of one object, observed. A path of several keys is a chain of these.
    final class Link: @unchecked Sendable {
        let key: String
        let options: NSKeyValueObservingOptions
        let told: (KeyValueChange) -> Void

        init(_ key: String, _ options: NSKeyValueObservingOptions, told: @escaping (KeyValueChange) -> Void) {
            (self.key, self.options, self.told) = (KVO.plain(key), options, told)
        }
    }

    private struct Observed: @unchecked Sendable {
        /// An address may be used again: what observed the one before is stale.
        weak var object: AnyObject?
        var links: [Link] = []
        /// How many are setting a key without telling.
        var silent: [String: Int] = [:]
    }

    private static let table = Mutex<[ObjectIdentifier: Observed]>([:])
    private static let isUsed = Atomic<Bool>(false)

    static func add(_ link: Link, to object: AnyObject) {
        isUsed.store(true, ordering: .relaxed)
        nonisolated(unsafe) let object = object
        table.withLock { table in
            let id = ObjectIdentifier(object)
            if table.count > 64, table.count.nonzeroBitCount == 1 { table = table.filter { $0.value.object != nil } }
            if table[id]?.object !== object { table[id] = Observed(object: object) }
            table[id]?.links.append(link)
        }
    }

    static func remove(_ link: Link, from object: ObjectIdentifier) {
        let gone = table.withLock { table -> Observed? in
            guard var observed = table[object] else { return nil }
            let before = observed
            observed.links.removeAll { $0 === link }
            table[object] = observed.links.isEmpty ? nil : observed
            return before
        }
        _ = gone
    }

    private static func links(_ object: AnyObject, _ key: String) -> [Link] {
        nonisolated(unsafe) let object = object
        return table.withLock { table in
            guard let observed = table[ObjectIdentifier(object)], observed.object === object else { return [] }
            let key = plain(key)
            if !observed.silent.isEmpty, observed.silent[key, default: 0] > 0 { return [] }
            return observed.links.filter { $0.key == key }
        }
    }
}

/// A path of keys from one object, observed: each object on the way is, and a change of one moves the rest along.
final class ObservedPath: @unchecked Sendable {
    private let keys: [String]
    private let options: NSKeyValueObservingOptions
    private let read: () -> Any?
    private let told: (KeyValueChange) -> Void
    private var ends: [() -> Void] = []
    private var last: Any?
    private var isValid = true

    init(
        _ path: String, of root: AnyObject, options: NSKeyValueObservingOptions, read: @escaping () -> Any?,
        told: @escaping (KeyValueChange) -> Void
    ) {
        keys = path.split(separator: ".").map(String.init)
        (self.options, self.read, self.told) = (options, read, told)
        attach(root, 0)
        if keys.count > 1 { last = read() }
        if options.contains(.initial) { told(KeyValueChange(new: read())) }
    }

    /// Observes the key at an index on an object, and the keys behind it on the value there.
    private func attach(_ object: AnyObject, _ index: Int) {
        guard index < keys.count else { return }
        let isOnly = keys.count == 1
        let link = KVO.Link(keys[index], isOnly ? options : options.subtracting(.prior)) { [weak self] change in
            guard let self, isValid else { return }
            if isOnly { return told(change) }
            if index + 1 == keys.count, change.kind != .setting {
                last = read()
                if options.contains(.prior) { told(change.prior) }
                return told(change)
            }
            changed(index, change.new)
        }
        KVO.add(link, to: object)
        let id = ObjectIdentifier(object)
        ends.append { KVO.remove(link, from: id) }
        guard index + 1 < keys.count, let value = (object as? any NSObjectProtocol)?.value(forKey: keys[index]) else {
            return
        }
        attach(value as AnyObject, index + 1)
    }

    private func changed(_ index: Int, _ value: Any?) {
        for end in ends[(index + 1)...] { end() }
        ends.removeSubrange((index + 1)...)
        if index + 1 < keys.count, let value = ArgumentConversion.unwrapped(value) { attach(value as AnyObject, index + 1) }
        let new = read()
        let change = KeyValueChange(old: last, new: new)
        last = new
        if options.contains(.prior) { told(change.prior) }
        told(change)
    }

    func invalidate() {
        isValid = false
        for end in ends { end() }
        ends = []
    }
}
