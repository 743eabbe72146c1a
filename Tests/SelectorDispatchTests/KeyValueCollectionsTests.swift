// Collections that are properties, changed by name and observed.
// Apple: "mutableArrayValue(forKey:)", "mutableSetValue(forKey:)".
import Diagnostics
import Foundation
import SelectorDispatch
import Synchronization
import Testing

private class Playlist: NSObject {
    var songs = NSMutableArray() { didSet { KVO.didChange(self, "songs", old: oldValue, new: songs) } }
    var names: [String] = [] { didSet { KVO.didChange(self, "names", old: oldValue, new: names) } }
    var tags: Set<String> = [] { didSet { KVO.didChange(self, "tags", old: oldValue, new: tags) } }
    let history = NSMutableArray()
    var ordered: [Int] = [1, 2]
}

/// Has accessors for the members of `ordered`.
private final class Sorted: Playlist {
    var calls: [String] = []
}

private final class Watcher: NSObject, _VitObserving {
    var told: [String] = []
    func _vitObserveValue(
        _ keyPath: String?, _ object: Any?, _ change: [NSKeyValueChangeKey: Any]?, _ context: UnsafeMutableRawPointer?
    ) {
        let kind = (change?[.kindKey] as? NSNumber).flatMap { NSKeyValueChange(rawValue: $0.uintValue) }
        let places = (change?[.indexesKey] as? IndexSet).map { " at \($0.map(String.init).joined(separator: ","))" } ?? ""
        let prior = change?[.notificationIsPriorKey] == nil ? "" : " before"
        told.append("\(kind.map { "\($0)" } ?? "?")\(prior)\(places): \(text(change?[.oldKey])) > \(text(change?[.newKey]))")
    }

    private func text(_ value: Any?) -> String {
        switch value {
        case let array as [Any]: "\(array.map { "\($0)" })"
        case let set as NSSet: "\(set.allObjects.map { "\($0)" }.sorted())"
        case nil: "-"
        default: "\(value!)"
        }
    }
}

@Suite struct KeyValueCollectionsTests {
    private static let registered: Void = {
        Keyed.add("songs", on: Playlist.self, .any, get: { (t: Playlist) in t.songs }, set: { (t: Playlist, v) in t.songs = v })
        Keyed.add("names", on: Playlist.self, .any, get: { (t: Playlist) in t.names }, set: { (t: Playlist, v) in t.names = v })
        Keyed.add("tags", on: Playlist.self, .any, get: { (t: Playlist) in t.tags }, set: { (t: Playlist, v) in t.tags = v })
        Keyed.add("history", on: Playlist.self, .any, get: { (t: Playlist) in t.history })
        Keyed.add(
            "ordered", on: Playlist.self, .any, get: { (t: Playlist) in t.ordered }, set: { (t: Playlist, v) in t.ordered = v })
        DispatchTable.registerNonisolated(Selector("insertObject:inOrderedAtIndex:"), on: Sorted.self) { target, arguments in
            let (value, index) = (arguments[0] as? Int ?? -1, arguments[1] as? Int ?? 0)
            target.calls.append("insert \(value) at \(index)")
            target.ordered.insert(value, at: index)
            return nil
        }
        DispatchTable.registerNonisolated(Selector("removeObjectFromOrderedAtIndex:"), on: Sorted.self) { target, arguments in
            let index = arguments[0] as? Int ?? 0
            target.calls.append("remove at \(index)")
            target.ordered.remove(at: index)
            return nil
        }
    }()

    init() { Self.registered }

    private func observed(
        _ key: String, _ options: NSKeyValueObservingOptions = [.old, .new], _ body: (Playlist) -> Void
    ) -> [String] {
        let (playlist, watcher) = (Playlist(), Watcher())
        playlist.addObserver(watcher, forKeyPath: key, options: options, context: nil)
        body(playlist)
        playlist.removeObserver(watcher, forKeyPath: key)
        return watcher.told
    }

