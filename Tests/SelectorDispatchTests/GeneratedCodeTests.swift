// What the source rewriter's output calls: registration, conversion of arguments, checks of names.
// No Apple page: this is ours.
import Foundation
import SelectorDispatch
import Testing

private class Target: NSObject {
    var told: [String] = []
    func none() { told.append("none") }
    func one(_ number: Int) { told.append("one \(number)") }
    func three(_ a: Any?, _ b: String, _ c: CGFloat) -> String { "\(a as Any) \(b) \(c)" }
    func kind(_ kind: Kind?) { told.append("kind \(kind?.rawValue ?? -1)") }
    var title: String? = "title"
    enum Kind: Int { case one = 1 }
}

private final class Lower: Target {
    override func none() { told.append("lower") }
}

private class Generic<Item>: NSObject, GenericMarker {
    var count = 0
    func call(_ value: Any?) { count += _vitCast(value, Int.self) ?? 100 }
}

private protocol GenericMarker: AnyObject { func call(_ value: Any?) }

@Suite struct GeneratedCodeTests {
    private static let registered: Void = {
        DispatchTable.add("none", on: Target.self, .any) { (t: Target) in t.none() }
        DispatchTable.add("one:", on: Target.self, .any) { (t: Target, a: Int) in t.one(a) }
        DispatchTable.add("three:::", on: Target.self, .any) { (t: Target, a: Any?, b: String, c: CGFloat) in t.three(a, b, c) }
        DispatchTable.add("kind:", on: Target.self, .any) { (t: Target, a: Target.Kind?) in t.kind(a) }
        Keyed.add("title", on: Target.self, .any, get: { (t: Target) in t.title }, set: { (t: Target, v) in t.title = v })
        DispatchTable.addGeneric("call:", .any, has: { $0 is any GenericMarker.Type }) { (t: AnyObject, a: Any?) in
            (t as? any GenericMarker)?.call(a)
        }
    }()

    init() { Self.registered }

    // Covers: NSObjectProtocol.perform
    @Test("A method is called through the class, so that a class below needs no entry for what it overrides")
    func overriding() {
        let lower = Lower()
        lower.perform("none")
        #expect(lower.told == ["lower"])
    }

    @Test("A number comes out of an NSNumber, out of another kind of number, a case out of its raw value")
    func conversion() {
        let target = Target()
        target.perform("one:", with: NSNumber(value: 3))
        target.perform("one:", with: 4.0)
        target.perform("kind:", with: 1)
        target.perform("kind:", with: nil)
        #expect(target.told == ["one 3", "one 4", "kind 1", "kind -1"])
    }

    @Test("A method of three arguments is called with all of them, and its result comes back")
    func three() {
        let result = DispatchTable.perform(Target(), "three:::", [nil, NSString(string: "b"), 2])
        #expect(result as? String == "nil b 2.0")
    }

    // Covers: NSObjectProtocol.responds
    @Test("A generic class has its methods in every specialisation, and other classes do not")
    func generic() {
        let ints = Generic<Int>()
        ints.perform("call:", with: 5)
        #expect(ints.count == 5)
        #expect(Generic<String>().responds(to: "call:"))
        #expect(!Target().responds(to: "call:"))
    }

    @Test("A property's accessors are methods of its name and of set, the name and a colon")
    func accessors() {
        let target = Target()
        #expect(target.responds(to: "title"))
        #expect(target.responds(to: "setTitle:"))
        target.perform("setTitle:", with: "new")
        #expect(target.perform("title")?.takeUnretainedValue() as? String == "new")
    }

    @Test("The closure that checks a selector's name never runs")
    func check() {
        let selector = Selector("x", { Issue.record("the closure ran") })
        #expect(NSStringFromSelector(selector) == "x")
        #expect(_vitKeyPath("a.b", { (_: Target) in Issue.record("the closure ran") }) == "a.b")
    }

    @Test("A registration that waits runs at the first look-up, once")
    func waiting() {
        _vitPush { DispatchTable.add("waiting", on: Waiting.self, .any) { (t: Waiting) in t.count += 1 } }
        let waiting = Waiting()
        waiting.perform("waiting")
        waiting.perform("waiting")
        #expect(waiting.count == 2)
    }

    @Test("A delegate has an optional method if it is registered for its class; a class of Foundation's has all")
    func optional() {
        #expect(_vitKnows(Lower(), "none"))
        #expect(!_vitKnows(Lower(), "other"))
        #expect(_vitKnows(NSString(), "other"))
    }

    @Test("The size of an instance grows by what a class stores")
    func size() {
        #expect(class_getInstanceSize(Larger.self) == class_getInstanceSize(Waiting.self) + 8)
        #expect(class_getInstanceSize(Waiting.self) >= 24)
        #expect(class_getInstanceSize(nil) == 0)
    }

    @Test(
        "A cast to CGFloat takes every kind of number, and no text",
        arguments: [1, 1.0, Float(1), NSNumber(value: 1), CGFloat(1)] as [any Sendable])
    func numbers(_ value: any Sendable) {
        #expect(_vitNumber(value, CGFloat.self) == 1)
        #expect(_vitNumber("1", CGFloat.self) == nil)
        #expect(_vitNumber(nil, CGFloat.self) == nil)
    }
}

private final class Larger: NSObject {
    nonisolated(unsafe) var count = 0
    nonisolated(unsafe) var more = 0
}

private final class Waiting: NSObject { nonisolated(unsafe) var count = 0 }
