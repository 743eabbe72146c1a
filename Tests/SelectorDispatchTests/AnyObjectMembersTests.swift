// Members of an AnyObject by their names: what is there, what is missing, what is asked.
// Apple: "AnyObject", Accessing Objective-C Methods and Properties.
import Diagnostics
import Foundation
import SelectorDispatch
import Testing

/// A class of the app's whose members are registered, and one without any.
private class Labelled: NSObject {
    var length = 7
    var told: [String] = []
    func take(_ index: Int) -> String { "element \(index)" }
}
private final class Bare {}

private final class Heard: @unchecked Sendable {
    private(set) var texts: [String] = []
    func add(_ text: String) { texts.append(text) }
}

@Suite struct AnyObjectMembersTests {
    private static let registered: Void = {
        Keyed.add("length", on: Labelled.self, .any, get: { (t: Labelled) in t.length })
        DispatchTable.add("objectAtIndex:", on: Labelled.self, .any) { (t: Labelled, a: Int) in t.take(a) }
    }()

    init() { Self.registered }

    private func codes(_ body: () -> Void) -> [String] {
        let heard = Heard()
        Diagnostics.$taskPolicy.withValue(.custom { heard.add($0.entry.code) }, operation: body)
        return heard.texts
    }

    @Test("Numbers, texts and collections have their members, by the type that the place wants")
    func foundation() {
        let number = AnyObjectMembers(NSNumber(value: 3.5))
        #expect(number.intValue == 3 as Int)
        #expect(number.doubleValue == 3.5)
        #expect(number.boolValue)
        #expect(number.stringValue == "3.5")
        let narrow: Int32? = number.intValue
        #expect(narrow == 3)
        #expect(AnyObjectMembers("abc" as AnyObject).length == 3)
        #expect(AnyObjectMembers(["a", "b"] as AnyObject).count == 2)
        #expect(AnyObjectMembers(["a", "b"] as AnyObject).object(at: 1) as? String == "b")
        #expect(AnyObjectMembers(["a": 1] as AnyObject).object(forKey: "a") as? Int == 1)
    }

    @Test("value(forKey:) reads dictionaries, each element of an array, and registered properties")
    func keys() throws {
        let json = try JSONSerialization.jsonObject(with: Data(#"{"parse": {"title": "T", "all": [{"n": 1}, {"n": 2}]}}"#.utf8))
        let parse = AnyObjectMembers(json as AnyObject).value(forKey: "parse")
        #expect(AnyObjectMembers(parse as AnyObject).value(forKey: "title") as? String == "T")
        #expect(AnyObjectMembers(json as AnyObject).value(forKeyPath: "parse.all.n") as? [Int] == [1, 2])
        #expect(AnyObjectMembers(Labelled()).value(forKey: "length") as? Int == 7)
        let changed = NSMutableDictionary(dictionary: ["a": 1])
        AnyObjectMembers(changed).setValue(2, forKey: "a")
        AnyObjectMembers(changed).setValue(nil, forKey: "b")
        #expect(changed["a"] as? Int == 2)
        #expect(changed.count == 1)
    }

    @Test("A class of the app's is asked by the name that it registered, properties and methods alike")
    func registeredMembers() {
        let members = AnyObjectMembers(Labelled())
        #expect(members.length == 7)
        #expect(members.object(at: 4) as? String == "element 4")
    }

    @Test("A missing property is nil where the place takes nil; a missing method is UIK1105")
    func missing() {
        let bare = Bare()
        let property = codes {
            let length: Int? = AnyObjectMembers(bare).length
            #expect(length == nil)
            if let text = AnyObjectMembers(bare).stringValue { Issue.record("\(text)") }
        }
        let method = codes { #expect(AnyObjectMembers(bare).object(at: 0) == nil) }
        let performed = codes { #expect(AnyObjectMembers(bare).perform("x") == nil) }
        #expect(property == [])
        #expect(method == ["UIK1105"])
        #expect(performed == ["UIK1105"])
    }

    @Test("Where the place takes no nil a missing member is nothing, after UIK1105; the program goes on")
    func certain() {
        let bare = Bare()
        let said = codes {
            let (length, truth, text): (Int, Bool, String) = (
                AnyObjectMembers(bare).length, AnyObjectMembers(bare).boolValue, AnyObjectMembers(bare).stringValue
            )
            #expect(length == 0)
            #expect(!truth)
            #expect(text.isEmpty)
            let narrow: Int32 = AnyObjectMembers(bare).intValue
            let first: Any? = AnyObjectMembers(bare).firstObject
            #expect(narrow == 0)
            #expect(first == nil)
        }
        #expect(said == Array(repeating: "UIK1105", count: 5))
        let length: Int = AnyObjectMembers("abc" as AnyObject).length
        #expect(length == 3)
    }

    @Test("A call with a question mark gives nil without the method, and else its result, which may be nil itself")
    func asked() {
        let said = codes {
            #expect(AnyObjectMembers.asked(Bare(), { $0.object(at: 0) }) == nil)
            #expect(AnyObjectMembers.asked([1] as AnyObject, { $0.object(at: 0) }) as? Int == 1)
            #expect(AnyObjectMembers.asked([1] as AnyObject, { $0.contains(1) }) == true)
            #expect(AnyObjectMembers.asked(Bare(), { $0.contains(1) }) == nil)
            #expect(AnyObjectMembers.asked(nil, { $0.contains(1) }) == nil)
            #expect(AnyObjectMembers.asked(Bare(), { $0.invalidate() }) == nil)
        }
        #expect(said == [])
    }

    @Test("There are no members of nil")
    func none() {
        let none: AnyObject? = nil
        #expect(AnyObjectMembers(none)?.length == nil)
    }

    @Test("UIK1105 names the class and the member, and says what Apple's runtime would")
    func text() {
        let heard = Heard()
        let bare = Bare()
        let name = "Bare 0x" + String(UInt(bitPattern: Unmanaged.passUnretained(bare).toOpaque()), radix: 16)
        Diagnostics.$taskPolicy.withValue(.record { heard.add($0.pinnedText) }) {
            let text: String = AnyObjectMembers(bare).stringValue
            #expect(text.isEmpty)
        }
        #expect(
            heard.texts == [
                """
                UIK1105 exception: An object does not have a member that was used through AnyObject.
                  object   \(name)
                  at       AnyObjectMembersTests.swift:…
                  cause    Bare has no member stringValue of the type that the source requires.
                  fix      Cast to the class that has the member with as?, or use ?. if objects without it are expected.
                  apple    NSInvalidArgumentException: -[Bare stringValue]: unrecognized selector sent to instance \(name.dropFirst(5))
                """
            ])
    }

    @Test("A class's bundle is that of its module, the main bundle where the module noted none")
    func bundles() throws {
        let folder = Bundle(path: NSTemporaryDirectory())
        let bundle = try #require(folder)
        #expect(_vitBundle(for: Labelled.self).bundlePath == Bundle.main.bundlePath)
        ModuleBundles.add("SelectorDispatchTests") { [path = bundle.bundlePath] in Bundle(path: path) ?? .main }
        #expect(_vitBundle(for: Labelled.self).bundlePath == bundle.bundlePath)
        #expect(_vitBundle(for: NSString.self).bundlePath == Bundle(for: NSString.self).bundlePath)
    }
}
