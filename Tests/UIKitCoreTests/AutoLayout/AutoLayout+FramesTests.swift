// Frames that constraints give, to the point.
// Apple: "Auto Layout Guide", Anatomy of a Constraint.
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Auto Layout: frames", .harness) struct AutoLayoutFramesTests {
    // Covers: UIView.translatesAutoresizingMaskIntoConstraints, NSLayoutConstraint.isActive, UIView.layoutIfNeeded
    @Test("Four edges with insets give the frame (documented)")
    func edges() {
        let fixture = LayoutFixture()
        let view = fixture.view()
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
        let edges = [
            view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: fixture.root.topAnchor, constant: 20),
            view.rightAnchor.constraint(equalTo: fixture.root.rightAnchor, constant: -30),
            view.bottomAnchor.constraint(equalTo: fixture.root.bottomAnchor, constant: -40),
        ]
        for edge in edges { edge.isActive = true }
        fixture.root.layoutIfNeeded()
        #expect(view.place == "10 20 260 140")
        #expect(fixture.root.constraints.count == 4)
        #expect(fixture.app.diagnostics.isEmpty)
    }

    // Covers: UIView.frame
    @Test("The root's new size moves what depends on it, and nothing else")
    func resize() {
        let fixture = LayoutFixture()
        let view = fixture.view(), fixed = fixture.view()
        view.pin(10)
        fixed.corner(5, 5)
        fixed.size(20, 20)
        fixture.layOut()
        fixture.root.frame = CGRect(x: 0, y: 0, width: 500, height: 400)
        fixture.root.layoutIfNeeded()
        #expect(view.place == "10 10 480 380")
        #expect(fixed.place == "5 5 20 20")
    }

    // Covers: NSLayoutConstraint.constant
    @Test("A new constant counts from the next layout on (documented)")
    func constant() {
        let fixture = LayoutFixture()
        let view = fixture.view()
        view.corner(0, 0)
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        width.isActive = true
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        fixture.layOut()
        width.constant = 80
        #expect(width.constant == 80)
        #expect(view.place == "0 0 50 10")
        fixture.root.layoutIfNeeded()
        #expect(view.place == "0 0 80 10")
    }

    // Covers: NSLayoutConstraint.multiplier, NSLayoutConstraint.Relation.equal, NSLayoutConstraint.Attribute.centerX, NSLayoutConstraint.Attribute.right, NSLayoutConstraint.Attribute.bottom
    @Test("A multiplier of lengths and of positions, these in the coordinates of the common ancestor")
    func multiplier() {
        let fixture = LayoutFixture()
        let outer = fixture.view()
        outer.corner(40, 30)
        outer.size(200, 100)
        let view = fixture.view(in: outer)
        let width = view.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5, constant: -20)
        #expect(width.multiplier == 0.5)
        width.isActive = true
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25).isActive = true
        NSLayoutConstraint(
            item: view, attribute: .centerX, relatedBy: .equal, toItem: outer, attribute: .right, multiplier: 0.75,
            constant: 0
        ).isActive = true
        NSLayoutConstraint(
            item: view, attribute: .bottom, relatedBy: .equal, toItem: outer, attribute: .bottom, multiplier: 0.9, constant: 2
        ).isActive = true
        fixture.layOut()
        // Width 0.5 × 200 − 20 = 80, height 20; middle at 150; bottom at 92.
        #expect(outer.place == "40 30 200 100")
        #expect(view.place == "110 72 80 20")
    }

    // Covers: UIView.centerXAnchor, UIView.centerYAnchor
    @Test("Centres, and views nested in others")
    func centres() {
        let fixture = LayoutFixture()
        let outer = fixture.view()
        outer.pin(50)
        let inner = fixture.view(in: outer)
        inner.size(30, 20)
        inner.centerXAnchor.constraint(equalTo: fixture.root.centerXAnchor, constant: 5).isActive = true
        inner.centerYAnchor.constraint(equalTo: outer.centerYAnchor).isActive = true
        fixture.layOut()
        #expect(outer.place == "50 50 200 100")
        #expect(inner.place == "90 40 30 20")
    }

    // Covers: NSLayoutConstraint.priority
    @Test("A higher priority wins, and an inequality holds at its bound (documented)")
    func priorities() {
        let fixture = LayoutFixture()
        let view = fixture.view()
        view.corner(0, 0)
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        let most = view.widthAnchor.constraint(lessThanOrEqualToConstant: 120)
        let wish = view.widthAnchor.constraint(equalToConstant: 200)
        wish.priority = .defaultHigh
        let low = view.widthAnchor.constraint(equalToConstant: 40)
        low.priority = .defaultLow
        NSLayoutConstraint.activate([most, wish, low])
        fixture.layOut()
        #expect(view.place == "0 0 120 10")
        wish.priority = UILayoutPriority(100)
        #expect(wish.priority == UILayoutPriority(100))
        fixture.layOut()
        #expect(view.place == "0 0 40 10")
        #expect(fixture.app.diagnostics.isEmpty)
    }

    // Covers: NSLayoutConstraint.deactivate, NSLayoutConstraint.activate
    @Test("Inactive constraints do not count; changing over moves the view")
    func switching() {
        let fixture = LayoutFixture()
        let view = fixture.view()
        view.size(10, 10)
        view.topAnchor.constraint(equalTo: fixture.root.topAnchor).isActive = true
        let left = [view.leftAnchor.constraint(equalTo: fixture.root.leftAnchor)]
        let right = [view.rightAnchor.constraint(equalTo: fixture.root.rightAnchor)]
        NSLayoutConstraint.activate(left)
        fixture.layOut()
        #expect(view.place == "0 0 10 10")
        NSLayoutConstraint.deactivate(left)
        NSLayoutConstraint.activate(right)
        fixture.root.layoutIfNeeded()
        #expect(view.place == "290 0 10 10")
        #expect(!left[0].isActive)
        #expect(right[0].isActive)
    }

    @Test("Equal thirds lie on whole pixels side by side, without a gap (observed)", arguments: [CGFloat(1), 2, 3])
    func rounding(scale: CGFloat) {
        let fixture = LayoutFixture(100, 20, scale: scale)
        let views = (0..<3).map { _ in fixture.view() }
        for (index, view) in views.enumerated() {
            view.topAnchor.constraint(equalTo: fixture.root.topAnchor).isActive = true
            view.bottomAnchor.constraint(equalTo: fixture.root.bottomAnchor).isActive = true
            let before = index == 0 ? fixture.root.leftAnchor : views[index - 1].rightAnchor
            view.leftAnchor.constraint(equalTo: before).isActive = true
            if index > 0 { view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = true }
        }
        views[2].rightAnchor.constraint(equalTo: fixture.root.rightAnchor).isActive = true
        fixture.layOut()
        let edges = views.map { $0.frame.maxX * scale }
        #expect(
            edges.map { ($0 * 1000).rounded() / 1000 } == [(100 * scale / 3).rounded(), (200 * scale / 3).rounded(), 100 * scale])
        #expect(abs(views[1].frame.minX - views[0].frame.maxX) < 1e-9)
    }

    // Covers: UIView.transform
    @Test("A transform stays: bounds and centre are what constraints set")
    func transformed() {
        let fixture = LayoutFixture()
        let view = fixture.view()
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.corner(10, 10)
        view.size(40, 20)
        fixture.layOut()
        #expect(view.bounds.size == CGSize(width: 40, height: 20))
        #expect(view.center == CGPoint(x: 30, y: 20))
        #expect(view.transform.a == 2)
    }

    // Covers: UIView.autoresizingMask
    @Test("A view that keeps its frame takes part as it stands, and follows its mask")
    func framed() {
        let fixture = LayoutFixture()
        let old = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        old.autoresizingMask = [.flexibleWidth]
        fixture.root.addSubview(old)
        let view = fixture.view()
        view.size(10, 10)
        view.leftAnchor.constraint(equalTo: old.rightAnchor, constant: 5).isActive = true
        view.topAnchor.constraint(equalTo: old.topAnchor).isActive = true
        fixture.layOut()
        #expect(view.place == "115 10 10 10")
        fixture.root.bounds.size.width = 400
        fixture.root.layoutIfNeeded()
        #expect(old.place == "10 10 200 30")
        #expect(view.place == "215 10 10 10")
        old.frame = CGRect(x: 0, y: 40, width: 50, height: 50)
        fixture.root.layoutIfNeeded()
        #expect(view.place == "55 40 10 10")
        old.autoresizingMask = []
        fixture.root.bounds.size.width = 300
        fixture.root.layoutIfNeeded()
        #expect(old.place == "0 40 50 50")
        #expect(view.place == "55 40 10 10")
        #expect(fixture.app.diagnostics.isEmpty)
    }

    @Test("A root that constraints size takes its size")
    func freeRoot() {
        let fixture = LayoutFixture()
        let root = UIView()
        root.translatesAutoresizingMaskIntoConstraints = false
        let view = fixture.add(UIView(), to: root)
        view.pin(5)
        view.size(50, 20)
        root.layoutIfNeeded()
        #expect(root.bounds.size == CGSize(width: 60, height: 30))
        #expect(view.place == "5 5 50 20")
    }

    @Test("In a window the turn lays out; the safe area and margins are guides (documented)")
    func window() {
        let app = StageFixture(
            StageEnvironment(
                size: CGSize(width: 390, height: 844), scale: 3,
                safeAreaInsets: StageInsets(top: 47, left: 0, bottom: 34, right: 0)))
        let controller = UIViewController()
        let view = UIView(), inner = UIView()
        for one in [view, inner] {
            one.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(one)
        }
        let safe = controller.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: safe.topAnchor), view.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
            inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
            inner.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor),
        ])
        app.show(controller)
        #expect(view.place == "0 47 390 763")
        #expect(inner.place == "20 417 10 10")
        #expect(safe.layoutFrame.place == "0 47 390 763")
        #expect(app.diagnostics.isEmpty)
    }
}
