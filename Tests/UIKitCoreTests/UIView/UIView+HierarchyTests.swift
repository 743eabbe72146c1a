// The tree of views and its callbacks.
// Apple: "UIView", Managing the view hierarchy.
import CoreGraphics
import Foundation
import TestFixtures
import Testing
import UIKit
import UIKitTesting

/// Logs every callback of the hierarchy.
@MainActor private final class Logged: UIView {
    let name: String
    let log: CallLog
    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    required init?(coder: NSCoder) { fatalError() }
    private func title(_ view: UIView?) -> String { (view as? Logged)?.name ?? (view == nil ? "nil" : "view") }
    override func willMove(toSuperview newSuperview: UIView?) { log("\(name).willMove.toSuperview(\(title(newSuperview)))") }
    override func didMoveToSuperview() { log("\(name).didMoveToSuperview(\(title(superview)))") }
    override func willMove(toWindow newWindow: UIWindow?) { log("\(name).willMove.toWindow(\(newWindow != nil))") }
    override func didMoveToWindow() { log("\(name).didMoveToWindow(\(window != nil))") }
    override func didAddSubview(_ subview: UIView) { log("\(name).didAddSubview(\(title(subview)))") }
    override func willRemoveSubview(_ subview: UIView) { log("\(name).willRemoveSubview(\(title(subview)))") }
}

@MainActor @Suite("UIView: hierarchy", .harness) struct UIViewHierarchyTests {
    // Covers: UIView.addSubview, UIView.willMove, UIView.didMoveToSuperview, UIView.didAddSubview
    @Test("addSubview outside a window calls willMove, didMove and didAdd in this order (observed)")
    func addOutside() {
        let log = CallLog()
        let parent = Logged("A", log)
        let child = Logged("B", log)
        parent.addSubview(child)
        #expect(log.take() == ["B.willMove.toSuperview(A)", "B.didMoveToSuperview(A)", "A.didAddSubview(B)"])
        #expect(child.superview === parent)
        #expect(parent.subviews == [child])
        #expect(parent.layer.sublayers?.first === child.layer)
    }

