// Following helpers.
import Testing
import UIKitAudit

@Suite("Summaries")
struct EventFollowerTests {
    @Test("A helper that sets view is seen through, also in another file and in a superclass")
    func setsView() {
        let source = """
            class Profile: Base { override func loadView() { setUp() } }
            // file: Base.swift
            class Base: UIViewController { func setUp() { install(UIView()) } }
            // file: Base+More.swift
            extension Base { func install(_ root: UIView) { self.view = root } }
            """
        let context = Project(source).context()
        let events = context.followedEvents(of: context.calls(named: "setUp")[0].call)
        #expect(events.map(\.name) == ["UIView", "install", "view"])
        let set = events.first { $0.event.kind == .assignment }
        #expect(set?.target == AccessPath(root: .selfValue, names: ["view"]))
        #expect(set?.function.path == "Base+More.swift")
        #expect(set?.depth == 1)
    }

    @Test("An animator that is handed in and stopped is told by the caller's storage")
    func stopsAnimator() {
        let source = """
            class C: UIView {
                var animator: UIViewPropertyAnimator?
                func end() { if let animator { halt(animator) } }
            }
            // file: Halt.swift
            func halt(_ it: UIViewPropertyAnimator) { it.stopAnimation(true) }
            """
        let context = Project(source).context()
        let events = context.followedEvents(of: context.calls(named: "halt")[0].call)
        #expect(events.count == 1)
        #expect(events[0].receiver == AccessPath(root: .selfValue, names: ["animator"]))
        #expect(events[0].receiverType.description == "UIViewPropertyAnimator")
        #expect(events[0].event.arguments == [.literal("Bool", "true")])
    }

    @Test("A function that returns an effect view as UIView says so")
    func returnsEffectView() {
        let source = "func make() -> UIView { let v = UIVisualEffectView(effect: nil); return v }\nfunc use() { make() }"
        let context = Project(source).context()
        let events = context.followedEvents(of: context.calls(named: "make")[0].call)
        let result = events.last { $0.event.kind == .result }
        #expect(result?.argumentTypes.map(\.description) == ["UIVisualEffectView"])
    }

    @Test("Functions that call each other end")
    func recursion() {
        let source = "func a() { b() }\nfunc b() { a(); c() }\nfunc use() { a() }"
        let context = Project(source).context()
        let names = context.followedEvents(of: context.calls(named: "a").last!.call).map(\.name)
        #expect(names == ["b", "a", "c"])
    }

    @Test("Conditions, closures and defer are told by an event's place")
    func places() {
        let source = """
            func work(_ url: URL, _ y: Bool) {
                defer { url.stopAccessingSecurityScopedResource() }
                if y { one() }
                later { two() }
                for _ in 0..<2 { three() }
                if four() {}
            }
            func use(_ u: URL) { work(u, true) }
            """
        let context = Project(source).context()
        let events = context.followedEvents(of: context.calls(named: "work")[0].call)
        func place(_ name: String) -> SummaryEvent.Place? { events.first { $0.name == name }?.place }
        #expect(place("stopAccessingSecurityScopedResource") == [.inDefer, .isDiscarded])
        #expect(place("one") == [.conditional, .isDiscarded])
        #expect(place("two")?.contains(.inClosure) == true)
        #expect(place("three")?.contains(.inLoop) == true)
        #expect(place("four") == [.isCondition])
    }
}
