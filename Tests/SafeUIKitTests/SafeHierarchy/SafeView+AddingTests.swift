// What raises in UIKit is a typed error here, and leaves everything as it was.
import SafeUIKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("SafeView", .harness) struct SafeViewTests {
    private func named(_ name: String) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.accessibilityIdentifier = name
        return view
    }

    @Test("a view added to itself is an error and stays without a superview") func itself() async throws {
        _ = try await Harness()
        let view = named("card")
        #expect(throws: HierarchyError.itself(view: "UIView \"card\"")) { try view.safe.add(view) }
        #expect(view.superview == nil)
        #expect(view.subviews.isEmpty)
    }

    @Test("a view added to its descendant is an error that shows the path") func cycle() async throws {
        _ = try await Harness()
        let (a, b, c) = (named("a"), named("b"), named("c"))
        try a.safe.add(b)
        try b.safe.add(c)
        let path = ["UIView \"a\"", "UIView \"b\"", "UIView \"c\""]
        #expect(throws: HierarchyError.cycle(path: path)) { try c.safe.add(a) }
        #expect(c.safe.reasonAgainst(adding: a) == .cycle(path: path))
        #expect(a.superview == nil)
        #expect(b.superview === a)
        #expect(c.superview === b)
    }

    @Test("a frame with NaN is an error; the view stays in its old superview with its old frame") func atomic() async throws {
        _ = try await Harness()
        let (old, new, child) = (named("old"), named("new"), named("child"))
        try old.safe.add(child, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let columns: CGFloat = 0
        #expect(throws: GeometryError.self) {
            try new.safe.add(child, frame: CGRect(x: 0 / columns, y: 0, width: 1, height: 1))
        }
        #expect(child.superview === old)
        #expect(child.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(throws: GeometryError.self) { try child.safe.setFrame(CGRect(x: 0, y: CGFloat.infinity, width: 1, height: 1)) }
        #expect(throws: GeometryError.self) { try child.safe.setCenter(CGPoint(x: CGFloat.nan, y: 0)) }
        #expect(child.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        child.safe.setFrame(clamping: CGRect(x: CGFloat.nan, y: 5, width: 6, height: -7))
        #expect(child.frame == CGRect(x: 0, y: 5, width: 6, height: 0))
    }

    @Test("a place among the subviews is checked; all real ones work") func index() async throws {
        _ = try await Harness()
        let parent = named("parent")
        let children = (0..<3).map { named("\($0)") }
        for child in children { try parent.safe.add(child, at: 0) }
        #expect(parent.subviews == children.reversed())
        #expect(throws: HierarchyError.noSuchIndex(index: 4, count: 3)) { try parent.safe.add(named("x"), at: 4) }
        #expect(throws: HierarchyError.noSuchIndex(index: -1, count: 3)) { try parent.safe.add(named("x"), at: -1) }
        // A view that is there already counts as gone: the last place is 2.
        try parent.safe.add(children[2], at: 2)
        #expect(parent.subviews == [children[1], children[0], children[2]])
        #expect(throws: HierarchyError.noSuchIndex(index: 3, count: 2)) { try parent.safe.add(children[2], at: 3) }
    }

    @Test("a child controller's view under another controller is an error") func otherController() async throws {
        let harness = try await Harness()
        let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
        try await harness.show(parent)
        try parent.safe.embed(child)
        #expect(throws: HierarchyError.self) { try other.view.safe.add(child.view) }
        #expect(child.view.superview === parent.view)
    }

    @Test("no order of random additions makes a cycle or a trap, seed 2026") func random() async throws {
        let harness = try await Harness(traps: .collect)
        var state: UInt64 = 2026
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let views = (0..<12).map { named("\($0)") }
        var refused = 0
        for _ in 0..<3000 {
            let (a, b) = (views[next(12)], views[next(12)])
            do {
                try a.safe.add(b)
                #expect(b.superview === a)
            } catch {
                refused += 1
            }
            if next(5) == 0 { b.removeFromSuperview() }
            var depth = 0
            var current: UIView? = a
            while let here = current, depth <= 12 {
                depth += 1
                current = here.superview
            }
            #expect(depth <= 12)
        }
        #expect(refused > 100)
        #expect(harness.traps.all.isEmpty)
    }
}
