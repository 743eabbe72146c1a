// NSHashTable and NSMapTable: what they keep alive, what they give up, how they compare.
// Apple: "NSHashTable", "NSMapTable".
import Foundation
import SelectorDispatch
import Testing

private class Listener {}
private protocol Hearing: AnyObject { var name: String { get } }
private final class Hearer: Hearing {
    let name: String
    init(_ name: String) { self.name = name }
}
private final class Word: NSObject, NSCopying {
    let text: String
    init(_ text: String) { self.text = text }
    override func isEqual(_ object: Any?) -> Bool { (object as? Word)?.text == text }
    override var hash: Int { text.hashValue }
    func copy(with zone: NSZone? = nil) -> Any { Word(text) }
}

@Suite("Tables of weak objects") struct WeakTablesTests {
    // Covers: NSHashTable.weakObjects, NSHashTable.add, NSHashTable.allObjects, NSHashTable.count
    @Test("A weak table does not keep its objects alive, and has none of those that are gone (documented)")
    func weakSet() {
        let table = NSHashTable<AnyObject>.weakObjects()
        let kept = Listener()
        weak var gone: Listener?
        do {
            let short = Listener()
            gone = short
            table.add(kept)
            table.add(short)
            #expect(table.count == 2)
            #expect(table.contains(short))
        }
        #expect(gone == nil)
        #expect(table.count == 1)
        #expect(table.allObjects.count == 1)
        #expect(table.anyObject === kept)
        #expect(table.setRepresentation.count == 1)
    }

    // Covers: NSHashTable.init(options:), NSHashTable.remove, NSHashTable.removeAllObjects, NSHashTable.member
    @Test("A strong table keeps its objects, once each, told apart by isEqual (documented)")
    func strongSet() {
        let table = NSHashTable<Word>(options: .strongMemory)
        table.add(Word("a"))
        table.add(Word("a"))
        table.add(Word("b"))
        table.add(nil)
        #expect(table.allObjects.map(\.text) == ["a", "b"])
        #expect(table.member(Word("b"))?.text == "b")
        table.remove(Word("a"))
        #expect(table.allObjects.map(\.text) == ["b"])
        let pointers = NSHashTable<Word>(options: [.objectPointerPersonality])
        pointers.add(Word("a"))
        pointers.add(Word("a"))
        #expect(pointers.count == 2)
        #expect(!pointers.contains(Word("a")))
        table.removeAllObjects()
        #expect(table.count == 0)
        #expect(table.anyObject == nil)
    }

    // Covers: NSHashTable.union, NSHashTable.minus, NSHashTable.intersect, NSHashTable.intersects, NSHashTable.isSubset
    @Test("Tables are combined as sets")
    func algebra() {
        func table(_ text: String) -> NSHashTable<Word> {
            let result = NSHashTable<Word>()
            for letter in text { result.add(Word(String(letter))) }
            return result
        }
        let one = table("abc"), other = table("bcd")
        #expect(one.intersects(other))
        #expect(!one.intersects(table("x")))
        #expect(table("ab").isSubset(of: one))
        let both = one.copy() as! NSHashTable<Word>
        both.intersect(other)
        #expect(both == table("cb"))
        #expect(one.count == 3)
        one.union(other)
        #expect(one.count == 4)
        one.minus(table("ad"))
        #expect(one.isEqual(to: both))
        #expect((one.objectEnumerator().allObjects as? [Word])?.map(\.text) == ["b", "c"])
    }

    @Test("A table of a protocol of classes holds what conforms, for delegates")
    func ofProtocol() {
        let table = NSHashTable<any Hearing>.weakObjects()
        let one = Hearer("one")
        do {
            let other = Hearer("other")
            table.add(one)
            table.add(other)
            #expect(table.allObjects.map(\.name) == ["one", "other"])
        }
        #expect(table.allObjects.map(\.name) == ["one"])
        #expect(table.contains(one))
    }