    // Covers: UIView.addSubview, UIView.willMove, UIView.didMoveToWindow, UIView.window, UIView.removeFromSuperview
    @Test("Entering and leaving a window is told to the whole subtree, parents first")
    func windows() {
        let app = StageFixture()
        let log = CallLog()
        let parent = Logged("A", log)
        let child = Logged("B", log)
        parent.addSubview(child)
        let window = app.show(UIViewController())
        _ = log.take()
        window.rootViewController?.view.addSubview(parent)
        #expect(
            log.take() == [
                "A.willMove.toWindow(true)", "B.willMove.toWindow(true)", "A.willMove.toSuperview(view)", "A.didMoveToWindow(true)",
                "B.didMoveToWindow(true)", "A.didMoveToSuperview(view)",
            ])
        #expect(child.window === window)
        parent.removeFromSuperview()
        #expect(
            log.take() == [
                "A.willMove.toWindow(false)", "B.willMove.toWindow(false)", "A.willMove.toSuperview(nil)",
                "A.didMoveToWindow(false)",
                "B.didMoveToWindow(false)", "A.didMoveToSuperview(nil)",
            ])
        #expect(child.window == nil)
    }

    // Covers: UIView.addSubview, UIView.willRemoveSubview, UIView.superview
    @Test("A view that has a superview moves in one step; the old superview hears of it (observed)")
    func moves() {
        let log = CallLog()
        let first = Logged("A", log)
        let second = Logged("B", log)
        let child = Logged("C", log)
        first.addSubview(child)
        _ = log.take()
        second.addSubview(child)
        #expect(
            log.take() == ["A.willRemoveSubview(C)", "C.willMove.toSuperview(B)", "C.didMoveToSuperview(B)", "B.didAddSubview(C)"])
        #expect(first.subviews.isEmpty)
        #expect(first.layer.sublayers?.isEmpty ?? true)
    }

    // Covers: UIView.insertSubview, UIView.exchangeSubview, UIView.bringSubviewToFront, UIView.sendSubviewToBack, UIView.subviews
    @Test("Insert, exchange, bring and send keep views and layers in the same order")
    func order() {
        let parent = UIView()
        let views = (0..<5).map { index -> UIView in
            let view = UIView()
            view.tag = index
            return view
        }
        func tags() -> [Int] { parent.subviews.map(\.tag) }
        func check(_ expected: [Int]) {
            #expect(tags() == expected)
            #expect((parent.layer.sublayers ?? []).map { ($0.delegate as? UIView)?.tag ?? -1 } == expected)
        }
        parent.addSubview(views[0])
        parent.insertSubview(views[1], at: 0)
        check([1, 0])
        parent.insertSubview(views[2], belowSubview: views[0])
        check([1, 2, 0])
        parent.insertSubview(views[3], aboveSubview: views[1])
        check([1, 3, 2, 0])
        parent.insertSubview(views[4], at: 99)
        check([1, 3, 2, 0, 4])
        parent.exchangeSubview(at: 0, withSubviewAt: 3)
        check([0, 3, 2, 1, 4])
        parent.bringSubviewToFront(views[3])
        check([0, 2, 1, 4, 3])
        parent.sendSubviewToBack(views[4])
        check([4, 0, 2, 1, 3])
        parent.addSubview(views[0])
        check([4, 2, 1, 3, 0])
        parent.bringSubviewToFront(UIView())
        check([4, 2, 1, 3, 0])
    }

    // Covers: UIView.insertSubview
    @Test("A layer added by hand stays where it was between the layers of views")
    func foreignLayers() {
        let parent = UIView()
        let layer = CALayer()
        let back = UIView()
        let front = UIView()
        parent.addSubview(back)
        parent.layer.addSublayer(layer)
        parent.addSubview(front)
        parent.insertSubview(UIView(), at: 0)
        let order = parent.layer.sublayers ?? []
        #expect(order.count == 4)
        #expect(order[1] === back.layer)
        #expect(order[2] === layer)
        #expect(order[3] === front.layer)
    }

    // Covers: UIView.tag, UIView.viewWithTag, UIView.isDescendant
    @Test("viewWithTag searches itself, then depth first; isDescendant holds for itself (documented)")
    func tags() {
        let root = UIView()
        let child = UIView()
        let leaf = UIView()
        leaf.tag = 7
        root.addSubview(child)
        child.addSubview(leaf)
        #expect(root.viewWithTag(7) === leaf)
        #expect(leaf.viewWithTag(7) === leaf)
        #expect(root.viewWithTag(8) == nil)
        #expect(leaf.isDescendant(of: root))
        #expect(root.isDescendant(of: root))
        #expect(!root.isDescendant(of: leaf))
    }

    // Covers: UIView.addSubview, UIView.removeFromSuperview
    @Test("10,000 seeded edits keep views, layers and superviews in step (seed 17)")
    func randomEdits() {
        var random = SplitMix(seed: 17)
        let views = (0..<24).map { _ in UIView() }
        for _ in 0..<10_000 {
            let view = views[Int(random.next() % 24)]
            let other = views[Int(random.next() % 24)]
            switch random.next() % 5 {
            case 0: view.removeFromSuperview()
            case 1:
                guard !view.isDescendant(of: other) else { continue }
                view.insertSubview(other, at: Int(random.next() % 4))
            case 2: view.superview?.bringSubviewToFront(view)
            case 3: view.superview?.sendSubviewToBack(view)
            default:
                guard !view.isDescendant(of: other) else { continue }
                view.addSubview(other)
            }
        }
        for view in views {
            #expect((view.layer.sublayers ?? []).map(ObjectIdentifier.init) == view.subviews.map { ObjectIdentifier($0.layer) })
            for child in view.subviews { #expect(child.superview === view) }
        }
    }

    // Covers: UIView.addSubview
    @Test("A superview keeps its subviews alive and is not kept by them")
    func lifetime() {
        weak var weakParent: UIView?
        let child = UIView()
        do {
            let parent = UIView()
            parent.addSubview(child)
            weakParent = parent
        }
        #expect(weakParent == nil)
        #expect(child.superview == nil)
    }
}

/// A seeded generator.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