    // Covers: NSObjectProtocol.mutableArrayValue, NSKeyValueChange.insertion, NSKeyValueChange.removal, NSKeyValueChange.replacement
    @Test("An array's changes are told with their kind, their places and the members, once each")
    func array() {
        let told = observed("songs") { playlist in
            let songs = playlist.mutableArrayValue(forKey: "songs")
            songs.add("a")
            songs.addObjects(from: ["b", "c"])
            songs.insert("z", at: 0)
            songs[1] = "A"
            songs.remove("b")
            songs.exchangeObject(at: 2, withObjectAt: 0)
            #expect(playlist.songs as? [String] == ["c", "A", "z"])
        }
        #expect(
            told == [
                #"insertion at 0: - > ["a"]"#, #"insertion at 1,2: - > ["b", "c"]"#, #"insertion at 0: - > ["z"]"#,
                #"replacement at 1: ["a"] > ["A"]"#, #"removal at 2: ["b"] > -"#, #"replacement at 0,2: ["z", "c"] > ["c", "z"]"#,
            ])
    }

    @Test("A property that is set itself is told as set, whatever the proxy did before")
    func setting() {
        let told = observed("names") { playlist in
            playlist.mutableArrayValue(forKey: "names").add("a")
            playlist.names = ["b"]
        }
        #expect(told == [#"insertion at 0: - > ["a"]"#, #"setting: ["a"] > ["b"]"#])
    }

    @Test("Those who want to know before are told before, with the old members alone")
    func prior() {
        let told = observed("names", [.old, .new, .prior]) { playlist in
            playlist.names = ["a", "b"]
            playlist.mutableArrayValue(forKey: "names").removeObject(at: 0)
        }
        #expect(
            told == [
                #"setting before: [] > -"#, #"setting: [] > ["a", "b"]"#, #"removal before at 0: ["a"] > -"#,
                #"removal at 0: ["a"] > -"#,
            ])
    }

    @Test("A range is replaced as far as both go; the rest is removed or inserted; an empty change is none")
    func ranges() {
        let told = observed("names") { playlist in
            let names = playlist.mutableArrayValue(forKey: "names")
            names.setArray(["a", "b", "c"])
            names.replaceObjects(in: NSRange(location: 0, length: 2), withObjectsFrom: ["x"])
            names.removeAllObjects()
            names.removeAllObjects()
            names.addObjects(from: [])
            #expect(playlist.names == [])
        }
        #expect(
            told == [
                #"insertion at 0,1,2: - > ["a", "b", "c"]"#, #"replacement at 0: ["a"] > ["x"]"#, #"removal at 1: ["b"] > -"#,
                #"removal at 0,1: ["x", "c"] > -"#,
            ])
    }

    @Test("The proxy is an array like another: cast, walked through, sorted, filtered, compared, copied")
    func reading() {
        let playlist = Playlist()
        playlist.names = ["b", "c", "a"]
        let names = playlist.mutableArrayValue(forKeyPath: "names")
        #expect(names.count == 3)
        #expect(names.contains("c"))
        #expect(names.index(of: "a") == 2)
        #expect(names.lastObject as? String == "a")
        #expect((names as Any) as? [String] == ["b", "c", "a"])
        #expect(names.map { "\($0)" } == ["b", "c", "a"])
        names.sort(comparator: { "\($0)".compare("\($1)") })
        #expect(playlist.names == ["a", "b", "c"])
        names.removeObjects(in: ["a", "none"])
        #expect(playlist.names == ["b", "c"])
        #expect(names.isEqual(to: ["b", "c"]))
        let copy = names.mutableCopy() as? NSMutableArray
        copy?.removeAllObjects()
        #expect(playlist.names == ["b", "c"])
        #expect("\(names)".contains("b"))
    }

    @Test("The object's own accessors of members make the change; observers are told all the same")
    func accessors() {
        let (sorted, watcher) = (Sorted(), Watcher())
        sorted.addObserver(watcher, forKeyPath: "ordered", options: [.old, .new], context: nil)
        let ordered = sorted.mutableArrayValue(forKey: "ordered")
        ordered.add(3)
        ordered.replaceObject(at: 0, with: 7)
        sorted.removeObserver(watcher, forKeyPath: "ordered")
        #expect(sorted.calls == ["insert 3 at 2", "remove at 0", "insert 7 at 0"])
        #expect(sorted.ordered == [7, 2, 3])
        #expect(watcher.told == [#"insertion at 2: - > ["3"]"#, #"replacement at 0: ["1"] > ["7"]"#])
    }

    @Test("The array of a constant is changed itself") func constant() {
        let told = observed("history") { playlist in
            playlist.mutableArrayValue(forKey: "history").add("a")
            #expect(playlist.history as? [String] == ["a"])
        }
        #expect(told == [#"insertion at 0: - > ["a"]"#])
    }

    // Covers: NSObjectProtocol.mutableSetValue
    @Test("Another number of objects than of places is UIK1106; neither the array nor its observers learn of it")
    func unequalCounts() {
        let list = Playlist()
        list.names = ["a", "b"]
        let watcher = Watcher()
        list.addObserver(watcher, forKeyPath: "names", options: [.new], context: nil)
        let texts = Mutex<[String]>([])
        Diagnostics.$taskPolicy.withValue(.record { report in texts.withLock { $0.append(report.pinnedText) } }) {
            let names = list.mutableArrayValue(forKey: "names")
            names.insert(["x", "y"], at: IndexSet(integer: 0))
            names.replaceObjects(at: IndexSet([0, 1]), with: ["x"])
            names.insert([], at: IndexSet(integer: 0))
        }
        list.removeObserver(watcher, forKeyPath: "names")
        let name = "Playlist 0x" + String(UInt(bitPattern: Unmanaged.passUnretained(list).toOpaque()), radix: 16)
        func text(_ cause: String) -> String {
            """
            UIK1106 exception: An array property was given another number of objects than of places.
              object   \(name)
              at       KeyValueCollectionsTests.swift:…
              cause    \(cause)
              fix      Pass one object for each index.
              apple    NSInvalidArgumentException
            """
        }
        #expect(
            texts.withLock { $0 } == [
                text("insert(_:at:) was called with 2 objects for 1 place of the array names."),
                text("replaceObjects(at:with:) was called with 1 object for 2 places of the array names."),
                text("insert(_:at:) was called with 0 objects for 1 place of the array names."),
            ])
        #expect(list.names == ["a", "b"])
        #expect(watcher.told.isEmpty)
    }

    @Test("A set's changes are told with what came and went") func set() {
        let told = observed("tags") { playlist in
            let tags = playlist.mutableSetValue(forKey: "tags")
            tags.add("a")
            tags.add("a")
            tags.union(["b", "c"])
            tags.minus(["c", "none"])
            tags.setSet(["b", "d"])
            tags.intersect(["d"])
            #expect(playlist.tags == ["d"])
            #expect(tags.contains("d"))
            #expect(tags.count == 1)
            #expect(tags.allObjects as? [String] == ["d"])
        }
        #expect(
            told == [
                #"insertion: - > ["a"]"#, #"insertion: - > ["b", "c"]"#, #"removal: ["c"] > -"#, #"replacement: ["a"] > ["d"]"#,
                #"removal: ["b"] > -"#,
            ])
    }

    // Covers: NSObjectProtocol.willChange, NSObjectProtocol.didChange
    @Test("Changes by hand are told with places, or with what came and went")
    func byHand() {
        let array = observed("history") { playlist in
            playlist.history.add("a")
            playlist.willChange(.removal, valuesAt: [0], forKey: "history")
            playlist.history.removeAllObjects()
            playlist.didChange(.removal, valuesAt: [0], forKey: "history")
        }
        #expect(array == [#"removal at 0: ["a"] > -"#])
        let set = observed("history") { playlist in
            let kinds: [NSKeyValueSetMutationKind] = [.union, .minus, .intersect, .set]
            #expect(kinds.map(\.rawValue) == [1, 2, 3, 4])
            playlist.willChange(.insertion, valuesAt: [0], forKey: "history")
            playlist.history.add("b")
            playlist.didChange(.insertion, valuesAt: [0], forKey: "history")
        }
        #expect(set == [#"insertion at 0: - > ["b"]"#])
    }

    // Covers: NSKeyValueObservedChange.kind, NSKeyValueObservedChange.indexes
    @Test("An observer by key path is told the kind and the places, also at the end of a path")
    func byKeyPath() {
        let playlist = Playlist()
        var told: [String] = []
        let token = playlist.observe(\.names, forKeyPath: "names", options: [.old, .new]) { _, change in
            told.append("\(change.kind) \(change.indexes.map(Array.init) ?? []) \(change.oldValue ?? []) \(change.newValue ?? [])")
        }
        playlist.mutableArrayValue(forKey: "names").add("a")
        playlist.mutableArrayValue(forKey: "names").remove("a")
        #expect(told == [#"insertion [0] [] ["a"]"#, #"removal [0] ["a"] []"#])
        withExtendedLifetime(token) {}
    }
}