    @Test("What dead objects leave behind is cleared away by and by")
    func sweeping() {
        let table = NSMapTable<Listener, Word>.weakToStrongObjects()
        weak var first: Word?
        do {
            let word = Word("kept by the table")
            first = word
            do { let key = Listener(); table.setObject(word, forKey: key) }
        }
        for _ in 0..<100 { table.setObject(Word("x"), forKey: Listener()) }
        #expect(first == nil)
        #expect(table.count <= 1)
    }

    // Covers: NSMapTable.weakToStrongObjects, NSMapTable.strongToWeakObjects, NSMapTable.weakToWeakObjects, NSMapTable.strongToStrongObjects, NSMapTable.object, NSMapTable.setObject
    @Test("An entry goes with the weak one of its two, and stays otherwise (documented)")
    func maps() {
        let tables = [
            NSMapTable<Listener, Word>.strongToStrongObjects(), .weakToStrongObjects(), .strongToWeakObjects(),
            .weakToWeakObjects(),
        ]
        let key = Listener(), value = Word("value")
        for table in tables {
            table.setObject(value, forKey: key)
            table.setObject(value, forKey: Listener())
            table.setObject(Word("short"), forKey: key)
            table.setObject(value, forKey: nil)
        }
        #expect(tables.map { $0.object(forKey: key)?.text } == ["short", "short", nil, nil])
        #expect(tables.map(\.count) == [2, 1, 1, 0])
        tables[0].removeObject(forKey: key)
        #expect(tables[0].count == 1)
        tables[0].removeAllObjects()
        #expect(tables[0].count == 0)
        #expect(tables[0].object(forKey: nil) == nil)
    }

    // Covers: NSMapTable.keyEnumerator, NSMapTable.objectEnumerator, NSMapTable.dictionaryRepresentation
    @Test("Keys and values are listed; a copied key is a copy")
    func lists() {
        let table = NSMapTable<NSString, Word>(keyOptions: .copyIn, valueOptions: .weakMemory)
        let one = Word("1"), two = Word("2")
        table.setObject(one, forKey: "one")
        table.setObject(two, forKey: "two")
        #expect(table.keyEnumerator().compactMap { $0 as? NSString } == ["one", "two"])
        #expect(table.objectEnumerator()?.compactMap { ($0 as? Word)?.text } == ["1", "2"])
        #expect(table.dictionaryRepresentation() == ["one": one, "two": two])
        let words = NSMapTable<Word, Word>(keyOptions: NSMapTableCopyIn)
        words.setObject(two, forKey: one)
        let key = words.keyEnumerator().nextObject() as? Word
        #expect(key == one)
        #expect(key !== one)
        #expect((table.copy() as? NSMapTable<NSString, Word>)?.object(forKey: "two") === two)
    }

    // Covers: NSEC_PER_SEC, INT64_MAX
    @Test("Constants of C headers have their values and Darwin's types")
    func constants() {
        let delay = DispatchTime.now() + Double(Int64(0.5 * Double(NSEC_PER_SEC))) / Double(NSEC_PER_SEC)
        #expect(delay > .now())
        #expect(NSEC_PER_MSEC * 1000 == NSEC_PER_SEC)
        #expect(NSEC_PER_USEC * USEC_PER_SEC == NSEC_PER_SEC)
        #expect(MSEC_PER_SEC == 1000)
        let wide: Int64 = INT64_MAX, low: Int64 = INT64_MIN, large: UInt64 = UINT64_MAX
        #expect(wide == .max)
        #expect(low == .min)
        #expect(large == .max)
        let i32: Int32 = INT32_MAX, least: Int32 = INT32_MIN, u32: UInt32 = UINT32_MAX
        #expect(i32 == .max)
        #expect(least == .min)
        #expect(u32 == .max)
        #expect(UINT_MAX == .max)
        #expect(ULONG_MAX == .max)
    }
}
