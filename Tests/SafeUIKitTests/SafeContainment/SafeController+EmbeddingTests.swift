// Containment in one step, in Apple's order, and never half done.
import SafeUIKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("SafeController", .harness) struct SafeControllerTests {
    final class Child: UIViewController {
        var log: [String] = []
        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            log.append(parent == nil ? "will leave" : "will enter")
        }
        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            log.append(parent == nil ? "left" : "entered")
        }
    }

    @Test("embedding adds the child, fills the container and calls will and did once") func embed() async throws {
        let harness = try await Harness()
        let (parent, child) = (UIViewController(), Child())
        try await harness.show(parent)
        try parent.safe.embed(child)
        try await harness.turn()
        #expect(child.parent === parent)
        #expect(parent.children == [child])
        #expect(child.view.superview === parent.view)
        #expect(child.view.frame == parent.view.bounds)
        #expect(child.log == ["will enter", "entered"])
        child.safe.leaveParent()
        #expect(child.parent == nil)
        #expect(child.view.superview == nil)
        #expect(parent.children.isEmpty)
        #expect(child.log == ["will enter", "entered", "will leave", "left"])
        child.safe.leaveParent()
        #expect(child.log.count == 4)
    }

    @Test("itself, an ancestor and a foreign container are errors that change nothing") func errors() async throws {
        let harness = try await Harness()
        let (top, middle, stranger) = (UIViewController(), UIViewController(), UIViewController())
        try await harness.show(top)
        try top.safe.embed(middle)
        #expect(throws: ContainmentError.itself(controller: "UIViewController")) { try top.safe.embed(top) }
        #expect(throws: ContainmentError.cycle(child: "UIViewController", parent: "UIViewController")) {
            try middle.safe.embed(top)
        }
        #expect(throws: ContainmentError.self) { try top.safe.embed(stranger, in: UIView()) }
        #expect(stranger.parent == nil)
        #expect(top.children == [middle])
        #expect(top.parent == nil)
    }

    @Test("a child of another parent moves over completely") func moves() async throws {
        let harness = try await Harness()
        let (root, left, right, child) = (UIViewController(), UIViewController(), UIViewController(), Child())
        try await harness.show(root)
        try root.safe.embed(left)
        try root.safe.embed(right)
        try left.safe.embed(child)
        try right.safe.embed(child)
        #expect(left.children.isEmpty)
        #expect(right.children == [child])
        #expect(child.view.superview === right.view)
        #expect(child.log == ["will enter", "entered", "will leave", "left", "will enter", "entered"])
    }
}
