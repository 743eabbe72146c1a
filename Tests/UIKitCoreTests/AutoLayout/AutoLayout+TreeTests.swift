// Constraints while views come, go and change trees.
// Apple: "UIView", removeFromSuperview(), addConstraint(_:).
import CoreGraphics
import Foundation
import Stage
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Auto Layout: trees", .harness) struct AutoLayoutTreeTests {
    // Covers: UIView.constraints, UIView.removeFromSuperview
    @Test("The nearest common ancestor lists a constraint; removal takes off what names the view from above (documented)")
    func removal() {
        let fixture = LayoutFixture()
        let outer = fixture.view(), inner = fixture.view(in: outer)
        outer.pin(10)
        inner.size(10, 10)
        inner.corner(3, 4)
        let across = inner.bottomAnchor.constraint(lessThanOrEqualTo: fixture.root.bottomAnchor)
        across.isActive = true
        #expect([fixture.root, outer, inner].map(\.constraints.count) == [5, 2, 2])
        fixture.layOut()
        outer.removeFromSuperview()
        #expect([fixture.root, outer, inner].map(\.constraints.count) == [0, 2, 2])
        #expect(!across.isActive)
        // What it holds goes on with it.
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        root.addSubview(outer)
        outer.pin(20)
        root.layoutIfNeeded()
        #expect(outer.place == "20 20 20 20")
        #expect(inner.place == "3 4 10 10")
        #expect(fixture.app.diagnostics.isEmpty)
    }

    @Test("Removal before any layout does the same")
    func earlyRemoval() {
        let fixture = LayoutFixture()
        let outer = fixture.view(), inner = fixture.view(in: outer)
        outer.pin(10)
        inner.size(10, 10)
        inner.corner(3, 4)
        outer.removeFromSuperview()
        #expect([fixture.root, outer, inner].map(\.constraints.count) == [0, 2, 2])
        fixture.root.addSubview(outer)
        outer.pin(20)
        fixture.layOut()
        #expect(outer.place == "20 20 260 160")
        #expect(inner.place == "3 4 10 10")
    }

    @Test("A tree solved apart goes on in the tree it is added to, and back")
    func handOver() {
        let fixture = LayoutFixture()
        let part = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
        let inner = fixture.add(UIView(), to: part)
        inner.pin(5)
        part.layoutIfNeeded()
        #expect(inner.place == "5 5 90 40")
        fixture.root.addSubview(part)
        let beside = fixture.view()
        beside.size(5, 5)
        beside.leftAnchor.constraint(equalTo: inner.rightAnchor).isActive = true
        beside.topAnchor.constraint(equalTo: inner.topAnchor).isActive = true
        fixture.layOut()
        #expect(beside.place == "105 15 5 5")
        part.frame.size.width = 200
        fixture.root.layoutIfNeeded()
        #expect(inner.place == "5 5 190 40")
        #expect(beside.place == "205 15 5 5")
        part.removeFromSuperview()
        part.frame.size.width = 30
        part.layoutIfNeeded()
        #expect(inner.place == "5 5 20 40")
        #expect(fixture.root.constraints.isEmpty)
    }

    @Test("A view moved straight to another superview loses what named it there")
    func moved() {
        let fixture = LayoutFixture()
        let one = fixture.view(), two = fixture.view(), view = fixture.view(in: one)
        one.corner(0, 0)
        one.size(100, 100)
        two.corner(100, 0)
        two.size(100, 100)
        view.pin(1)
        fixture.layOut()
        two.addSubview(view)
        #expect(one.constraints.count == 2)
        view.pin(2)
        fixture.layOut()
        #expect(view.place == "2 2 96 96")
        #expect(fixture.app.diagnostics.isEmpty)
    }

    @Test("Constraints and views die with their tree")
    func memory() {
        weak var engine: AnyObject?
        weak var view: UIView?
        weak var constraint: NSLayoutConstraint?
        func run() {
            let fixture = LayoutFixture()
            let inner = fixture.view()
            inner.pin(5)
            _ = inner.systemLayoutSizeFitting(.zero)
            fixture.layOut()
            view = inner
            constraint = fixture.root.constraints[0]
            engine = fixture.root
        }
        run()
        #expect(view == nil)
        #expect(constraint == nil)
        #expect(engine == nil)
    }

    @Test("What outlives its top view can be laid out in another tree")
    func orphan() {
        let fixture = LayoutFixture()
        var inner: UIView?
        do {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            let view = fixture.add(UIView(), to: root)
            view.pin(5)
            view.size(40, 40)
            root.layoutIfNeeded()
            inner = view
        }
        guard let inner else { return }
        #expect(inner.superview == nil)
        fixture.root.addSubview(inner)
        inner.corner(7, 8)
        fixture.layOut()
        #expect(inner.place == "7 8 40 40")
    }

    // Covers: UIView.addConstraint, UIView.addConstraints, UIView.removeConstraint, UIView.removeConstraints
    @Test("A view lists constraints of views below it (documented)")
    func adding() {
        let fixture = LayoutFixture()
        let outer = fixture.view(), view = fixture.view(in: outer)
        outer.pin()
        let left = view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 9)
        let top = view.topAnchor.constraint(equalTo: outer.topAnchor)
        fixture.root.addConstraint(left)
        #expect(left.isActive)
        #expect(fixture.root.constraints.contains(left))
        fixture.root.addConstraints([top])
        view.size(1, 1)
        fixture.layOut()
        #expect(view.place == "9 0 1 1")
        fixture.root.removeConstraint(left)
        fixture.root.removeConstraints([top])
        #expect(!left.isActive)
        #expect(!top.isActive)
        #expect(fixture.root.constraints.count == 4)
    }

    @Test("Many constraints on and off leave the list in order")
    func list() {
        let fixture = LayoutFixture()
        let view = fixture.view()
        let all = (0..<100).map { view.widthAnchor.constraint(lessThanOrEqualToConstant: CGFloat($0 + 10)) }
        NSLayoutConstraint.activate(all)
        NSLayoutConstraint.deactivate(all.enumerated().filter { $0.offset % 3 != 0 }.map(\.element))
        #expect(view.constraints.map(\.constant) == stride(from: 10, to: 110, by: 3).map { CGFloat($0) })
        all[1].isActive = true
        #expect(view.constraints.last === all[1])
        NSLayoutConstraint.deactivate(all)
        #expect(view.constraints.isEmpty)
    }
}
